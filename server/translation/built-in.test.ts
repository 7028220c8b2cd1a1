import { expect, test } from 'vitest';
import type { Language } from '#languages/index.ts';
import { loadCatalogue } from '../catalogue/load.ts';
import { writeContent } from '../catalogue/testing-content.ts';
import { translateBuiltIn } from './built-in.ts';

const words = [
  { key: 'run', pos: 'verb', en: 'run', uk: 'бігти', de: 'laufen', emoji: '🏃' },
  {
    key: 'bat-animal',
    pos: 'noun',
    sense: 'the animal',
    en: 'bat',
    uk: 'кажан',
    de: 'Fledermaus',
    emoji: '🦇',
  },
  { key: 'house', pos: 'noun', en: 'house', uk: 'дім', de: 'Haus', emoji: '🏠' },
  { key: 'see', pos: 'verb', en: 'see', uk: 'бачити', de: 'sehen' },
  { key: 'saw', pos: 'noun', sense: 'the tool', en: 'saw', uk: 'пила', de: 'Säge', tr: 'Işık' },
  { key: 't-shirt', pos: 'noun', en: 'T-shirt', uk: 'футболка', de: 'T-Shirt' },
];
const dictionary = [
  {
    key: 'run-manage',
    pos: 'verb',
    sense: 'manage',
    en: 'run',
    uk: 'керувати; управляти',
    de: 'leiten; führen',
  },
  { key: 'run-flow', pos: 'verb', sense: 'flow', en: 'run', uk: 'текти', de: 'fließen' },
  {
    key: 'see-visit',
    pos: 'verb',
    rank: 'first',
    sense: 'visit',
    en: 'see',
    uk: 'відвідати',
    de: 'besuchen',
  },
  { key: 'bat-club', pos: 'noun', sense: 'the club', en: 'bat', uk: 'бита', de: 'Schläger; leiten' },
  { key: 'house-noun', pos: 'noun', en: 'house', uk: 'будинок; дім', de: 'Haus; Gebäude' },
  { key: 'be', pos: 'verb', en: 'be', uk: 'бути', de: 'sein' },
  { key: 'it', pos: 'pronoun', en: 'it', uk: 'воно; це', de: 'es' },
  { key: 'its', pos: 'determiner', en: 'its', uk: 'його; її', de: 'sein' },
  { key: 'not', pos: 'adverb', en: 'not', uk: 'не', de: 'nicht' },
  { key: 'do', pos: 'verb', en: 'do', uk: 'робити', de: 'tun' },
  { key: 'can', pos: 'verb', en: 'can', uk: 'могти', de: 'können' },
  { key: 'cafe', pos: 'noun', en: 'café', uk: 'кав’ярня', de: 'Café' },
  { key: 'o-clock', pos: 'adverb', en: 'o’clock', uk: 'година', de: 'Uhr' },
];

const translate = (word: string, lang: Language, learn: Language = 'en') =>
  translateBuiltIn(loadCatalogue(writeContent({ words, dictionary })), word, { lang, learn });

test.each([
  ['the catalogue before the dictionary, senses in their order', 'run', 'бігти; керувати; управляти; текти'],
  ['the taught form before the dictionary’s further ones of the same meaning', 'houses', 'дім; будинок'],
  ['a sense marked first before the catalogue', 'see', 'відвідати; бачити'],
  ['an irregular form before the word it looks like', 'saw', 'відвідати; бачити; пила'],
  ['an inflected form', 'running', 'бігти; керувати; управляти; текти'],
  ['capitals', 'RAN', 'бігти; керувати; управляти; текти'],
  ['a word asked for by its letters', 'tshirt', 'футболка'],
  ['a word with its hyphen', 't-shirt', 'футболка'],
  ['a word without its apostrophe', 'oclock', 'година'],
  ['a word without its accents', 'cafes', 'кав’ярня'],
  ['a word with its accents', 'CAFÉ', 'кав’ярня'],
  ['a word with any apostrophe', "o'clock", 'година'],
  ['a contraction word by word', 'isnt', 'бути + не'],
  ['a contraction with its apostrophe', 'can’t', 'могти + не'],
  ['a negated do by its not', 'dont', 'не'],
  ['a word that may be a contraction', 'its', 'його; її; воно + бути'],
  ['several words', 'see bats', 'відвідати + кажан'],
])('%s: %s', (_, word, translation) => {
  expect(translate(word, 'uk')?.translation).toBe(translation);
});

test.each([
  ['horses of an unknown horse', 'horses'],
  ['one unknown word among known ones', 'see horses'],
  ['a contraction with an unknown word', 'youre'],
  ['a word of another language', 'бігти'],
  ['punctuation', '?!'],
])('%s has no translation', (_, word) => {
  expect(translate(word, 'uk')).toBeUndefined();
});

test('a form tells its base, and what the catalogue has of it', () => {
  expect(translate('ran', 'de')).toEqual({
    translation: 'laufen; leiten; führen; fließen',
    base: 'run',
    transcription: undefined,
    word_id: 'run',
    emoji: '🏃',
  });
});

test.each([
  ['run', undefined],
  ['Run', undefined],
  ['tshirt', undefined],
  ['oclock', undefined],
  ['its', undefined],
  ['bats', 'bat'],
  ['saw', 'see'],
  ['isnt', 'is not'],
])('the base of %s is %s', (word, base) => {
  expect(translate(word, 'uk')?.base).toBe(base);
});

test('a word of the dictionary alone can be added to a person’s dictionary too', () => {
  expect(translate('not', 'uk')).toMatchObject({ translation: 'не', word_id: 'not' });
});

test('a contraction, which is several words, has none to add', () => {
  expect(translate('isnt', 'uk')?.word_id).toBeUndefined();
});

test('the word to add is the base form’s, not that of a word that looks like it', () => {
  expect(translate('saw', 'uk')?.word_id).toBe('see');
});

test.each([
  ['the notes of its senses', 'bats', 'the animal; the club'],
  ['the base form where there is no note', 'running', 'run; manage; flow'],
  ['the full words of a contraction', 'dont', 'do not'],
])('readers of English are given %s', (_, word, translation) => {
  expect(translate(word, 'en')?.translation).toBe(translation);
});

test.each<[string, string, Language, Language, string | undefined]>([
  ['in any case', 'SÄGE', 'de', 'uk', 'пила'],
  ['by a dictionary variant', 'führen', 'de', 'uk', 'керувати; управляти'],
  ['with all that read so', 'leiten', 'de', 'uk', 'керувати; управляти; бита'],
  ['into English', 'пила', 'uk', 'en', 'saw'],
  ['by the capitals of Turkish', 'IŞIK', 'tr', 'uk', 'пила'],
  ['in the form that is listed only', 'laufend', 'de', 'uk', undefined],
])('words of other languages are found %s', (_, word, learn, lang, translation) => {
  expect(translate(word, lang, learn)?.translation).toBe(translation);
});

test('a language explained in itself repeats the word', () => {
  expect(translate('пила', 'uk', 'uk')).toMatchObject({ translation: 'пила', base: undefined });
});
