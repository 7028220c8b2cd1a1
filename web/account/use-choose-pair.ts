import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/languages.ts';
import { showToast } from '../ui/toasts.ts';
import { useAccount } from './session.ts';

/** What the two language menus do; texts that cannot be fetched are told in a toast. */
export function useChoosePair(): { chooseLang: (code: string) => void; chooseLearn: (code: string) => void } {
  const { t } = useTranslation();
  const { chooseLanguage, chooseLearning } = useAccount();
  return {
    chooseLang: code => {
      chooseLanguage(code as Language).catch(() => showToast('wrong', t('errors.offline')));
    },
    chooseLearn: code => void chooseLearning(code as Language),
  };
}
