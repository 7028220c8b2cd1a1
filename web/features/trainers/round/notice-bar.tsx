import { isLetterId } from '#contract/letter-ids.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Act, Notice } from './use-round.ts';

/** What the last press has changed beyond the step, with a way back. */
export function NoticeBar({ notice, act }: { notice: Notice | null; act: Act }) {
  const { t } = useTranslation();
  const text = useText(notice);
  return (
    <div role="status">
      {text && (
        <div className="-mx-5 mt-2 flex animate-verdict items-center gap-3 rounded-t-slip bg-well py-2 ps-5 pe-2 sm:mx-0 sm:mb-6 sm:rounded-card">
          <p className="min-w-0 flex-1 font-semibold">{text}</p>
          <Button look="text" aria-keyshortcuts="U" onClick={() => act({ type: 'undo' })}>
            {t('common.undo')}
          </Button>
        </div>
      )}
    </div>
  );
}

function useText(notice: Notice | null): string | null {
  const { t } = useTranslation();
  if (notice === null) return null;
  if (notice.about !== 'known') return t(`round.${notice.about}`);
  const { id, word } = notice;
  return t(isLetterId(id) ? 'letters.markedKnown' : 'learn.markedKnown', { word });
}
