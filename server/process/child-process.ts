import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { isSource, packageRoot } from './package-root.ts';

type ChildOptions = { flags?: readonly string[]; env?: Record<string, string> };

/**
 * Starts a module as a process of its own, in the build and from source alike. It knows none of our settings, and messages go
 * both ways with their typed arrays.
 *
 * @param name its path from the root without an ending, e.g. `server/speech/neural/child`; `build/vite.server.config.ts` names it too
 * @param options flags for Node, and what its environment shall have
 */
export function startChild(name: string, { flags = [], env = {} }: ChildOptions = {}): ChildProcess {
  const file = join(packageRoot, isSource ? `${name}.ts` : `dist/node/${name}.js`);
  // Node 20 cannot read TypeScript.
  const loader = isSource ? ['--import', import.meta.resolve('tsx')] : [];
  return fork(file, [], {
    execArgv: [...flags, ...loader],
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
