import { attach, beginsWithVowel, lastVowel, NARROW } from './harmony.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Of the stems of one syllable these have -ir in the aorist, all others -er: alır, but yapar. */
const NARROW_AORIST = words('al bil bul dur gel gör kal ol öl san var ver vur');
/** Written as one word with et: their t is soft and their aorist that of et. */
const WITH_ET = words('affet bahset cezbet hisset kaybet kaydet keşfet reddet');
/** Their t is a d before a vowel: gider, eder, tadar. */
const SOFT = words('git et tat');
const VOWEL = /[aeıioöuüâîû]/g;

/** The shape of the aorist that a stem has. */
function aoristOf(stem: string): string {
  const isShort = WITH_ET.has(stem) || stem.match(VOWEL)?.length === 1;
  return isShort && !NARROW_AORIST.has(stem) ? '(A)r' : '(I)r';
}

/** What stands before -yor: bekli, söylü, di of beklemek, söylemek, demek. */
function beforeYor(stem: string): string {
  if (!/[ae]$/.test(stem)) return stem;
  const rest = stem.slice(0, -1);
  return rest + (NARROW[lastVowel(rest, rest.length)] ?? 'i');
}

function stemBefore(shape: string, stem: string): string {
  if (shape.startsWith('(I)yor')) return /[aeıioöuü]$/.test(stem) ? beforeYor(stem) : soft(stem);
  if (shape.startsWith('(y)') && /^[dy]e$/.test(stem)) return `${stem[0]}i`;
  return beginsWithVowel(shape, stem) ? soft(stem) : stem;
}

const soft = (stem: string) => (SOFT.has(stem) || WITH_ET.has(stem) ? `${stem.slice(0, -1)}d` : stem);

/** The form of a verb with a suffix, R being that of its aorist; of several words the last one bends. */
export function verbWith(verb: string, shape: string): string {
  const [, before = '', stem = ''] = /^(.* )?(\S+)m[ae]k$/u.exec(verb) ?? [];
  const own = shape.replace('R', aoristOf(stem));
  return before + attach(stemBefore(own, stem), own);
}
