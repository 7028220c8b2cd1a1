import { endings, guessByEndings } from '../word-forms/endings.ts';
import type { Guess } from '../word-forms/language-forms.ts';
import { declinedHeads } from './declined-nouns.ts';
import { GERMAN_IRREGULAR } from './irregular-forms.ts';
import { PREFIX } from './separable-verbs.ts';

const VERB = ['verb'];
const NOUN = ['noun'];
const ADJECTIVE = ['adjective', 'determiner', 'numeral', 'pronoun'];
/** Nouns that are declined like adjectives are listed with -er too: Deutscher. */
const LISTED_WITH_ENDING = [...ADJECTIVE, 'noun'];
/** Pronouns have no degrees, nouns no gender endings: erster is not of er, größer not of Größe. */
const WITH_DEGREES = ['adjective', 'adverb', 'determiner'];

const ADJECTIVES = [
  endings(
    ADJECTIVE,
    `
    0 0 e en er es em
    er 0 re ren rer res rem
    el 0 le len ler les lem`,
  ),
  endings(LISTED_WITH_ENDING, 'er 0 e en er es em'),
  endings(
    WITH_DEGREES,
    `
    e 0 en er es em
    e comparative er ere eren erer eres erem
    e superlative ste sten ster stes stem
    el comparative ler lere leren lerer leres lerem
    er comparative rer rere reren rerer reres rerem
    0 comparative er ere eren erer eres erem
    0 superlative ste sten ster stes stem este esten ester estes estem`,
  ),
];

const NOUNS = endings(
  NOUN,
  `
    0 genitive+plural s
    0 plural e er en n se nen
    0 genitive es ses
    0 dative+plural en ern sen
    e plural en
    um plural en a
    o plural en
    us plural en
    a plural en
    ma plural men mata
    nis plural nisse nissen
    nis genitive nisses
    0 feminine in innen
    e feminine in innen
    0 diminutive chen lein
    e/en diminutive chen lein`,
);

const VERBS = endings(
  VERB,
  `
    en present* e st t - t -
    en present* - est et - et -
    en past* te test te ten tet ten
    en past* ete etest ete eten etet eten
    n present* e st t - t -
    n past* te test te ten tet ten
    eln present* le - - - - -
    ern present* re - - - - -
    sen present+you+he+you-all st
    ßen present+you+he+you-all ßt
    zen present+you+he+you-all zt
    xen present+you+he+you-all xt
    en imperative 0 e
    eln imperative le
    ern imperative re
    en present-participle end ende enden ender endes endem
    n present-participle nd nde nden nder ndes ndem
    ieren past* ierte iertest ierte ierten iertet ierten
    ieren present+he+you-all+past-participle iert
    ieren past-participle ierter iertes iertem
    en verbal-noun ung ungen`,
);

const ORDINALS = endings(['numeral'], '0 ordinal te ten ter tes tem ste sten ster stes stem');

/** Adjectives and numerals that are listed with their ending -er and lose it: erster, die erste. leger and bitter keep theirs. */
const LISTED_WITH_ER =
  /^(?:ander|dies|jen|jed|jeglich|solch|manch|welch|kein|einzig|vorig|link|recht|letzt|letzter|inner|äußer|ober|unter|mittler|vorder|hinter|zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt|elft|zwölft|.*zehnt|.*st)er$/;

/** Umlauts come with plurals, comparatives and second persons: Häuser, älter, fährt. */
const plainVowel = (stem: string) => withoutUmlaut(stem, /(?:äu|[äöü])(?=[^aeiouäöü]*$)/);
/** The same in Mäntel and Gärten, where an unstressed syllable follows. */
const plainVowelBefore = (stem: string) => withoutUmlaut(stem, /[äöü](?=[^aeiouäöü]+e[lnr]$)/);

const PLAIN: Readonly<Record<string, string>> = { äu: 'au', ä: 'a', ö: 'o', ü: 'u' };
const withoutUmlaut = (stem: string, umlaut: RegExp) => stem.replace(umlaut, vowel => PLAIN[vowel] ?? vowel);

const guess = guessByEndings([NOUNS, ...ADJECTIVES, VERBS], {
  likeness({ kinds, tags, base }) {
    if (kinds === VERB) return base === 'en' && tags.includes('present') ? 'umlaut' : undefined;
    return kinds === ADJECTIVE && tags.length === 0 ? undefined : 'umlaut';
  },
  of: stem => [plainVowel(stem)].filter(plain => plain !== stem),
});
const guessPlural = guessByEndings(
  [endings(NOUN, '0 plural 0\n0 dative+plural n\n0 diminutive chen lein\ne diminutive chen lein')],
  {
    likeness: () => 'umlaut',
    of: stem => [plainVowel(stem), plainVowelBefore(stem)].filter(plain => plain !== stem),
  },
);

