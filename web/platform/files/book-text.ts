import { htmlText } from '#files/html-text.ts';
import type { Language } from '#languages/index.ts';
import { readEpub } from './epub.ts';
import { looksLikeSubtitles } from './subtitles.ts';
import { type FileProblem, inParagraphs, readTextFile } from './text-file.ts';
import { spokenIn } from './two-languages.ts';

/** A text to read, in paragraphs; or why a file is none. */
export type BookText = { title: string; body: string } | { problem: FileProblem | 'notBook' | 'locked' };

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
  return { title: name, body: inParagraphs(asText(read.text, file.name, learn)) };
}

const LARGEST_BOOK = 20 * 1024 * 1024;

function asText(text: string, name: string, learn: Language): string {
  if (looksLikeSubtitles(text)) return spokenIn(text, learn);
  return /\.x?html?$/i.test(name) || /^\s*(<!doctype html|<html)\b/i.test(text) ? htmlText(text) : text;
}
