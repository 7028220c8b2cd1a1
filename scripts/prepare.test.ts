import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const FOLDERS = [
  'build',
  'contract',
  'files',
  'languages',
  'learning',
  'server/http',
  'web',
  'content/words',
];
const SCRIPTS = [
  'app-icons',
  'pictures',
  'build-content',
  'check-pictures',
  'head-face',
  'preview-faces',
  'write-pictures',
];

test('what was touched is built anew: the code, or the content alone', () => {
  const { build, change, file } = project();
  expect(build()).toEqual(['code', 'content']);
  expect(build()).toEqual([]);
  utimesSync(file('server/http/source.ts'), new Date(), new Date(0));
  expect(build()).toEqual([]);
  change('content/words/source.ts');
  expect(build()).toEqual(['content']);
  change('server/http/source.ts');
  expect(build()).toEqual(['code', 'content']);
  change('package-lock.json');
  expect(build()).toEqual(['code', 'content']);
  expect(build()).toEqual([]);
});

test('what is written while the build runs is in the next one', () => {
  const { build, file } = project();
  writeFileSync(file('write-meanwhile'), file('server/http/source.ts'));
  expect(build()).toEqual(['code', 'content']);
  rmSync(file('write-meanwhile'));
  expect(build()).toEqual(['code', 'content']);
});

/** A folder that has what `build` looks at; its tools only write down that they were called. */
function project() {
  const folder = mkdtempSync(join(tmpdir(), 'slova-prepare-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string) => join(folder, name);
  const write = (name: string, text: string) => {
    mkdirSync(dirname(file(name)), { recursive: true });
    writeFileSync(file(name), text);
  };
  for (const name of ['prepare', 'parent'])
    write(`scripts/${name}.mjs`, readFileSync(join(import.meta.dirname, `${name}.mjs`), 'utf8'));
  for (const name of FOLDERS) write(`${name}/source.ts`, '');
  for (const name of SCRIPTS) write(`scripts/${name}.ts`, '');
  write('package.json', '{"type":"module"}');
  write('package-lock.json', '{}');
  write('node_modules/vite/bin/vite.js', tool('code'));
  write('node_modules/tsx/dist/cli.mjs', tool('content'));
  const build = () => {
    rmSync(file('log'), { force: true });
    const { status, stderr } = spawnSync(
      process.execPath,
      ['-e', "import('./scripts/prepare.mjs').then(({ build }) => build())"],
      { cwd: folder, encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const log = existsSync(file('log')) ? readFileSync(file('log'), 'utf8') : '';
    return [...new Set(log.split('\n').filter(line => line !== ''))];
  };
  return { file, build, change: (name: string) => appendFileSync(file(name), ' ') };
}

const tool = (name: string) => `
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
appendFileSync('log', '${name}\\n');
if (existsSync('write-meanwhile')) appendFileSync(readFileSync('write-meanwhile', 'utf8'), ' ');
`;
