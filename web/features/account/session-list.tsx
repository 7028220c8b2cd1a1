import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { endAllSessions, endSession, LoginSession, listSessions } from '#contract/sessions.ts';
import { call } from '#web/platform/http/http.ts';
import { refresh } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { useAccount } from '#web/platform/session/session.ts';
import { usePersonal } from '#web/platform/session/use-personal.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { deviceName } from './device-name.ts';

/** Where the person is logged in, and the ways to end that. */
export function SessionList() {
  const { t } = useTranslation();
  const { leave } = useAccount();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const query = usePersonal<typeof listSessions>('/sessions', {});
  const ending = useMutation({
    mutationFn: (id: string) => call<typeof endSession>('POST', '/sessions/end', { body: { id } }),
    onSuccess: () => refresh<typeof listSessions>(queries, '/sessions'),
    onError: error => showFailure(t('account.logoutError'), error),
  });
  const endingAll = useMutation({
    mutationFn: () => call<typeof endAllSessions>('POST', '/sessions/end-all', {}),
    onSuccess: leave,
    onError: error => showFailure(t('account.logoutError'), error),
  });
  return (
    <>
      <QueryView
        query={query}
        failure={t('owner.sessionsFailed')}
        loading={<Skeleton rows={2} className="h-12" />}
      >
        {({ data }) => (
          <ul className="flex flex-col divide-y divide-line">
            {data.sessions.map(session => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={ending.isPending && ending.variables === session.id}
                onEnd={() => ending.mutate(session.id)}
              />
            ))}
          </ul>
        )}
      </QueryView>
      <Button look="danger" isBusy={endingAll.isPending} onClick={() => endingAll.mutate()}>
        {t('owner.sessionsEndAll')}
      </Button>
    </>
  );
}

type SessionRowProps = { session: LoginSession; isBusy: boolean; onEnd: () => void };

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { t, i18n } = useTranslation();
  const name = deviceName(session.device) || t('owner.sessionUnknown');
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-quiet">
          {session.is_current
            ? t('owner.sessionHere')
            : t('owner.sessionUsed', { time: time.format(session.last_used_at) })}
        </p>
      </div>
      {!session.is_current && (
        <Button isBusy={isBusy} onClick={onEnd} aria-label={`${t('nav.logout')}: ${name}`}>
          {t('nav.logout')}
        </Button>
      )}
    </li>
  );
}
