import { type StemKind, stemsOfVerb } from './stems.ts';

/** Final consonants are written as single letters in the endings. */
const FINALS: Record<string, string> = { ㄴ: '\u11ab', ㄹ: '\u11af', ㅂ: '\u11b8', ㅆ: '\u11bb' };
const ANY_FINAL = /[\u11a8-\u11c2]$/;
const L = FINALS.ㄹ ?? '';

/** Verbs that are written like an irregular one: 묻어, to bury. */
const REGULAR_D = new Set(['묻다']);
/** Usually not drawn together: 피어. */
const IN_FULL = new Map([['피다', '피어']]);

/** What all forms of a verb or an adjective are made of, in letters (NFD). */
export type VerbStems = {
  /** 먹, 살, 춥. */
  bare: string;
  /** Before endings with 으 after a consonant: 먹으, 살, 추우. */
  open: string;
  /** Before ㄴ, ㅂ, ㅅ and a final ㄹ: 먹으, 사, 추우. */
  soft: string;
  /** In 아 or 어: 먹어, 살아, 추워. */
  infinitive: string;
};

/** The stems of a single word in 다; a copula is an adjective made with 이다, behind a consonant. */
export function stemsOf(word: string, isCopula = false): VerbStems {
  if (isCopula) {
    const bare = word.slice(0, -1).normalize('NFD');
    return { bare, open: bare, soft: bare, infinitive: `${bare}어`.normalize('NFD') };
  }
  const all = stemsOfVerb(word);
  const lettersOf = (wanted: StemKind) => {
    const found = all.filter(({ kind }) => kind === wanted);
    return (REGULAR_D.has(word) ? found.at(-1) : found[0])?.letters;
  };
  const bare = lettersOf('stem') ?? '';
  const open = lettersOf('open') ?? bare;
  const infinitive = IN_FULL.get(word)?.normalize('NFD') ?? lettersOf('infinitive') ?? bare;
  return { bare, open, soft: lettersOf('fallen') ?? open, infinitive };
}

/** An ending put to letters; one that begins with a single ㄴ, ㄹ, ㅂ or ㅆ closes their last syllable. */
const join = (letters: string, ending: string) =>
  letters + ending.replace(/^[ㄴㄹㅂㅆ]/, letter => FINALS[letter] ?? letter).normalize('NFD');

/** Ends in a consonant other than ㄹ: 먹, 춥, but not 살. */
const isClosed = ({ bare }: VerbStems) => ANY_FINAL.test(bare) && !bare.endsWith(L);

/** The ways in which endings are put to stems; each gives a form as it is written. */
export const ENDED = {
  bare: (stems: VerbStems, ending: string) => join(stems.bare, ending),
  open: (stems: VerbStems, ending: string) => join(stems.open, ending),
  soft: (stems: VerbStems, ending: string) => join(stems.soft, ending),
  infinitive: (stems: VerbStems, ending: string) => join(stems.infinitive, ending),
  /** 는 and what begins with it: 먹는, 사는. */
  neun: (stems: VerbStems, ending: string) =>
    join(stems.bare.endsWith(L) ? stems.bare.slice(0, -1) : stems.bare, ending),
  /** 습니다 behind a consonant, else ㅂ니다. */
  formal: (stems: VerbStems, ending: string) =>
    isClosed(stems) ? join(stems.bare, `습${ending}`) : join(stems.soft, `ㅂ${ending}`),
  /** 는다 behind a consonant, else ㄴ다. */
  plain: (stems: VerbStems, ending: string) =>
    isClosed(stems) ? join(stems.bare, `는${ending}`) : join(stems.soft, `ㄴ${ending}`),
};

export type Way = keyof typeof ENDED;
