import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasParent } from './parent.mjs';

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
  unlessDone('node_modules/.installed', filesOf(['package-lock.json']), () => {
    say('Installing packages (once, about half a minute) …');
    // Nothing needs an install script; leaving them out is safer and quicker.
    run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  });
}

const CODE = [
  'build',
  'contract',
  'files',
  'languages',
  'learning',
  'server',
  'web',
  'scripts/app-icons.ts',
  'scripts/pictures.ts',
  'package-lock.json',
];

const CONTENT_BUILD = [
  'build-content',
  'check-pictures',
  'head-face',
  'pictures',
  'preview-faces',
  'write-pictures',
].map(name => `scripts/${name}.ts`);

/** Builds page and server, and the content they show, unless the build is of these very sources. */
export function build() {
  const code = filesOf(CODE);
  unlessDone('dist/.built', code, () => {
    say('Building …');
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    const bundle = (config, ...parameters) =>
      run(process.execPath, [
        vite,
        'build',
        '--logLevel',
        'warn',
        '--config',
        `build/${config}`,
        ...parameters,
      ]);
    bundle('vite.config.ts');
    bundle('vite.config.ts', '--ssr', 'app/render.tsx');
    bundle('vite.server.config.ts');
  });
  unlessDone('dist/content/.built', [...code, ...filesOf(['content', ...CONTENT_BUILD])], () => {
    say('Reading the content …');
    run(process.execPath, [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'scripts/build-content.ts']);
  });
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
  // Nothing is heard while a command runs.
  if (!hasParent()) process.exit(1);
}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

export function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** Does work unless the stamp says that it was done for these very files. */
function unlessDone(stamp, files, work) {
  const place = join(ROOT, stamp);
  const [glance, content] = existsSync(place) ? readFileSync(place, 'utf8').split('\n') : [];
  // Sizes and times tell at once that nothing was touched; where something was, the contents decide.
  if (glance === glanceAt(files)) return;
  // What is written during the work is not in it, so the stamp is of before.
  const hash = hashOf(files);
  if (content !== hash) work();
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, `${glanceAt(files)}\n${hash}`);
}

function glanceAt(files) {
  const lines = files.map(({ name, size, mtimeMs }) => `${name}\0${size}\0${mtimeMs}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex');
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const { name } of files)
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(ROOT, name)));
  return hash.digest('hex');
}

/** The files at and below paths, each looked at once: a start without a build does little else. */
function filesOf(paths) {
  return paths.flatMap(path => {
    const stats = statSync(join(ROOT, path));
    return stats.isDirectory()
      ? filesBelow(path)
      : [{ name: path, size: stats.size, mtimeMs: stats.mtimeMs }];
  });
}

function filesBelow(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(entry =>
      entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : filesOf([`${folder}/${entry.name}`]),
    );
}
