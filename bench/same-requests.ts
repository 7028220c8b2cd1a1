import { connect } from 'node:net';

/**
 * Sends the same GET, or several in turn, over keep-alive connections as fast as the replies come, with so little work per
 * reply that the server and not this client is what is measured. Returns how many replies came in.
 */
export async function load(port: number, paths: string | string[], options: Load): Promise<number> {
  const until = performance.now() + options.milliseconds;
  const { headers = {} } = options;
  const requests = [paths].flat().flatMap(path => [headers].flat().map(sent => requestText(path, sent)));
  let turn = 0;
  const next = () => requests[turn++ % requests.length] ?? '';
  const workers = Array.from({ length: options.connections }, () => oneConnection(port, next, until));
  const counts = await Promise.all(workers);
  return counts.reduce((sum, count) => sum + count, 0);
}

type Headers = Record<string, string>;

/** Several sets of headers are sent in turn. */
export type Load = { connections: number; milliseconds: number; headers?: Headers | Headers[] };

function requestText(path: string, headers: Headers): string {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

function oneConnection(port: number, next: () => string, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0;
    let missing = 0;
    const socket = connect(port, '127.0.0.1', () => socket.write(next()));
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('data', chunk => {
      if (missing > 0) missing -= chunk.length;
      else missing = remainingAfterHead(chunk);
      if (missing > 0) return;
      count += 1;
      if (performance.now() < until) return void socket.write(next());
      socket.destroy();
      resolve(count);
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
