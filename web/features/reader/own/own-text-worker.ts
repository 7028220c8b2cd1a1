import { formsOf } from '#languages/forms.ts';
import { tokensOf } from '#languages/word-forms/text-tokens.ts';
import { readBook } from '#web/platform/files/book-text.ts';
import { doTasks } from '#web/platform/loading/handle-worker-messages.ts';
import { knownIn } from '#web/vocabulary/words/known-in.ts';
import type { OwnTextTask } from './run-task.ts';

doTasks<OwnTextTask>(async task => {
  if (task.kind === 'file') {
    postMessage(await readBook(task.file, task.learn));
    return;
  }
  const forms = await formsOf(task.words.language);
  const known = knownIn(task.words, forms);
  postMessage(tokensOf(forms, known, [task.title, task.body]));
});
