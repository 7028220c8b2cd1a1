import type { ParadigmCell } from '../word-forms/paradigm.ts';
import { type Conjugation, listedConjugations, sixPersons } from '../word-forms/romance-paradigms.ts';
import { PORTUGUESE_IRREGULAR_VERBS } from './irregular-forms.ts';
import { LIKE_EAR, RISING, SINKING, TWO_PARTICIPLES } from './verb-classes.ts';

const LISTED = listedConjugations(PORTUGUESE_IRREGULAR_VERBS);

const CLASSES = {
  ar: {
    present: 'o as a amos ais am',
    past: 'ei aste ou amos astes aram',
    imperfect: 'ava avas ava ávamos áveis avam',
    subjunctive: 'e es e emos eis em',
    'past+subjunctive': 'asse asses asse ássemos ásseis assem',
    'future+subjunctive': 'ar ares ar armos ardes arem',
  },
  er: {
    present: 'o es e emos eis em',
    past: 'i este eu emos estes eram',
    imperfect: 'ia ias ia íamos íeis iam',
    subjunctive: 'a as a amos ais am',
    'past+subjunctive': 'esse esses esse êssemos êsseis essem',
    'future+subjunctive': 'er eres er ermos erdes erem',
  },
  ir: {
    present: 'o es e imos is em',
    past: 'i iste iu imos istes iram',
    imperfect: 'ia ias ia íamos íeis iam',
    subjunctive: 'a as a amos ais am',
    'past+subjunctive': 'isse isses isse íssemos ísseis issem',
    'future+subjunctive': 'ir ires ir irmos irdes irem',
  },
};
type Kind = keyof typeof CLASSES;
type TenseName = keyof (typeof CLASSES)['ar'];

const FUTURE = 'ei ás á emos eis ão';
const CONDITIONAL = 'ia ias ia íamos íeis iam';

/**
 * The forms of a verb in the six persons; the imperative of you and you all is that of você and vocês, "tu" the one of tu.
 *
 * @param infinitive one word, not reflexive
 */
export function conjugatePortuguese(infinitive: string): Conjugation | undefined {
  const [, stem = '', end] = /^(.*)([aei]r)$/.exec(infinitive) ?? [];
  const own = LISTED.get(infinitive);
  if (end === undefined && own === undefined) return undefined;
  const forms = new Map<string, ParadigmCell>([
    ...(end === undefined ? [] : regular(infinitive, stem, end as Kind)),
    ...(own ?? []),
  ]);
  const participles = TWO_PARTICIPLES.get(infinitive);
  if (participles !== undefined) forms.set('past-participle', participles);
  const copies = {
    you: 'subjunctive+he',
    tu: 'present+he',
    we: 'subjunctive+we',
    'you-all': 'subjunctive+they',
  };
  for (const [person, name] of Object.entries(copies))
    forms.set(`imperative+${person}`, forms.get(name) ?? []);
  // Nobody in Brazil says sê.
  if (infinitive === 'ser') forms.set('imperative+tu', []);
  return forms;
}

function regular(infinitive: string, stem: string, kind: Kind): [string, ParadigmCell][] {
  const endings = CLASSES[kind];
  const tense = (name: TenseName) =>
    sixPersons(
      name,
      endings[name]
        .split(' ')
        .map((ending, place) => joined(stemAt(infinitive, stem, name, place), ending, kind)),
    );
  const endless = (name: string, all: string) =>
    sixPersons(
      name,
      all.split(' ').map(ending => infinitive + ending),
    );
  const forms: [string, ParadigmCell][] = [
    ...(Object.keys(endings) as TenseName[]).flatMap(tense),
    ...endless('future', FUTURE),
    ...endless('conditional', CONDITIONAL),
    ['gerund', [`${stem}${kind[0]}ndo`]],
    ['past-participle', [joined(stem, kind === 'ar' ? 'ado' : 'ido', kind)]],
  ];
  // produz: without e.
  return infinitive.endsWith('uzir') ? [...forms, ['present+he', [stem]]] : forms;
}

/** The stem as it is in a person: sinto, foge, passeia. */
function stemAt(infinitive: string, stem: string, tense: TenseName, place: number): string {
  if (tense !== 'present' && tense !== 'subjunctive') return stem;
  const isStressed = place < 3 || place === 5;
  if (isStressed && (/ear$/.test(infinitive) || LIKE_EAR.has(infinitive))) return stem.replace(/[ei]$/, 'ei');
  const isRaised = tense === 'subjunctive' || place === 0;
  if (isRaised && RISING.has(infinitive))
    return stem.replace(/[eo](?=[^aeiou]*u?$)/, vowel => (vowel === 'e' ? 'i' : 'u'));
  if (isStressed && !isRaised && SINKING.has(infinitive)) return stem.replace(/u(?=[^aeiou]+$)/, 'o');
  return stem;
}

/** A stem with an ending, written so that it sounds the same: fiquei, conheço, saí, incluíram. */
function joined(stem: string, ending: string, kind: Kind): string {
  if (kind === 'ar')
    return (
      (/^[eé]/.test(ending) ? stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/ç$/, 'c') : stem) + ending
    );
  if (/^[oa]/.test(ending) && !/[aeo]$/.test(stem))
    return (
      stem
        .replace(/gu$/, 'g')
        .replace(/c$/, 'ç')
        .replace(/g$/, stem.endsWith('gu') ? 'g' : 'j') + ending
    );
  const isOpen = /[ao]$/.test(stem) || /[^gq]u$/.test(stem);
  if (!isOpen) return stem + ending;
  if (kind === 'ir') {
    // saio, sais, sai.
    if (/^[oa]/.test(ending) && stem.endsWith('a')) return `${stem}i${ending}`;
    if (ending === 'es' || ending === 'e') return stem + ending.replace('e', 'i');
    if (/^i(u|r|rmos|rdes)$/.test(ending)) return stem + ending;
    return stem + ending.replace(/^i/, 'í');
  }
  // dói, doía, doído.
  if (ending === 'es' || ending === 'e') return stem.replace(/o$/, 'ó') + ending.replace('e', 'i');
  return stem + ending.replace(/^i(?=$|a|d)/, 'í');
}
