import type { Guess } from '../word-forms/language-forms.ts';
import type { FormTag } from '../word-forms/tags.ts';

type Suffix = { pattern: RegExp; tags: readonly FormTag[] };
/** Suffixes by the letter that they end in. */
type Suffixes = ReadonlyMap<string, readonly Suffix[]>;

const LAST_LETTERS: Record<string, string> = { A: 'ae', I: 'ıiuü', D: 'dt', C: 'cç', K: 'kğ' };

/** A stands for a or e, I for ı, i, u or ü, D for d or t, C for c or ç; letters in brackets come and go. */
function suffixes(table: string): Suffixes {
  const all = table
    .trim()
    .split('\n')
    .flatMap(line => {
      const [tags = '', ...shapes] = line.trim().split(' ');
      return shapes.map(shape => {
        const pattern = shape
          .replaceAll('A', '[ae]')
          .replaceAll('I', '[ıiuü]')
          .replaceAll('D', '[dt]')
          .replaceAll('C', '[cç]')
          .replaceAll('K', '[kğ]')
          .replaceAll('(', '(?:')
          .replaceAll(')', ')?');
        return {
          pattern: new RegExp(`${pattern}$`),
          tags: tags === '0' ? [] : (tags.split('+') as FormTag[]),
          lastLetters: LAST_LETTERS[shape.at(-1) ?? ''] ?? shape.at(-1) ?? '',
        };
      });
    });
  const letters = new Set(all.flatMap(({ lastLetters }) => [...lastLetters]));
  return new Map(
    [...letters].map(letter => [letter, all.filter(({ lastLetters }) => lastLetters.includes(letter))]),
  );
}

const NOUN_SUFFIXES = suffixes(`
is DIr
past (y)DI (y)DIm (y)DIn (y)DIk (y)DIlAr
hearsay (y)mIş
if (y)sA
with (y)lA
i (y)Im
you sIn
we (y)Iz
there ki
while (y)ken
accusative (y)I nI
dative (y)A nA
locative DA nDA
ablative DAn nDAn
genitive (n)In Im
his (s)I
my (I)m
your (I)n
our (I)mIz
your (I)nIz
their lArI
plural lAr
without sIz
adverb CA
diminutive CIK
`);

/** From the end of the verb: person, then time, then what the stem carries. */
const VERB_SUFFIXES = suffixes(`
i (y)Im m
you sIn n
we (y)Iz k
you-all sInIz nIz
they lAr
past DI yDI
present (I)yor (A)r (I)r z
hearsay mIş
future (y)AcAK
past-participle DIK
present-participle (y)An
necessity mAlI
conditional sA
gerund (y)ArAK
and-then (y)Ip
when (y)IncA ken
while ken
without mAdAn
infinitive mAK mA
suggestion (y)AlIm (y)AyIm (y)A
verbal-noun (y)Iş mA mAK
imperative sIn sInlAr (y)In (y)InIz
his I sI
my (I)m
your (I)n
their lArI
accusative (y)I nI
dative (y)A nA
locative DA nDA
ablative DAn nDAn
genitive In nIn
our ImIz
negative mA mI m
ability (y)Abil (y)AmA
passive Il In n l
causative DIr t Ir
reciprocal Iş
while DIkçA
progressive mAktA
`);

const DEEPEST = 6;

const VOWEL = /[aeıioöuü]/;

type Stem = { stem: string; tags: readonly FormTag[]; depth: number };

/** The stems that remain when suffix after suffix is taken off, those with the fewest suffixes first. */
function* stems(word: string, table: Suffixes): Iterable<Stem> {
  let level: Stem[] = [{ stem: word, tags: [], depth: 0 }];
  const seen = new Set([word]);
  while (level.length > 0 && (level[0]?.depth ?? 0) < DEEPEST) {
    const next: Stem[] = [];
    for (const { stem, tags, depth } of level) {
      for (const { pattern, tags: own } of table.get(stem.slice(-1)) ?? []) {
        const match = pattern.exec(stem);
        if (match === null) continue;
        for (const rest of restsOf(stem, match)) {
          if (rest.length < 2 || !VOWEL.test(rest) || seen.has(rest)) continue;
          seen.add(rest);
          next.push({ stem: rest, tags: [...own, ...tags], depth: depth + 1 });
        }
      }
    }
    yield* next;
    level = next;
  }
}

