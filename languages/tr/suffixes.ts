import type { FormTag } from '../word-forms/tags.ts';
import { tagsIn } from '../word-forms/tags.ts';
import { BACK, type Letter, lastVowel, lettersOf, NARROW, VOICELESS, VOWELS } from './harmony.ts';
import { nounsOfStem, verbsOfStem } from './stems.ts';

/** What a form may come from, and how unlikely that is: 0 is the word itself. */
export type Reading = { base: string; kind: 'noun' | 'verb'; tags: readonly FormTag[]; cost: number };

/**
 * What may stand at the end of a word in some state, and the state of what is left of it, in the letters of `lettersOf`. An
 * empty shape only changes the state. A second cost is that of a suffix that ends the word.
 *
 * Nouns: number, person, case, then a verb's ending as a predicate. Verbs: voice, negation, time, person; some of their forms
 * go on as nouns do.
 */
const GRAMMAR = `
word - - 0 case predicate finite converb
predicate DIr is 1.4 case
predicate (y)DI past 1.6 case
predicate (y)DIm past+i 1.6 case
predicate (y)DIn past+you 1.8 case
predicate (y)DIk past+we 1.6 case
predicate (y)DInIz past+you-all 1.6 case
predicate (y)DIlAr past+they 1.6 case
predicate (y)mIş hearsay 1.6 case
predicate (y)mIşIm hearsay+i 1.6 case
predicate (y)mIşsIn hearsay+you 1.6 case
predicate (y)mIşIz hearsay+we 1.6 case
predicate (y)mIşlAr hearsay+they 1.6 case
predicate (y)sA if 1.6 case
predicate (y)sAm if+i 1.8 case
predicate (y)sAn if+you 1.8 case
predicate (y)sAk if+we 1.8 case
predicate (y)sAnIz if+you-all 1.8 case
predicate (y)ken while 1.4 case
predicate (y)Im i 1.8 case
predicate sIn you 1.8 case
predicate (y)Iz we 1.8 case
predicate sInIz you-all 1.8 case
case - - 0 person
case (y)I accusative 1 my-person
case nI accusative 1 his-person
case (y)A dative 1 my-person
case nA dative 1 his-person
case DA locative 1 my-person
case nDA locative 1 his-person
case DAn ablative 1 my-person
case nDAn ablative 1 his-person
case (n)In genitive 1 my-person
case nIn genitive 1 his-person
case (y)lA with 1 person
case CA adverb 1.6 my-person
case ncA adverb 1.8 his-person
person - - 0 my-person his-person
my-person - - 0 number
my-person (I)m my 1.1 number
my-person (I)n your 1.5 number
my-person (I)mIz our 1.2 number
my-person (I)nIz your 1.2 number
his-person (s)I his 1.1 number
his-person lArI their 2.2 noun
his-person ki there 0.8 place
his-person kü there 1 noun
place DA locative 0.4 my-person
place nDA locative 0.4 his-person
place (n)In genitive 0.8 my-person
place nIn genitive 0.8 his-person
place - - 0.5 noun
number - - 0 noun
number lAr plural 0.3 noun
number kilAr there+plural 0.8 place
noun sIz with+not 1.4 noun
noun lI with 1.6 noun
noun CIK diminutive 1.8 noun
noun (y)An present-participle 0.8 negation
noun DIK past-participle 0.8/1.6 negation
noun (y)AcAK future+present-participle 0.8/1.6 negation
noun mIş hearsay+past-participle 1.2 negation
noun mA verbal-noun 0.8/1.8 negation
noun mAK infinitive 0.4 negation
noun (y)Iş verbal-noun 1.4 negation
finite - - 0 present personal
finite (y)AyIm suggestion+i 1 negation
finite (y)AlIm suggestion+we 1 negation
finite (y)A wish 1.9 negation
finite (y)AsIn wish+you 1.6 negation
finite - imperative 0.95 order
order - - 0 voice
order mA negative 0 voice
finite sIn imperative+he 1 negation
finite sInlAr imperative+they 1 negation
finite (y)In imperative+you-all 1.05 negation
finite (y)InIz imperative+you-all 1 negation
finite sAnA imperative 1 negation
finite mAm negative+present+i 1 ability
finite mAyIz negative+present+we 1 ability
finite (y)AmAm ability+negative+present+i 1 voice
finite (y)AmAyIz ability+negative+present+we 1 voice
personal - - 0 past
personal m i 0.1 past
personal n you 0.3 past
personal k we 0.1 past
personal nIz you-all 0.1 past
personal lAr they 0.1 past
past DI past 0.8 negation
past sA conditional 1 negation
past (y)DI past 0.5 narrated
past (y)sA if 0.5 narrated
present - - 0 narrated
present (y)Im i 0.1 narrated
present sIn you 0.1 narrated
present (y)Iz we 0.1 narrated
present sInIz you-all 0.1 narrated
present DIr is 0.3 narrated
present (y)ken while 0.3 narrated
present CAsInA like 0.5 narrated
narrated - - 0 time
narrated lAr they 0.05 time
narrated sA conditional 1 negation
narrated DI past 1.2 negation
narrated (y)mIş hearsay 0.5 time
narrated (y)mIşlAr hearsay+they 0.6 time
time (I)yor present+progressive 0.9 raised
time mIyor negative+present+progressive 0.9 ability
time (y)AmIyor ability+negative+present+progressive 0.9 voice
time (A)r present 1 ability
time (I)r present 1 ability
time mAz negative+present 1 ability
time (y)AmAz ability+negative+present 1 voice
time mIş hearsay 1 negation
time (y)AcAK future 1 negation
time mAlI necessity 1 negation
time mAktA progressive 1 negation
converb (y)ArAK gerund 1 negation
converb (y)Ip and-then 1 negation
converb (y)IncA when 1 negation
converb (y)IncAyA until 1 negation
converb mAdAn negative+gerund 0.9 ability
converb (y)AmAdAn ability+negative+gerund 0.9 voice
converb mAksIzIn negative+gerund 1 ability
converb DIkçA while 1 negation
converb (y)AlI after 1.8 negation
negation - - 0 ability
negation mA negative 0 ability
negation (y)AmA ability+negative 0.3 voice
ability - - 0 voice
ability mAyAbil negative+ability 0.4 voice
ability (y)Abil ability 0.3 voice
ability (y)Iver ability 0.8 voice
raised - - 0 verb
raised - - 0.2 open-verb
raised (y)Abil ability 0.3 voice
raised Il passive 1.3 verb
raised In passive 1.4 verb
raised n passive 1.4 verb
raised DIr causative 1.6 verb
raised t causative 1.8 verb
voice - - 0 verb
voice Il passive 1.3 verb caused
voice In passive 1.4 verb caused
voice n passive 1.4 verb caused
voice DIr causative 1.6 verb caused
voice t causative 1.8 verb caused
voice Ir causative 2.2 verb
voice Iş reciprocal 3 verb
caused DIr causative 1.6 verb
caused t causative 1.8 verb
`;

