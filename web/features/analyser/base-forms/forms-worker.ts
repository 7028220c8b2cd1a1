import { formsOf } from '#languages/forms.ts';
import { countUnits } from '#languages/word-forms/count-units.ts';
import { looksLikeSubtitles } from '#web/platform/files/subtitles.ts';
import { spokenIn } from '#web/platform/files/two-languages.ts';
import { doTasks } from '#web/platform/loading/handle-worker-messages.ts';
import { knownIn, type LanguageData } from '#web/vocabulary/words/known-in.ts';
import { countForms } from './count-forms.ts';

doTasks<{ text: string; words: LanguageData }>(async ({ text, words }) => {
  const forms = await formsOf(words.language);
  const said = looksLikeSubtitles(text) ? spokenIn(text, words.language) : text;
  postMessage(countForms(said, words.language, { forms, known: knownIn(words, forms), countUnits }));
});
