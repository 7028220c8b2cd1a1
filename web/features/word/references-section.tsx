import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSession } from '#web/platform/session/session.ts';
import { ReferenceSenses } from '#web/vocabulary/reference-dictionaries/reference-senses.tsx';

/** What the dictionaries of a person say of the word. It comes last and after the page, which is the same for everybody: guests ask for nothing more. */
export function ReferencesSection({ word }: { word: string }) {
  const { learn } = useLanguages();
  const { status } = useSession();
  if (status !== 'user') return null;
  return (
    <div className="pt-4">
      <ReferenceSenses word={word} learn={learn} />
    </div>
  );
}