type Rule = {
  letters: readonly Letter[];
  /** Without the letter that stands only where it is needed. */
  bare: readonly Letter[];
  tags: readonly FormTag[];
  cost: number;
  costAtEnd: number;
  next: readonly string[];
};

function rulesOf(table: string): ReadonlyMap<string, readonly Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const line of table.trim().split('\n')) {
    const [state = '', shape = '', tags = '', cost = '', ...next] = line.split(' ');
    const [usual = '', atEnd = usual] = cost.split('/');
    const letters = shape === '-' ? [] : lettersOf(shape);
    const rule = {
      letters,
      bare: letters.filter(({ isLoose }) => !isLoose),
      tags: tags === '-' ? [] : tagsIn(tags),
      cost: Number(usual),
      costAtEnd: Number(atEnd),
      next,
    };
    rules.set(state, [...(rules.get(state) ?? []), rule]);
  }
  return rules;
}

/** The letters that a sign of a suffix may be. */
const MAY_BE: Record<string, string> = { A: 'ae', I: 'ıiuü', D: 'dt', C: 'cç', K: 'kğ' };

/** The rules of a state by the last letter of what is left of a word, in their order; `others` where no suffix of it ends so. */
type State = { byLast: ReadonlyMap<string, readonly Rule[]>; others: readonly Rule[] };

const STATES: ReadonlyMap<string, State> = new Map(
  [...rulesOf(GRAMMAR)].map(([state, rules]) => [state, byLastLetter(rules)]),
);

function byLastLetter(rules: readonly Rule[]): State {
  const lastOf = ({ letters }: Rule) => {
    const sign = letters.at(-1)?.sign ?? '';
    return MAY_BE[sign] ?? sign;
  };
  const others = rules.filter(rule => lastOf(rule) === '');
  const byLast = new Map<string, Rule[]>();
  for (const letter of new Set(rules.map(lastOf).join('')))
    byLast.set(
      letter,
      rules.filter(rule => others.includes(rule) || lastOf(rule).includes(letter)),
    );
  return { byLast, others };
}

/** Loans whose last syllable is dark but light for what follows: saatler, rolü, kalbi, nakdi. */
const MAY_BE_LIGHT = /[ltkpfbr]$|^nakd$/;

