import { composeHangul, decomposeHangul } from './hangul.ts';

const TENSE: Record<string, string> = { ㄱ: 'ㄲ', ㄷ: 'ㄸ', ㅂ: 'ㅃ', ㅅ: 'ㅆ', ㅈ: 'ㅉ' };
/** Before these a ㄴ comes between the words: 못 읽다 is said 몬 닉따. */
const INSERTING = new Set(['ㅣ', 'ㅑ', 'ㅕ', 'ㅛ', 'ㅠ']);

const NOT = /(?<![가-힣])못 ([가-힣])/g;
/** Numbers that end in a stop, before counters that begin with a nasal. */
const NUMBERS = /(?<=[십백육일이삼사오칠팔구 ]|^)([십백육]) (?=[년명만마미])/g;
const NASAL: Record<string, string> = { 십: '심', 백: '뱅', 육: '융' };
/** 것 and its short forms behind the future of a verb. */
const THING = /([가-힣]) (거|것|걸|건|게)(?=[가-힣]|[ .?!,]|$)/g;

/** Writes what Korean words change in one another as it is said: *못 먹어* as 몬 먹어, *볼 거예요* as 볼 꺼예요. */
export function sayAcrossWords(text: string): string {
  return text
    .replace(NOT, (_, next: string) => afterNot(next))
    .replace(NUMBERS, (_, number: string) => `${NASAL[number]} `)
    .replace(THING, (all, before: string, thing: string) =>
      decomposeHangul(before)?.final === 'ㄹ' ? `${before} ${tensed(thing)}` : all,
    );
}

function afterNot(next: string): string {
  const syllable = decomposeHangul(next);
  if (syllable === undefined) return `못 ${next}`;
  const { initial, vowel } = syllable;
  if (initial === 'ㄴ' || initial === 'ㅁ') return `몬 ${next}`;
  if (initial === 'ㅎ') return `모 ${composeHangul({ ...syllable, initial: 'ㅌ' })}`;
  if (initial !== 'ㅇ') return `몯 ${tensed(next)}`;
  return INSERTING.has(vowel)
    ? `몬 ${composeHangul({ ...syllable, initial: 'ㄴ' })}`
    : `모 ${composeHangul({ ...syllable, initial: 'ㄷ' })}`;
}

function tensed(syllable: string): string {
  const letters = decomposeHangul(syllable);
  const tense = letters && TENSE[letters.initial];
  return letters === undefined || tense === undefined
    ? syllable
    : composeHangul({ ...letters, initial: tense });
}
