import { expect, test } from 'vitest';
import { ENGLISH_INVENTORY } from './en/inventory.ts';
import { LANGUAGE_CODES } from './index.ts';
import { mnemonicsFrom, readIpa } from './inventory.ts';
import { LEXICON_HEADER, parseLexicon } from './lexicon.ts';
import { writeIpa } from './phonemes.ts';
import { speechOf } from './speech.ts';
import { startTestingEngine } from './testing-engine.ts';

const engine = await startTestingEngine();
const INVENTORY = { a: 'a', aɪ: 'aI', ɪ: 'I', d: 'd', h: 'H', t: 't', tʃ: 'tS', ʃ: 'S', k: 'k' };
const mnemonics = mnemonicsFrom(INVENTORY);

test.each([
  ['ˈtʃaka', "tS'aka"],
  ['taɪk', "t'aIk"],
  ['ta.ɪk', 'ta|Ik'],
  ['akːa', 'akka'],
  ['adha', 'ad|Ha'],
  ['atˈʃa', "at|S'a"],
  ['ˌtakˈta', "t,akt'a"],
])('/%s/ is written %s for the engine', (ipa, written) => {
  expect(mnemonics(readIpa(ipa, INVENTORY))).toBe(written);
});

test.each(['ˈhæŋkɚtʃɪf', 'səsˈpɛkt', 'tɹænsˈpɔːɹt', 'ˌkæŋɡəˈɹuː'])('/%s/ is shown as it was written', ipa => {
  expect(writeIpa(readIpa(ipa, ENGLISH_INVENTORY))).toBe(ipa);
});

test('a sound that the language has not is named', () => {
  expect(() => readIpa('taʘa', INVENTORY)).toThrow('ʘa');
  expect(() => readIpa('taːk', INVENTORY)).toThrow('ːk');
  expect(mnemonics(readIpa('taː', { ...INVENTORY, aː: 'a:' }))).toBeUndefined();
});

test('rows are read, and a table without its columns is refused', () => {
  expect(parseLexicon(`${LEXICON_HEADER}\nuse\tverb\tjuːz\twhy\n`)).toEqual([
    { word: 'use', pos: 'verb', phonemes: 'juːz', note: 'why' },
  ]);
  expect(() => parseLexicon('word\tphonemes\n')).toThrow(LEXICON_HEADER);
});

for (const language of LANGUAGE_CODES) {
  const speech = speechOf(language);
  const { lexicon, voice } = speech;
  if (lexicon === undefined) continue;

  test(`every row of the ${language} lexicon can be said by ${voice.name}, and none stands twice`, () => {
    const rows = lexicon.rows();
    expect(new Set(rows.map(({ word, pos }) => `${word} ${pos}`)).size).toBe(rows.length);
    for (const { word, pos } of rows) {
      const phonemes = lexicon.find(word, pos);
      const written = phonemes && speech.mnemonics?.(phonemes);
      expect(written, word).toBeDefined();
      expect(engine.speak(speech, `[[${written}]]`).length, word).toBeGreaterThan(0);
    }
  });
}
