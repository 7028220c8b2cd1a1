import { basesOf } from '../word-forms/bases.ts';
import { foldWord } from '../word-forms/fold.ts';
import { besideArticles } from '../word-forms/in-sentence.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { Candidate, LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { PERSONS } from '../word-forms/tables.ts';
import { reflexive } from '../word-forms/words-apart.ts';
import { detachPronouns } from './attached-pronouns.ts';
import { guessItalian } from './endings.ts';
import { ITALIAN_GRAMMAR } from './grammar-words.ts';
import { ITALIAN_IRREGULAR } from './irregular-forms.ts';
import { italianPlural } from './noun-forms.ts';

/** Nouns that are met more often than the verbs they are forms of as well: ridere, salire. */
const NOUNS_FIRST: ReadonlySet<string> = new Set([
  'riso',
  'sale',
  'parete',
  'risposta',
  'corsa',
  'corso',
  'letto',
  'stretto',
]);

/** Elided words within a unit are words of their own in a text: carta d’identità. */
const apartWithin = (form: string) =>
  form.includes(' ') ? form.replace(/(^| )(\p{L}+')(?=\p{L})/gu, '$1$2 ') : form;

/** Numbers are written in one: ventitré, duemila. */
const NUMBER =
  /^((?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ia]?|cento|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)(uno?|due|tr[eé]|quattro|cinque|sei|sette|otto|nove|dieci|venti|cinquanta|cento|mila)$/i;

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Before one consonant the articles are il and i. */
const ASKS_LO = /^(s[^aeiouàèéìòù]|z|gn|ps|pn|x|y|i[aeou]|[aeiouàèéìòùh])/;

const bases = basesOf();
const candidates = inflected({
  fold: foldWord,
  grammar: ITALIAN_GRAMMAR,
  irregular: ITALIAN_IRREGULAR,
  guess: (word, known) => guessItalian(word, bases(known)),
  detach: detachPronouns,
  wordsFirst: NOUNS_FIRST,
});

/** Pronouns are attached to commands, not to every verb: costosi is not costo and si. */
const holdsPronoun = ({ base, tags, after = [] }: Candidate) =>
  after.length === 0 ||
  !tags.some(tag => PERSONS.includes(tag)) ||
  (tags.includes('present') &&
    !after.includes('reflexive') &&
    (tags.some(tag => tag === 'you' || tag === 'we' || tag === 'you-all') ||
      (tags.includes('he') && /ar(e|si)$/.test(base))));

const isDerived = ({ tags, rows }: Candidate) =>
  tags.includes('diminutive') ||
  tags.includes('intensive') ||
  (tags.length === 1 && tags[0] === 'feminine' && rows.every(({ pos }) => pos === 'noun'));

/** A word of its own goes before the diminutive or the feminine of another noun: mulino is not first a small mule, tavola no tavolo. */
function likely(word: string, found: readonly Candidate[]): readonly Candidate[] {
  const held = found.filter(holdsPronoun);
  if (!held.some(({ base }) => foldWord(base) === word)) return held;
  return [...held.filter(candidate => !isDerived(candidate)), ...held.filter(isDerived)];
}

export const italianForms: LanguageForms = {
  fold: foldWord,
  // A noun of several words is found by its plural.
  headwords: (form, pos) => [
    ...(/^\S+rsi\b/.test(form) ? [form.replace(/rsi\b/, 're')] : []),
    ...[apartWithin(form)].filter(apart => apart !== form),
    ...(pos === 'noun' && form.includes(' ') ? (italianPlural(form) ?? []).map(apartWithin) : []),
  ],
  candidates: (word, known) => likely(word, candidates(word, known)),
  // An elided word keeps its apostrophe: l’, amico.
  split: (text, known) =>
    splitWords(text, word => {
      const isOne = (part: string) => known.has(foldWord(part));
      if (isOne(word)) return [word];
      const [, tens, units] = NUMBER.exec(word) ?? [];
      if (tens !== undefined && units !== undefined) return [tens, units];
      return word.split(/(?<=['’ʼ‘])(?=\p{L})/u).flatMap(part => hyphenParts(part, isOne));
    }),
  inSentence: besideArticles({
    articles: set("lo la le gli l'"),
    pronounKeys: set('him-pronoun her-pronoun it-pronoun them-pronoun'),
    isNoArticle: (word, after) => /^(lo|gli)$/.test(word) && !ASKS_LO.test(after),
    beforeVerbs: set('io tu egli mi ti si ci vi ne non me te ce ve li chi'),
    beforeNouns: set(
      "il i un uno una un' di d' del dello della dell' dei degli delle a ad al allo alla all' ai agli alle da dal dallo dalla dall' dai dagli dalle in nel nello nella nell' nei negli nelle con su sul sullo sulla sull' sui sugli sulle per tra fra mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre questo questa questi queste quel quello quella quei quegli quelle ogni qualche alcuni alcune due tre quattro cinque",
    ),
    have: 'avere',
  }),
  apart: reflexive('mi ti si ci vi', verb => verb.replace(/e$/, 'si')),
};