const guessOrdinal = guessByEndings([ORDINALS]);

/** Participles: gekauft, aufgemacht, verkauft, aufzumachen; they are declined like adjectives. */
function* participles(word: string): Iterable<Guess> {
  const tags = ['past-participle'] as const;
  const bare = word.replace(/(?<=t|en)(e|en|er|es|em)$/, '');
  for (const form of new Set([word, bare])) {
    const [, front = '', stem, ending] = /^(.*?)ge(.+?)(et|t|en)$/.exec(form) ?? [];
    if (stem !== undefined) {
      yield { base: `${front}${stem}en`, kinds: VERB, tags };
      // Verbs in -ern and -eln are weak: gewandert, gesammelt.
      if (ending !== 'en') yield { base: `${front}${stem}n`, kinds: VERB, tags };
    }
    const [, whole] =
      /^((?:be|emp|ent|er|ge|hinter|miss|um|ver|voll|wider|wieder|zer|über|unter).+?)e?t$/.exec(form) ?? [];
    if (whole !== undefined) {
      yield { base: `${whole}en`, kinds: VERB, tags };
      yield { base: `${whole}n`, kinds: VERB, tags };
    }
  }
  const zu = word.replace(/^(.{2,}?)zu(.{2,}n)$/, '$1$2');
  if (zu !== word) yield { base: zu, kinds: VERB, tags: ['infinitive', 'to'] };
}

/** Strong forms of verbs with prefixes: verstand by stand, aufgestanden by gestanden, anerkannt by kannt. */
function* withPrefix(word: string): Iterable<Guess> {
  const [prefix = ''] = PREFIX.exec(word) ?? [];
  if (prefix === '' || prefix === word) return;
  const rest = word.slice(prefix.length);
  for (const form of [rest, `ge${rest}`]) {
    for (const { base, kinds, tags } of GERMAN_IRREGULAR.get(form) ?? []) {
      if (kinds.includes('verb')) yield { base: prefix + base, kinds, tags };
    }
  }
  for (const { base, kinds, tags } of withPrefix(rest)) yield { base: prefix + base, kinds, tags };
}

/** Declined strong participles: geschriebene, verlorenen. */
function* declined(word: string): Iterable<Guess> {
  const form = word.replace(/(?<=en|t)(e|en|er|es|em)$/, '');
  if (form === word) return;
  for (const entry of GERMAN_IRREGULAR.get(form) ?? [])
    if (entry.tags.includes('past-participle')) yield entry;
  yield* withPrefix(form);
}

/** Nouns made of infinitives: das Essen, beim Lesen. */
const ofInfinitive = (word: string): Guess[] => [{ base: word, kinds: VERB, tags: ['verbal-noun'] }];

const losesEr = (word: string, { base, kinds }: Guess) =>
  kinds === LISTED_WITH_ENDING && base.slice(0, -2) === word.replace(/e[nrsm]?$/, '');

const keepsListedForm = (word: string, guessed: Guess) =>
  !losesEr(word, guessed) || LISTED_WITH_ER.test(guessed.base) || declinedHeads(guessed.base).length > 0;

/** Plurals in -er have an umlaut wherever they can: Täler, so Taler is not of Tal. */
const isFalsePlural = (word: string, { base, kinds }: Guess) =>
  kinds === NOUN && (word === `${base}er` || word === `${base}ern`) && /[aou][^aeiouäöüy]*$/.test(base);

/** Short words that look like forms of shorter ones: ein is not of Ei, sein not of See. */
const isTooShort = (word: string, { base, kinds }: Guess) =>
  kinds === NOUN && base.length <= 3 && (word === `${base}n` || word.endsWith('in'));

export function guessGerman(word: string): Guess[] {
  return [
    ...guess(word).filter(
      guessed =>
        !isTooShort(word, guessed) && !isFalsePlural(word, guessed) && keepsListedForm(word, guessed),
    ),
    ...guessPlural(word),
    ...withPrefix(word),
    ...declined(word),
    ...participles(word),
    ...guessOrdinal(word),
    ...ofInfinitive(word.replace(/(?<=n)s$/, '')),
  ];
}
