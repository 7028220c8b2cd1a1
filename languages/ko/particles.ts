import type { Detached } from '../word-forms/inflected.ts';
import type { FormTag } from '../word-forms/tags.ts';

/** What follows nouns; those that need a consonant or a vowel before them are not told apart. */
const PARTICLES: readonly (readonly [string, readonly FormTag[]])[] = [
  ['에게서', ['from']],
  ['한테서', ['from']],
  ['으로부터', ['from']],
  ['로부터', ['from']],
  ['이라고', ['quotation']],
  ['라고', ['quotation']],
  ['이에요', ['is', 'polite']],
  ['이었어요', ['is', 'past']],
  ['이었습니다', ['is', 'past', 'polite']],
  ['입니다', ['is', 'polite']],
  ['입니까', ['is', 'question']],
  ['이었다', ['is', 'past']],
  ['이지만', ['is', 'although']],
  ['예요', ['is', 'polite']],
  ['였어요', ['is', 'past']],
  ['였습니다', ['is', 'past']],
  ['였다', ['is', 'past']],
  ['이다', ['is']],
  ['인데', ['is', 'but']],
  ['이고', ['is', 'and-then']],
  ['이며', ['is', 'and-then']],
  ['이라', ['is', 'because']],
  ['인', ['is', 'who']],
  ['에서', ['at']],
  ['에게', ['to']],
  ['한테', ['to']],
  ['께서', ['subject-marker', 'polite']],
  ['께', ['to', 'polite']],
  ['부터', ['from']],
  ['까지', ['until']],
  ['처럼', ['like']],
  ['만큼', ['as']],
  ['보다', ['than']],
  ['마다', ['each']],
  ['밖에', ['only']],
  ['조차', ['even']],
  ['마저', ['even']],
  ['이나', ['or']],
  ['이랑', ['and']],
  ['하고', ['and']],
  ['으로', ['by']],
  ['이라도', ['even']],
  ['라도', ['even']],
  ['들', ['plural']],
  ['은', ['topic-marker']],
  ['는', ['topic-marker']],
  ['이', ['subject-marker']],
  ['가', ['subject-marker']],
  ['을', ['object-marker']],
  ['를', ['object-marker']],
  ['의', ['possessive']],
  ['에', ['in']],
  ['로', ['by']],
  ['와', ['and']],
  ['과', ['and']],
  ['랑', ['and']],
  ['도', ['also']],
  ['만', ['only']],
  ['나', ['or']],
  ['요', ['polite']],
  ['야', ['is']],
  ['님', ['title']],
  ['씨', ['title']],
  ['쯤', ['about']],
  ['째', ['ordinal']],
];

export function* detachParticles(word: string): Iterable<Detached> {
  for (const [particle, after] of PARTICLES)
    if (word.length > particle.length && word.endsWith(particle))
      yield { rest: word.slice(0, -particle.length), after };
  // Colloquially 는 and 를 melt into the vowel before them: 난, 날.
  const letters = word.normalize('NFD');
  if (/[\u1161-\u1175]\u11ab$/.test(letters))
    yield { rest: letters.slice(0, -1).normalize('NFC'), after: ['topic-marker'] };
}
