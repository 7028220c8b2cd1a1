import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Build } from '../web/platform/offline/service-worker/build.ts';
import { writeCompressed } from './compressed-files.ts';

/** What few visitors need is kept once it has been used: languages, faces, workers and what they load. */
const ON_DEMAND = /\/(?:\w\w|transfer-worker|sql-wasm-browser|literata-[a-z-]+)-[\w-]{8}\.\w+$/;
const SOURCE = join(import.meta.dirname, '../web/platform/offline/service-worker/service-worker.ts');

/**
 * Builds the service worker beside the page, as one file of a fixed name that knows the files of this build, and keeps the page
 * without any content as `shell.html`: what is shown at every address while there is no connection.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async writeBundle({ dir: folder = '' }, bundle) {
      const html = await readFile(join(folder, 'index.html'), 'utf8');
      const names = Object.keys(bundle).map(name => `/${name}`);
      const shell = join(folder, 'shell.html');
      await writeFile(shell, html);
      await writeCompressed(shell);
      await buildWorker(folder, buildOf(names, html));
      await writeCompressed(join(folder, 'sw.js'));
    },
  };
}

function buildOf(names: readonly string[], html: string): Build {
  const files = names.filter(name => name.startsWith('/assets/')).sort();
  return {
    version: hash('sha256', JSON.stringify(files) + html, 'base64url').slice(0, 12),
    files: files.filter(name => !ON_DEMAND.test(name)),
    onDemand: files.filter(name => ON_DEMAND.test(name)),
  };
}

async function buildWorker(folder: string, made: Build): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(made) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}
