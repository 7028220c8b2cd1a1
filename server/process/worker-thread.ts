import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts the module beside `parent` as a worker thread, in the build and from source alike.
 *
 * @param name file name without its ending, e.g. `./worker`
 * @param parent the caller's `import.meta.url`
 */
export function startWorker(name: string, parent: string, options: WorkerOptions = {}): Worker {
  const isSource = parent.endsWith('.ts');
  const file = new URL(`${name}${isSource ? '.ts' : '.js'}`, parent);
  return new Worker(isSource ? throughTsx(file) : file, { ...options, execArgv: [] });
}

// Node 20 cannot read TypeScript, and a worker does not inherit the loader of vitest or tsx.
function throughTsx(file: URL): URL {
  const code = `import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))};
register();
await import(${JSON.stringify(file.href)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}
