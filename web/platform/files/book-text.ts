import { htmlText } from '#files/html-text.ts';
import type { Language } from '#languages/index.ts';
import { readEpub } from './epub.ts';
import { proseOf, withoutRolling } from './subtitle-prose.ts';
import { type Cue, looksLikeSubtitles } from './subtitles.ts';
import { type FileProblem, inParagraphs, readTextFile } from './text-file.ts';
import { cuesIn } from './two-languages.ts';

/** A text to read, in paragraphs, and the cues that it was made of, where it is of subtitles; or why a file is none. */
export type BookText =
  | { title: string; body: string; cues?: Cue[] }
  | { problem: FileProblem | 'notBook' | 'locked' };

/** Reads a .txt, .srt, .vtt, .html or .epub file by what is in it. `learn` is the language that subtitles in two are read in. */
export async function readBook(file: File, learn: Language): Promise<BookText> {
  const name = file.name.replace(/\.[^.]{1,5}$/, '').trim();
  const begin = new Uint8Array(
    await file
      .slice(0, 4)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  );
  if (begin[0] === 0x50 && begin[1] === 0x4b) {
    if (file.size > LARGEST_BOOK) return { problem: 'tooLarge' };
    const book = readEpub(new Uint8Array(await file.arrayBuffer()));
    return 'problem' in book ? book : { title: book.title || name, body: inParagraphs(book.text) };
  }
  const read = await readTextFile(file);
  if ('problem' in read) return read;
  if (!looksLikeSubtitles(read.text))
    return { title: name, body: inParagraphs(asText(read.text, file.name)) };
  const cues = withoutRolling(cuesIn(read.text, learn));
  return { title: name, body: inParagraphs(proseOf(cues)), cues };
}

const LARGEST_BOOK = 20 * 1024 * 1024;

function asText(text: string, name: string): string {
  return /\.x?html?$/i.test(name) || /^\s*(<!doctype html|<html)\b/i.test(text) ? htmlText(text) : text;
}
