import {
  type Candidate,
  CLAUSE_END,
  type KnownWords,
  type LanguageForms,
  LONGEST_PHRASE,
  LONGEST_WORD,
  type Piece,
  type WordsApart,
} from './language-forms.ts';
import { beginsPhrase, isVerbOf, unlistedVerb } from './words-apart.ts';

/** A word of a text with all that it may be. */
export type TextWord = {
  at: number;
  text: string;
  candidates: readonly Candidate[];
  /** Places in the list of words that belong to the same unit, this one among them: *steht* and *auf*, *por* and *eso*. */
  together?: readonly number[];
};

/** The words of a text with their candidates; those that make one unit know of one another, and its reading comes first. */
export function readText(forms: LanguageForms, known: KnownWords, text: string): TextWord[] {
  const pieces = forms.split(text, known);
  const read = new Map<string, readonly Candidate[]>();
  const candidatesOf = (word: string) => {
    const folded = forms.fold(word);
    const kept = read.get(folded) ?? (folded.length > LONGEST_WORD ? [] : forms.candidates(folded, known));
    read.set(folded, kept);
    return kept;
  };
  const places = pieces.flatMap((piece, place) => (piece.isWord ? [place] : []));
  const words = places.map((place): TextWord => {
    const { at, text: word } = pieces[place] as Piece;
    return { at, text: word, candidates: candidatesOf(word) };
  });
  const gapAfter = (index: number) =>
    pieces
      .slice((places[index] ?? 0) + 1, places[index + 1])
      .map(piece => piece.text)
      .join('');
  joinPhrases(words, gapAfter, forms, known);
  if (forms.apart !== undefined) joinApart(words, gapAfter, forms, known);
  if (forms.inSentence !== undefined) orderInSentence(words, gapAfter, forms);
  return words;
}

