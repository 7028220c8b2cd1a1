import { formsOf } from '#languages/forms.ts';
import { countUnits } from '#languages/word-forms/count-units.ts';
import { looksLikeSubtitles } from '#web/platform/files/subtitles.ts';
import { spokenIn } from '#web/platform/files/two-languages.ts';
import { handleWorkerMessages } from '#web/platform/loading/handle-worker-messages.ts';
import { knownIn } from '#web/vocabulary/words/known-in.ts';
import { countForms } from './count-forms.ts';
import type { FormsTask } from './use-analysis.ts';

handleWorkerMessages(async ({ text, words }: FormsTask) => {
  const forms = await formsOf(words.language);
  const said = looksLikeSubtitles(text) ? spokenIn(text, words.language) : text;
  return countForms(said, words.language, { forms, known: knownIn(words, forms), countUnits });
});
