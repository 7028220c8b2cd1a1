import type { Paradigm } from '../word-forms/paradigm.ts';
import {
  adjectiveParadigm,
  dressed,
  genderParadigm,
  numberParadigm,
  romanceParadigm,
  type Tense,
  verbParadigm,
} from '../word-forms/romance-paradigms.ts';
import { PERSONS } from '../word-forms/tables.ts';
import { conjugateItalian } from './conjugation.ts';
import { inGenders, italianPlural, pluralOf } from './noun-forms.ts';
import { reflexiveItalian } from './reflexive.ts';

/** The past of books comes late: learners meet it after the others. */
const TENSES: readonly Tense[] = [
  ...['present', 'imperfect', 'future', 'conditional'].map(of => ({ of, persons: PERSONS })),
  { of: 'imperative', persons: ['you', 'polite', 'we', 'you-all'] },
  ...['subjunctive', 'past', 'past+subjunctive'].map(of => ({ of, persons: PERSONS })),
];
const PRINCIPAL = ['present+i', 'past+i', 'past-participle'];

/** Nobody orders what these mean. */
const WITHOUT_IMPERATIVE = new Set(
  'potere dovere volere piacere costare significare sembrare durare succedere'.split(' '),
);
/** Only things do so. */
const OF_THINGS = new Set(['succedere']);
/** Their participles never agree. */
const FIXED_PARTICIPLES = new Set(
  `
  abbaiare bussare camminare cliccare collaborare contrattare dubitare gattonare litigare lottare mentire nuotare obbedire
  passeggiare progredire protestare sanguinare scherzare splendere starnutire telefonare traslocare viaggiare`
    .trim()
    .split(/\s+/),
);
/** Phrases in which a word agrees with the subject, and metterci, whose pronoun is not reflexive. */
const LEFT_OUT = new Set(['stare seduto', 'portare con sé', 'metterci', 'lasciar cadere']);

function verb(form: string): Paradigm | undefined {
  const [, stem = '', end = '', rest = ''] = /^(\S+?)(re|rsi)( .+)?$/.exec(form) ?? [];
  const infinitive = `${stem}re`;
  const plain = LEFT_OUT.has(form) || end === '' ? undefined : conjugateItalian(infinitive);
  if (plain === undefined) return undefined;
  const own = end === 'rsi' ? reflexiveItalian(plain) : plain;
  const masculine = plain.get('past-participle')?.[0] ?? '';
  const persons = OF_THINGS.has(form) ? (['he', 'they'] as const) : undefined;
  return verbParadigm({
    conjugation: rest === '' ? own : dressed(own, one => one + rest),
    tenses: TENSES.filter(({ of }) => of !== 'imperative' || !WITHOUT_IMPERATIVE.has(infinitive)).map(
      tense => (persons === undefined ? tense : { ...tense, persons }),
    ),
    principal: persons === undefined ? PRINCIPAL : ['present+he', 'past+he', 'past-participle'],
    participles:
      rest === '' && masculine !== '' && !FIXED_PARTICIPLES.has(infinitive)
        ? inGenders(masculine)
        : undefined,
  });
}

function noun(form: string): Paradigm | undefined {
  const plural = italianPlural(form);
  return plural && numberParadigm([form], plural);
}

/** Adjectives that never change; those of which it is not settled are left out too. */
const UNCHANGING = new Set(['argento', 'blu', 'rosa', 'viola', 'single', 'arancione', 'marrone']);

/** Adjectives with other forms before nouns, and one that is said of women alone. */
const ADJECTIVES: Readonly<Record<string, Paradigm>> = {
  bello: adjectiveParadigm([['bello', 'bel'], ['bella'], ['belli', 'bei', 'begli'], ['belle']]),
  buono: adjectiveParadigm([['buono', 'buon'], ['buona'], ['buoni'], ['buone']]),
  grande: numberParadigm(['grande', 'gran'], ['grandi']),
  incinta: numberParadigm(['incinta'], ['incinte']),
};

function adjective(form: string): Paradigm | undefined {
  if (form.includes(' ') || UNCHANGING.has(form)) return undefined;
  const listed = ADJECTIVES[form];
  if (listed !== undefined) return listed;
  if (form.endsWith('e')) return numberParadigm([form], pluralOf(form));
  if (form.endsWith('o')) {
    const [masculine, feminine, masculines, feminines] = inGenders(form);
    return adjectiveParadigm([[masculine], [feminine], [masculines], [feminines]]);
  }
  // egoista: the genders part in the plural alone.
  const [masculines, feminines] = pluralOf(form);
  if (masculines === undefined || feminines === undefined) return undefined;
  return {
    ...adjectiveParadigm([[form], [form], [masculines], [feminines]]),
    principal: [
      { tags: ['plural'], form: masculines },
      { tags: ['feminine', 'plural'], form: feminines },
    ],
  };
}

/** Pronouns, determiners and numerals that bend as no rule tells. */
const SMALL_WORDS: Readonly<Record<string, Paradigm>> = {
  il: adjectiveParadigm([['il', 'lo'], ['la'], ['i', 'gli'], ['le']]),
  un: genderParadigm(['un', 'uno'], 'una'),
  uno: genderParadigm(['uno', 'un'], 'una'),
  mio: adjectiveParadigm([['mio'], ['mia'], ['miei'], ['mie']]),
  tuo: adjectiveParadigm([['tuo'], ['tua'], ['tuoi'], ['tue']]),
  suo: adjectiveParadigm([['suo'], ['sua'], ['suoi'], ['sue']]),
  quello: adjectiveParadigm([['quello', 'quel'], ['quella'], ['quelli', 'quei', 'quegli'], ['quelle']]),
  quale: numberParadigm(['quale'], ['quali']),
  tale: numberParadigm(['tale'], ['tali']),
  alcuni: genderParadigm(['alcuni'], 'alcune'),
  diversi: genderParadigm(['diversi'], 'diverse'),
  entrambi: genderParadigm(['entrambi'], 'entrambe'),
  molti: genderParadigm(['molti'], 'molte'),
  pochi: genderParadigm(['pochi'], 'poche'),
  tutti: genderParadigm(['tutti'], 'tutte'),
  nessuno: genderParadigm(['nessuno'], 'nessuna'),
  milione: numberParadigm(['milione'], ['milioni']),
  miliardo: numberParadigm(['miliardo'], ['miliardi']),
};
const LIKE_ADJECTIVES = new Set('altro nostro questo molto poco tutto primo secondo terzo'.split(' '));

/** How the taught Italian words bend. */
export const italianParadigm = romanceParadigm({
  verb,
  noun,
  adjective,
  smallWords: SMALL_WORDS,
  likeAdjectives: LIKE_ADJECTIVES,
});
