import { basesOf } from '../word-forms/bases.ts';
import { foldWord } from '../word-forms/fold.ts';
import { besideArticles } from '../word-forms/in-sentence.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { reflexive } from '../word-forms/words-apart.ts';
import { guessFrench } from './endings.ts';
import { FRENCH_GRAMMAR } from './grammar-words.ts';
import { FRENCH_IRREGULAR } from './irregular-forms.ts';
import { frenchPlural } from './noun-forms.ts';
import { inOldSpelling } from './old-spelling.ts';

/** Words that lose their vowel before the next one: l’homme, jusqu’à; but aujourd’hui is one word. */
const ELIDED = /^((?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu)['’ʼ‘])(?=\p{L})/iu;
/** Elided words within a unit are words of their own in a text: s’il vous plaît. */
const ELIDED_WITHIN = /(^| )((?:[ldjmtsnc]|qu|jusqu|lorsqu)')(?=\p{L})/gu;
const apartWithin = (form: string) => (form.includes(' ') ? form.replace(ELIDED_WITHIN, '$1$2 ') : form);
const withApart = (form: string) => [...new Set([form, apartWithin(form)])];
/** The t of a-t-il is no word. */
const SOUNDING_T = /(-t-(?=ils?$|elles?$|on$)|-)/i;

/** donne-moi is a verb and a pronoun even where a row has both. */
const COMMAND = /^(?!rendez-)\p{L}+-(moi|toi|le|la|les|lui|leur|nous|vous)$/iu;

/** œ is often typed as two letters. */
const foldFrench = (form: string) => foldWord(form).replaceAll('œ', 'oe').replaceAll('æ', 'ae');

/** Nouns that are met more often than the verbs they are forms of as well: boire, lire. */
const NOUNS_FIRST: ReadonlySet<string> = new Set(['bois', 'lit', 'rendez-vous']);

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const bases = basesOf();

export const frenchForms: LanguageForms = {
  fold: foldFrench,
  // A noun of several words is found by its plural.
  headwords: (form, pos) => [
    ...(/^(se |s'(?!il ))\S/.test(form) ? [form.replace(/^(se |s')/, '')] : []),
    ...[apartWithin(form)].filter(apart => apart !== form),
    // In the spelling of 1990: s’il vous plait.
    ...(/ .*î|î.* /.test(form) ? withApart(form.replaceAll('î', 'i')) : []),
    ...(pos === 'noun' && /[ -]/.test(form) ? (frenchPlural(form) ?? []).flatMap(withApart) : []),
  ],
  candidates: inflected({
    fold: foldFrench,
    grammar: FRENCH_GRAMMAR,
    irregular: FRENCH_IRREGULAR,
    guess: (word, known) => guessFrench(word, bases(known)),
    guessFurther: inOldSpelling,
    wordsFirst: NOUNS_FIRST,
  }),
  split: (text, known) =>
    splitWords(text, word => {
      const isOne = (part: string) =>
        (known.has(foldFrench(part)) || FRENCH_GRAMMAR.has(foldFrench(part))) && !COMMAND.test(part);
      const [, elided] = ELIDED.exec(word) ?? [];
      const parts = elided === undefined || isOne(word) ? [word] : [elided, word.slice(elided.length)];
      return parts.flatMap(part =>
        SOUNDING_T.test(part) && !isOne(part)
          ? part.split(SOUNDING_T).filter(piece => piece !== '')
          : hyphenParts(part, isOne),
      );
    }),
  inSentence: besideArticles({
    articles: set("le la les l'"),
    pronounKeys: set('him-pronoun her-pronoun it-pronoun them-pronoun'),
    beforeVerbs: set("je j' tu il elle on nous vous ils elles ne n' me m' te t' se s' y qui"),
    beforeNouns: set(
      "un une des du de d' au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leurs quel quelle quels quelles chaque quelques plusieurs deux trois quatre cinq par sur avec sans pour dans à vers contre sous",
    ),
    have: 'avoir',
    needsSubject: true,
  }),
  apart: {
    ...reflexive("me/m' te/t' se/s' nous vous", verb =>
      /^[aeéèêiouyh]/.test(verb) ? `s'${verb}` : `se ${verb}`,
    ),
    doubled: set('nous vous'),
  },
};
