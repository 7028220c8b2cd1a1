import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { sourcePlaces } from './source-maps.ts';

function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'slova-maps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Its second line is made of the eleventh line of the source, from the fifth column on.
  const map = { version: 3, sources: ['server/feature.ts'], names: [], mappings: ';AAUI' };
  writeFileSync(join(folder, 'main.js.map'), JSON.stringify(map));
  return folder;
}

test('a line of a trace names the source of a built file', () => {
  const folder = builtFolder();
  const toSource = sourcePlaces(folder);
  const url = pathToFileURL(join(folder, 'main.js'));
  expect(toSource(`handler (${url}:2:9)`)).toBe('handler (server/feature.ts:11:5)');
  expect(toSource(`async ${url}:2:1`)).toBe('async server/feature.ts:11:5');
});

test('what has no map stays as it is', () => {
  const folder = builtFolder();
  const toSource = sourcePlaces(folder);
  const other = `handler (${pathToFileURL(join(folder, 'other.js'))}:2:9)`;
  expect(toSource(other)).toBe(other);
  writeFileSync(join(folder, 'torn.js.map'), '{"version":3,');
  const torn = `handler (${pathToFileURL(join(folder, 'torn.js'))}:2:9)`;
  expect(toSource(torn)).toBe(torn);
  expect(toSource('Server.emit (node:events:524:28)')).toBe('Server.emit (node:events:524:28)');
});
