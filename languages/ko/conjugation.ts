import type { KnownWords } from '../word-forms/language-forms.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { type StemKind, stemsOfVerb } from './stems.ts';

/** Final consonants are written as single letters in the tables below. */
const FINALS: Record<string, string> = {
  ㄴ: '\u11ab',
  ㄹ: '\u11af',
  ㅂ: '\u11b8',
  ㅁ: '\u11b7',
  ㅆ: '\u11bb',
};
const letters = (table: string) =>
  table.replace(/[ㄴㄹㅂㅁㅆ]/g, letter => FINALS[letter] ?? letter).normalize('NFD');
const either = (table: string) =>
  `(?:${letters(table)
    .trim()
    .split(/\s+/)
    .sort((one, other) => other.length - one.length)
    .join('|')})`;

/** What follows any stem, what follows a vowel, and what follows the form in 아 or 어. */
const AFTER_PAST =
  '다 어 어요 습니다 습니까 고 고요 지만 지 지요 죠 는데 는데요 던 을 을까 을까요 으며 으면 으니까 으니 었다 네 네요 기 음 니 나 다고 다가 거든요 거든 다면 어도 어서 군요 구나 는지 을때 을지';
const AFTER_WILL = '다 어 어요 습니다 지만 네 네요 고 는데 지 지요 죠 다고 니 어서';
const NOMINAL = '기 기도 기는 기만 기가 기를 기에 긴 길';

const ENDINGS: Record<StemKind, RegExp> = {
  stem: new RegExp(
    `^(?:${either(`고 고서 고요 고는 고도 지 지요 죠 지만 지도 지는 지가 지를 지마 지마세요 질 는 는데 는데요 는지 는다 는다고 는군요 는구나 는다면 네 네요 니 냐 던 던데 게 게요 게도
      자 자고 자마자 거나 거든 거든요 도록 다 다가 다고 다면 다니 든지 든 듯 듯이 습니다 습니까 군 군요 구나 나 나요 소 느라 느라고 느냐 길래 더니 더라 더라도 더라면 자면 ${NOMINAL}`)}|겠${either(AFTER_WILL)})$`.normalize(
      'NFD',
    ),
  ),
  open: new RegExp(
    `^(?:${either(`면 면서 면은 니까 니 러 려고 려면 려는 려 며 므로 나 라 라고 라는 시고 시면 신 실 십니다 십니까 시는 시지 시네요 시던 세요 셔요 셔서 신다 신다고 시는데 시는지 시면서 실까 셨는데 셨는지 셨을 셨던 셨고 셨지만 셨거든 셨거든요 셨기 시려고 셨다 셨어요 셨습니다 십시오 십시다 시다 시오
      ㄴ ㄴ데 ㄴ데요 ㄴ지 ㄴ다 ㄴ다고 ㄴ다면 ㄴ가 ㄴ가요 ㄹ ㄹ까 ㄹ까요 ㄹ게 ㄹ게요 ㄹ래 ㄹ래요 ㄹ지 ㄹ지도 ㄹ수록 ㄹ때 ㄹ텐데 ㄹ걸 ㅂ니다 ㅂ니까 ㅂ시다 ㅁ ㅁ을 ㅁ이 ㅁ에 셨 마 련만`)})$`.normalize(
      'NFD',
    ),
  ),
  infinitive: new RegExp(
    `^(?:${either('요 서 서요 서는 서도 도 야 야지 야지요 야만 야겠다 야겠어요 야겠습니다 야죠 라 라고 지다 진다 졌다 졌어요 졌습니다 지고 지면 지는 져 져서 져요 집니다 졌는지 졌지만 졌고 졌는데 지는데 지네 지자 지니 진 질 지기 지지 한다 하고 했다 하는 해요 합니다 보다 본다 봤다')}|\u11bb${either(AFTER_PAST)})?$`,
  ),
};

const TAGGED: readonly (readonly [RegExp, readonly FormTag[]])[] = [
  [/\u11bb(?!\u1109\u1173\u11b8니)/, ['past']],
  [/(요|니다|니까|시오|시다)$/, ['polite']],
  [/(습니까|ᆸ니까|니|냐|까|까요|나요|가요)$/, ['question']],
  [/면$|면서$/, ['if']],
  [/니까$|서$|므로$/, ['because']],
  [/지만$|는데$|ᆫ데$|도$/, ['although']],
  [/고$|며$/, ['and-then']],
  [/^(는|ᆫ|ᆯ|던)$|는$/, ['who']],
  [/(자|ᆸ시다|ᆯ까|ᆯ까요)$/, ['suggestion']],
  [/(러|려고|도록|게)$/, ['so-that']],
  [/(기|음|ᆷ|지)$/, ['verbal-noun']],
  [/(세요|십시오|라)$/, ['imperative']],
  [/야/, ['necessity']],
  [/겠|ᆯ게/, ['future']],
].map(
  ([pattern, tags]) => [new RegExp((pattern as RegExp).source.normalize('NFD')), tags as FormTag[]] as const,
);

/** What ends in 다 and is no verb: 바다, 마다. */
const UNCHANGED: ReadonlySet<string> = new Set(['noun', 'preposition', 'interjection']);

type Index = ReadonlyMap<string, readonly { base: string; kind: StemKind }[]>;
const INDEXES = new WeakMap<KnownWords, Index>();

/** The stems of all our verbs and adjectives, made once; nouns make verbs with 하다 and 되다. */
function indexOf(known: KnownWords): Index {
  const made = INDEXES.get(known);
  if (made !== undefined) return made;
  const index = new Map<string, { base: string; kind: StemKind }[]>();
  const add = (verb: string, base: string) => {
    for (const { letters: stem, kind } of stemsOfVerb(verb)) {
      const others = index.get(stem) ?? [];
      others.push({ base, kind });
      index.set(stem, others);
    }
  };
  for (const [form, rows] of known) {
    if (/^\S+다$/.test(form)) {
      if (!rows.every(({ pos }) => UNCHANGED.has(pos))) add(form, form);
    } else if (/^[가-힣]{2,}$/.test(form) && rows.some(({ pos }) => pos === 'noun' || pos === 'adverb'))
      for (const verb of ['하다', '되다', '시키다', '받다', '당하다', '스럽다'])
        if (!known.has(form + verb)) add(form + verb, form);
  }
  INDEXES.set(known, index);
  return index;
}

/** The dictionary forms that a verb form may come from, the longest stems first. */
export function verbReadings(word: string, known: KnownWords): { base: string; tags: readonly FormTag[] }[] {
  const index = indexOf(known);
  const all = word.normalize('NFD');
  const found: { base: string; tags: readonly FormTag[] }[] = [];
  for (let length = all.length; length > 0; length--) {
    const ending = all.slice(length);
    for (const { base, kind } of index.get(all.slice(0, length)) ?? []) {
      if (base === word || !ENDINGS[kind].test(ending)) continue;
      found.push({ base, tags: TAGGED.flatMap(([pattern, tags]) => (pattern.test(ending) ? tags : [])) });
    }
  }
  return found;
}
