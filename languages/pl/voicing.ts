import type { PolishLetter } from './spelling.ts';

const VOICELESS_OF: Record<string, string> = {
  b: 'p',
  d: 't',
  dz: 'ts',
  dʑ: 'tɕ',
  dʐ: 'tʂ',
  ɡ: 'k',
  v: 'f',
  z: 's',
  ʑ: 'ɕ',
  ʐ: 'ʂ',
};
const VOICED_OF = Object.fromEntries(Object.entries(VOICELESS_OF).map(([voiced, other]) => [other, voiced]));

const isVoiced = (ipa: string) => ipa in VOICELESS_OF;
const isVoiceless = (ipa: string) => ipa in VOICED_OF || ipa === 'x';
const isObstruent = (ipa: string) => isVoiced(ipa) || isVoiceless(ipa);
/** These follow the sound before them, and leave it as it is. */
const isFollowing = ({ ipa, isRz }: PolishLetter) => isRz || ipa === 'v';

/**
 * Obstruents side by side are all voiced or all voiceless, as the last of them is; w and rz become voiceless after a
 * voiceless one. At the end of a word they are voiceless, unless the next one begins with a voiced obstruent.
 *
 * @param end what a final obstruent becomes; `kept` where the word leans on the next
 */
export function voicePolish(letters: readonly PolishLetter[], end: WordEnd): PolishLetter[] {
  const voiced = letters.map(letter => ({ ...letter }));
  for (const [index, letter] of voiced.entries()) {
    const before = obstruentBefore(voiced, index);
    if (isFollowing(letter) && before !== undefined && isVoiceless(before.ipa)) devoice(letter);
  }
  let next: 'voiced' | 'voiceless' | undefined = end === 'kept' ? undefined : end;
  for (const letter of [...voiced].reverse()) {
    if (letter.isVowel || !isObstruent(letter.ipa)) {
      next = undefined;
      continue;
    }
    if (next === 'voiced') voice(letter);
    if (next === 'voiceless') devoice(letter);
    next = isVoiced(letter.ipa) ? (isFollowing(letter) ? undefined : 'voiced') : 'voiceless';
  }
  return voiced;
}

export type WordEnd = 'voiced' | 'voiceless' | 'kept';

/** What the end of a word becomes before this one. */
export function endBefore(letters: readonly PolishLetter[] | undefined): 'voiced' | 'voiceless' | undefined {
  const first = letters?.[0]?.ipa ?? '';
  if (isVoiced(first)) return voicePolish(letters ?? [], 'kept')[0]?.ipa === first ? 'voiced' : 'voiceless';
  return isVoiceless(first) ? 'voiceless' : undefined;
}

// An r between them does not part them: krwawy is said krfawy.
function obstruentBefore(letters: readonly PolishLetter[], index: number): PolishLetter | undefined {
  const before = letters[index - 1];
  const found = before?.ipa === 'r' ? letters[index - 2] : before;
  return found !== undefined && isObstruent(found.ipa) ? found : undefined;
}

const devoice = (letter: PolishLetter) => {
  letter.ipa = VOICELESS_OF[letter.ipa] ?? letter.ipa;
};
const voice = (letter: PolishLetter) => {
  letter.ipa = VOICED_OF[letter.ipa] ?? letter.ipa;
};
