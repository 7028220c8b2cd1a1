import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { packageRoot } from './process/package-root.ts';

test('nothing needs to be set', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'warn',
  });
});

test('an empty variable counts as absent', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toEqual(readEnv({}));
});

test.each([
  ['PORT', '80000'],
  ['PORT', 'http'],
  ['DATABASE_URL', 'mysql://localhost/slova'],
  ['READ_DATABASE_URL', 'postgres://localhost/copy'],
  ['NAMED_STATEMENTS', 'no'],
  ['SECRETS_KEY', 'too short'],
  ['VALKEY_URL', 'localhost:6379'],
  ['TRUST_PROXY', 'yes'],
  ['RATE_LIMITS', 'false'],
  ['LOG_LEVEL', 'verbose'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(
    new RegExp(`^Wrong settings in the environment:\\n {2}${name}: `),
  );
});

test('all wrong settings are named at once', () => {
  expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/PORT: [\s\S]*LOG_LEVEL: /);
});

test('deploy/env.example names every setting', () => {
  const example = readFileSync(join(packageRoot, 'deploy/env.example'), 'utf8');
  const named = [...example.matchAll(/^#?([A-Z_0-9]+)=/gm)].map(match => match[1]);
  expect(new Set(named)).toEqual(
    new Set(settingsOf(readFileSync(join(packageRoot, 'server/env.ts'), 'utf8'))),
  );
});

/** The settings as the sources name them: those of the server itself and those of its features. */
function settingsOf(source: string): string[] {
  const features = [...source.matchAll(/from '(\.\/[\w-]+\/options\.ts)'/g)].map(match => String(match[1]));
  const sources = [source, ...features.map(file => readFileSync(join(packageRoot, 'server', file), 'utf8'))];
  return sources.flatMap(text =>
    [...text.matchAll(/^\s+([A-Z][A-Z_0-9]+): /gm)].map(match => String(match[1])),
  );
}

test('an address of the teacher with a password, and a key that no header takes, are refused without being told', () => {
  const TEACHER_MODEL = 'tiny';
  expect(() => readEnv({ TEACHER_MODEL, TEACHER_URL: 'https://anna:hunter2@models.example/v1' })).toThrow(
    /TEACHER_URL: (?!.*hunter2)/,
  );
  expect(() =>
    readEnv({ TEACHER_MODEL, TEACHER_URL: 'https://models.example/v1', TEACHER_KEY: 'sk-hunter2\nmore' }),
  ).toThrow(/TEACHER_KEY: (?!.*hunter2)/);
  expect(readEnv({ TEACHER_KEY: ' sk-1\n' })).toMatchObject({ TEACHER_KEY: 'sk-1' });
});
