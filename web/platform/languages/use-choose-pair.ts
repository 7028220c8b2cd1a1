import { useQueryClient } from '@tanstack/react-query';
import type { Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import {
  forgetChoice,
  noteChoice,
  saveChoice,
  switchLanguage,
  switchLearning,
} from '#web/platform/i18n/languages.ts';
import { noteIfOutdated } from '#web/platform/loading/new-version.ts';
import type { LanguageChoice } from '#web/platform/offline/outbox/outbox-db.ts';
import { changeUser } from '#web/platform/session/session.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';

/** What the two language menus do: show the choice at once and save it for a user; a toast says where texts cannot be fetched. */
export function useChoosePair(): {
  chooseLang: (language: Language) => void;
  chooseLearn: (language: Language) => void;
} {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const save = (choice: LanguageChoice) => {
    changeUser(choice);
    void saveChoice(choice, queries);
  };
  const chooseLang = async (language: Language) => {
    noteChoice({ language });
    try {
      if (await switchLanguage(i18n, language)) save({ language });
    } catch {
      forgetChoice();
      // Texts of a version that is gone come with the next one.
      const isGone = await noteIfOutdated();
      showToast('wrong', t(isGone ? 'offline.newVersion' : 'errors.offline'));
    }
  };
  const chooseLearn = (learning_language: Language) => {
    switchLearning(learning_language);
    save({ learning_language });
  };
  return {
    chooseLang: language => void chooseLang(language),
    chooseLearn,
  };
}
