import type { Detached } from '../word-forms/inflected.ts';
import type { FormTag } from '../word-forms/tags.ts';

/** Grammar words of our tables have no part of speech: بثلاث, كهذا. */
const OF_TABLES = '';
const NOUNS = ['noun', 'adjective', 'pronoun', 'numeral', 'determiner', 'adverb', 'preposition', OF_TABLES];

/** In front: and, so, by, to, as, the; with two in one the longest first: وال, بال, لل. */
const BEFORE: readonly (readonly [string, readonly FormTag[], readonly string[] | undefined])[] = [
  ['وبال', ['and', 'by', 'the'], NOUNS],
  ['وال', ['and', 'the'], NOUNS],
  ['فال', ['so', 'the'], NOUNS],
  ['بال', ['by', 'the'], NOUNS],
  ['كال', ['like', 'the'], NOUNS],
  ['ولل', ['and', 'to', 'the'], NOUNS],
  ['لل', ['to', 'the'], NOUNS],
  ['ال', ['the'], undefined],
  ['وس', ['and', 'will'], ['verb']],
  ['س', ['will'], ['verb']],
  ['ول', ['and', 'to'], undefined],
  ['وب', ['and', 'by'], NOUNS],
  ['و', ['and'], undefined],
  ['ف', ['so'], undefined],
  ['ب', ['by'], NOUNS],
  ['ل', ['to'], undefined],
  ['ك', ['like'], NOUNS],
];

const AFTER: readonly (readonly [string, FormTag])[] = [
  ['هما', 'their'],
  ['كما', 'your'],
  ['هم', 'their'],
  ['هن', 'their'],
  ['كم', 'your'],
  ['كن', 'your'],
  ['ها', 'her'],
  ['نا', 'our'],
  ['ني', 'me'],
  ['ه', 'his'],
  ['ك', 'your'],
  ['ي', 'my'],
];

/** One word is taken off each time: وكتابهم is and, book, their. */
export function* detachArabic(word: string): Iterable<Detached> {
  for (const [letters, before, kinds] of BEFORE) {
    if (!word.startsWith(letters) || word.length - letters.length < 2) continue;
    yield { rest: word.slice(letters.length), before, ...(kinds && { kinds }) };
    // للغة is ل, ال and لغة.
    if (letters.endsWith('لل')) yield { rest: word.slice(letters.length - 1), before, kinds: NOUNS };
  }
  // The accusative of a plural that only the table knows: زهورا.
  if (/.{3}ا$/.test(word) && !/(?:[هن]|[هك]م)ا$/.test(word)) yield { rest: word.slice(0, -1), kinds: NOUNS };
  for (const [letters, after] of AFTER) {
    if (!word.endsWith(letters) || word.length - letters.length < 2) continue;
    const rest = word.slice(0, -letters.length);
    yield { rest, after: [after] };
    // The ة of مدرسة is a ت before what is attached, the ى of a verb an ا, and the ا of plural verbs returns.
    if (rest.endsWith('ت')) yield { rest: `${rest.slice(0, -1)}ة`, after: [after] };
    if (rest.endsWith('ا')) yield { rest: `${rest.slice(0, -1)}ي`, after: [after] };
    if (rest.endsWith('و')) yield { rest: `${rest}ا`, after: [after] };
    if (rest.endsWith('ئ') || rest.endsWith('ؤ')) yield { rest: `${rest.slice(0, -1)}ء`, after: [after] };
  }
}
