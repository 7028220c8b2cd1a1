import { connect } from 'node:net';

/**
 * Sends the same GET, or several in turn, over keep-alive connections as fast as the replies come, with so little work per
 * reply that the server and not this client is what is measured. With a body it sends POST. Resolves when the replies are there.
 */
export async function load(port: number, paths: string | string[], options: Load): Promise<void> {
  const { headers = {}, body, replies, connections } = options;
  const method = body ? 'POST' : 'GET';
  const heads = [paths].flat().flatMap(path => [headers].flat().map(sent => headText(method, path, sent)));
  let turn = 0;
  const next = () => {
    if (turn === replies) return undefined;
    const head = heads[turn++ % heads.length] ?? '';
    return body ? withBody(head, body()) : `${head}\r\n`;
  };
  await Promise.all(Array.from({ length: Math.min(connections, replies) }, () => oneConnection(port, next)));
}

type Headers = Record<string, string>;

/** Several sets of headers are sent in turn, and what `body` gives at each call as JSON. */
export type Load = {
  connections: number;
  replies: number;
  headers?: Headers | Headers[];
  body?: (() => object) | undefined;
};

function withBody(head: string, body: object): string {
  const text = JSON.stringify(body);
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}

function headText(method: string, path: string, headers: Headers): string {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}`;
}

function oneConnection(port: number, next: () => string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing = 0;
    const ask = () => {
      const request = next();
      if (request !== undefined) return void socket.write(request);
      socket.destroy();
      resolve();
    };
    const socket = connect(port, '127.0.0.1', ask);
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('data', chunk => {
      try {
        if (missing > 0) missing -= chunk.length;
        else missing = remainingAfterHead(chunk);
      } catch (error) {
        socket.destroy();
        return reject(error);
      }
      if (missing <= 0) ask();
    });
  });
}

/** How much of the reply is still to come after its first chunk, which holds the whole head. */
function remainingAfterHead(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Not a reply to measure: ${head.split('\r\n')[0]}`);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
  return end + 4 + length - chunk.length;
}
