import { DICTIONARY_SOURCE } from '#contract/test-types.ts';
import type { Word } from '#contract/words.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useSearchParams } from '#web/platform/router/router.tsx';
import { useSourceName } from './use-source-name.ts';

/** What a word is about: the category that the round is drawn from, else the shelf its own stands on. */
export function useTopicName({ shelf }: Pick<Word, 'shelf'>): string | undefined {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const source = parameters.get('source') ?? DICTIONARY_SOURCE;
  const name = useSourceName(source);
  if (source !== DICTIONARY_SOURCE) return name;
  return shelf && t(`categories.shelf.${shelf}`);
}
