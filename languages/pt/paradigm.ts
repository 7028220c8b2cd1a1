import type { Paradigm } from '../word-forms/paradigm.ts';
import {
  adjectiveParadigm,
  type Conjugation,
  dressed,
  genderParadigm,
  numberParadigm,
  romanceParadigm,
  type Tense,
  verbParadigm,
} from '../word-forms/romance-paradigms.ts';
import { PERSONS } from '../word-forms/tables.ts';
import { conjugatePortuguese } from './conjugation.ts';
import { pluralOf, portugueseFeminine, portuguesePlural } from './noun-forms.ts';
import { reflexivePortuguese } from './reflexive.ts';

const TENSES: readonly Tense[] = [
  ...['present', 'past', 'imperfect', 'future', 'conditional'].map(of => ({ of, persons: PERSONS })),
  { of: 'imperative', persons: ['you', 'we', 'you-all'] },
  ...['subjunctive', 'past+subjunctive', 'future+subjunctive'].map(of => ({ of, persons: PERSONS })),
];
const PRINCIPAL = ['present+i', 'past+i', 'past-participle'];

/** Nobody orders what these mean. */
const WITHOUT_IMPERATIVE = new Set('poder dever gostar custar significar parecer acontecer doer'.split(' '));
/** Only things do so. */
const OF_THINGS = new Set(['acontecer', 'doer']);
/** Their participles never agree. */
const FIXED_PARTICIPLES = new Set(
  `
  acenar brilhar brincar caminhar clicar colidir concordar conversar cooperar custar depender durar duvidar engatinhar espirrar existir
  gostar ir latir mentir nadar pechinchar poder progredir protestar reclamar respirar restar ser sobreviver sorrir trapacear zombar`
    .trim()
    .split(/\s+/),
);

/** Of you and you all in Brazil: você fala, with tu falas behind it, and vocês falam. */
function withYou(conjugation: Conjugation): Conjugation {
  const forms = new Map(conjugation);
  for (const name of conjugation.keys()) {
    const tense = /^(.+)\+he$/.exec(name)?.[1];
    if (tense === undefined) continue;
    const you = [...(forms.get(name) ?? []), ...(forms.get(`${tense}+you`) ?? [])];
    forms.set(`${tense}+you`, [...new Set(you)]);
    forms.set(`${tense}+you-all`, forms.get(`${tense}+they`) ?? []);
  }
  const commands = [...(forms.get('imperative+you') ?? []), ...(forms.get('imperative+tu') ?? [])];
  return forms.set('imperative+you', [...new Set(commands)]);
}

function verb(form: string): Paradigm | undefined {
  const [, infinitive = '', se, rest = ''] = /^(\S*?[aeioô]r)(-se)?( .+)?$/.exec(form) ?? [];
  // A word agrees with the subject.
  const plain = form === 'estar sentado' ? undefined : conjugatePortuguese(infinitive);
  if (plain === undefined) return undefined;
  const own = withYou(se === undefined ? plain : reflexivePortuguese(plain));
  const persons = OF_THINGS.has(form) ? (['he', 'they'] as const) : undefined;
  const agrees = se === undefined && rest === '' && !FIXED_PARTICIPLES.has(infinitive);
  return verbParadigm({
    conjugation: rest === '' ? own : dressed(own, one => one + rest),
    tenses: TENSES.filter(({ of }) => of !== 'imperative' || !WITHOUT_IMPERATIVE.has(infinitive)).map(
      tense => (persons === undefined ? tense : { ...tense, persons }),
    ),
    principal: persons === undefined ? PRINCIPAL : ['present+he', 'past+he', 'past-participle'],
    participles: agrees ? participles(plain.get('past-participle') ?? []) : undefined,
  });
}

/** The four forms of the participle; of two the shorter agrees: pago, paga beside pagado. */
function participles(cell: readonly string[]): readonly string[] {
  const [masculine = ''] = [...cell].sort((one, other) => one.length - other.length);
  const feminine = masculine.replace(/o$/, 'a');
  return [masculine, feminine, `${masculine}s`, `${feminine}s`];
}

function noun(form: string): Paradigm | undefined {
  const plural = portuguesePlural(form);
  return plural && numberParadigm([form], plural);
}

/** Adjectives that never change, and one that is said of women alone. */
const UNCHANGING = new Set(['cinza', 'grátis', 'laranja', 'rosa', 'simples']);
const OF_WOMEN = new Set(['grávida']);

function adjective(form: string): Paradigm | undefined {
  if (/[ -]/.test(form) || UNCHANGING.has(form)) return undefined;
  const plural = pluralOf(form);
  const feminine = portugueseFeminine(form);
  if (plural === undefined) return undefined;
  if (feminine === undefined || OF_WOMEN.has(form)) return numberParadigm([form], plural);
  return adjectiveParadigm([[form], [feminine], plural, [`${feminine}s`]]);
}

/** Pronouns, determiners and numerals that bend as no rule tells. */
const SMALL_WORDS: Readonly<Record<string, Paradigm>> = {
  o: adjectiveParadigm([['o'], ['a'], ['os'], ['as']]),
  um: genderParadigm(['um'], 'uma'),
  dois: genderParadigm(['dois'], 'duas'),
  este: adjectiveParadigm([['este'], ['esta'], ['estes'], ['estas']]),
  aquele: adjectiveParadigm([['aquele'], ['aquela'], ['aqueles'], ['aquelas']]),
  meu: adjectiveParadigm([['meu'], ['minha'], ['meus'], ['minhas']]),
  seu: adjectiveParadigm([['seu'], ['sua'], ['seus'], ['suas']]),
  qual: numberParadigm(['qual'], ['quais']),
  qualquer: numberParadigm(['qualquer'], ['quaisquer']),
  tal: numberParadigm(['tal'], ['tais']),
  alguns: genderParadigm(['alguns'], 'algumas'),
  ambos: genderParadigm(['ambos'], 'ambas'),
  muitos: genderParadigm(['muitos'], 'muitas'),
  poucos: genderParadigm(['poucos'], 'poucas'),
  todos: genderParadigm(['todos'], 'todas'),
  vários: genderParadigm(['vários'], 'várias'),
  milhão: numberParadigm(['milhão'], ['milhões']),
  bilhão: numberParadigm(['bilhão'], ['bilhões']),
};
const LIKE_ADJECTIVES = new Set('nosso outro muito pouco todo primeiro segundo terceiro'.split(' '));

/** How the taught Portuguese words bend. */
export const portugueseParadigm = romanceParadigm({
  verb,
  noun,
  adjective,
  smallWords: SMALL_WORDS,
  likeAdjectives: LIKE_ADJECTIVES,
});
