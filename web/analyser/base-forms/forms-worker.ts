import { formsOf } from '#languages/forms.ts';
import { countUnits } from '#languages/word-forms/count-units.ts';
import { doTasks } from '../../do-tasks.ts';
import { looksLikeSubtitles } from '../../text-files/subtitles.ts';
import { spokenIn } from '../../text-files/two-languages.ts';
import { knownIn, type LanguageData } from '../../word-forms/known-in.ts';
import { countForms } from './count-forms.ts';

doTasks<{ text: string; words: LanguageData }>(async ({ text, words }) => {
  const forms = await formsOf(words.language);
  const said = looksLikeSubtitles(text) ? spokenIn(text, words.language) : text;
  postMessage(countForms(said, words.language, { forms, known: knownIn(words, forms), countUnits }));
});
