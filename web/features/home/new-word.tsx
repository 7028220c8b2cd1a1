import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NewWordSlip } from './new-word-slip.tsx';
import { useNextPacket } from './use-next-packet.ts';

/** A word that comes next, if there is one; its room is kept while it is on its way. */
export function NewWord() {
  const { t } = useTranslation();
  const words = useNextPacket()?.filter(({ why }) => why === 'new');
  if (words?.length === 0) return null;
  const word = words?.find(({ emoji }) => emoji) ?? words?.[0];
  return (
    <section aria-labelledby="new-word" className="@container">
      <h2 id="new-word" className="head mb-4 text-[1.375rem] sm:text-2xl">
        {t('home.meet')}
      </h2>
      {word === undefined ? (
        <Skeleton rows={1} className="h-60 rounded-slip @4xl:h-45.5" />
      ) : (
        <NewWordSlip word={word} />
      )}
    </section>
  );
}