/**
 * Where a suffix that ends at `end` begins, or undefined. `isLoan` says that it has a light vowel behind a dark one, which only a
 * stem may have.
 */
function beginOf(
  { letters, bare }: Rule,
  word: string,
  end: number,
  isLooseThere: boolean,
): { begin: number; isLoan: boolean } | undefined {
  const shape = isLooseThere ? letters : bare;
  const begin = end - shape.length;
  if (begin < 1) return undefined;
  let isLoan = false;
  // From the end on, where most suffixes are found to be others.
  for (let at = end - 1; at >= begin; at -= 1) {
    const { sign } = shape[at - begin] as Letter;
    const letter = word[at] ?? '';
    if (sign === 'A' || sign === 'I') {
      const before = lastVowel(word, at);
      // diyor and yiyor, whose stem has lost its only vowel.
      if (before === '' && sign === 'I' && /[iü]/.test(letter)) continue;
      const isBack = BACK.has(before) || before === 'â' || before === 'û';
      const right = sign === 'A' ? (isBack ? 'a' : 'e') : NARROW[before];
      if (letter === right) continue;
      const light = sign === 'A' ? 'e' : NARROW[before === 'o' || before === 'u' ? 'ü' : 'i'];
      if (!isBack || letter !== light || lastVowel(word, begin) !== before) return undefined;
      isLoan = true;
    } else if (sign === 'D' || sign === 'C') {
      const isVoiceless = VOICELESS.has(word[at - 1] ?? '');
      if (letter !== (sign === 'D' ? (isVoiceless ? 't' : 'd') : isVoiceless ? 'ç' : 'c')) return undefined;
    } else if (sign === 'K') {
      const next = word[at + 1];
      if (letter !== (next !== undefined && VOWELS.has(next) ? 'ğ' : 'k')) return undefined;
    } else if (letter !== sign) return undefined;
  }
  const [first] = letters;
  const isAfterVowel = VOWELS.has(word[begin - 1] ?? '');
  if (first?.isLoose) {
    // A consonant parts two vowels, a vowel two consonants.
    const isNeeded = /[AI]/.test(first.sign) ? !isAfterVowel : isAfterVowel;
    if (isNeeded !== isLooseThere) return undefined;
  } else if (/[AI]/.test(first?.sign ?? '') && isAfterVowel) return undefined;
  return { begin, isLoan };
}

/** All that a word may come from by its suffixes; it itself is not among them. */
export function readingsOf(word: string): Reading[] {
  const readings: Reading[] = [];

  function walk(state: string, end: number, tags: readonly FormTag[], cost: number, isLoan: boolean): void {
    if (state === 'noun' && cost > 0) {
      const stem = word.slice(0, end);
      if (!isLoan || MAY_BE_LIGHT.test(stem))
        for (const { base, cost: more } of nounsOfStem(stem, word.slice(end)))
          readings.push({ base, kind: 'noun', tags, cost: cost + more + (isLoan ? 0.5 : 0) });
    }
    if (isLoan && (state === 'verb' || state === 'open-verb')) return;
    if (state === 'verb' || state === 'open-verb') {
      const stem = word.slice(0, end);
      // A bare stem is hardly ever said where it looks like a noun or has more than one verb in it: gör-ün, not görün.
      const more = end === word.length && !VOWELS.has(word.at(-1) ?? '') ? 0.4 : 0;
      for (const base of verbsOfStem(stem, word.slice(end), state === 'open-verb'))
        readings.push({ base, kind: 'verb', tags, cost: cost + more });
      return;
    }
    const rules = STATES.get(state);
    for (const rule of rules?.byLast.get(word[end - 1] ?? '') ?? rules?.others ?? []) {
      if (rule.letters.length === 0) {
        const all = rule.tags.length === 0 ? tags : [...rule.tags, ...tags];
        for (const next of rule.next) walk(next, end, all, cost + rule.cost, isLoan);
        continue;
      }
      // Behind a loan's light vowel there is nothing but its stem.
      if (isLoan) continue;
      for (const isLooseThere of rule.letters[0]?.isLoose ? [true, false] : [true]) {
        const found = beginOf(rule, word, end, isLooseThere);
        if (found === undefined) continue;
        const all = rule.tags.length === 0 ? tags : [...rule.tags, ...tags];
        const more = end === word.length ? rule.costAtEnd : rule.cost;
        for (const next of rule.next) walk(next, found.begin, all, cost + more, found.isLoan);
      }
    }
  }

  walk('word', word.length, [], 0, false);
  return readings;
}
