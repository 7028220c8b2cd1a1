import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { isSource, packageRoot } from './package-root.ts';

/**
 * Starts a module as a worker thread, in the build and from source alike. The build keeps its path, whatever else it moves.
 *
 * @param name its path from the root without an ending, e.g. `server/speech/engine/worker`; `build/vite.server.config.ts` names it too
 */
export function startWorker(name: string, options: WorkerOptions = {}): Worker {
  const file = pathToFileURL(join(packageRoot, isSource ? `${name}.ts` : `dist/node/${name}.js`));
  return new Worker(isSource ? throughTsx(file) : file, { ...options, execArgv: [] });
}

// Node 20 cannot read TypeScript, and a worker does not inherit the loader of vitest or tsx.
function throughTsx(file: URL): URL {
  const code = `import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))};
register();
await import(${JSON.stringify(file.href)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}
