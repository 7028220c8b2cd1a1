import { pathTo } from '#contract/pages.ts';
import type { Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { hasBegunWords, useWordStates } from './word-states.ts';

/**
 * Offers the placement check to somebody who is logged in and of whose words nothing is known yet.
 *
 * @param language whose words these are; by default the learning language
 */
export function PlacementHint({ language }: { language?: Language }) {
  const { t } = useTranslation();
  const { lang, learn: chosen } = useLanguages();
  const learn = language ?? chosen;
  const states = useWordStates(learn);
  if (states === undefined || lang === learn || hasBegunWords(states)) return null;
  return (
    <aside className="mb-6 flex flex-wrap items-center gap-3 rounded-card bg-accent-soft p-4">
      <p className="min-w-0 flex-1 basis-60">{t('marks.placement')}</p>
      <ButtonLink to={pathTo('placement', {}, { lang, learn })}>{t('marks.check')}</ButtonLink>
    </aside>
  );
}
