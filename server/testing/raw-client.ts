import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection that says what the test writes, and keeps what it hears. */
export async function rawClient(port: number, said = ''): Promise<{ socket: Socket; heard: () => string }> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let heard = '';
  socket.on('data', chunk => {
    heard += chunk;
  });
  socket.on('error', error => {
    heard += `[${error.message}]`;
  });
  await once(socket, 'connect');
  socket.write(said);
  return { socket, heard: () => heard };
}

/** A server that takes every connection and never says a word. */
export async function silentServer(): Promise<{ port: number; connections: Socket[]; server: Server }> {
  const connections: Socket[] = [];
  const server = createServer(socket => {
    connections.push(socket.on('error', () => undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of connections) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, connections, server };
}
