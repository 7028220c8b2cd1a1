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
import type { FormTag } from '../word-forms/tags.ts';
import { conjugateSpanish } from './conjugation.ts';
import { pluralOf, spanishFeminine, spanishPlural, withShortForm } from './noun-forms.ts';
import { reflexiveSpanish } from './reflexive.ts';

/** Usted takes the form of he, ustedes that of they. */
const PERSONS: readonly FormTag[] = ['i', 'you', 'he', 'we', 'they'];
const TENSES: readonly Tense[] = [
  ...['present', 'past', 'imperfect', 'future', 'conditional'].map(of => ({ of, persons: PERSONS })),
  { of: 'imperative', persons: ['you', 'polite', 'we', 'you-all'] },
  ...['subjunctive', 'past+subjunctive'].map(of => ({ of, persons: PERSONS })),
];
const PRINCIPAL = ['present+i', 'past+i', 'past-participle'];

/** Nobody orders what these mean. */
const WITHOUT_IMPERATIVE = new Set('poder deber doler gustar costar significar suceder'.split(' '));
/** Only things do so. */
const OF_THINGS = new Set(['suceder', 'desteñirse']);
/** Their participles never agree. */
const FIXED_PARTICIPLES = new Set(
  `
  actuar bromear bucear caminar cooperar depender descansar doler dudar durar estornudar existir fracasar gatear gustar hablar influir
  ir ladrar mentir poder progresar protestar quedar regatear ser sonreír soñar sobrevivir suceder tardar trabajar viajar vomitar`
    .trim()
    .split(/\s+/),
);
/** Adjectives that never change, and one that is said of women alone. */
const UNCHANGING = new Set(['gratis']);
const OF_WOMEN = new Set(['embarazada']);
/** Phrases in which a word agrees with the subject: estar sentado. */
const AGREEING = /^(estar sentado|llevar puesto)$/;

function verb(form: string): Paradigm | undefined {
  const [, infinitive = '', se, rest = ''] = /^(\S*?[aeií]r)(se)?( .+)?$/.exec(form) ?? [];
  const plain = AGREEING.test(form) ? undefined : conjugateSpanish(infinitive);
  if (plain === undefined) return undefined;
  const own = se === undefined ? plain : reflexiveSpanish(plain);
  const conjugation = rest === '' ? own : dressed(own, one => one + rest);
  const one = plain.get('past-participle')?.[0] ?? '';
  const agrees = se === undefined && rest === '' && !FIXED_PARTICIPLES.has(infinitive);
  const feminine = `${one.slice(0, -1)}a`;
  const persons = OF_THINGS.has(form) ? (['he', 'they'] as const) : undefined;
  return verbParadigm({
    conjugation,
    tenses: TENSES.filter(({ of }) => of !== 'imperative' || !WITHOUT_IMPERATIVE.has(infinitive)).map(
      tense => (persons === undefined ? tense : { ...tense, persons }),
    ),
    principal: persons === undefined ? PRINCIPAL : ['present+he', 'past+he', 'past-participle'],
    participles: agrees ? [one, feminine, `${one}s`, `${feminine}s`] : undefined,
  });
}

function noun(form: string): Paradigm | undefined {
  const plural = spanishPlural(form);
  return plural && numberParadigm([form], plural);
}

function adjective(form: string): Paradigm | undefined {
  if (form.includes(' ') || UNCHANGING.has(form)) return undefined;
  const plural = pluralOf(form);
  const feminine = spanishFeminine(form);
  if (plural === undefined) return undefined;
  if (feminine === undefined || OF_WOMEN.has(form)) return numberParadigm(withShortForm(form), plural);
  return adjectiveParadigm([withShortForm(form), [feminine], plural, [`${feminine}s`]]);
}

/** Pronouns, determiners and numerals that bend as no rule tells, or as adjectives do. */
const SMALL_WORDS: Readonly<Record<string, Paradigm>> = {
  el: adjectiveParadigm([['el'], ['la'], ['los'], ['las']]),
  un: genderParadigm(['un'], 'una'),
  uno: genderParadigm(['uno', 'un'], 'una'),
  este: adjectiveParadigm([['este'], ['esta'], ['estos'], ['estas']]),
  ese: adjectiveParadigm([['ese'], ['esa'], ['esos'], ['esas']]),
  mi: numberParadigm(['mi'], ['mis']),
  tu: numberParadigm(['tu'], ['tus']),
  su: numberParadigm(['su'], ['sus']),
  tal: numberParadigm(['tal'], ['tales']),
  cuál: numberParadigm(['cuál'], ['cuáles']),
  quién: numberParadigm(['quién'], ['quiénes']),
  millón: numberParadigm(['millón'], ['millones']),
  nosotros: genderParadigm(['nosotros'], 'nosotras'),
  algunos: genderParadigm(['algunos'], 'algunas'),
  ambos: genderParadigm(['ambos'], 'ambas'),
  muchos: genderParadigm(['muchos'], 'muchas'),
  pocos: genderParadigm(['pocos'], 'pocas'),
  varios: genderParadigm(['varios'], 'varias'),
};
const LIKE_ADJECTIVES = new Set('nuestro otro mucho poco todo primero segundo tercero'.split(' '));

/** How the taught Spanish words bend. */
export const spanishParadigm = romanceParadigm({
  verb,
  noun,
  adjective,
  smallWords: SMALL_WORDS,
  likeAdjectives: LIKE_ADJECTIVES,
});
