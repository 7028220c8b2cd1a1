import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSecretBox, isSealed } from './secret-box.ts';
import { keyFile, openSecretBox } from './secrets-key.ts';

const box = createSecretBox(randomBytes(32));

test('what is sealed for somebody opens for them, and never looks the same', () => {
  const [one, other] = [box.seal('JBSWY3DP', 'olena'), box.seal('JBSWY3DP', 'olena')];
  expect(one).not.toBe(other);
  expect(one).not.toContain('JBSWY3DP');
  expect([one, other].map(sealed => box.open(sealed, 'olena'))).toEqual(['JBSWY3DP', 'JBSWY3DP']);
  expect(isSealed(one)).toBe(true);
  expect(isSealed('JBSWY3DP')).toBe(false);
});

test('another owner, another key and any changed letter open nothing', () => {
  const sealed = box.seal('JBSWY3DP', 'olena');
  expect(box.open(sealed, 'taras')).toBeUndefined();
  expect(createSecretBox(randomBytes(32)).open(sealed, 'olena')).toBeUndefined();
  for (const [place, letter] of [...sealed].entries()) {
    const changed = sealed.slice(0, place) + (letter === 'A' ? 'B' : 'A') + sealed.slice(place + 1);
    // The last letter of base64 may carry bits that say nothing.
    if (place < sealed.length - 1) expect(box.open(changed, 'olena')).toBeUndefined();
  }
  for (const none of ['', '1.', `1.${box.keyId}.AAAA`, 'JBSWY3DP'])
    expect(box.open(none, 'olena')).toBeUndefined();
});

test('a key is made once in the data folder, for the account of the server alone', () => {
  const DATA_DIR = folder();
  const [first, second] = [openSecretBox({ DATA_DIR }), openSecretBox({ DATA_DIR })];
  expect(second.box.open(first.box.seal('text', 'me'), 'me')).toBe('text');
  expect(first.isLasting).toBe(true);
  expect(statSync(keyFile(DATA_DIR)).mode & 0o777).toBe(0o600);
});

test('a key that is given is the same everywhere, and on PostgreSQL only such a one is relied on', () => {
  const SECRETS_KEY = randomBytes(32).toString('base64');
  const DATABASE_URL = 'postgres://localhost/slova';
  const one = openSecretBox({ DATA_DIR: folder(), DATABASE_URL, SECRETS_KEY });
  const other = openSecretBox({ DATA_DIR: folder(), DATABASE_URL, SECRETS_KEY });
  expect(other.box.open(one.box.seal('text', 'me'), 'me')).toBe('text');
  expect([one.isLasting, openSecretBox({ DATA_DIR: folder(), DATABASE_URL }).isLasting]).toEqual([
    true,
    false,
  ]);
});

test('a spoiled key file stops the start instead of being replaced', () => {
  const DATA_DIR = folder();
  writeFileSync(keyFile(DATA_DIR), 'half a k');
  expect(() => openSecretBox({ DATA_DIR })).toThrow(/secrets\.key is not a key/);
  expect(readFileSync(keyFile(DATA_DIR), 'utf8')).toBe('half a k');
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'slova-key-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}
