import type { Detached } from '../word-forms/inflected.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { nounsBeforeCopula } from './conjugation.ts';

/** What follows nouns; those that need a consonant or a vowel before them are not told apart. */
const PARTICLES: readonly (readonly [string, readonly FormTag[]])[] = [
  ['에서부터', ['from']],
  ['에게서', ['from']],
  ['한테서', ['from']],
  ['으로부터', ['from']],
  ['로부터', ['from']],
  ['이라고', ['quotation']],
  ['라고', ['quotation']],
  ['이에요', ['is', 'polite']],
  ['예요', ['is', 'polite']],
  ['이라서', ['is', 'because']],
  ['라서', ['is', 'because']],
  ['라면', ['is', 'if']],
  ['니까', ['is', 'because']],
  ['지만', ['is', 'although']],
  ['거든요', ['is', 'polite']],
  ['잖아요', ['is', 'polite']],
  ['네요', ['is', 'polite']],
  ['죠', ['is', 'polite']],
  ['라는', ['quotation']],
  ['이라는', ['quotation']],
  ['이야', ['is']],
  ['이요', ['polite']],
  ['에서요', ['at', 'polite']],
  ['이라', ['is', 'because']],
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
  ['마저도', ['even']],
  ['으로서', ['as']],
  ['로서', ['as']],
  ['으로써', ['by']],
  ['로써', ['by']],
  ['이나마', ['even']],
  ['커녕', ['not']],
  ['더러', ['to']],
  ['이야말로', ['emphasis']],
  ['야말로', ['emphasis']],
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

/** What may stand before particles. At the end of a word (`isWhole`) 는 and 를 may be melted into what they follow. */
export function* detachParticles(word: string, isWhole: boolean): Iterable<Detached> {
  for (const [particle, after] of PARTICLES)
    if (word.length > particle.length && word.endsWith(particle))
      yield { rest: word.slice(0, -particle.length), after };
  for (const { noun, tags } of nounsBeforeCopula(word)) yield { rest: noun, after: tags };
  // Colloquially 는 and 를 melt into the vowel before them: 난, 날.
  const letters = word.normalize('NFD');
  if (isWhole && /[\u1161-\u1175]\u11ab$/.test(letters))
    yield { rest: letters.slice(0, -1).normalize('NFC'), after: ['topic-marker'] };
}
