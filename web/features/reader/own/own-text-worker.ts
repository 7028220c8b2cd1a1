import { formsOf } from '#languages/forms.ts';
import { tokensOf } from '#languages/word-forms/text-tokens.ts';
import { readBook } from '#web/platform/files/book-text.ts';
import { handleWorkerMessages } from '#web/platform/loading/handle-worker-messages.ts';
import { knownIn } from '#web/vocabulary/words/known-in.ts';
import { lettersOf, timelineOf } from '../sound/timeline.ts';
import type { OwnTextTask } from './run-task.ts';

handleWorkerMessages(async (task: OwnTextTask) => {
  if (task.kind === 'file') return readBook(task.file, task.learn);
  if (task.kind === 'times') {
    const letters = task.parts.map(part => lettersOf(part).length);
    return { timeline: timelineOf(task.parts, task.cues), letters };
  }
  const forms = await formsOf(task.words.language);
  const known = knownIn(task.words, forms);
  return tokensOf(forms, known, [task.title, task.body]);
});
