import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useMyWords } from '#web/vocabulary/dictionary/api.ts';
import { useDictionaryChanges } from '#web/vocabulary/dictionary/changes.ts';

/** Adds a word of the catalogue to the dictionary of a person who is logged in, or says that it is there. */
export function AddToDictionary({ id, word }: { id: string; word: string }) {
  const { t } = useTranslation();
  const { status } = useSession();
  const myWords = useMyWords();
  const { add } = useDictionaryChanges();
  const adding = useMutation({ mutationFn: () => add([{ id, word }]) });
  if (status !== 'user') return null;
  const isThere = myWords?.some(mine => mine.id === id && mine.in_dictionary);
  if (isThere)
    return (
      <p className="flex min-h-11 items-center gap-2 text-correct">
        <Icon name="check" />
        {t('dictionary.isThere')}
      </p>
    );
  return (
    <Button
      look="main"
      icon="plus"
      isBusy={adding.isPending}
      onClick={() => adding.mutate()}
      className="w-full"
    >
      {t('translation.add')}
    </Button>
  );
}
