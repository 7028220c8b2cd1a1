import { connect } from 'node:net';

/**
 * Sends the same GET over keep-alive connections as fast as the answers come, with so little work per answer that the
 * server and not this client is what is measured. Answers how many answers came in.
 */
export async function load(port: number, path: string, options: Load): Promise<number> {
  const until = performance.now() + options.milliseconds;
  const workers = Array.from({ length: options.connections }, () =>
    oneConnection(port, requestText(path, options), until),
  );
  const counts = await Promise.all(workers);
  return counts.reduce((sum, count) => sum + count, 0);
}

export type Load = { connections: number; milliseconds: number; headers?: Record<string, string> };

function requestText(path: string, { headers = {} }: Load): string {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

function oneConnection(port: number, request: string, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0;
    let missing = 0;
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('data', chunk => {
      if (missing > 0) missing -= chunk.length;
      else missing = remainingAfterHead(chunk);
      if (missing > 0) return;
      count += 1;
      if (performance.now() < until) return void socket.write(request);
      socket.destroy();
      resolve(count);
    });
  });
}

/** How much of the answer is still to come after its first chunk, which holds the whole head. */
function remainingAfterHead(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Not an answer to measure: ${head.split('\r\n')[0]}`);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
  return end + 4 + length - chunk.length;
}
