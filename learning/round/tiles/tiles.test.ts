import { expect, test } from 'vitest';
import type { Language } from '#languages/index.ts';
import { dueWord, testWorld } from '../../testing-rounds.ts';
import type { RoundWord } from '../round-word.ts';
import { isRightOrder } from './tile-order.ts';
import { falseTiles, rightTiles } from './tiles.ts';

const wordIn = (text: string, reading?: string, fields: Partial<RoundWord> = {}): RoundWord => ({
  ...dueWord('llave'),
  sentence: { text, translation: '', ...(reading !== undefined && { reading }) },
  ...fields,
});

test.each<[Language, string, string, string?]>([
  ['es', '¿[Tienes] agua, por favor?', 'tienes · agua · por · favor'],
  ['en', '[I] am here, and where are you?', 'I · am · here · and · where · are · you'],
  ['en', '[Mom], there is a letter.', 'Mom · there · is · a · letter'],
  ['fr', 'Tu veux de l’[eau] ?', 'tu · veux · de · l’eau'],
  ['it', 'Un po’ di [sale], grazie!', 'un · po’ · di · sale · grazie'],
  ['de', 'Ich [rufe] dich morgen [an].', 'ich · rufe · dich · morgen · an'],
  ['tr', '[Işık] yok, ışığı aç!', 'ışık · yok · ışığı · aç'],
  ['ar', '[أين] قهوتي الآن؟', 'أين · قهوتي · الآن'],
  ['hi', '[यह] मेरा घर है।', 'यह · मेरा · घर · है'],
  ['ko', '[나]는 여기 있어. 너는 어디 있어?', '나는 · 여기 · 있어 · 너는 · 어디 · 있어'],
  ['ja', '私は毎日[水]を飲みます。', '私は · 毎日水を · 飲みます', 'わたしは まいにち [みず]を のみます。'],
  ['ja', '[猫]が寝ていて、動かない。', '猫が · 寝て · いて · 動かない', '[ねこ]が ねて いて、うごかない。'],
])('%s: %s', (learn, text, tiles, reading) => {
  expect(rightTiles(wordIn(text, reading), learn)?.join(' · ')).toBe(tiles);
});

test('Chinese is parted into words, however its device parts them', () => {
  const tiles = rightTiles(wordIn('[奶奶]，生日快乐，我们爱你！'), 'zh') ?? [];
  expect(tiles.length).toBeGreaterThan(3);
  expect(tiles.join('')).toBe('奶奶生日快乐我们爱你');
});

test('the capital of a beginning gives no tile away, but those of nouns stay', () => {
  const first = (text: string, words: RoundWord[] = []) => rightTiles(wordIn(text), 'de', words)?.[0];
  expect(first('Morgen [gehen] wir essen.')).toBe('morgen');
  expect(first('Frühstück [gibt] es jetzt.')).toBe('frühstück');
  expect(first('Frühstück [gibt] es jetzt.', [{ ...dueWord('x'), word: 'Frühstück' }])).toBe('Frühstück');
  expect(first('Frühstück [gibt] es jetzt.', [wordIn('Das Frühstück ist da.')])).toBe('Frühstück');
  expect(rightTiles(wordIn('[Tisch] und Stuhl sind da.', undefined, { word: 'Tisch' }), 'de')?.[0]).toBe(
    'Tisch',
  );
  const second = rightTiles(wordIn('[Estoy] aquí. Dónde estás?'), 'es');
  expect(second).toEqual(['estoy', 'aquí', 'dónde', 'estás']);
});

test('too short, too long and unreadable sentences are not built', () => {
  expect(rightTiles(wordIn('[Gehen] wir!'), 'de')).toBeUndefined();
  expect(rightTiles(wordIn('[a] b c d e f g h i j'), 'es')).toBeUndefined();
  expect(rightTiles(wordIn('[水]を毎日飲む。'), 'ja')).toBeUndefined();
  expect(rightTiles(wordIn('[水]を毎日飲む。', 'ごはん'), 'ja')).toBeUndefined();
  expect(rightTiles({ ...dueWord('llave'), sentence: undefined }, 'es')).toBeUndefined();
});

test('nine words make eight tiles, the shortest neighbours together', () => {
  expect(rightTiles(wordIn('[quiero] viajar a la playa cuando vengas mañana temprano'), 'es')).toEqual([
    ...['quiero', 'viajar', 'a la', 'playa', 'cuando', 'vengas', 'mañana', 'temprano'],
  ]);
});

test('false tiles come from other sentences, are at most two, and never one that belongs', () => {
  const word = wordIn('[Tengo] una casa roja.');
  const other = { ...wordIn('[Veo] una casa azul.'), id: 'ver' };
  const tiles = rightTiles(word, 'es') ?? [];
  for (let seed = 0; seed < 20; seed += 1) {
    const wrong = falseTiles(tiles, { word, words: [word, other], learn: 'es' }, testWorld(seed).random);
    expect([...wrong].sort()).toEqual(['azul', 'veo']);
  }
  const alone = falseTiles(tiles, { word, words: [word], learn: 'es' }, () => 0);
  expect(alone).toHaveLength(2);
  for (const tile of alone) expect(word.otherWords.map(option => option.word)).toContain(tile);
  const full = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(falseTiles(full, { word, words: [word, other], learn: 'es' }, () => 0)).toHaveLength(1);
});

test('Ukrainian and Polish words may change places, but small ones stay before theirs', () => {
  const right = ['я', 'хочу', 'жити', 'біля', 'моря', 'на', 'півдні'];
  const laid = (text: string) => isRightOrder(text.split(' '), right, 'uk');
  expect(laid('жити біля моря я хочу на півдні')).toBe(true);
  expect(laid('я хочу жити на біля моря півдні')).toBe(false);
  expect(laid('я хочу жити біля моря півдні на')).toBe(false);
  expect(laid('я хочу жити біля моря на')).toBe(false);
  expect(isRightOrder(['wir', 'gehen', 'heute'], ['heute', 'gehen', 'wir'], 'de')).toBe(false);
});
