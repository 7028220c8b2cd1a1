import { FileRefusal } from '../refusal.ts';
import type { SourceFile } from '../source-file.ts';
import { boundedEntry } from './entry.ts';
import { groupFiles, openDictionary } from './open-dictionaries.ts';

/** All that the files hold, as one dictionary. */
export async function readDictionary(...files: SourceFile[]) {
  const [group, ...others] = groupFiles(files);
  if (group === undefined || others.length > 0) throw new Error('Not one dictionary');
  const opened = await openDictionary(group);
  const entries = [];
  for await (const entry of opened.entries()) entries.push(boundedEntry(entry));
  return { about: opened.about, entries, share: opened.share() };
}

/** What is wrong with the files. */
export async function problemOf(...files: SourceFile[]): Promise<string> {
  try {
    await readDictionary(...files);
    return 'nothing';
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    return `${error.problem} ${error.file}`.trim();
  }
}

export const renamed = (file: SourceFile, name: string): SourceFile => ({ ...file, name });
export const cutOff = (file: SourceFile, bytes: number): SourceFile => ({ ...file, size: file.size - bytes });

/** Two words of a dictionary of the DICT protocol, and what it says of itself. */
export const FREEDICT = [
  {
    words: ['00databaseinfo'],
    text: 'German - English FreeDict\n\nGNU General Public License ver. 2.0\nPublished at: https://freedict.org/\n',
  },
  {
    words: ['hund'],
    text: 'Hund /hˈʊnt/ <masc, n, sg>\n1. dog\n"der Hund bellt" the dog barks\n2. hound\n see: {Hündin}\n',
  },
  {
    words: ['arbeitslos', 'ohne arbeit'],
    text: 'arbeitslos <adj>\nunemployed\n  Note: of people\nout of work\n',
  },
];
