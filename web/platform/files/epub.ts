import { Unzip, UnzipInflate } from 'fflate';
import { htmlText } from '#files/html-text.ts';

/** Unpacked bytes of all that is read of a book; a novel has two megabytes. */
const MOST_BYTES = 24 * 1024 * 1024;
const MOST_FILES = 5000;
/** Small pieces, so that little is unpacked before a bound is noticed: deflate grows at most 1032 times. */
const PIECE = 16 * 1024;
/** What a book is read from; pictures, faces and scripts are never unpacked. */
const READ = /(^META-INF\/container\.xml|\.(opf|x?html?|xml))$/i;

/** A book as text, or why it is none. */
export type Book = { title: string; text: string } | { problem: 'tooLarge' | 'notBook' | 'locked' };

class Refused extends Error {
  readonly problem: 'tooLarge' | 'notBook' | 'locked';
  constructor(problem: 'tooLarge' | 'notBook' | 'locked') {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Reads an EPUB: the chapters in the order of its spine, as text. Sizes that the archive claims are not believed, names are only compared and
 * never written anywhere, and nothing of the book is run.
 */
export function readEpub(archive: Uint8Array): Book {
  try {
    const files = unpack(archive);
    if (files.has('META-INF/encryption.xml') && isLocked(files.get('META-INF/encryption.xml') ?? ''))
      throw new Refused('locked');
    const container = files.get('META-INF/container.xml') ?? '';
    const packagePath = attribute(/<(?:\w+:)?rootfile\b[^>]*>/i.exec(container)?.[0] ?? '', 'full-path');
    const opf = files.get(packagePath);
    if (opf === undefined) throw new Refused('notBook');
    const chapters = spineOf(opf, packagePath).flatMap(path => files.get(path) ?? []);
    const text = chapters.map(htmlText).filter(Boolean).join('\n\n');
    if (text === '') throw new Refused('notBook');
    const title = htmlText(/<dc:title\b[^>]*>([\s\S]*?)<\/dc:title>/i.exec(opf)?.[1] ?? '');
    return { title, text };
  } catch (error) {
    return { problem: error instanceof Refused ? error.problem : 'notBook' };
  }
}

/** The files that are read, as text, by their names. */
function unpack(archive: Uint8Array): Map<string, string> {
  const files = new Map<string, string>();
  let [bytes, entries] = [0, 0];
  const unzip = new Unzip(file => {
    entries += 1;
    if (entries > MOST_FILES) throw new Refused('tooLarge');
    if (!READ.test(file.name)) return;
    const decoder = new TextDecoder();
    let text = '';
    file.ondata = (error, piece, isLast) => {
      // Also what was thrown below comes back here.
      if (error) throw error;
      bytes += piece.length;
      if (bytes > MOST_BYTES) throw new Refused('tooLarge');
      text += decoder.decode(piece, { stream: !isLast });
      if (isLast) files.set(file.name, text);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < archive.length; at += PIECE)
    unzip.push(archive.subarray(at, at + PIECE), at + PIECE >= archive.length);
  return files;
}

/** Fonts are often masked; chapters that are encrypted cannot be read. */
const isLocked = (encryption: string) => /URI="[^"]*\.x?html?"/i.test(encryption);

/** The names of the chapters in reading order. */
function spineOf(opf: string, packagePath: string): string[] {
  const folder = packagePath.replace(/[^/]*$/, '');
  const items = new Map<string, string>();
  for (const [item] of opf.matchAll(/<(?:\w+:)?item\b[^>]*>/gi))
    items.set(attribute(item, 'id'), attribute(item, 'href'));
  const ids = [...opf.matchAll(/<(?:\w+:)?itemref\b[^>]*>/gi)].map(([item]) => attribute(item, 'idref'));
  return ids.flatMap(id => {
    const href = items.get(id);
    return href === undefined ? [] : [pathWithin(folder, href)];
  });
}

/** A name within the archive; what leads out of it is only a name that no file has. */
function pathWithin(folder: string, href: string): string {
  const parts: string[] = [];
  const [path = ''] = href.split('#');
  for (const part of `${folder}${decoded(path)}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function attribute(tag: string, name: string): string {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? [];
  return double ?? single ?? '';
}
