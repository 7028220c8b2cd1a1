import type { ChildProcess } from 'node:child_process';
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
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';
import { startBuiltServer, stopBuiltServer } from './built-server.ts';

const ROOT = join(import.meta.dirname, '../..');

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
  const start = () => startBuiltServer(folder, { PORT: String(port), DATA_DIR: join(folder, 'data') });
  let server: ChildProcess | undefined = await start();
  const stop = async () => {
    const running = server;
    server = undefined;
    if (running !== undefined) await stopBuiltServer(running);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    stop,
    async startAgain() {
      server = await start();
    },
    /** `mark` is two letters that the names of its files begin their hash with. */
    async deployNext(mark: string) {
      await stop();
      renameFiles(join(folder, 'dist/web'), mark);
      server = await start();
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
