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
import { conjugateFrench } from './conjugation.ts';
import { frenchFeminine, frenchPlural, pluralOf, withFormBeforeVowels } from './noun-forms.ts';
import { reflexiveFrench } from './reflexive.ts';

/** The past of books comes last: learners meet it after all others. */
const TENSES: readonly Tense[] = [
  ...['present', 'imperfect', 'future', 'conditional'].map(of => ({ of, persons: PERSONS })),
  { of: 'imperative', persons: ['you', 'we', 'you-all'] },
  ...['subjunctive', 'past'].map(of => ({ of, persons: PERSONS })),
];
const PRINCIPAL = ['present+i', 'present+we', 'future+i', 'past-participle'];

/** Nobody orders what these mean. */
const WITHOUT_IMPERATIVE = new Set('pouvoir devoir coûter signifier sembler durer'.split(' '));
/** Only things do so. */
const OF_THINGS = new Set(['se passer', 'se produire', 'se terminer']);
/** Their participles never agree. */
const FIXED_PARTICIPLES = new Set(
  `
  aboyer atterrir briller cliquer coopérer coûter dormir douter durer dépendre exister grimper marchander marcher mentir nager
  plaisanter pleurer plonger pouvoir profiter progresser protester pâlir rire répondre sembler souffrir sourire survivre
  tricher téléphoner voyager échouer éternuer être`
    .trim()
    .split(/\s+/),
);
/** Phrases in which a word agrees with the subject, or of more words than are read as one. */
const LEFT_OUT = new Set([
  'être assis',
  'faire sa valise',
  'serrer dans ses bras',
  'donner un coup de pied',
  'donner un coup de poing',
  'faire signe de la main',
]);

function verb(form: string): Paradigm | undefined {
  const [, se, infinitive = '', rest = ''] = /^(se |s’)?(\S+)( .+)?$/.exec(form) ?? [];
  const plain = LEFT_OUT.has(form) ? undefined : conjugateFrench(infinitive);
  if (plain === undefined) return undefined;
  const own = se === undefined ? plain : reflexiveFrench(plain, se === 's’');
  const one = plain.get('past-participle')?.[0] ?? '';
  const persons = OF_THINGS.has(form) ? (['he', 'they'] as const) : undefined;
  // A pronoun would stand between the words of a phrase: mets-toi en route.
  const hasImperative =
    persons === undefined && !WITHOUT_IMPERATIVE.has(infinitive) && (se === undefined || rest === '');
  return verbParadigm({
    conjugation: rest === '' ? own : dressed(own, part => part + rest),
    tenses: TENSES.filter(({ of }) => of !== 'imperative' || hasImperative).map(tense =>
      persons === undefined ? tense : { ...tense, persons },
    ),
    principal: persons === undefined ? PRINCIPAL : ['present+he', 'future+he', 'past-participle'],
    participles: rest === '' && !FIXED_PARTICIPLES.has(infinitive) ? participles(one) : undefined,
  });
}

function participles(masculine: string): readonly string[] {
  const feminine = `${masculine.replace(/û$/, 'u')}e`;
  const plural = masculine.endsWith('s') ? masculine : `${masculine.replace(/û$/, 'u')}s`;
  return [masculine, feminine, plural, `${feminine}s`];
}

function noun(form: string): Paradigm | undefined {
  const plural = frenchPlural(form);
  return plural && numberParadigm([form], plural);
}

/** Adjectives that never change: colours that are things, and phrases. */
const UNCHANGING = new Set(['marron', 'orange']);

function adjective(form: string): Paradigm | undefined {
  if (form.includes(' ') || UNCHANGING.has(form)) return undefined;
  const plural = pluralOf(form);
  const feminine = frenchFeminine(form);
  if (feminine === form) return numberParadigm([form], plural);
  return adjectiveParadigm([withFormBeforeVowels(form), [feminine], plural, [`${feminine}s`]]);
}

/** Pronouns, determiners and numerals. */
const SMALL_WORDS: Readonly<Record<string, Paradigm>> = {
  le: adjectiveParadigm([['le'], ['la'], ['les'], ['les']]),
  un: genderParadigm(['un'], 'une'),
  ce: adjectiveParadigm([['ce', 'cet'], ['cette'], ['ces'], ['ces']]),
  mon: adjectiveParadigm([['mon'], ['ma', 'mon'], ['mes'], ['mes']]),
  ton: adjectiveParadigm([['ton'], ['ta', 'ton'], ['tes'], ['tes']]),
  son: adjectiveParadigm([['son'], ['sa', 'son'], ['ses'], ['ses']]),
  notre: numberParadigm(['notre'], ['nos']),
  leur: numberParadigm(['leur'], ['leurs']),
  autre: numberParadigm(['autre'], ['autres']),
  quel: adjectiveParadigm([['quel'], ['quelle'], ['quels'], ['quelles']]),
  tel: adjectiveParadigm([['tel'], ['telle'], ['tels'], ['telles']]),
  tout: adjectiveParadigm([['tout'], ['toute'], ['tous'], ['toutes']]),
  premier: adjectiveParadigm([['premier'], ['première'], ['premiers'], ['premières']]),
  deuxième: numberParadigm(['deuxième'], ['deuxièmes']),
  troisième: numberParadigm(['troisième'], ['troisièmes']),
  million: numberParadigm(['million'], ['millions']),
  milliard: numberParadigm(['milliard'], ['milliards']),
};

/** How the taught French words bend. */
export const frenchParadigm = romanceParadigm({ verb, noun, adjective, smallWords: SMALL_WORDS });
