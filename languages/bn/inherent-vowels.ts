import type { Akshara } from '../aksharas.ts';
import { GLIDE } from './spelling.ts';

/** ক্ষ and জ্ঞ are written as two letters and spelled as one. */
const isCluster = ({ consonants }: Akshara) => consonants.length > 1;
const endsInYa = ({ consonants }: Akshara) =>
  isCluster({ consonants } as Akshara) && consonants.at(-1) === 'য';
const spells = ({ consonants }: Akshara, cluster: string) => consonants.join('').startsWith(cluster);
const isInherent = (akshara: Akshara | undefined) => akshara?.vowel === 'inherent';

/** Clusters that only words from other languages end in: স্ট, ন্ড, ক্স. */
const FOREIGN_END = /^(?:[নসরলকপফ][টড]|[কপনরটল]স)$/;
/** Endings of learned words that keep the vowel before them: ক্ষমতা, ঘটনা, প্রদর্শনী. */
const KEEPING_ENDS = new Set(['তa', 'তi', 'নa', 'নi', 'ণa', 'ণi']);
/** Their second vowel is spoken whatever follows. */
const PREFIXES = new Set(['উপ', 'অপ', 'অব']);

/**
 * Which vowels are spoken: the aksharas with every inherent vowel replaced by ɔ, o or none.
 *
 * `isForeign` words lose the last inherent vowel always and keep ɔ beyond the first syllable.
 */
export function speakInherentVowels(aksharas: readonly Akshara[], isForeign: boolean): Akshara[] {
  const spoken = aksharas.map(akshara => ({ ...akshara }));
  silenceLast(spoken, isForeign);
  silenceWithin(spoken, isForeign);
  return spoken.map((akshara, index) =>
    isInherent(akshara) ? { ...akshara, vowel: qualityAt(spoken, index, isForeign) } : akshara,
  );
}

function silenceLast(aksharas: Akshara[], isForeign: boolean): void {
  const end = aksharas.at(-1);
  const emphatic = aksharas.length > 2 && end?.consonants.length === 0 && /^[io]$/.test(end.vowel);
  const last = emphatic ? aksharas.at(-2) : end;
  if (last === undefined || last.vowel !== 'inherent' || aksharas.length < 2) return;
  if (emphatic ? !isCluster(last) : isForeign || isSilentAtEnd(last, aksharas.at(-2), aksharas.length)) {
    last.vowel = 'none';
  }
}

function isSilentAtEnd(last: Akshara, before: Akshara | undefined, length: number): boolean {
  if (last.coda !== '') return false;
  if (isCluster(last)) return FOREIGN_END.test(last.consonants.join(''));
  const [consonant = ''] = last.consonants;
  if (before === undefined || before.coda !== '' || 'হ\u09DD'.includes(consonant)) return false;
  if (['ɾi', 'oi', 'ou'].includes(before.vowel)) return false;
  if (consonant === GLIDE) return before.vowel !== 'i';
  return !(consonant === 'ত' && before.vowel === 'i' && length > 2);
}

// From the end: a vowel falls between two single consonants when both its neighbours are spoken.
function silenceWithin(aksharas: Akshara[], isForeign: boolean): void {
  for (let index = aksharas.length - 2; index > 0; index -= 1) {
    const [before, akshara, after] = aksharas.slice(index - 1, index + 2);
    if (
      before &&
      akshara &&
      after &&
      falls(before, akshara, after) &&
      (isForeign || !isKept(aksharas, index))
    ) {
      akshara.vowel = 'none';
    }
  }
}

function falls(before: Akshara, akshara: Akshara, after: Akshara): boolean {
  if (!isInherent(akshara) || isCluster(akshara) || akshara.isNasal || akshara.coda !== '') return false;
  if (akshara.consonants[0] === 'হ' || akshara.consonants.length === 0) return false;
  if (after.consonants.length !== 1 || ['inherent', 'none'].includes(after.vowel)) return false;
  if ([GLIDE, 'হ'].includes(after.consonants[0] ?? '')) return false;
  return before.vowel !== 'none' && before.coda === '';
}

function isKept(aksharas: readonly Akshara[], index: number): boolean {
  const [before, akshara, after] = aksharas.slice(index - 1, index + 2);
  const isEnd = index === aksharas.length - 2;
  if (isEnd && KEEPING_ENDS.has(`${after?.consonants[0]}${after?.vowel}`)) return true;
  return index === 1 && before !== undefined && PREFIXES.has(`${initialOf(before)}${akshara?.consonants[0]}`);
}

const initialOf = ({ consonants, vowel }: Akshara) =>
  consonants.length > 0 ? '' : vowel === 'inherent' ? 'অ' : vowel === 'u' ? 'উ' : '';

function qualityAt(aksharas: readonly Akshara[], index: number, isForeign: boolean): 'ɔ' | 'o' {
  const akshara = aksharas[index];
  const after = aksharas[index + 1];
  if (aksharas.length === 1) return 'ɔ';
  if (akshara === undefined || (index === aksharas.length - 1 && akshara.coda === '')) return 'o';
  const isBeforeGlide = after?.consonants[0] === GLIDE && after.vowel === 'none';
  if (index > 0) {
    if (isBeforeGlide || (after?.consonants[0] === 'র' && isCluster(after))) return 'ɔ';
    return isForeign && akshara.consonants[0] !== 'শ' ? 'ɔ' : 'o';
  }
  if (isBeforeGlide) return 'ɔ';
  return isRaised(aksharas, isForeign) ? 'o' : 'ɔ';
}

/** The first vowel is raised before i and u, before য-ফলা, ক্ষ and জ্ঞ, after a cluster with র, and in মন and বন. */
function isRaised(aksharas: readonly Akshara[], isForeign: boolean): boolean {
  const [first, next, ...others] = aksharas;
  if (first === undefined || next === undefined) return false;
  if (isCluster(first) && first.consonants.at(-1) === 'র') return true;
  if (endsInYa(next) || spells(next, 'কষ') || spells(next, 'জঞ')) return true;
  const follower = next.vowel === 'none' ? others[0] : next;
  if (follower !== undefined && /^(?:i|u|ɾi)$/.test(follower.vowel)) return true;
  return (
    !isForeign &&
    !isCluster(first) &&
    others.length === 0 &&
    next.vowel === 'none' &&
    next.consonants.join('') === 'ন'
  );
}
