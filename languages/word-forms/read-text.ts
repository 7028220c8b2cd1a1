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
import { oncePerRows } from './once-per-rows.ts';
import { beginsPhrase, isVerbOf, unlistedVerb } from './words-apart.ts';

/** A word of a text with all that it may be. */
export type TextWord = {
  at: number;
  text: string;
  /** Folded, as it is looked up. */
  form: string;
  candidates: readonly Candidate[];
  /** Places in the list of words that belong to the same unit, this one among them: *steht* and *auf*, *por* and *eso*. */
  together?: readonly number[];
};

/** The words of a text with their candidates; those that make one unit know of one another, and its reading comes first. */
export function readText(forms: LanguageForms, known: KnownWords, text: string): TextWord[] {
  const pieces = forms.split(text, known);
  const read = new Map<string, readonly Candidate[]>();
  const candidatesOf = (form: string) => {
    const kept = read.get(form) ?? (form.length > LONGEST_WORD ? [] : forms.candidates(form, known));
    read.set(form, kept);
    return kept;
  };
  const places = pieces.flatMap((piece, place) => (piece.isWord ? [place] : []));
  const words = places.map((place): TextWord => {
    const { at, text: word } = pieces[place] as Piece;
    const form = forms.fold(word);
    return { at, text: word, form, candidates: candidatesOf(form) };
  });
  const gaps = places.map((place, index) => textOf(pieces, place + 1, places[index + 1]));
  joinPhrases(words, gaps, forms, known);
  if (forms.apart !== undefined) joinApart(words, gaps, forms, known);
  if (forms.inSentence !== undefined) orderInSentence(words, gaps, forms);
  return words;
}

/** What pieces say together; mostly there is one between two words. */
function textOf(pieces: readonly Piece[], from: number, to = pieces.length): string {
  if (to === from + 1) return pieces[from]?.text ?? '';
  return pieces
    .slice(from, to)
    .map(({ text }) => text)
    .join('');
}

/** Where a capital says nothing about the word. */
const SENTENCE_BEGINS = /[.!?:…„“”"»«‚‘'–—•\n]/;

/** What stands after each word. */
type Gaps = readonly string[];

const isPhraseGap = (gap: string | undefined) => gap === ' ' || gap === '' || gap === '\u00a0';

/** Puts the readings of each word that is no part of a unit into the order that its sentence suggests, from the first to the last. */
function orderInSentence(words: TextWord[], gaps: Gaps, { inSentence }: LanguageForms): void {
  const placed = (index: number) => {
    const { text, form, candidates } = words[index] as TextWord;
    return { written: text, word: form, candidates };
  };
  for (const [index, word] of words.entries()) {
    if (word.together !== undefined) continue;
    const gap = gaps[index - 1] ?? '\n';
    const isHyphened = gap === '-';
    const goesOn = index + 1 < words.length && isPhraseGap(gaps[index]);
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

/** What rows of several words begin with, a word or more: most words of a text begin none. */
const openingsOf = oncePerRows(known => {
  const openings = new Set<string>();
  for (const form of known.keys())
    for (let end = form.indexOf(' '); end !== -1; end = form.indexOf(' ', end + 1))
      openings.add(form.slice(0, end));
  return openings;
});

/** Rows of several words, by the words as they stand or the base forms of the first: gave up, por eso. Where they are several rows, all of them. */
function joinPhrases(words: TextWord[], gaps: Gaps, { fold, apart }: LanguageForms, known: KnownWords): void {
  const openings = openingsOf(known);
  // conviértete en: the pronoun behind the verb is a part of convertirse en.
  const beginnings = (candidate: Candidate): string[] => {
    if (beginsPhrase(candidate)) return [fold(candidate.base)];
    return apart?.agreesWith === undefined ? [] : [fold(apart.together(fold(candidate.base), ''))];
  };
  const kept = new Map<string, readonly string[]>();
  const firstsOf = ({ form, candidates }: TextWord) => {
    const firsts =
      kept.get(form) ?? [form, ...candidates.flatMap(beginnings)].filter(first => openings.has(first));
    kept.set(form, firsts);
    return firsts;
  };
  for (let start = 0; start < words.length - 1; start++) {
    if (!isPhraseGap(gaps[start])) continue;
    const firsts = firstsOf(words[start] as TextWord);
    if (firsts.length === 0) continue;
    // The longest that there is; the openings tell how long it may be.
    let begun = firsts;
    let found: readonly string[] = [];
    let length = 1;
    for (let end = start + 1; begun.length > 0; end++) {
      if (end - start === LONGEST_PHRASE || end === words.length || !isPhraseGap(gaps[end - 1])) break;
      const all = begun.map(first => `${first} ${words[end]?.form}`);
      const phrases = all.filter(phrase => known.has(phrase));
      if (phrases.length > 0) {
        found = phrases;
        length = end - start + 1;
      }
      begun = all.filter(phrase => openings.has(phrase));
    }
    // Cerrado con llave is an adjective before it is a form of the verb.
    const places = Array.from({ length }, (_, offset) => start + offset);
    for (const phrase of [...new Set(found)].reverse()) join(words, places, known.get(phrase) ?? []);
    start += length - 1;
  }
}

/** A particle or a pronoun with the verb that it belongs to, where both together are a row. */
function joinApart(words: TextWord[], gaps: Gaps, { apart, fold }: LanguageForms, known: KnownWords): void {
  if (apart === undefined) return;
  for (const [index, { form: particle, together: phrase }] of words.entries()) {
    if (!apart.words.has(particle)) continue;
    // "Hör auf" is a phrase and, behind that, a form of aufhören.
    if (phrase !== undefined && (apart.reach === 'beside' || phrase.join() !== `${index - 1},${index}`))
      continue;
    const isSubject = apart.doubled?.has(particle) === true && words[index - 1]?.form !== particle;
    if (isSubject && (index === 0 || gaps[index - 1] !== '-')) continue;
    if (apart.atEnd?.words.has(particle)) {
      const next = words[index + 1]?.form;
      if (next !== undefined && isPhraseGap(gaps[index]) && !apart.atEnd.before.has(next)) continue;
    }
    const hosts = hostsOf(words, index, gaps, apart.reach);
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
    if (words[index]?.together === undefined && isAtEnd(words, index, gaps))
      joinUnlisted(words, index, hosts, apart);
  }
}

const isAtEnd = (words: readonly TextWord[], index: number, gaps: Gaps) =>
  index === words.length - 1 || CLAUSE_END.test(gaps[index] ?? '');

/** A particle that is always one, with the nearest verb before it, where no row has both: the verb is then the head of the unit. */
function joinUnlisted(words: TextWord[], index: number, hosts: readonly number[], apart: WordsApart): void {
  const particle = words[index]?.form ?? '';
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
  gaps: Gaps,
  reach: 'beside' | 'clause',
): number[] {
  if (reach === 'beside') {
    const behind = words[index + 1] !== undefined && isPhraseGap(gaps[index]) ? [index + 1] : [];
    return index > 0 && gaps[index - 1] === '-' ? [...behind, index - 1] : behind;
  }
  const hosts: number[] = [];
  for (let host = index - 1; host >= 0 && !CLAUSE_END.test(gaps[host] ?? ''); host--) hosts.push(host);
  for (let host = index; host < words.length - 1 && !CLAUSE_END.test(gaps[host] ?? ''); host++)
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
