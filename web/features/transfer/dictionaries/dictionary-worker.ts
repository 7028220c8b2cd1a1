import { type Batch, batchesOf } from '#files/dictionaries/batches.ts';
import { fingerprintOf } from '#files/dictionaries/fingerprint.ts';
import { type FileGroup, openDictionary } from '#files/dictionaries/open-dictionaries.ts';
import type { OpenedDictionary } from '#files/dictionaries/entry.ts';
import { FileRefusal } from '#files/refusal.ts';
import { blobFile } from '#files/source-file.ts';
import { handleWorkerMessages } from '#web/platform/loading/handle-worker-messages.ts';
import type { ReadingAnswer, ReadingTask } from './reading.ts';

let group: FileGroup | undefined;
let opened: OpenedDictionary | undefined;
let batches: AsyncGenerator<Batch> | undefined;
let read = 0;

handleWorkerMessages(async (task: ReadingTask): Promise<ReadingAnswer> => {
  try {
    return task.kind === 'open' ? await open(task) : await next(task.from);
  } catch (error) {
    if (error instanceof FileRefusal) return { problem: error.problem, file: error.file };
    throw error;
  }
});

async function open({ name, files }: Extract<ReadingTask, { kind: 'open' }>): Promise<ReadingAnswer> {
  group = { name, files: files.map(blobFile) };
  opened = await openDictionary(group);
  return { about: opened.about, fingerprint: await fingerprintOf(group.files) };
}

/** The next batch from a number on; those before it are passed over. */
async function next(from: number): Promise<ReadingAnswer> {
  if (opened === undefined || group === undefined) throw new Error('Nothing was opened');
  batches ??= batchesOf(opened, group.name);
  for (;;) {
    const { value, done } = await batches.next();
    if (done) return { isEnd: true };
    read += value.entries.length;
    if (value.number >= from) return { batch: value, read, share: opened.share() };
  }
}
