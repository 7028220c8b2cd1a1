import { type Batch, batchesOf } from '#files/dictionaries/batches.ts';
import type { OpenedDictionary } from '#files/dictionaries/entry.ts';
import { fingerprintOf } from '#files/dictionaries/fingerprint.ts';
import { openDictionary } from '#files/dictionaries/open-dictionaries.ts';
import { FileRefusal } from '#files/refusal.ts';
import { blobFile } from '#files/source-file.ts';
import type { ReadingAnswer, ReadingTask } from './reading.ts';

type Opened = { name: string; dictionary: OpenedDictionary; batches?: AsyncGenerator<Batch> };

/** Makes what answers the questions about one dictionary: what its files are, then its entries, piece by piece. */
export function dictionaryReader(): (task: ReadingTask) => Promise<ReadingAnswer> {
  let opened: Opened | undefined;
  let read = 0;

  async function open({
    name,
    files: chosen,
  }: Extract<ReadingTask, { kind: 'open' }>): Promise<ReadingAnswer> {
    const files = chosen.map(blobFile);
    const dictionary = await openDictionary({ name, files });
    opened = { name, dictionary };
    return { about: dictionary.about, fingerprint: await fingerprintOf(files) };
  }

  /** The next batch from a number on; those before it are passed over. */
  async function next(from: number): Promise<ReadingAnswer> {
    if (opened === undefined) throw new Error('Nothing was opened');
    const { name, dictionary } = opened;
    opened.batches ??= batchesOf(dictionary, name);
    for (;;) {
      const { value, done } = await opened.batches.next();
      if (done) return { isEnd: true };
      read += value.entries.length;
      if (value.number >= from) return { batch: value, read, share: dictionary.share() };
    }
  }

  return async task => {
    try {
      return task.kind === 'open' ? await open(task) : await next(task.from);
    } catch (error) {
      if (error instanceof FileRefusal) return { problem: error.problem, file: error.file };
      throw error;
    }
  };
}
