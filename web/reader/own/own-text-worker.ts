import { formsOf } from '#languages/forms.ts';
import { tokensOf } from '#languages/word-forms/text-tokens.ts';
import { doTasks } from '../../do-tasks.ts';
import { readBook } from '../../text-files/book-text.ts';
import { knownIn } from '../../word-forms/known-in.ts';
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
