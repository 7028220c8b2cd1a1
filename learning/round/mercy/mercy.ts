import type { Language } from '#languages/index.ts';
import type { Asked, OtherWord, Place, Verdict } from '../kinds/kind.ts';
import { isOtherArticle, withoutArticle } from './articles.ts';
import { exactKey, type Letter, LONGEST_WRITTEN, lettersOf, withoutUmlauts } from './letters.ts';
import { oneSlip } from './one-slip.ts';
import { readingsOf, toneless, tonesDiffer } from './readings.ts';

/** Shorter words have too many neighbours for a slip to be told from another word; Korean letters are half a syllable each. */
const SHORTEST_WITH_SLIP = 5;
const SHORTEST_KOREAN_WITH_SLIP = 7;

/**
 * What a written text comes to where `wanted` was asked for: a form of the word, as a rule its own. Case, punctuation, width and
 * articles are free, accents and one slip make it `almost`, with their places in `wanted`; but not where the text is another word,
 * which the verdict then names. Other writings (kana, pinyin) and synonyms are right. Undefined where nothing is written.
 */
export function checkWritten(text: string, wanted: string, asked: Asked): Verdict | undefined {
  const { learn } = asked.wishes;
  const written = writingsOf(text.slice(0, LONGEST_WRITTEN).normalize('NFKC'), learn);
  const [plain] = written;
  if (plain === undefined) return undefined;
  const missed = { outcome: 'missed', wanted } as const;
  if (text.trim().length > LONGEST_WRITTEN) return missed;
  const targets = writingsOf(wanted, learn);
  if (written.some(({ letters }) => targets.some(target => isSame(letters, target.letters, learn))))
    return withArticle(plain.article, wanted, asked);
  const reading = checkReadings(text, plain.letters, wanted, asked);
  if (reading !== undefined) return reading;
  const other = otherWord(text, written, asked);
  if (other !== undefined) {
    const isSynonym = isSynonymOf(other, asked);
    return isSynonym ? { outcome: 'right', wanted, chosen: other, isSynonym } : { ...missed, chosen: other };
  }
  for (const target of targets) {
    for (const { letters } of written) {
      const places = placesOfDifference(target.letters, letters, learn);
      if (places !== undefined) return { outcome: 'almost', wanted, places: inText(places, wanted, target) };
    }
  }
  return missed;
}

type Written = { letters: Letter[]; article: string | undefined; offset: number };

/** The letters of a text without its article, and with it, and how far into the text they begin; none where there are no letters. */
function writingsOf(text: string, language: Language): Written[] {
  const start = text.search(/[\p{L}\p{N}]/u);
  if (start < 0) return [];
  const whole = text.slice(start);
  const { rest, article } = withoutArticle(whole, language);
  const plain = { letters: lettersOf(rest, language), article, offset: start + whole.length - rest.length };
  if (rest === whole) return [plain];
  return [plain, { letters: lettersOf(whole, language), article, offset: start }];
}

function isSame(written: readonly Letter[], target: readonly Letter[], language: Language): boolean {
  const [key, wanted] = [exactKey(written), exactKey(target)];
  return key === wanted || (language === 'de' && key === withoutUmlauts(wanted));
}

/** A form of a sentence may be a plural, whose article is not the word's. */
function withArticle(article: string | undefined, wanted: string, { word, wishes }: Asked): Verdict {
  if (wanted !== word.word || !isOtherArticle(article, word.article, wishes.learn))
    return { outcome: 'right', wanted };
  return { outcome: 'almost', wanted, isOtherArticle: true };
}

/** Kana for Japanese and pinyin for Chinese: the way of those who have no input method. A form of a sentence has none. */
function checkReadings(
  text: string,
  written: readonly Letter[],
  wanted: string,
  { word, wishes: { learn } }: Asked,
): Verdict | undefined {
  if (wanted !== word.word) return undefined;
  for (const reading of readingsOf(word, learn)) {
    const letters = learn === 'zh' ? toneless(reading) : '';
    if (letters !== '' && toneless(text) === letters)
      return { outcome: tonesDiffer(text, reading) ? 'almost' : 'right', wanted };
    if (learn === 'ja' && exactKey(written) === exactKey(lettersOf(reading, learn)))
      return { outcome: 'right', wanted };
  }
  return undefined;
}

/** Another word that was written: of the round and its options, of the word's synonyms, or one that the caller knows. */
function otherWord(text: string, written: readonly Written[], asked: Asked): OtherWord | undefined {
  const { word, words, wishes, meansOther } = asked;
  const keys = written.map(({ letters }) => exactKey(letters));
  const isWritten = (form: string) =>
    writingsOf(form, wishes.learn).some(({ letters }) => keys.includes(exactKey(letters)));
  const synonym = word.synonyms?.find(isWritten);
  if (synonym !== undefined) return { id: null, word: synonym, translation: word.translation };
  for (const one of words) {
    const found = [one, ...one.otherWords].find(other => other.id !== word.id && isWritten(other.word));
    if (found !== undefined) return { id: found.id, word: found.word, translation: found.translation };
  }
  return meansOther?.(text.trim());
}

function isSynonymOf(other: OtherWord, { word }: Asked): boolean {
  return other.translation.toLowerCase() === word.translation.toLowerCase();
}

/** The letters that differ by accents alone or by one slip; undefined where more differs. */
function placesOfDifference(
  wanted: readonly Letter[],
  written: readonly Letter[],
  language: Language,
): Place[] | undefined {
  const [looseWanted, looseWritten] = [wanted, written].map(letters => letters.map(({ loose }) => loose));
  if (looseWanted === undefined || looseWritten === undefined) return undefined;
  if (looseWanted.join('') === looseWritten.join(''))
    return wanted.filter(({ exact }, place) => exact !== written[place]?.exact);
  const shortest = language === 'ko' ? SHORTEST_KOREAN_WITH_SLIP : SHORTEST_WITH_SLIP;
  if (looseWanted.filter(letter => letter !== ' ').length < shortest) return undefined;
  const slip = oneSlip(looseWanted, looseWritten);
  if (slip === undefined) return undefined;
  // Where a letter is too many, the one before it is shown.
  const from = slip.from === slip.to ? Math.max(0, slip.from - 1) : slip.from;
  return wanted.slice(from, Math.max(slip.to, from + 1));
}

/** Places as they stand in the whole text, each once. */
function inText(places: readonly Place[], text: string, { offset }: Written): Place[] {
  const starts = [...new Set(places.map(({ start }) => start))];
  return starts.map(start => {
    const end = places.find(place => place.start === start)?.end ?? start;
    return { start: start + offset, end: Math.min(end + offset, text.length) };
  });
}
