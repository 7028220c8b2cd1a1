import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage, type Language } from '#languages/index.ts';
import { builtContent } from '#server/process/built-content.ts';
import { packageRoot } from '#server/process/package-root.ts';
import { parseTable, type TableRow } from '../../catalogue/table.ts';

/** A voice that can be fetched. What nobody has told us is undefined, and shown so. */
export type VoiceOffer = {
  name: string;
  languages: readonly Language[];
  quality: string;
  /** Of the download, roughly. */
  megabytes: number | undefined;
  licence: string | undefined;
  /** Where its licence and its speaker are told. */
  card: string | undefined;
  address: string;
  /** `sha256:…` or `md5:…`, or where its publisher lists them. */
  checksum: string | undefined;
  /** Which of its speakers, counted from 0. */
  speaker: number;
};

export const VOICES_FILE = 'voices.tsv';

const COLUMNS = [
  'name',
  'languages',
  'quality',
  'megabytes',
  'licence',
  'card',
  'address',
  'checksum',
  'speaker',
];
const CHECKSUM = /^(sha256:[0-9a-f]{64}|md5:[0-9a-f]{32}|https?:\/\/\S+)$/;
/** A name becomes a folder. */
const NAME = /^[A-Za-z0-9][\w.-]{0,79}$/;

/**
 * The voices that can be fetched, the best of a language first: rows of the operator, `voices.tsv` in the folder of voices, before
 * ours.
 *
 * @throws TableError naming file, line and remedy
 */
export function voiceOffers(folder: string): VoiceOffer[] {
  const own = join(folder, VOICES_FILE);
  const rows = existsSync(own) ? parseOffers(readFileSync(own, 'utf8'), own) : [];
  const names = new Set(rows.map(({ name }) => name));
  return [...rows, ...ourOffers().filter(({ name }) => !names.has(name))];
}

function ourOffers(): VoiceOffer[] {
  const built = builtContent(VOICES_FILE);
  return parseOffers(
    String(built ?? readFileSync(join(packageRoot, 'content', VOICES_FILE))),
    `content/${VOICES_FILE}`,
  );
}

/**
 * Reads a table of voices.
 *
 * @throws Error naming file, line and what is wrong
 */
export function parseOffers(text: string, file: string): VoiceOffer[] {
  return parseTable(text, file, COLUMNS).map(row => readOffer(row, file));
}

function readOffer({ line, cells }: TableRow, file: string): VoiceOffer {
  const { name = '', quality = '', address = '', checksum = '' } = cells;
  const wrong = (what: string) => new Error(`${file}:${line}: ${what}`);
  const languages = (cells.languages ?? '').split(' ').filter(isLanguage);
  if (!NAME.test(name)) throw wrong('the name must be letters, digits, dots, lines and hyphens');
  if (languages.join(' ') !== cells.languages || languages.length === 0)
    throw wrong('the languages must be codes such as "fr", parted by single spaces');
  if (!/^https?:\/\/\S+$/.test(address)) throw wrong('the address must begin with https://');
  if (checksum !== '' && !CHECKSUM.test(checksum))
    throw wrong('the checksum must be sha256:…, md5:…, or the address of a list');
  if (!/^\d*(\.\d+)?$/.test(cells.megabytes ?? '') || !/^\d*$/.test(cells.speaker ?? ''))
    throw wrong('megabytes and speaker must be numbers, or empty');
  return {
    name,
    languages,
    quality,
    megabytes: cells.megabytes ? Number(cells.megabytes) : undefined,
    licence: cells.licence || undefined,
    card: cells.card || undefined,
    address,
    checksum: checksum || undefined,
    speaker: Number(cells.speaker || 0),
  };
}
