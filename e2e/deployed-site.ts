import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/**
 * A server of its own that can be stopped, and started again with a newer version of the page: all its files are named
 * otherwise, as after a change of the frame, and the former ones are gone.
 */
export async function startDeployedSite() {
  const folder = mkdtempSync(join(tmpdir(), 'slova-e2e-deployed-'));
  for (const name of ['dist/web', 'dist/node', 'package.json'])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  for (const name of ['dist/content', 'node_modules', 'server', 'languages', 'content'])
    symlinkSync(join(ROOT, name), join(folder, name));
  const port = await freePort();
  let server: ChildProcess | undefined = await start(folder, port);
  const stop = async () => {
    const running = server;
    server = undefined;
    if (running !== undefined) await end(running);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    stop,
    async startAgain() {
      server = await start(folder, port);
    },
    /** `mark` is two letters that the names of its files begin their hash with. */
    async deployNext(mark: string) {
      await stop();
      renameFiles(join(folder, 'dist/web'), mark);
      server = await start(folder, port);
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function start(folder: string, port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(folder, 'dist/node/server/main.js')], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      RATE_LIMITS: 'off',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', chunk => String(chunk).includes('listens at') && resolve());
    server.on('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
  return server;
}

async function end(server: ChildProcess): Promise<void> {
  const ended = new Promise(resolve => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

/** Gives every file that is named by its content another name, in the files that name it, too. */
function renameFiles(site: string, mark: string): void {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter(file => /\.(br|gz)$/.test(file))) rmSync(join(site, name));
  const hashed = files.filter(file => /-[\w-]{8}\.\w+$/.test(file)).map(file => basename(file));
  const renamed = (name: string) => name.replace(/-[\w-]{2}([\w-]{6}\.\w+)$/, `-${mark}$1`);
  for (const name of files.filter(file => /\.(html|js|css|json)$/.test(file))) {
    let text = readFileSync(join(site, name), 'utf8');
    for (const former of hashed) text = text.replaceAll(former, renamed(former));
    // The version of a build is made of the names of its files.
    if (name === 'sw.js') text = text.replace(/(version:.)[\w-]{2}/, `$1${mark}`);
    writeFileSync(join(site, name), text);
  }
  for (const name of files.filter(file => hashed.includes(basename(file))))
    renameSync(join(site, name), join(site, dirname(name), renamed(basename(name))));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
