import { expect, test } from 'vitest';
import { listedWords } from './listed-words.ts';

const CARD = 'card-00000000-0000-7aaa-8aaa-aaaaaaaaaaaa';
const OWN = 'card-01890000-0000-7aaa-8aaa-aaaaaaaaaaaa';
const shown = {
  words: [
    { id: 'dog', en_word: 'Hund', translation: 'dog' },
    { id: CARD, en_word: 'Anmeldung', translation: 'registration' },
  ],
  sentences: { [CARD]: 'Die Anmeldung.' },
};

test('a card of somebody else can be learned once it is one’s own, and goes by that id then', () => {
  const [word, card] = listedWords(shown, {});
  expect(word).toMatchObject({ id: 'dog', listId: 'dog', isLearnable: true, sentence: undefined });
  expect(card).toMatchObject({ id: CARD, isLearnable: false, sentence: { text: 'Die Anmeldung.' } });
  expect(listedWords(shown, { [CARD]: OWN })[1]).toMatchObject({ id: OWN, listId: CARD, isLearnable: true });
});
