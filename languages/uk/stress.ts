import type { FormTag } from '../word-forms/tags.ts';
import { foldUkrainian } from './fold-ukrainian.ts';
import { type StressPattern, sharedStart, syllables } from './stress-pattern.ts';

/** A form of a word, and what it is of it. */
export type StressedForm = { form: string; base: string; pos: string; tags: readonly FormTag[] };

const REFLEXIVE = /с[яь]$/;
const PREFIX = /^(?:пере|роз|піді|під|наді|над|віді|від|ви|до|за|зі|з|с|на|обі|об|о|при|про|по|уві|у|в)/;

/** The syllable of a form that is stressed; undefined where the rules do not tell. */
export function stressOfForm(form: StressedForm, pattern: StressPattern): number | undefined {
  if (pattern.parts.length === 0) return undefined;
  const syllable = rulesOf(form.pos)(form, pattern);
  if (syllable === undefined) return undefined;
  const there = syllable + beginning(form);
  return there >= 1 && there <= syllables(form.form) ? there : undefined;
}

/** у and в stand for one another at the beginning: уночі has a syllable more than вночі. */
function beginning({ form, base }: StressedForm): number {
  if (/^у/i.test(form) && /^в/i.test(base)) return 1;
  return /^в/i.test(form) && /^у/i.test(base) ? -1 : 0;
}

function rulesOf(pos: string) {
  if (pos === 'noun') return ofNoun;
  if (pos === 'verb') return ofVerb;
  return pos === 'adjective' ? ofAdjective : ofOther;
}

function ofNoun(
  { form, tags }: StressedForm,
  { parts, labels, isPlural }: StressPattern,
): number | undefined {
  const [nominative = 0, genitive = nominative, plural = genitive, dative = plural] = parts;
  const has = (tag: FormTag) => tags.includes(tag);
  if (has('diminutive') || has('possessive')) return undefined;
  if (has('plural') || isPlural) {
    if (has('genitive')) return Math.min(labels.genpl ?? dative, syllables(form));
    if (has('instrumental')) return labels.inspl ?? dative;
    return has('dative') || has('locative') ? dative : plural;
  }
  // A stress on the ending is drawn back there, and the table says where to.
  const isOnStem = nominative === genitive && nominative < syllables(form);
  if (has('vocative')) return labels.voc ?? (isOnStem ? nominative : undefined);
  // Whoever is called is no genitive: дідусю.
  if (has('genitive') && labels.voc !== undefined && form.endsWith('ю')) return labels.voc;
  if (has('accusative')) return labels.acc ?? genitive;
  if (has('locative')) return labels.loc ?? genitive;
  return tags.length === 0 || has('feminine') ? nominative : genitive;
}

function ofVerb(form: StressedForm, pattern: StressPattern): number | undefined {
  const own = foldUkrainian(form.form);
  const shared = sharedStart(own, pattern.written);
  // пішо́в, прийшла́: no principal part begins like them.
  if (/[йі]ти$/.test(form.base) && /ш(?:ов|л[аои])$/.test(own))
    return own.startsWith('ви') ? 1 : syllables(own);
  // ви́клич is of the perfective of викликати, which takes its stress on the prefix.
  const stem = form.base.replace(REFLEXIVE, '').length - 3;
  if (/^ви/.test(own) && form.tags.includes('imperative') && shared < stem) return 1;
  // їде has but its beginning from їхати.
  const isOwn = shared >= (own.length < 6 ? 1 : 2);
  if (isOwn && !form.tags.includes('completed')) return ofPlainVerb(form, pattern);
  // Of a verb that goes with another one: прочитати with читати.
  const prefix = PREFIX.exec(own)?.[0] ?? '';
  if (isOwn || prefix === '') return undefined;
  // ви- takes the stress itself.
  if (prefix === 'ви') return 1;
  const rest = own.slice(prefix.length);
  // при́йде, зна́йде: the rest has no syllable of its own there.
  if (/^йд(?:еш|е|емо|ете|уть)$/.test(rest)) return syllables(prefix);
  if (sharedStart(rest, pattern.written) < 2) return undefined;
  const within = ofPlainVerb({ ...form, form: rest }, pattern);
  return within === undefined ? undefined : within + syllables(prefix);
}

function ofPlainVerb({ form, tags }: StressedForm, { parts, labels }: StressPattern): number | undefined {
  const [infinitive = 0, first = infinitive, third = infinitive, past = infinitive] = parts;
  const has = (tag: FormTag) => tags.includes(tag);
  const isFixed = parts.length === 1;
  const all = syllables(form.replace(REFLEXIVE, ''));
  const last = (syllable: number) => Math.min(syllable, all);
  if (has('past-participle') || has('passive') || has('verbal-noun')) return undefined;
  if (has('past')) {
    if (!/[аои](?:с[яь])?$/.test(form)) return last(labels.pastm ?? past);
    return /и(?:с[яь])?$/.test(form) ? (labels.pastpl ?? past) : past;
  }
  if (has('imperative')) return last(labels.imp ?? first);
  // читатиму
  if (has('future') && /тим(?:у|еш|е|емо|ете|уть)(?:ться|с[яь])?$/.test(form)) return infinitive;
  if (has('present') || has('future')) {
    if (has('i')) return first;
    if (has('you')) return labels.sg2 ?? third;
    if (has('they')) return last(labels.pl3 ?? third);
    if (!has('we') && !has('you-all')) return third;
    if (has('we') && labels.pl1 !== undefined) return labels.pl1;
    // несе́: несемо́, несете́
    return !isFixed && third === all - 1 ? all : last(third);
  }
  if (has('gerund')) return isFixed ? infinitive : undefined;
  const isInfinitive = tags.every(tag => tag === 'infinitive' || tag === 'completed' || tag === 'reflexive');
  return isInfinitive || has('perfect') ? last(infinitive) : undefined;
}

const COMPARATIVE = /(і?)ш(?:ий|а|е|і|ого|ої|у|ою|их|им|ими|ому|ій)$/;

function ofAdjective(
  { form, base, tags }: StressedForm,
  { parts: [own = 0] }: StressPattern,
): number | undefined {
  const has = (tag: FormTag) => tags.includes(tag);
  const isHighest = /^най/i.test(form) && !/^най/i.test(base);
  const before = Number(isHighest) + Number(has('negative'));
  if (has('adverb')) return ofAdverb(form, own);
  const comparative = has('comparative') || has('superlative') ? COMPARATIVE.exec(form) : null;
  // новіший keeps it on і, молодший has lost the syllable.
  if (comparative === null || comparative[1] !== '') return own + before;
  return Math.min(own + before, syllables(form.slice(0, comparative.index)));
}

/** Швидки́й, шви́дко: what is stressed on the ending moves back; where to is known of short stems and some suffixes alone. */
function ofAdverb(form: string, own: number): number | undefined {
  const stem = syllables(form) - 1;
  if (stem === 1) return 1;
  return own <= stem && /(?:лив|ов|ичн|альн|ельн|овн)о$/.test(form) ? own : undefined;
}

/** What is not inflected, or is inflected like an adjective: the forms of all others are listed one by one. */
function ofOther(form: StressedForm, pattern: StressPattern): number | undefined {
  if (/[иії]й$/.test(form.base)) return ofAdjective(form, pattern);
  return form.tags.length === 0 ? pattern.parts[0] : undefined;
}
