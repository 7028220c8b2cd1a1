import { spawnSync } from 'node:child_process';

/** How often is looked whether the parent is still there. */
const EVERY_MS = 500;
const SHELL = /(^|[/-])\w*sh$/;

// npm hands a signal to the shell that it runs a script with, and that shell ends without a word to the script. Who starts a script
// without npm, as supervisors do, may end before it.
const parents = process.env.npm_lifecycle_event === undefined ? [] : shellAndNpm();

/** Ends this process as SIGTERM does, soon after the npm that has started it. */
export function endWithParent() {
  if (parents.length === 0) return;
  const timer = setInterval(() => {
    if (hasParent()) return;
    clearInterval(timer);
    if (!process.emit('SIGTERM')) process.exit(1);
  }, EVERY_MS);
  timer.unref();
}

export function hasParent() {
  return parents.every(isRunning);
}

/** A shell that becomes the script leaves npm as the parent; then nothing above it is asked. */
function shellAndNpm() {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(process.ppid)], { encoding: 'utf8' });
  const [npm, name = ''] = stdout?.trim().split(/\s+/) ?? [];
  return SHELL.test(name) ? [process.ppid, Number(npm)] : [process.ppid];
}

function isRunning(id) {
  // Who has lost the parent is given to another process.
  if (id === parents[0]) return process.ppid === id;
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
