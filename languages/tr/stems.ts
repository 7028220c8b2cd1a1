import { isBack, lastVowel, VOWELS } from './harmony.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Nouns whose last vowel goes where an ending begins with one: oğlu of oğul. */
export const FLEETING = words(`
ağız akıl alın asıl asır azim bağır bahis beniz beyin boyun burun cisim devir emir fasıl fetih fikir gönül göğüs hacim hapis haciz hazım
hüküm hüzün ilim isim izin kabir kadir kahır karın kasıt kayıt kavim ahit akit kayıp kayın kesir keşif keyif kısım kibir kutup küfür lütuf meyil metin
mühür nabız nakil nakit nehir nesil nefis nutuk oğul omuz ömür özür rahim resim ritim rızık sabır seyir sihir şehir şekil şükür tavır
ufuk vakit vakıf vasıf zehir zihin zikir zulüm akis cürüm hışım satıh kavis koyun cebir ecir defin misil nazım sıfır
`);
/** Nouns whose last consonant is doubled there, or parted from the vowel, as they stand before the ending. */
export const DOUBLED: Record<string, string> = {
  suy: 'su',
  hakk: 'hak',
  hiss: 'his',
  sırr: 'sır',
  hatt: 'hat',
  zıdd: 'zıt',
  aff: 'af',
  hadd: 'had',
  redd: 'ret',
  tıbb: 'tıp',
  şıkk: 'şık',
  zann: 'zan',
  üss: 'üs',
  hacc: 'hac',
  cedd: 'cet',
  mahall: 'mahal',
  hazz: 'haz',
  şakk: 'şak',
  fenn: 'fen',
  ress: 'res',
};
/** Of the words of one syllable only these end in a softer sound before a vowel: kurdu, but etti and saçı keep theirs. */
export const SOFTENED = words(`
kap dip cep kalp kulp harp genç taç uç borç güç kurt yurt dört tat ant art renk denk gök çok but dert harç
grup grip öç hınç linç cenk ahenk fert cilt bant
`);
/** What a last consonant is where no vowel follows. */
const HARD: Record<string, string> = { b: 'p', c: 'ç', d: 't', ğ: 'k', g: 'k' };

function countVowels(word: string): number {
  let count = 0;
  for (let at = 0; at < word.length; at += 1) if (VOWELS.has(word[at] ?? '')) count += 1;
  return count;
}

/** The nouns that may have a stem before some ending: kitab-ı of kitap, reng-i of renk, oğl-u of oğul. */
export function nounsOfStem(stem: string, ending: string): { base: string; cost: number }[] {
  const vowels = countVowels(stem);
  if (vowels === 0) return [];
  const isBeforeVowel = VOWELS.has(ending[0] ?? '');
  const isSingle = vowels === 1;
  const last = stem.at(-1) ?? '';
  const found: { base: string; cost: number }[] = [];
  // ayağı, never ayakı: only loans and short words keep their k.
  const keeps =
    isBeforeVowel && !isSingle && /[aeıioöuü]k$/.test(stem)
      ? 1.2
      : isBeforeVowel && SOFTENED.has(stem)
        ? 0.8
        : 0;
  found.push({ base: stem, cost: keeps });
  if (!isBeforeVowel) return found;
  const hard = HARD[last];
  if (hard !== undefined) {
    const base = stem.slice(0, -1) + hard;
    const isRight =
      last === 'g' ? /n.$|^g.g$/.test(stem) : last === 'ğ' ? VOWELS.has(stem.at(-2) ?? '') : true;
    if (isRight && (!isSingle || SOFTENED.has(base))) found.push({ base, cost: 0 });
  }
  const doubled = DOUBLED[stem];
  if (doubled !== undefined) found.push({ base: doubled, cost: 0 });
  const fleeting = /^(.*)([^aeıioöuü])([^aeıioöuü])$/.exec(stem);
  if (fleeting !== null) {
    for (const vowel of 'ıiuü')
      for (const end of [fleeting[3] ?? '', HARD[fleeting[3] ?? ''] ?? '']) {
        const base = `${fleeting[1]}${fleeting[2]}${vowel}${end}`;
        if (end !== '' && FLEETING.has(base)) found.push({ base, cost: 0 });
      }
  }
  return found;
}

/** Verbs that end in a softer sound before a vowel: gidiyor, ediyor; hisset and its like are made with et. */
const SOFT_VERBS = /^(gid|güd|tad|did)$|ed$/;
/** Verbs whose last vowel goes before the passive: ayrıl of ayır. */
const FLEETING_VERBS: Record<string, string> = {
  ayr: 'ayır',
  çevr: 'çevir',
  devr: 'devir',
  kavr: 'kavur',
  savr: 'savur',
  sıyr: 'sıyır',
  kıvr: 'kıvır',
  buyr: 'buyur',
  doğr: 'doğur',
};

/** The verbs that may have a stem before some ending; one before the present in -yor has lost its last vowel where `isOpen`. */
export function verbsOfStem(stem: string, ending: string, isOpen: boolean): string[] {
  const isBeforeVowel = VOWELS.has(ending[0] ?? '');
  const stems: string[] = [];
  if (isOpen) {
    // bekl-iyor of bekle, başl-ıyor of başla; d-iyor, y-iyor of de, ye.
    const vowel = /^[ıu]/.test(ending) ? 'a' : 'e';
    stems.push(`${stem}${vowel}`);
  } else {
    if (lastVowel(stem, stem.length) === '') return [];
    if (isBeforeVowel && SOFT_VERBS.test(stem)) stems.push(`${stem.slice(0, -1)}t`);
    const whole = FLEETING_VERBS[stem];
    if (whole !== undefined && isBeforeVowel) stems.push(whole);
    // git and et never stand before a vowel as they are.
    if (!(isBeforeVowel && /^(git|et)$/.test(stem))) stems.push(stem);
    if (ending.startsWith('y') && (stem === 'di' || stem === 'yi')) stems.push(stem === 'di' ? 'de' : 'ye');
  }
  return stems.map(verb => verb + (isDark(verb) ? 'mak' : 'mek'));
}

const isDark = (stem: string) => isBack(lastVowel(stem, stem.length));
