import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { chooseWordView, useWordView, WORD_VIEWS } from './word-view.ts';

/** List or pictures. */
export function WordViewChoice() {
  const { t } = useTranslation();
  return (
    <Segment
      legend={t('words.view')}
      options={WORD_VIEWS.map(view => ({
        value: view,
        label: (
          <>
            <Icon name={view} />
            {t(`words.${view}`)}
          </>
        ),
      }))}
      value={useWordView()}
      onChange={chooseWordView}
    />
  );
}
