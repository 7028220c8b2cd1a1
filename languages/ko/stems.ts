/** The stem as it is; open, with 으 after a consonant; without the ㄹ that falls before some endings; and in 아 or 어. */
export type StemKind = 'stem' | 'open' | 'fallen' | 'infinitive';
type Stem = { letters: string; kind: StemKind };

const FINAL = { b: '\u11b8', d: '\u11ae', s: '\u11ba', l: '\u11af', h: '\u11c2' };
/** ㅂ, ㄷ and ㅅ that stay before vowels. */
const REGULAR_B = /(입|잡|씹|좁|뽑|집|접|업|꼽|수줍|뵙|헤집)$/;
const IRREGULAR_D = /(걷|듣|싣|깨닫|일컫|긷|붇|묻)$/;
const IRREGULAR_S = /(짓|낫|붓|잇|긋|젓)$/;
const REGULAR_H = /(좋|놓|넣|낳|쌓|닿|찧|빻|땋)$/;
const REGULAR_REU = /(따르|들르|치르|다다르|우러르)$/;

const BRIGHT = /[\u1161\u1169\u1163][\u11a8-\u11c2]?$/;

/** All stems of a dictionary form, taken apart into letters (NFD). */
export function stemsOfVerb(verb: string): Stem[] {
  const written = verb.slice(0, -1);
  const stem = written.normalize('NFD');
  const bare = stem.slice(0, -1);
  const ending = BRIGHT.test(stem) ? '아' : '어';
  const all: Stem[] = [{ letters: stem, kind: 'stem' }];
  const open = (letters: string) => all.push({ letters: letters.normalize('NFD'), kind: 'open' });
  const infinitive = (letters: string) => all.push({ letters: letters.normalize('NFD'), kind: 'infinitive' });

  if (/하$/.test(written)) {
    open(stem);
    infinitive(`${written.slice(0, -1)}해`);
    infinitive(`${written}여`);
    return all;
  }
  // 그러다, 이러다, 어쩌다 are 그리하다, 이리하다, 어찌하다.
  if (/^(이|그|저|요|고|조)러$|^어쩌$/.test(written)) {
    open(stem);
    infinitive(`${bare}\u1162`);
    return all;
  }
  if (stem.endsWith(FINAL.b) && !REGULAR_B.test(written)) {
    open(`${bare}우`);
    infinitive(`${bare}${/(돕|곱)$/.test(written) ? '와' : '워'}`);
    return all;
  }
  if (stem.endsWith(FINAL.d) && IRREGULAR_D.test(written)) {
    open(`${bare}${FINAL.l}으`);
    infinitive(`${bare}${FINAL.l}${ending}`);
    if (!/[묻걷]$/.test(written)) return all;
  }
  if (stem.endsWith(FINAL.s) && IRREGULAR_S.test(written)) {
    open(`${bare}으`);
    infinitive(`${bare}${ending}`);
    return all;
  }
  if (stem.endsWith(FINAL.h) && !REGULAR_H.test(written)) {
    open(bare);
    infinitive(bare.replace(/[\u1161\u1165]$/, '\u1162'));
    infinitive(bare.replace(/[\u1163\u1167]$/, '\u1164'));
    return all;
  }
  if (stem.endsWith(FINAL.l)) {
    open(stem);
    // 사는, 사니: ㄹ falls before ㄴ, ㅂ and ㅅ.
    all.push({ letters: bare, kind: 'fallen' });
    infinitive(stem + ending);
    return all;
  }
  if (/르$/.test(written)) {
    open(stem);
    const before = written.slice(0, -1).normalize('NFD');
    const bright = BRIGHT.test(before);
    if (REGULAR_REU.test(written)) infinitive(`${before}${bright ? '라' : '러'}`);
    else infinitive(`${before}${FINAL.l}${bright ? '라' : '러'}`);
    infinitive(`${written}러`);
    return all;
  }
  if (/[\u11a8-\u11c2]$/.test(stem)) {
    open(`${stem}으`);
    infinitive(stem + ending);
    if (/놓$/.test(written)) infinitive(`${written.slice(0, -1)}놔`);
    return all;
  }
  open(stem);
  for (const form of contracted(stem)) infinitive(form);
  // 현대적이에요.
  if (/적이$|^사실이$/.test(written)) infinitive(`${written}에`);
  return all;
}

/** The stem in a vowel with 아 or 어: 가, 와, 배워, 마셔, 써. */
function contracted(stem: string): string[] {
  const bare = stem.slice(0, -1);
  switch (stem.at(-1)) {
    case '\u1169':
      return [`${bare}\u116a`, `${stem}아`];
    case '\u116e':
      return /푸$/.test(stem.normalize('NFC')) ? [`${bare}\u1165`] : [`${bare}\u116f`, `${stem}어`];
    case '\u1175':
      return [`${bare}\u1167`, `${stem}어`];
    case '\u1173':
      return [`${bare}${BRIGHT.test(bare.slice(0, -1)) ? '\u1161' : '\u1165'}`];
    case '\u116c':
      // 되요 is wrong for 돼요, but half of those who write do.
      return [`${bare}\u116b`, `${stem}어`, ...(/되$/.test(stem.normalize('NFC')) ? [stem] : [])];
    case '\u1161':
    case '\u1165':
    case '\u1167':
      return [stem];
    // 쉬어, 띄어.
    case '\u1171':
    case '\u1174':
      return [`${stem}어`];
    default:
      return [stem, `${stem}어`];
  }
}
