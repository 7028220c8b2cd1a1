import { pathTo } from '#contract/pages.ts';
import type { Db } from '../database/database.ts';
import { isCard, type ListEntry } from './entries.ts';
import { addReport } from './list-store.ts';
import { findShared } from './list-words.ts';

/** A message to the operator should be read at a glance. */
const SHOWN_WORDS = 20;

/** Counts a report of a shared list and says which list it is, for the operator; undefined where there is none. */
export type ReportList = (code: string) => Promise<string | undefined>;

export function listReports(db: Db): ReportList {
  return async code => {
    const list = await findShared(db, code);
    if (list === undefined) return undefined;
    await addReport(db, list);
    const { name, line, author, entries } = list;
    const words = entries.slice(0, SHOWN_WORDS).map(saidOf).join(', ');
    const more = entries.length > SHOWN_WORDS ? ', …' : '';
    const said = [pathTo('list', { code }), name, line, author, words + more].filter(part => part !== '');
    return `${said.join('\n')}\n\nnpm run lists -- hide ${code}`;
  };
}

/** In one line: a card could otherwise write the next line itself, such as a command that hides somebody else's list. */
const saidOf = (entry: ListEntry) =>
  isCard(entry) ? `${entry.word} = ${entry.translation}`.replace(/[\s\p{Cc}]+/gu, ' ') : entry;
