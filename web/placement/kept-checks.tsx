import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../account/session.ts';
import { useLanguages } from '../i18n/languages.ts';
import { Button } from '../ui/button.tsx';
import { type KeptCheck, readKeptChecks } from './kept-check.ts';
import { useUndoingCheck } from './use-undoing-check.ts';

/** What earlier checks of the person who is logged in marked, each with the way back. */
export function KeptChecks() {
  const { user } = useSession();
  const { learn } = useLanguages();
  return user === null ? null : <KeptOf key={learn} userId={user.id} />;
}

function KeptOf({ userId }: { userId: string }) {
  const { learn } = useLanguages();
  const [kept, setKept] = useState(() => readKeptChecks(userId, learn));
  const undoing = useUndoingCheck(({ id }) => setKept(current => current.filter(check => check.id !== id)));
  return kept.map(check => (
    <KeptNotice
      key={check.id}
      check={check}
      isBusy={undoing.isPending && undoing.variables.id === check.id}
      onUndo={() => undoing.mutate(check)}
    />
  ));
}

type KeptNoticeProps = { check: KeptCheck; isBusy: boolean; onUndo: () => void };

function KeptNotice({ check: { at, marks }, isBusy, onUndo }: KeptNoticeProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(at);
  return (
    <aside className="mb-6 flex max-w-2xl flex-wrap items-center gap-3 rounded-card border border-line p-4">
      <p className="min-w-0 flex-1 basis-60">
        {t('placement.earlier', { date })} {marks > 0 && t('placement.marked', { count: marks })}
      </p>
      <Button isBusy={isBusy} onClick={onUndo}>
        {t('placement.undo')}
      </Button>
    </aside>
  );
}
