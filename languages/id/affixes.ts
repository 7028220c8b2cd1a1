import type { Detached } from '../word-forms/inflected.ts';
import type { Guess } from '../word-forms/language-forms.ts';
import type { FormTag } from '../word-forms/tags.ts';

/** What may stand before and behind a root, and what the two together make of it. */
const PREFIXES: readonly (readonly [RegExp, string, FormTag])[] = [
  // The first sound of the root melts into the prefix: menulis of tulis, memakai of pakai.
  [/^meng(?=[aeioukgh])/, '', 'active'],
  [/^meng(?=[aeiou])/, 'k', 'active'],
  [/^menge(?=.{3}$)/, '', 'active'],
  [/^meny(?=[aeiou])/, 's', 'active'],
  [/^mem(?=[bfpv])/, '', 'active'],
  [/^mem(?=[aeiou])/, 'p', 'active'],
  [/^men(?=[dcjtsz])/, '', 'active'],
  [/^men(?=[aeiou])/, 't', 'active'],
  [/^me(?=[lrmnwy])/, '', 'active'],
  [/^ber/, '', 'active'],
  [/^be(?=r|kerja|lajar)/, '', 'active'],
  [/^bel(?=ajar)/, '', 'active'],
  [/^di(?=.{3})/, '', 'passive'],
  [/^ter/, '', 'passive'],
  [/^se/, '', 'one'],
  [/^ke/, '', 'verbal-noun'],
  [/^per/, '', 'verbal-noun'],
  [/^peng(?=[aeioukgh])/, '', 'verbal-noun'],
  [/^peng(?=[aeiou])/, 'k', 'verbal-noun'],
  [/^peny(?=[aeiou])/, 's', 'verbal-noun'],
  [/^pem(?=[bfpv])/, '', 'verbal-noun'],
  [/^pem(?=[aeiou])/, 'p', 'verbal-noun'],
  [/^pen(?=[dcjtsz])/, '', 'verbal-noun'],
  [/^pen(?=[aeiou])/, 't', 'verbal-noun'],
  [/^pe(?=[lrmnwy])/, '', 'verbal-noun'],
];
const ACTIVE_PREFIXES: readonly (readonly [RegExp, string])[] = [
  [/^(?=[bfv])/, 'mem'],
  [/^p/, 'mem'],
  [/^(?=[dcjz])/, 'men'],
  [/^t/, 'men'],
  [/^s/, 'meny'],
  [/^k/, 'meng'],
  [/^(?=[aeiough])/, 'meng'],
  [/^(?=[lrmnwy])/, 'me'],
];
const SUFFIXES = ['kan', 'an', 'i'];

/** Roots first, then the verbs that the dictionary lists with another prefix: dibaca by membaca. */
export function* guessIndonesian(word: string): Iterable<Guess> {
  const [half, other] = word.split('-');
  if (half !== undefined && other !== undefined) {
    yield { base: other, kinds: [], tags: ['plural'] };
    yield { base: half, kinds: [], tags: ['plural'] };
    yield* guessIndonesian(half);
    return;
  }
  const passive = word.replace(/^(di|ter|ku|kau)(?=.{3})/, '');
  if (passive !== word) yield* active(passive, 'passive');
  yield* prefixed(word, 'imperative');
  for (const { root, tag } of roots(word)) {
    yield { base: root, kinds: [], tags: [tag] };
    if (tag !== 'verbal-noun' && tag !== 'one') yield* active(root, tag);
    yield { base: `ber${root}`, kinds: ['verb'], tags: [tag] };
  }
  yield* active(word, 'imperative');
}

function* active(root: string, tag: FormTag): Iterable<Guess> {
  const bare = root.replace(/(kan|i)$/, '');
  for (const stem of new Set([root, `${root}kan`, `${root}i`, bare, `${bare}kan`]))
    yield* prefixed(stem, tag);
}

function* prefixed(stem: string, tag: FormTag): Iterable<Guess> {
  for (const [pattern, prefix] of ACTIVE_PREFIXES)
    if (pattern.test(stem)) yield { base: stem.replace(pattern, prefix), kinds: ['verb'], tags: [tag] };
}

function* roots(word: string): Iterable<{ root: string; tag: FormTag }> {
  const stripped: [string, FormTag][] = PREFIXES.flatMap(([pattern, first, tag]): [string, FormTag][] =>
    pattern.test(word) ? [[first + word.replace(pattern, ''), tag]] : [],
  );
  for (const [root, tag] of stripped) yield { root, tag };
  for (const [form, tag] of [...stripped, [word, 'verbal-noun'] as const]) {
    for (const suffix of SUFFIXES)
      if (form.endsWith(suffix) && form.length > suffix.length + 2)
        yield { root: form.slice(0, -suffix.length), tag };
  }
  // memperbaiki, keberanian, dibersihkan: two prefixes.
  for (const [root, tag] of stripped) {
    const inner = root.replace(/^(per|ber|ter|ke|pel)(?=.{3})/, '');
    if (inner === root) continue;
    yield { root: inner, tag };
    for (const suffix of SUFFIXES)
      if (inner.endsWith(suffix)) yield { root: inner.slice(0, -suffix.length), tag };
  }
}

const SUFFIXED: readonly (readonly [RegExp, FormTag])[] = [
  [/nya$/, 'his'],
  [/ku$/, 'my'],
  [/mu$/, 'your'],
  [/lah$/, 'emphasis'],
  [/kah$/, 'question'],
  [/pun$/, 'even'],
];

/** bukunya, rumahku, pergilah: pronouns and particles behind the word. */
export function* detachSuffixes(word: string): Iterable<Detached> {
  for (const [pattern, tag] of SUFFIXED)
    if (pattern.test(word) && word.length > 5) yield { rest: word.replace(pattern, ''), after: [tag] };
}

/** anak-anak, berjalan-jalan, sayur-mayur: one word said twice. */
export function isReduplicated(word: string): boolean {
  const [first = '', second = '', more] = word.toLowerCase().split('-');
  if (more !== undefined || second === '') return false;
  return first.endsWith(second) || second.startsWith(first.slice(0, 3)) || first.slice(1) === second.slice(1);
}
