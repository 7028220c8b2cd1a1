import type { ReactNode } from 'react';
import { FIRST_SCREEN_END_ID } from '#contract/rendering.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useWholeTitle } from '#web/platform/router/use-page-title.ts';
import { FeatureBlocks } from './feature-blocks.tsx';
import { TrainerCards } from './trainer-cards.tsx';

/** What both homes have in common: their own top, then the ways to go on. */
export function HomeFrame({ top, children }: { top: ReactNode; children?: ReactNode }) {
  const { t } = useTranslation();
  useWholeTitle(t('layout.tagline'));
  return (
    <div className="flex flex-col gap-12 has-data-loading:[&>section]:invisible sm:gap-16 rest-laid-out-later">
      {top}
      <span id={FIRST_SCREEN_END_ID} hidden />
      <TrainerCards />
      {children}
      <FeatureBlocks />
    </div>
  );
}
