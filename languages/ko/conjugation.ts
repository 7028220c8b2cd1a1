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

/** What follows the past, the future, any stem, a vowel, and the form in 아 or 어. */
const AFTER_PAST =
  '다 어 어요 습니다 습니까 고 고요 지만 지 지요 죠 는데 는데요 는데도 던 던데 을 을까 을까요 을까봐 을걸 을걸요 을텐데 을텐데요 을지도 으며 으면 으면서 으니 으니까 으나 었다 네 네요 기 기에 음 니 나 나요 다고 다가 다는 다니 다니까 다며 다면서 다면서요 거든요 거든 다면 더라 더라고 더라고요 더라면 더니 잖아 잖아요 어도 어야 어서 군요 구나 는지 는지도 을때 을지 대 대요 소';
const AFTER_WILL =
  '다 어 어요 습니다 습니까 지만 네 네요 고 는데 는데요 지 지요 죠 다고 다는 다며 다면 니 으니 으니까 어서 군요 구나 나 나요 더라 더라고요 더군요 거든요 잖아요 던데';
const NOMINAL = '기 기도 기는 기만 기가 기를 기에 기로 기까지 긴 길';
const AFTER_STEM = `고 고서 고요 고는 고도 고자 고말고 지 지요 죠 지만 지도 지는 지가 지를 지마 지마세요 질 는 는데 는데요 는데도 는지 는지도 는지요 는다 는다고 는다는 는다며 는다면서 는다면서요 는다니 는다니까 는대 는대요 는군요 는구나 는다면 는가 는걸 는걸요 네 네요 니 냐 냐고 냐고요 느냐고 던 던데 던데요 던지 게 게요 게도 게끔
  자 자고 자고요 자는 자며 자마자 자니까 재 재요 거나 거든 거든요 거라 도록 다 다가 다가도 다고 다고요 다는 다며 다면 다면서 다면서요 다니 다니까 대 대요 든지 든 듯 듯이 습니다 습니까 군 군요 구나 구먼 나 나요 나봐요 소 느라 느라고 느냐 길래 기에 더니 더니만 더라 더라고 더라고요 더라도 더라면 더군요 자면 잖아 잖아요 ${NOMINAL}`;
const AFTER_VOWEL = `면 면서 면서도 면은 면요 니까 니까요 니 러 러고 려고 려고요 려면 려는 려는데 려던 려다 려다가 려나 려 려야 며 므로 나 나마 라 라고 라고요 라는 라며 라니 라니까 래 래요 라면서 마 련만
  ㄴ ㄴ데 ㄴ데요 ㄴ데도 ㄴ지 ㄴ지도 ㄴ지요 ㄴ다 ㄴ다고 ㄴ다고요 ㄴ다는 ㄴ다며 ㄴ다면 ㄴ다면서 ㄴ다면서요 ㄴ다니 ㄴ다니까 ㄴ대 ㄴ대요 ㄴ가 ㄴ가요 ㄴ걸 ㄴ걸요 ㄹ ㄹ까 ㄹ까요 ㄹ까봐 ㄹ게 ㄹ게요 ㄹ래 ㄹ래요 ㄹ지 ㄹ지도 ㄹ지라도 ㄹ수록 ㄹ때 ㄹ텐데 ㄹ텐데요 ㄹ걸 ㄹ걸요 ㄹ뿐 ㄹ만큼 ㄹ뻔 ㅂ니다 ㅂ니까 ㅂ시다 ㅁ ㅁ을 ㅁ이 ㅁ에 ㅁ은 ㅁ으로`;
const AFTER_INFINITIVE =
  '요 서 서요 서는 서도 서야 도 도요 야 야지 야지요 야만 야죠 라 라고 라도 다 다가 다가요';
/** Verbs that stand behind another in 아 or 어 in one word: 달라지다, 힘들어하다, 먹어보다. */
const BEHIND_INFINITIVE = [
  { stem: '지', infinitive: '져' },
  { stem: '하', infinitive: '해' },
  { stem: '보', infinitive: '봐' },
];

const past = `ㅆ${either(AFTER_PAST)}`;
const will = `겠${either(AFTER_WILL)}`;
/** After a stem that ends in a vowel, as all that honour do. */
const afterOpen = (stem: string, infinitive: string) =>
  `${stem}(?:${either(AFTER_STEM)}|${will}|${either(AFTER_VOWEL)})|${infinitive}(?:${either(AFTER_INFINITIVE)}|야${will}|${past})?`;
const HONOURED = `(?:${afterOpen('시', '셔')}|세요|셔요|십시오|시오|시지요)`;

const ENDINGS: Record<StemKind, RegExp> = whole({
  stem: `${either(AFTER_STEM)}|${will}`,
  open: `${either(AFTER_VOWEL)}|${HONOURED}`,
  infinitive: `(?:${either(AFTER_INFINITIVE)}|야${will}|${past}|${BEHIND_INFINITIVE.map(({ stem, infinitive }) => afterOpen(stem, infinitive)).join('|')})?`,
});

function whole(patterns: Record<StemKind, string>): Record<StemKind, RegExp> {
  const exactly = (pattern: string) => new RegExp(`^(?:${letters(pattern)})$`);
  return {
    stem: exactly(patterns.stem),
    open: exactly(patterns.open),
    infinitive: exactly(patterns.infinitive),
  };
}

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
      // 말씀드리다 is 말씀하다 that honours who hears it.
      const humble = form.replace(/하다$/, '드리다');
      if (humble !== form && !known.has(humble)) add(humble, form);
    } else if (/^[가-힣]{2,}$/.test(form) && rows.some(({ pos }) => pos === 'noun' || pos === 'adverb'))
      for (const verb of ['하다', '되다', '시키다', '받다', '당하다', '스럽다', '드리다'])
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

const COPULA = stemsOfVerb('이다');

/** The nouns that a form of 이다 may be joined to: 일요일 of 일요일이라면. After a vowel its 이 falls in some forms (`particles.ts`). */
export function* nounsBeforeCopula(word: string): Iterable<{ noun: string; tags: readonly FormTag[] }> {
  const all = word.normalize('NFD');
  for (const { letters: stem, kind } of COPULA) {
    for (let at = all.indexOf(stem, 1); at > 0; at = all.indexOf(stem, at + 1)) {
      const ending = all.slice(at + stem.length);
      if (!ENDINGS[kind].test(ending)) continue;
      yield {
        noun: all.slice(0, at).normalize('NFC'),
        tags: ['is', ...TAGGED.flatMap(([pattern, tags]) => (pattern.test(ending) ? tags : []))],
      };
    }
  }
}
