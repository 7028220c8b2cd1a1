import type { Language } from '#languages/index.ts';

/** How wide the native names are in ems, semibold, in a wide system face (Noto Sans). */
const NAME_EMS: Record<Language, number> = {
  en: 3.61,
  uk: 5.84,
  es: 3.88,
  hi: 2.05,
  ar: 2.73,
  pt: 5.17,
  bn: 2.3,
  fr: 4.16,
  de: 4.09,
  ja: 3,
  id: 8.85,
  tr: 3.37,
  zh: 2,
  vi: 5.01,
  it: 3.92,
  ko: 2.76,
  pl: 2.97,
};

/** The size of a name, and what arrow, chevron and the space around names take, in rem. */
const NAME_SIZE = 0.90625;
const BESIDES = 5.05;

type Looks = { name: string; monogram: string };

/** From which width of its place on the pair shows names; written out, because the stylesheet is made of whole class names. */
const LOOKS: readonly (Looks & { from: number })[] = [
  { from: 9, name: 'hidden @min-[9rem]/pair:inline', monogram: '@min-[9rem]/pair:hidden' },
  { from: 10, name: 'hidden @min-[10rem]/pair:inline', monogram: '@min-[10rem]/pair:hidden' },
  { from: 11, name: 'hidden @min-[11rem]/pair:inline', monogram: '@min-[11rem]/pair:hidden' },
  { from: 12, name: 'hidden @min-[12rem]/pair:inline', monogram: '@min-[12rem]/pair:hidden' },
  { from: 12.5, name: 'hidden @min-[12.5rem]/pair:inline', monogram: '@min-[12.5rem]/pair:hidden' },
  { from: 13, name: 'hidden @min-[13rem]/pair:inline', monogram: '@min-[13rem]/pair:hidden' },
  { from: 13.5, name: 'hidden @min-[13.5rem]/pair:inline', monogram: '@min-[13.5rem]/pair:hidden' },
  { from: 14, name: 'hidden @min-[14rem]/pair:inline', monogram: '@min-[14rem]/pair:hidden' },
  { from: 15, name: 'hidden @min-[15rem]/pair:inline', monogram: '@min-[15rem]/pair:hidden' },
  { from: 16, name: 'hidden @min-[16rem]/pair:inline', monogram: '@min-[16rem]/pair:hidden' },
  { from: 17, name: 'hidden @min-[17rem]/pair:inline', monogram: '@min-[17rem]/pair:hidden' },
  { from: 18, name: 'hidden @min-[18rem]/pair:inline', monogram: '@min-[18rem]/pair:hidden' },
];
const WIDEST: Looks = { name: 'hidden @min-[21rem]/pair:inline', monogram: '@min-[21rem]/pair:hidden' };

/** The classes by which the two names of a pair give way to their monograms where they would not fit. Never is one cut off. */
export function pairLooks(lang: Language, learn: Language): Looks {
  // The interface language is not semibold.
  const names = 0.94 * NAME_EMS[lang] + NAME_EMS[learn];
  const needed = BESIDES + NAME_SIZE * names;
  return LOOKS.find(({ from }) => from >= needed) ?? WIDEST;
}
