import { randomUUID } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import { LONGEST_LICENCE, LONGEST_SOURCE, LONGEST_TITLE } from '#contract/reference-bounds.ts';
import { batchesOf } from '#files/dictionaries/batches.ts';
import { fingerprintOf } from '#files/dictionaries/fingerprint.ts';
import { groupFiles, openDictionary } from '#files/dictionaries/open-dictionaries.ts';
import type { SourceFile } from '#files/source-file.ts';
import { isLanguage, LANGUAGE_CODES, type Language } from '#languages/index.ts';
import type { Db } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { eraseEntries } from '../reference-dictionaries/entries-store.ts';
import { eraseDictionary, findDictionaries, OPERATOR } from '../reference-dictionaries/store.ts';
import { addBatch, begin, complete } from '../reference-dictionaries/write.ts';
import { harmless, runCommand, say } from './run.ts';
import { databaseSettings, readSettings } from './settings.ts';

const USAGE = `npm run dictionaries                                        lists the dictionaries for everybody
npm run dictionaries -- add FILES --lang de --to en         adds one: all of its files together
npm run dictionaries -- remove ID                           removes it with all its entries
With add: --title, --licence and --source say what its files do not, or say wrongly.
What was broken off goes on where it ended when the same files are added again.`;

// npm run dictionaries [-- add … | remove …]: dictionaries that everybody looks words up in. A running server has them within a minute.
await runCommand(async given => {
  const { words, options } = parsed(given);
  const [action = 'list', ...rest] = words;
  if (!['list', 'add', 'remove'].includes(action) || (action !== 'list' && rest.length === 0))
    throw new Error(USAGE);
  const db = await openDatabase(databaseSettings(readSettings()));
  try {
    if (action === 'list') await list(db);
    else if (action === 'remove') await remove(db, rest[0] ?? '');
    else await add(db, rest, options);
  } finally {
    await db.close();
  }
});

type Options = Record<string, string>;

/** `--name value` is an option, everything else a word. */
function parsed(given: readonly string[]): { words: string[]; options: Options } {
  const words: string[] = [];
  const options: Options = {};
  for (let place = 0; place < given.length; place += 1) {
    const [, name] = /^--(lang|to|title|licence|source)$/.exec(given[place] ?? '') ?? [];
    if (name !== undefined) options[name] = given[++place] ?? '';
    else if (given[place]?.startsWith('--')) throw new Error(USAGE);
    else words.push(given[place] ?? '');
  }
  return { words, options };
}

async function list(db: Db): Promise<void> {
  const dictionaries = await findDictionaries(db, OPERATOR);
  const lines = dictionaries.map(
    ({ id, title, learn, lang, entries, licence, source, completed_at: completedAt }) =>
      harmless(
        `${id}  ${title}: ${learn} to ${lang}, ${entries} entries, ${licence || 'no licence named'}, ${source || 'no source named'}${completedAt === null ? ' (not complete)' : ''}`,
      ),
  );
  say([...(lines.length === 0 ? ['No dictionaries.'] : lines), '', USAGE].join('\n'));
}

async function remove(db: Db, id: string): Promise<void> {
  const dictionary = (await findDictionaries(db, OPERATOR)).find(each => each.id === id);
  if (dictionary === undefined)
    throw new Error('There is no such dictionary; npm run dictionaries lists them');
  await eraseEntries(db, OPERATOR, dictionary.number);
  await eraseDictionary(db, OPERATOR, id);
  say(harmless(`${dictionary.title} was removed.`));
}

async function add(db: Db, paths: readonly string[], options: Options): Promise<void> {
  const files = await Promise.all(paths.map(diskFile));
  const groups = groupFiles(files);
  const [group] = groups;
  if (groups.length !== 1 || group === undefined)
    throw new Error(`These files are ${groups.length} dictionaries. Add one after the other.`);
  const opened = await openDictionary(group);
  const { about } = opened;
  const told = {
    ...{ id: `ref-${randomUUID()}`, fingerprint: await fingerprintOf(group.files), format: about.format },
    ...{
      learn: languageOf(options.lang ?? about.from, '--lang'),
      lang: languageOf(options.to ?? about.to, '--to'),
    },
    title: (options.title ?? about.title).slice(0, LONGEST_TITLE),
    licence: (options.licence ?? about.licence).slice(0, LONGEST_LICENCE),
    source: (options.source ?? about.source).slice(0, LONGEST_SOURCE),
  };
  const change = <T>(
    work: (owned: {
      queries: Parameters<typeof begin>[0]['queries'];
      userId: string;
      now: number;
    }) => Promise<T>,
  ) => db.transaction(queries => work({ queries, userId: OPERATOR, now: Date.now() }));
  const { id, completed_at: completedAt, next_batch: from } = await change(owned => begin(owned, told));
  if (completedAt !== null) return say(harmless(`${told.title} is there already.`));
  let batches = from;
  let read = 0;
  for await (const { number, entries } of batchesOf(opened, group.name)) {
    read += entries.length;
    if (number < from) continue;
    await change(owned => addBatch(owned, { id, batch: number, entries }, () => Number.POSITIVE_INFINITY));
    batches = number + 1;
    if (number % 20 === 0) say(`${read} entries, ${Math.round(opened.share() * 100)} %`);
  }
  await change(owned => complete(owned, id, batches));
  say(harmless(`${told.title}: ${read} entries, ${told.licence || 'no licence named'}. Its id is ${id}.`));
}

function languageOf(code: string | undefined, option: string): Language {
  if (isLanguage(code)) return code;
  throw new Error(`Say the language with ${option}: one of ${LANGUAGE_CODES.join(', ')}`);
}

/** A file of this machine. It is open until the command ends. */
async function diskFile(path: string): Promise<SourceFile> {
  const handle: FileHandle = await open(path);
  const { size } = await handle.stat();
  return {
    name: basename(path),
    size,
    read: async (start, end) => {
      const bytes = new Uint8Array(end - start);
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
      return bytes.subarray(0, bytesRead);
    },
  };
}
