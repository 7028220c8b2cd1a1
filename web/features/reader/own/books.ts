import type { OwnTextSummary } from '#contract/own-texts.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { wholeTitle } from './pages-of.ts';

/** What somebody brought along: one text, or a longer one in parts, in the order they are read. */
export type Book = { title: string; length: number; parts: [OwnTextSummary, ...OwnTextSummary[]] };

/** Texts as they were brought along; a book takes the place of its newest part. */
export function booksOf(texts: readonly OwnTextSummary[]): Book[] {
  const books = new Map<string, Book>();
  for (const text of texts) {
    const key = text.book?.id ?? text.id;
    const book = books.get(key);
    if (book === undefined) {
      const title = text.book === undefined ? text.title : wholeTitle(text.title);
      books.set(key, { title, length: text.length, parts: [text] });
    } else {
      book.parts.push(text);
      book.parts.sort((a, b) => placeOf(a) - placeOf(b));
      book.length += text.length;
    }
  }
  return [...books.values()];
}

/** The parts before and after one, as far as they are there. */
export function neighboursOf(texts: readonly OwnTextSummary[], id: string) {
  const parts = booksOf(texts).find(book => book.parts.some(part => part.id === id))?.parts ?? [];
  const at = parts.findIndex(part => part.id === id);
  return { before: parts[at - 1]?.id, after: parts[at + 1]?.id };
}

/** The part that was read last in this browser, else the first. */
export function partToRead({ parts }: Book): string {
  const [first] = parts;
  const kept = first.book && readStored(keyOf(first.book.id));
  return parts.find(({ id }) => id === kept)?.id ?? first.id;
}

/** Remembers that a part is being read. */
export function rememberPart({ id, book }: OwnTextSummary): void {
  if (book !== undefined) writeStored(keyOf(book.id), book.part === 1 ? null : id);
}

const placeOf = ({ book }: OwnTextSummary) => book?.part ?? 1;
const keyOf = (bookId: string) => `reading_part:${bookId}`;