/** A bracketed letter may belong to the stem: suyu is su-yu, but köyü is köy-ü. */
function restsOf(stem: string, match: RegExpExecArray): string[] {
  const short = stem.slice(0, match.index);
  const letter = match[0][0] ?? '';
  return /^[ynsıiuüae]$/.test(letter) && match[0].length > 1 ? [short, short + letter] : [short];
}

/** kitab-ı of kitap, ağac-ı of ağaç, ayağ-ı of ayak, reng-i of renk; oğl-u of oğul. */
function nounShapes(stem: string): string[] {
  const shapes = [stem];
  const last = stem.at(-1) ?? '';
  const hard: Record<string, string> = { b: 'p', c: 'ç', d: 't', ğ: 'k', g: 'k' };
  // No noun in -lt becomes -ld: aldı is almak, not alt.
  if (hard[last] !== undefined && !stem.endsWith('ld')) shapes.push(stem.slice(0, -1) + hard[last]);
  // sırr-ı of sır, hakk-ı of hak.
  if (/([^aeıioöuü])\1$/.test(stem)) shapes.push(stem.slice(0, -1));
  const fleeting = /^(.*)([^aeıioöuü])([^aeıioöuü])$/.exec(stem);
  if (fleeting !== null)
    for (const vowel of 'ıiuü') shapes.push(`${fleeting[1]}${fleeting[2]}${vowel}${fleeting[3]}`);
  return shapes;
}

/** gid-iyor of gitmek; bekl-iyor of beklemek, whose vowel the present swallows. */
function verbShapes(stem: string): string[] {
  const shapes = [stem];
  if (stem.endsWith('d')) shapes.push(`${stem.slice(0, -1)}t`);
  if (/[^aeıioöuü]$/.test(stem)) shapes.push(`${stem}a`, `${stem}e`);
  if (/..[ıiuü]$/.test(stem)) shapes.push(`${stem.slice(0, -1)}a`, `${stem.slice(0, -1)}e`);
  if (stem === 'di') shapes.push('de');
  if (stem === 'yi') shapes.push('ye');
  return shapes;
}

const NOUNS = ['noun', 'adjective', 'pronoun', 'numeral', 'adverb', 'determiner', 'preposition'];
const VERBS = ['verb'];

/** What verbs are far more often than nouns: etti is etmek, not et that was. */
const OF_VERBS: ReadonlySet<FormTag> = new Set(['past', 'hearsay', 'if', 'i', 'we', 'while']);
const isOfVerbs = (tag: FormTag) => OF_VERBS.has(tag);

function* namesOf(stems: readonly Stem[]): Iterable<Guess> {
  for (const { stem, tags } of stems) for (const base of nounShapes(stem)) yield { base, kinds: NOUNS, tags };
}

/** Words that are made of other words: kitaplık, tuzlu, balıkçı. */
const MADE = /(l[ıiuü]k?|[cç][ıiuü])$/;

export function* guessTurkish(word: string): Iterable<Guess> {
  const [name = '', suffix] = word.split("'");
  if (suffix !== undefined) {
    yield { base: name, kinds: [], tags: [] };
    return;
  }
  const plain: Stem = { stem: word, tags: [], depth: 0 };
  const nouns = [plain, ...stems(word, NOUN_SUFFIXES)];
  const verbs = [{ ...plain, tags: ['imperative'] as const, depth: 1 }, ...stems(word, VERB_SUFFIXES)];
  // The reading with the fewer suffixes is the likelier one.
  for (let depth = 0; depth <= DEEPEST; depth++) {
    const here = (stem: Stem) => stem.depth === depth;
    const names = nouns.filter(here).map(stem => ({ ...stem, isPredicate: stem.tags.some(isOfVerbs) }));
    yield* namesOf(names.filter(({ isPredicate }) => !isPredicate));
    for (const { stem, tags } of verbs.filter(here))
      for (const shape of verbShapes(stem))
        for (const ending of ['mek', 'mak']) yield { base: shape + ending, kinds: VERBS, tags };
    yield* namesOf(names.filter(({ isPredicate }) => isPredicate));
  }
  for (const { stem, tags } of nouns) yield { base: stem.replace(MADE, ''), kinds: NOUNS, tags };
}
