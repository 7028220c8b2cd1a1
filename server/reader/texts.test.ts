import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadTexts } from './texts.ts';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'slova-texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const front = (title: string, level: string) => `---\ntitle: ${title}\nlevel: ${level}\n---\n`;

test('a file becomes a text with tidy paragraphs', () => {
  const body = '\nIt’s ten o’clock. My T-shirt\nis   wet. Cafe\u0301!\n\n\n  “Twenty-five!” said Ana.  \n';
  const [text] = loadTexts(folderWith({ 'en/a1-rain.md': front('Rain: the end', 'A1') + body }));
  expect(text).toEqual({
    id: 'a1-rain',
    learn: 'en',
    title: 'Rain: the end',
    level: 'A1',
    body: 'It’s ten o’clock. My T-shirt is wet. Café!\n\n“Twenty-five!” said Ana.',
    names: [],
  });
});

test('a text in another language has its language in its id, and its names beside it', () => {
  const file = '---\ntitle: La lluvia\nlevel: A1\nnames: Rosa, San Juan\n---\nRosa está aquí.';
  expect(loadTexts(folderWith({ 'es/a1-lluvia.md': file }))).toMatchObject([
    { id: 'es-a1-lluvia', learn: 'es', names: ['Rosa', 'San Juan'] },
  ]);
});

test('line ends of Windows are read like others', () => {
  const content = `${front('Rain', 'A1')}\nOne.\n\nTwo.\n`.replaceAll('\n', '\r\n');
  expect(loadTexts(folderWith({ 'en/a1-rain.md': content }))[0]?.body).toBe('One.\n\nTwo.');
});

test('other files and folders are left alone', () => {
  const files = {
    'en/a1-rain.md': `${front('Rain', 'A1')}One.`,
    'en/notes.txt': 'no',
    'drafts/a1-x.md': 'no',
  };
  expect(loadTexts(folderWith(files)).map(text => text.id)).toEqual(['a1-rain']);
});

test.each([
  ['no front matter', 'a1-x.md', 'Just text.', /en\/a1-x\.md: begin with ---/],
  ['no end of the front matter', 'a1-x.md', '---\ntitle: X\nlevel: A1\nText.', /a1-x\.md: begin with ---/],
  ['no title', 'a1-x.md', '---\nlevel: A1\n---\nText.', /a1-x\.md: has no title/],
  ['an empty title', 'a1-x.md', `${front(' ', 'A1')}Text.`, /a1-x\.md: has no title/],
  ['an unknown level', 'c1-x.md', `${front('X', 'C1')}Text.`, /c1-x\.md: level must be one of: A1 A2 B1/],
  [
    'another level than its name says',
    'a1-x.md',
    `${front('X', 'B1')}Text.`,
    /a1-x\.md: the name must begin with b1-/,
  ],
  ['no body', 'a1-x.md', `${front('X', 'A1')}\n \n`, /a1-x\.md: has no body/],
])('a file with %s is refused by name', (_, name, content, problem) => {
  expect(() => loadTexts(folderWith({ [`en/${name}`]: content }))).toThrow(problem);
});
