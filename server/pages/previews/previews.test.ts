import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { pictureAddress } from '#contract/pictures.ts';
import { LANGUAGES } from '#languages/index.ts';
import { drawPicture } from '../../../scripts/pictures.ts';
import { writePreviewFaces } from '../../../scripts/preview-faces.ts';
import { siteFile } from '../../http/site.ts';
import { catalogue } from '../../testing/catalogue.ts';
import { startTestServer, texts } from '../../testing/test-server.ts';
import { choosePreview } from './choose-preview.ts';
import { type DrawPreviews, drawPreviews } from './draw-previews.ts';
import { readFaces } from './faces.ts';
import { type PreviewName, previewAt, previewPath } from './preview-address.ts';
import { lineWriter, type WriteLine } from './write-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'slova-faces-'));
const MARK = '<svg viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';
const SHELL = '<!doctype html><html lang="en"><head></head><body><div id="root"></div></body></html>';
let write: WriteLine;

beforeAll(async () => {
  const food = catalogue.category('food');
  if (food === undefined) throw new Error('There is no category of food');
  // What the lines below are written with stands in the content too, but not all of it in one category.
  const names = { ...food.names, hi: 'विद्यार्थी', ar: 'نعم. لا 17.5 كلمة' };
  await writePreviewFaces(folder, { categories: [{ ...food, names }] }, texts.slice(0, 3));
  write = lineWriter(readFaces(folder));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const NAMES: PreviewName[] = [
  { of: 'home', lang: 'uk' },
  { of: 'categories', lang: 'en', learn: 'es' },
  { of: 'category', categoryId: 'food', lang: 'ar', learn: 'ja' },
  { of: 'word', wordId: 'dog', lang: 'ar', learn: 'ja' },
  { of: 'texts', learn: 'en' },
  { of: 'text', id: 'a1-who-am-i' },
];

test.each(NAMES.map(name => [previewPath(name), name] as const))(
  '%s is the address of a picture',
  (path, name) => {
    expect(previewAt(path.replace('/previews/', ''))).toEqual(name);
    expect(choosePreview(name, { catalogue, texts })).toBeDefined();
  },
);

test.each(['xx.png', 'en.svg', 'en', 'categories/food/en-xx.png', 'texts/xx.png', 'texts/id/../a.png', ''])(
  'no picture is at %s',
  path => expect(previewAt(path)).toBeUndefined(),
);

test('a card has a picture, the word, and what it means unless that is the same', () => {
  const cards = (lang: 'en' | 'uk', learn: 'en' | 'es') =>
    choosePreview({ of: 'category', categoryId: 'food', lang, learn }, { catalogue, texts })?.cards ?? [];
  expect(cards('uk', 'es')).toHaveLength(4);
  for (const { emoji, word, meaning } of cards('uk', 'es')) {
    expect(drawPicture(emoji)).toBeDefined();
    expect([word.language, meaning?.language]).toEqual(['es', 'uk']);
  }
  expect(cards('en', 'en').map(({ meaning }) => meaning)).toEqual(Array(4).fill(undefined));
});

/** Where the outlines of a line begin, from the left. */
const placesOf = (outlines: string) =>
  [...outlines.matchAll(/translate\((-?[\d.]+) /g)].map(([, x]) => Number(x));

test('Hindi is joined: a vowel goes before its consonant, and consonants become one sign', () => {
  const shapes = (text: string) => placesOf(write({ text, language: 'hi' }, 40).outlines).length;
  // व, ि, द्य, ा, र्थी: fewer signs than characters.
  expect(shapes('विद्यार्थी')).toBeLessThan([...'विद्यार्थी'].length);
  const [vowel = 0, consonant = 0] = placesOf(write({ text: 'वि', language: 'hi' }, 40).outlines);
  expect(vowel).toBeLessThan(consonant);
});

test('Arabic runs from the right, with its signs at the right word and its numbers the other way', () => {
  const width = (text: string) => write({ text, language: 'ar' }, 40).width;
  expect(width('نعم')).toBeLessThan([...'نعم'].reduce((sum, letter) => sum + width(letter), 0));
  const both = write({ text: 'نعم. لا', language: 'ar' }, 40);
  const alone = write({ text: 'نعم.', language: 'ar' }, 40);
  // The first word with its full stop ends at the right edge, as it does without the second.
  expect(both.width - (placesOf(both.outlines).at(-1) ?? 0)).toBeCloseTo(
    alone.width - (placesOf(alone.outlines).at(-1) ?? 0),
    1,
  );
  const dot = placesOf(alone.outlines)[0] ?? 0;
  expect(placesOf(both.outlines)).toContainEqual(expect.closeTo(dot + both.width - alone.width, 1));
  const outlines = (text: string) => write({ text, language: 'ar' }, 40).outlines;
  expect(outlines('17.5')).toBe(write({ text: '17.5', language: 'en' }, 40).outlines);
});

test.each(LANGUAGES.map(({ code, name }) => [code, name] as const))(
  '%s: every letter of its name has a shape',
  (language, text) => {
    expect(placesOf(write({ text, language }, 40).outlines).length).toBeGreaterThan(1);
  },
);

/** The server with pictures of food, the real thread, and how often it was asked. */
async function start(draw?: DrawPreviews['draw']) {
  const real = drawPreviews({ facesFolder: folder, mark: MARK });
  let drawn = 0;
  const drawing: DrawPreviews = {
    draw: job => {
      drawn += 1;
      return (draw ?? real.draw)(job);
    },
    close: real.close,
  };
  const bread = siteFile(Buffer.from(drawPicture('🍞') ?? ''), { 'content-type': 'image/svg+xml' });
  const site = new Map([
    ['/index.html', siteFile(Buffer.from(SHELL), { 'content-type': 'text/html' })],
    [pictureAddress('🍞'), bread],
  ]);
  const { send } = await startTestServer({ site, drawing });
  onTestFinished(() => real.close());
  return { get: (url: string, headers = {}) => send({ url, headers }), drawn: () => drawn };
}

test('a picture is a PNG of the size that its page names, drawn once, and kept for a day by whoever asks', async () => {
  const { get, drawn } = await start();
  const address = '/previews/categories/food/ar-ja.png';
  const [one, other] = await Promise.all([get(address), get(address)]);
  expect([one.statusCode, other.statusCode, drawn()]).toEqual([200, 200, 1]);
  expect(one.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
  });
  const png = one.rawPayload;
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(300_000);
  const again = await get(address, { 'if-none-match': String(one.headers.etag) });
  expect([again.statusCode, drawn()]).toEqual([304, 1]);
}, 30_000);

test('what is not there is not drawn', async () => {
  const { get, drawn } = await start();
  const missing = ['categories/nothing/en-es', 'texts/id/nothing', 'categories/food/en-xx', '..%2F..%2Fetc'];
  for (const place of missing) expect((await get(`/previews/${place}.png`)).statusCode).toBe(404);
  expect(drawn()).toBe(0);
});

test('a flood waits for eight and is told to come again', async () => {
  const finish: (() => void)[] = [];
  const { get } = await start(
    () => new Promise(resolve => finish.push(() => resolve({ png: new Uint8Array(9), milliseconds: 1 }))),
  );
  const replies = LANGUAGES.slice(1, 12).map(({ code }) => get(`/previews/categories/food/en-${code}.png`));
  const refused = await Promise.race(replies);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
  for (const done of finish) done();
  const all = await Promise.all(replies);
  expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(8).fill(200), 503, 503, 503]);
});

test('a picture whose thread does not start in time is not there now, and asked for again later', async () => {
  let isSlow = true;
  const png = new Uint8Array([1, 2, 3]);
  const { get } = await start(async () => {
    if (isSlow) throw new Error('The thread was not ready within 10000 ms');
    return { png, milliseconds: 1 };
  });
  const address = '/previews/categories/food/ar-ja.png';
  const late = await get(address);
  expect(late.statusCode).toBe(503);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  isSlow = false;
  expect((await get(address)).statusCode).toBe(200);
});
