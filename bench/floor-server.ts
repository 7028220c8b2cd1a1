import { createServer } from 'node:http';

/** A bare node:http server that answers everything with the bytes its parent sends it. */
let body = Buffer.alloc(0);
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
});
process.on('message', (message: { body?: string }) => {
  if (message.body !== undefined) body = Buffer.from(message.body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
