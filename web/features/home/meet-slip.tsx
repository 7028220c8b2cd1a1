import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { TurnableSlip } from './turnable-slip.tsx';
import { useHomeWords } from './use-home-words.ts';

/** One live word on a deck: hear it, turn it, take the next. It works for a guest at once. */
export function MeetSlip() {
  const { t } = useTranslation();
  return (
    <div className="deck mx-auto w-full max-w-115 max-sm:mb-5">
      <QueryView query={useHomeWords()} failure={t('words.failed')} loading={<TurnableSlip words={[]} />}>
        {({ data }) => <TurnableSlip words={data.words.filter(word => word.emoji)} />}
      </QueryView>
    </div>
  );
}
