import { FileRefusal } from '../refusal.ts';
import type { SourceFile } from '../source-file.ts';
import { utf8Text } from '../text-lines.ts';
import { LARGEST_UNPACKED } from '../unpack.ts';
import { extractZip, type ZipEntry } from '../zip.ts';
import type { DictionaryEntry, OpenedDictionary } from './entry.ts';
import { languageCode, languagesNamedIn } from './language-codes.ts';
import { addressNamedIn, licenceNamedIn } from './licence.ts';
import { plainSenses } from './plain-senses.ts';
import { structuredText } from './structured-text.ts';
import { metaEntry } from './yomitan-meta.ts';

/** Of ten thousand entries each: the largest we know have a tenth of it. */
const LARGEST_BANK = 128 * 1024 * 1024;
const LARGEST_INFO = 1024 * 1024;
const BANK = /^(term|term_meta)_bank_(\d+)\.json$/;

/** The list of a Yomitan archive names its index, at the top. */
export function isYomitan(entries: readonly ZipEntry[]): boolean {
  return entries.some(({ name }) => name === 'index.json');
}

/**
 * Opens a dictionary of Yomitan, format 1 or 3: banks of words with their senses, of frequencies and of pitch.
 *
 * @throws FileRefusal `unknownFormat` where the index is none of Yomitan, `broken` for JSON that cannot be read, `nothingInIt` without banks of words
 */
export async function openYomitan(file: SourceFile, entries: readonly ZipEntry[]): Promise<OpenedDictionary> {
  const index = entries.find(({ name }) => name === 'index.json');
  if (index === undefined) throw new FileRefusal('missingFile', 'index.json');
  const info = jsonOf(await extractZip(file, index, LARGEST_INFO), index.name);
  const text = (name: string) => textOf((info as Record<string, unknown>)?.[name]);
  const format = Number(text('format') || text('version'));
  if (text('title') === '' || Number.isNaN(format)) throw new FileRefusal('unknownFormat', file.name);
  const banks = banksOf(entries);
  if (banks.length === 0) throw new FileRefusal('nothingInIt', file.name);
  let read = 0;
  const said = [text('attribution'), text('description'), text('url')].join('\n');
  return {
    about: {
      format: 'yomitan',
      title: text('title'),
      licence: licenceNamedIn(said),
      source: text('url') || addressNamedIn(said) || text('author'),
      ...languagesNamedIn(text('title')),
      ...(text('sourceLanguage') && { from: languageCode(text('sourceLanguage')) }),
      ...(text('targetLanguage') && { to: languageCode(text('targetLanguage')) }),
    },
    share: () => read / banks.length,
    async *entries() {
      read = 0;
      let left = LARGEST_UNPACKED;
      for (const bank of banks) {
        const bytes = await extractZip(file, bank, Math.min(left, LARGEST_BANK));
        left -= bytes.length;
        const rows = jsonOf(bytes, bank.name);
        if (!Array.isArray(rows)) throw new FileRefusal('broken', bank.name);
        const toEntry = bank.name.startsWith('term_meta') ? metaEntry : termEntry(format);
        for (const row of rows) {
          const entry = Array.isArray(row) ? toEntry(row) : undefined;
          if (entry !== undefined) yield entry;
        }
        read += 1;
      }
    },
  };
}

/** The banks in the order of their numbers, words first. */
function banksOf(entries: readonly ZipEntry[]): ZipEntry[] {
  return entries
    .flatMap(entry => {
      const [, kind, number] = BANK.exec(entry.name) ?? [];
      return kind === undefined ? [] : [{ entry, kind, number: Number(number) }];
    })
    .sort((one, other) => one.kind.length - other.kind.length || one.number - other.number)
    .map(({ entry }) => entry);
}

function jsonOf(bytes: Uint8Array, name: string): unknown {
  const text = utf8Text(bytes, name);
  try {
    return JSON.parse(text);
  } catch {
    throw new FileRefusal('broken', name);
  }
}

/** `[word, reading, tags, rules, score, senses, number, tags]`; in the first format the senses are the rest of the row. */
function termEntry(format: number): (row: readonly unknown[]) => DictionaryEntry | undefined {
  return row => {
    const [word, reading, tags, , , given] = row;
    if (typeof word !== 'string') return undefined;
    const glossary = format === 1 ? row.slice(5) : Array.isArray(given) ? given : [];
    const sound = textOf(reading);
    return {
      forms: [word, sound],
      head: word,
      reading: sound === word ? '' : sound,
      kind: textOf(tags).split(' ').filter(Boolean).join(', '),
      senses: glossary.flatMap(sensesOf),
    };
  };
}

function sensesOf(given: unknown): string[] {
  if (typeof given === 'string') return [given];
  // A list says what a form is of: [word, rules].
  if (Array.isArray(given)) return typeof given[0] === 'string' ? [`→ ${given[0]}`] : [];
  const { type, text, content } = (given ?? {}) as { type?: unknown; text?: unknown; content?: unknown };
  if (type === 'text') return [textOf(text)];
  if (type !== 'structured-content') return [];
  const { before, senses } = plainSenses(structuredText(content));
  return before === '' ? senses : senses.map((sense, place) => (place === 0 ? `${before}\n${sense}` : sense));
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
