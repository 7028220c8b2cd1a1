import { PARAGRAPH_SEPARATOR } from '#contract/separators.ts';
import { splitSentences } from '#contract/split-sentences.ts';
import type { Cue } from '#web/platform/files/subtitles.ts';
import type { HeardSentence } from '#web/platform/offline/sounds/sound-store.ts';

/** When letters of a text are heard. */
type Stretch = HeardSentence;

/** Letters within which a cue is looked for, behind the one before; a short one only next to it, since it says what is said everywhere. */
const REACH = 3000;
const SHORT = 12;
const SHORT_REACH = 40;
/** A long one that is not there is looked for in all the rest, so often: texts have forewords that nobody reads aloud. */
const LONG = 24;
const MOST_FAR_LOOKS = 200;
/** A sentence of which less is heard has no time. */
const LEAST_HEARD = 0.5;

/** The letters and digits of a text, without case: what subtitles and a text have in common, however each breaks its lines. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/**
 * When the sentences of a text are heard, in the order of the text. Takes its parts. What no cue says has no time: nothing is
 * guessed but where a cue has several sentences, which share its time by their letters.
 */
export function timelineOf(parts: readonly string[], cues: readonly Cue[]): HeardSentence[] {
  const stretches = stretchesOf(lettersOf(parts.join(' ')), cues);
  const heard: HeardSentence[] = [];
  let at = 0;
  let first = 0;
  for (const sentence of parts.flatMap(part => part.split(PARAGRAPH_SEPARATOR)).flatMap(splitSentences)) {
    const from = at;
    at += lettersOf(sentence).length;
    while ((stretches[first]?.to ?? at) <= from) first += 1;
    const own: Stretch[] = [];
    for (let next = first; (stretches[next]?.from ?? at) < at; next += 1)
      own.push(stretches[next] as Stretch);
    const time = timeOf(own, from, at);
    if (time !== undefined) heard.push({ from, to: at, ...time });
  }
  return heard;
}

/** Which letters each cue says, in the order of the text. */
function stretchesOf(text: string, cues: readonly Cue[]): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  let farLooks = 0;
  for (const { lines, time } of cues) {
    const said = lettersOf(lines.join(' '));
    if (said === '' || time === undefined) continue;
    const reach = said.length < SHORT ? SHORT_REACH : REACH;
    let from = text.slice(at, at + reach + said.length).indexOf(said);
    if (from !== -1) from += at;
    else if (said.length >= LONG && farLooks < MOST_FAR_LOOKS) {
      farLooks += 1;
      from = text.indexOf(said, at);
    }
    if (from === -1) continue;
    at = from + said.length;
    stretches.push({ from, to: at, ...time });
  }
  return stretches;
}

function timeOf(stretches: readonly Stretch[], from: number, to: number) {
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const covered = stretches.reduce(
    (sum, stretch) => sum + Math.min(to, stretch.to) - Math.max(from, stretch.from),
    0,
  );
  const start = secondAt(first, Math.max(from, first.from));
  const end = secondAt(last, Math.min(to, last.to));
  return covered >= (to - from) * LEAST_HEARD && end > start ? { start, end } : undefined;
}

function secondAt({ from, to, start, end }: Stretch, letter: number): number {
  return start + ((end - start) * (letter - from)) / (to - from);
}

/** A sentence as it is heard, with its place in the timeline. */
export type ShiftedSentence = HeardSentence & { place: number };

/**
 * The sentences of a timeline in the order in which they are heard, so many seconds later than it says, or earlier. What would be over before
 * the sound begins is not among them.
 */
export function shifted(timeline: readonly HeardSentence[], seconds: number): ShiftedSentence[] {
  return timeline
    .map(({ from, to, start, end }, place) => ({
      from,
      to,
      start: start + seconds,
      end: end + seconds,
      place,
    }))
    .filter(({ end }) => end > 0)
    .sort((one, other) => one.start - other.start);
}

/** The sentence of a timeline that has a letter; -1 where none has. */
export function sentenceAtLetter(timeline: readonly HeardSentence[], letter: number): number {
  const place = lastUpTo(timeline, letter, ({ from }) => from);
  const found = timeline[place];
  return found !== undefined && letter < found.to ? place : -1;
}

/** The last of a sorted list whose number is not above one; -1 where all are. */
export function lastUpTo<Item>(
  items: readonly Item[],
  most: number,
  numberOf: (item: Item) => number,
): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberOf(items[middle] as Item) <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** For each of some stretches of a text, one after the other, the sentence of a timeline that it is; `from` is where the first begins. */
export function placesOf(
  sentences: readonly { index: number; text: string }[],
  from: number,
  timeline: readonly HeardSentence[],
): Map<number, number> {
  const places = new Map<number, number>();
  let at = from;
  for (const { index, text } of sentences) {
    const { length } = lettersOf(text);
    const place = length === 0 ? -1 : sentenceAtLetter(timeline, at + (length >> 1));
    if (place !== -1) places.set(index, place);
    at += length;
  }
  return places;
}