/** Where a capital says nothing about the word. */
const SENTENCE_BEGINS = /[.!?:…„“”"»«‚‘'–—•\n]/;

type GapAfter = (index: number) => string;

const isPhraseGap = (gap: string) => /^[ \u00a0]?$/.test(gap);

/** Puts the readings of each word that is no part of a unit into the order that its sentence suggests, from the first to the last. */
function orderInSentence(words: TextWord[], gapAfter: GapAfter, { fold, inSentence }: LanguageForms): void {
  const folded = words.map(({ text }) => fold(text));
  const placed = (index: number) => {
    const { text, candidates } = words[index] as TextWord;
    return { written: text, word: folded[index] ?? '', candidates };
  };
  for (const [index, word] of words.entries()) {
    if (word.together !== undefined) continue;
    const gap = index > 0 ? gapAfter(index - 1) : '\n';
    const isHyphened = gap === '-';
    const goesOn = index + 1 < words.length && isPhraseGap(gapAfter(index));
    const candidates = inSentence?.(placed(index), {
      before: isHyphened || isPhraseGap(gap) ? placed(index - 1) : undefined,
      after: goesOn ? placed(index + 1) : undefined,
      isHyphened,
      isFirst: SENTENCE_BEGINS.test(gap),
    });
    // Whether a word is a small one is told by its form alone, so that every count of a text is the same.
    if (candidates !== undefined && isSmall(candidates[0]) === isSmall(word.candidates[0]))
      words[index] = { ...word, candidates };
  }
}

/** What no kind of `contract/content-words.ts` is. */
const isSmall = (candidate: Candidate | undefined) =>
  !/^(?:noun|verb|adjective|adverb)$/.test(candidate?.rows[0]?.pos ?? '');

/** Rows of several words, by the words as they stand or the base forms of the first: gave up, por eso. Where they are several rows, all of them. */
function joinPhrases(
  words: TextWord[],
  gapAfter: GapAfter,
  { fold, apart }: LanguageForms,
  known: KnownWords,
): void {
  // conviértete en: the pronoun behind the verb is a part of convertirse en.
  const beginnings = (candidate: Candidate): string[] => {
    if (beginsPhrase(candidate)) return [candidate.base];
    return apart?.agreesWith === undefined ? [] : [apart.together(fold(candidate.base), '')];
  };
  for (let start = 0; start < words.length; start++) {
    for (let length = LONGEST_PHRASE; length > 1; length--) {
      const run = words.slice(start, start + length);
      if (
        run.length < length ||
        run.some((_, offset) => offset < length - 1 && !isPhraseGap(gapAfter(start + offset)))
      )
        continue;
      const [first, ...others] = run;
      if (first === undefined) break;
      const rest = others.map(({ text }) => fold(text)).join(' ');
      const firsts = [first.text, ...first.candidates.flatMap(beginnings)];
      const phrases = new Set(
        firsts.map(form => `${fold(form)} ${rest}`).filter(phrase => known.has(phrase)),
      );
      if (phrases.size === 0) continue;
      // Cerrado con llave is an adjective before it is a form of the verb.
      for (const phrase of [...phrases].reverse())
        join(
          words,
          run.map((_, offset) => start + offset),
          known.get(phrase) ?? [],
        );
      start += length - 1;
      break;
    }
  }
}

/** A particle or a pronoun with the verb that it belongs to, where both together are a row. */
function joinApart(
  words: TextWord[],
  gapAfter: GapAfter,
  { apart, fold }: LanguageForms,
  known: KnownWords,
): void {
  if (apart === undefined) return;
  for (const [index, { text, together: phrase }] of words.entries()) {
    const particle = fold(text);
    if (!apart.words.has(particle)) continue;
    // "Hör auf" is a phrase and, behind that, a form of aufhören.
    if (phrase !== undefined && (apart.reach === 'beside' || phrase.join() !== `${index - 1},${index}`))
      continue;
    const isSubject =
      apart.doubled?.has(particle) === true &&
      (index === 0 || fold(words[index - 1]?.text ?? '') !== particle);
    if (isSubject && (index === 0 || gapAfter(index - 1) !== '-')) continue;
    if (apart.atEnd?.words.has(particle)) {
      const next = fold(words[index + 1]?.text ?? '');
      if (next !== '' && isPhraseGap(gapAfter(index)) && !apart.atEnd.before.has(next)) continue;
    }
    const hosts = hostsOf(words, index, gapAfter, apart.reach);
    for (const host of hosts) {
      // A verb has one particle: in "macht an und aus" the first.
      if (words[host]?.together !== phrase) continue;
      const found = (words[host]?.candidates ?? [])
        .filter(candidate => isVerbOf(candidate, particle, apart))
        .map(({ base, tags }) => ({
          // "Da ist" is no Dasein.
          rows: known.get(fold(apart.together(fold(base), particle)))?.filter(({ pos }) => pos !== 'noun'),
          tags,
        }))
        .filter(({ rows = [] }) => rows.length > 0);
      if (found.length === 0) continue;
      // The unit is what its verb is: past, negative. "Wachst … auf" is of aufwachen and of aufwachsen.
      for (const { rows = [], tags } of found.reverse())
        join(words, host < index ? [host, index] : [index, host], rows, tags, phrase && 1);
      break;
    }
    if (words[index]?.together === undefined && isAtEnd(words, index, gapAfter))
      joinUnlisted(words, index, hosts, { apart, fold });
  }
}

const isAtEnd = (words: readonly TextWord[], index: number, gapAfter: GapAfter) =>
  index === words.length - 1 || CLAUSE_END.test(gapAfter(index));

/** A particle that is always one, with the nearest verb before it, where no row has both: the verb is then the head of the unit. */
function joinUnlisted(
  words: TextWord[],
  index: number,
  hosts: readonly number[],
  { apart, fold }: { apart: WordsApart; fold: LanguageForms['fold'] },
): void {
  const particle = fold(words[index]?.text ?? '');
  const { always } = apart;
  if (!always?.words.has(particle)) return;
  for (const host of hosts) {
    const word = words[host];
    if (host > index || word === undefined || word.together !== undefined) continue;
    const verb = unlistedVerb(word.candidates, always);
    if (verb === undefined) continue;
    if (verb === 'none') return;
    const { rows, tags } = verb;
    const whole = { base: apart.together(verb.base, particle), head: verb.base, rows, tags };
    joinAs(words, [host, index], whole);
    return;
  }
}

/** Where the verb may be: before the particle that ends its clause, the nearest first; or right behind the pronoun. */
function hostsOf(
  words: readonly TextWord[],
  index: number,
  gapAfter: GapAfter,
  reach: 'beside' | 'clause',
): number[] {
  if (reach === 'beside') {
    const behind = words[index + 1] !== undefined && isPhraseGap(gapAfter(index)) ? [index + 1] : [];
    return index > 0 && gapAfter(index - 1) === '-' ? [...behind, index - 1] : behind;
  }
  const hosts: number[] = [];
  for (let host = index - 1; host >= 0 && !CLAUSE_END.test(gapAfter(host)); host--) hosts.push(host);
  for (let host = index; host < words.length - 1 && !CLAUSE_END.test(gapAfter(host)); host++)
    hosts.push(host + 1);
  return hosts;
}

function join(
  words: TextWord[],
  together: readonly number[],
  rows: Candidate['rows'],
  tags: Candidate['tags'] = [],
  place = 0,
): void {
  const [first] = rows;
  if (first !== undefined) joinAs(words, together, { base: first.form, rows, tags }, place);
}

/** Makes one unit of the words at these places, whose reading at `place` is the given one. */
function joinAs(words: TextWord[], together: readonly number[], reading: Candidate, place = 0): void {
  for (const index of together) {
    const word = words[index];
    if (word === undefined) continue;
    const candidates = [...word.candidates];
    candidates.splice(place, 0, reading);
    words[index] = { ...word, candidates, together };
  }
}
