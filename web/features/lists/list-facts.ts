import type { OwnList } from '#contract/lists.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';

/** In a line: how many words a list has, who sees it, and how many people have taken it over. */
export function useListFacts({ word_count: count, code, is_hidden, kept }: OwnList): string {
  const { t } = useTranslation();
  const { number } = useFormats();
  const facts = [
    t('categories.words', { count }),
    t(is_hidden ? 'lists.hidden' : code === null ? 'lists.private' : 'lists.shared'),
    kept > 0 && t('lists.kept', { number: number(kept) }),
  ];
  return facts.filter(Boolean).join(' · ');
}
