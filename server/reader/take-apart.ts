import type { Span, Text } from '#contract/reader.ts';
import { TEXT_LEVELS, type TextLevel } from '#contract/text-levels.ts';
import { cleanWord, TEXT_WORD } from '#contract/text-words.ts';
import type { Language } from '#languages/index.ts';
import { partReadings } from '#languages/text-readings.ts';
import type { languagesOf } from '../catalogue/word-forms.ts';
import type { TextReadings, WrittenText } from './texts.ts';

/** Writes a text of a language with what its letters leave out, as a rule knows it. */
export type MarkTexts = Partial<Record<Language, (text: string) => Promise<string>>>;

/** A text with the words of its title and body as they are looked up, and how many words its body has. */
export type ReaderText = Text & { learn: Language; words: readonly string[]; length: number };

/**
 * Takes texts apart into words, easy levels first, short texts first. English words are those of docs/specification.md, which
 * the browser finds itself; of other languages the places of the words come with the text, since some can only be found with
 * all our words at hand (Chinese, Japanese, Vietnamese). Names are no words. How words are read comes with a text whose author
 * wrote it down, or from a rule of `markTexts`.
 */
export async function takeApart(
  texts: readonly WrittenText[],
  languageOf: ReturnType<typeof languagesOf>,
  markTexts: MarkTexts = {},
): Promise<ReaderText[]> {
  const read = await Promise.all(
    texts.map(async text =>
      text.learn === 'en'
        ? english(text)
        : other({ ...text, ...(await readingsOf(text, markTexts)) }, languageOf),
    ),
  );
  return read.sort(byDifficulty);
}

async function readingsOf(
  { learn, title, body, said }: WrittenText,
  markTexts: MarkTexts,
): Promise<{ said?: TextReadings }> {
  const mark = markTexts[learn];
  if (said !== undefined || mark === undefined) return {};
  const readings = async (part: string) => partReadings(await mark(part), learn).readings;
  return { said: { title: await readings(title), body: await readings(body) } };
}

function english({ names: _, ...text }: WrittenText): ReaderText {
  const wordsOf = (part: string) => (part.match(TEXT_WORD) ?? []).map(cleanWord);
  const words = wordsOf(text.body);
  return { ...text, words: [...wordsOf(text.title), ...words], length: words.length };
}

async function other(
  { names, ...text }: WrittenText,
  languageOf: ReturnType<typeof languagesOf>,
): Promise<ReaderText> {
  const language = await languageOf(text.learn);
  if (language === undefined) throw new Error(`Nobody can take texts in "${text.learn}" apart yet`);
  const { forms, known } = language;
  const isName = new Set(names.flatMap(name => wordsIn(name).map(({ text }) => text)));
  function wordsIn(part: string) {
    return forms.split(part, known).filter(({ isWord, text }) => isWord && /\p{L}/u.test(text));
  }
  const [title, body] = [text.title, text.body].map(part =>
    wordsIn(part).filter(({ text }) => !isName.has(text)),
  );
  const spans = { title: (title ?? []).map(spanOf), body: (body ?? []).map(spanOf) };
  const words = [...(title ?? []), ...(body ?? [])].map(({ text }) => forms.fold(text));
  return { ...text, spans, words, length: body?.length ?? 0 };
}

const spanOf = ({ at, text }: { at: number; text: string }): Span => [at, text.length];

function byDifficulty(one: ReaderText, other: ReaderText): number {
  return levelOrder(one.level) - levelOrder(other.level) || one.length - other.length;
}

const levelOrder = (level: TextLevel) => TEXT_LEVELS.indexOf(level);
