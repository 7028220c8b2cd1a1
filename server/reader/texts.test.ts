import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadTexts } from './texts.ts';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'slova-texts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

const front = (title: string, level: string) => `---\ntitle: ${title}\nlevel: ${level}\n---\n`;

test('a file becomes a text with tidy paragraphs and the words that can be tapped', () => {
  const body = '\nIt’s ten o’clock. My T-shirt\nis   wet. Cafe\u0301!\n\n\n  “Twenty-five!” said Ana.  \n';
  const [text] = loadTexts(folderWith({ 'a1-rain.md': front('Rain: the end', 'A1') + body }));
  expect(text).toEqual({
    id: 'a1-rain',
    title: 'Rain: the end',
    level: 'A1',
    body: 'It’s ten o’clock. My T-shirt is wet. Café!\n\n“Twenty-five!” said Ana.',
    words: `rain the end its ten oclock my tshirt is wet cafe twenty five said ana`.split(' '),
    length: 12,
  });
});

test('line ends of Windows are read like others', () => {
  const content = `${front('Rain', 'A1')}\nOne.\n\nTwo.\n`.replaceAll('\n', '\r\n');
  expect(loadTexts(folderWith({ 'a1-rain.md': content }))[0]?.body).toBe('One.\n\nTwo.');
});

test('easy texts come first, among them the short ones; other files are left alone', () => {
  const files = {
    'b1-short.md': `${front('Short', 'B1')}One.`,
    'a1-long.md': `${front('Long', 'A1')}One two three.`,
    'a1-brief.md': `${front('Brief', 'A1')}One two.`,
    'notes.txt': 'not a text',
  };
  expect(loadTexts(folderWith(files)).map(text => text.id)).toEqual(['a1-brief', 'a1-long', 'b1-short']);
});

test.each([
  ['no front matter', 'a1-x.md', 'Just text.', /a1-x\.md: begin with ---/],
  ['no end of the front matter', 'a1-x.md', '---\ntitle: X\nlevel: A1\nText.', /a1-x\.md: begin with ---/],
  ['no title', 'a1-x.md', '---\nlevel: A1\n---\nText.', /a1-x\.md: has no title/],
  ['an empty title', 'a1-x.md', `${front(' ', 'A1')}Text.`, /a1-x\.md: has no title/],
  ['an unknown level', 'c1-x.md', `${front('X', 'C1')}Text.`, /c1-x\.md: level must be one of: A1 B1/],
  [
    'another level than its name says',
    'a1-x.md',
    `${front('X', 'B1')}Text.`,
    /a1-x\.md: the name must begin with b1-/,
  ],
  ['no body', 'a1-x.md', `${front('X', 'A1')}\n \n`, /a1-x\.md: has no body/],
])('a file with %s is refused by name', (_, name, content, problem) => {
  expect(() => loadTexts(folderWith({ [name]: content }))).toThrow(problem);
});
