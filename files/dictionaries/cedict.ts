import { FileRefusal } from '../refusal.ts';
import type { SourceFile } from '../source-file.ts';
import { textLines } from '../text-lines.ts';
import { unpackedPieces } from '../unpack.ts';
import type { DictionaryEntry, OpenedDictionary } from './entry.ts';
import { addressNamedIn, licenceNamedIn } from './licence.ts';
import { markedPinyin } from './pinyin.ts';
import { counted } from './progress.ts';

const LINE = /^(\S+) (\S+) \[([^\]]*)\] \/(.*)\/\s*$/;
const COMMENT_LINES = 100;

/** Whether lines are those of CC-CEDICT: `傳統 传统 [chuan2 tong3] /tradition/`. Comments before them begin with `#`. */
export function looksLikeCedict(lines: readonly string[]): boolean {
  const rows = lines.filter(line => line.trim() !== '' && !line.startsWith('#'));
  return rows.length > 0 && rows.every(line => LINE.test(line));
}

/** Opens CC-CEDICT or a dictionary that is written like it. Lines that are not are passed over. */
export async function openCedict(file: SourceFile): Promise<OpenedDictionary> {
  const comments: string[] = [];
  for await (const line of textLines(unpackedPieces(file), file.name)) {
    if (!line.startsWith('#') || comments.length === COMMENT_LINES) break;
    comments.push(line);
  }
  const said = comments.join('\n');
  const { pieces, share } = counted(file);
  return {
    about: {
      format: 'cedict',
      title: /^#\s*(CC-CEDICT)\b/m.exec(said)?.[1] ?? file.name.replace(/\..*$/, ''),
      licence: licenceNamedIn(said),
      source: /publisher=(\S+)/.exec(said)?.[1] ?? addressNamedIn(said),
      from: 'zh',
      to: 'en',
    },
    share,
    async *entries() {
      let isEmpty = true;
      for await (const line of textLines(unpackedPieces(pieces), file.name)) {
        const entry = entryOf(line);
        if (entry === undefined) continue;
        isEmpty = false;
        yield entry;
      }
      if (isEmpty) throw new FileRefusal('nothingInIt', file.name);
    },
  };
}

function entryOf(line: string): DictionaryEntry | undefined {
  const [, traditional = '', simplified = '', pinyin = '', senses = ''] = LINE.exec(line) ?? [];
  if (simplified === '') return undefined;
  const isOne = traditional === simplified;
  return {
    forms: [simplified, traditional],
    head: isOne ? simplified : `${simplified} (${traditional})`,
    reading: markedPinyin(pinyin),
    kind: '',
    senses: senses
      .split('/')
      .map(sense => sense.replace(/\[([a-zü:]+\d[^[\]]*)\]/gi, (_, said) => `[${markedPinyin(said)}]`)),
  };
}
