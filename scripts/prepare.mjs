import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

const OLDEST_NODE = [20, 19];

/** Stops with a plain sentence when Node is too old to run the product. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  fail(`Slova needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

/** Installs the packages of the lockfile unless they are there already. */
export function installPackages() {
  const stamp = join(ROOT, 'node_modules/.installed');
  const wanted = hashOf(['package-lock.json']);
  if (isStamped(stamp, wanted)) return;
  say('Installing packages (once, about half a minute) …');
  // Nothing needs an install script; leaving them out is safer and quicker.
  run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, wanted);
}

/** Builds page and server unless the build is of these very sources. */
export function build() {
  const stamp = join(ROOT, 'dist/.built');
  const wanted = hashOf([
    'contract',
    'server',
    'web',
    'vite.config.ts',
    'vite.page-files.ts',
    'vite.server.config.ts',
    'package-lock.json',
  ]);
  if (isStamped(stamp, wanted)) return;
  say('Building …');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  run(process.execPath, [vite, 'build', '--logLevel', 'warn']);
  run(process.execPath, [vite, 'build', '--logLevel', 'warn', '--config', 'vite.server.config.ts']);
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Runs a command to its end and stops with its exit code when it fails. */
export function run(command, parameters, env = {}) {
  // npm is a .cmd file on Windows, which only a shell starts.
  const shell = command === 'npm' && process.platform === 'win32';
  const { status, error } = spawnSync(command, parameters, {
    cwd: ROOT,
    stdio: 'inherit',
    shell,
    env: { ...process.env, ...env },
  });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

export function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

function isStamped(stamp, wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesBelow))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap(name => filesBelow(`${path}/${name}`));
}
