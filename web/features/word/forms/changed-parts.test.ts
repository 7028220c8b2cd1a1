import { expect, test } from 'vitest';
import { changedParts, writtenForm } from './changed-parts.ts';

/** What is other stands in brackets. */
const marked = (headword: string, form: string) =>
  changedParts(headword, form)
    .map(({ text, isChanged }) => (isChanged ? `[${text}]` : text))
    .join('');

test.each([
  ['an ending', 'Hund', 'Hunde', 'Hund[e]'],
  ['a prefix and an ending', 'warten', 'gewartet', '[ge]warte[t]'],
  ['a helper, which is no part of the word', 'warten', 'hat gewartet', 'hat [ge]warte[t]'],
  ['an article that stays', 'die Hand', 'die Hände', 'die H[ände]'],
  ['an article that changes', 'der Hund', 'den Hunden', '[den] Hund[en]'],
  ['nothing', 'Hund', 'Hund', 'Hund'],
  ['a capital alone', 'hund', 'Hund', 'Hund'],
  ['another word altogether', 'go', 'went', '[went]'],
  ['stress that moves is no other letter', 'рука', 'руки́', 'рук[и́]'],
  ['Arabic vowels are no letters', 'كتاب', 'كِتَابَان', 'كِتَابَ[ان]'],
  ['a syllable sign that changes does so whole', 'लड़का', 'लड़के', 'लड़[के]'],
  ['kana after kanji', '食べる', '食べます', '食べ[ます]'],
  ['a syllable block', '기다리다', '기다려요', '기다[려요]'],
])('%s', (_, headword, form, expected) => {
  expect(marked(headword, form)).toBe(expected);
});

test('what is shown for reading alone is left out of what is written', () => {
  expect(writtenForm('чита́ю')).toBe('читаю');
  expect(writtenForm('كِتَابٌ')).toBe('كتاب');
  expect(writtenForm('mañana, está')).toBe('mañana, está');
  expect(writtenForm('їжа')).toBe('їжа');
});
