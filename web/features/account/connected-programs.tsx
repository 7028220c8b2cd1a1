import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LONGEST_NAME } from '#contract/bounds.ts';
import type { connectProgram, endProgram, listPrograms, Program } from '#contract/programs.ts';
import { lengthProblem } from '#web/platform/forms/problems.ts';
import { call } from '#web/platform/http/http.ts';
import { refresh } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { usePersonal } from '#web/platform/session/use-personal.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OwnerForm, useOwnerForm } from './owner-form.tsx';
import { ProgramKey } from './program-key.tsx';

type Made = { name: string; programKey: string };

/** Programs that add words to the person's cards: their keys are made, shown once, and ended here. */
export function ConnectedPrograms() {
  const [made, setMade] = useState<Made | null>(null);
  if (made !== null) return <ProgramKey {...made} onDone={() => setMade(null)} />;
  return (
    <>
      <ProgramList />
      <ConnectForm onMade={setMade} />
    </>
  );
}

function ProgramList() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const query = usePersonal<typeof listPrograms>('/programs', {});
  const ending = useMutation({
    mutationFn: (id: string) => call<typeof endProgram>('POST', '/programs/end', { body: { id } }),
    onSuccess: () => refresh<typeof listPrograms>(queries, '/programs'),
    onError: error => showFailure(t('programs.endFailed'), error),
  });
  return (
    <QueryView query={query} failure={t('programs.failed')} loading={<Skeleton rows={1} className="h-12" />}>
      {({ data: { programs } }) =>
        programs.length === 0 ? (
          <p>{t('programs.none')}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {programs.map(program => (
              <ProgramRow
                key={program.id}
                program={program}
                isBusy={ending.isPending && ending.variables === program.id}
                onEnd={() => ending.mutate(program.id)}
              />
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

type ProgramRowProps = { program: Program; isBusy: boolean; onEnd: () => void };

function ProgramRow({ program: { name, last_used_at: usedAt }, isBusy, onEnd }: ProgramRowProps) {
  const { t, i18n } = useTranslation();
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-quiet">
          {usedAt === null ? t('programs.neverUsed') : t('owner.sessionUsed', { time: time.format(usedAt) })}
        </p>
      </div>
      <Button isBusy={isBusy} onClick={onEnd} aria-label={`${t('programs.end')}: ${name}`}>
        {t('programs.end')}
      </Button>
    </li>
  );
}

function ConnectForm({ onMade }: { onMade: (made: Made) => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const form = useOwnerForm({
    fields: ['name'],
    validate: ({ name }) =>
      name.trim() === ''
        ? { name: 'programs.nameRequired' as const }
        : lengthProblem('name', name.trim(), LONGEST_NAME),
    send: async body => {
      const { data } = await call<typeof connectProgram>('POST', '/programs', { body });
      onMade({ name: data.program.name, programKey: data.key });
      await refresh<typeof listPrograms>(queries, '/programs');
    },
    failure: t('programs.connectFailed'),
  });
  return (
    <OwnerForm form={form} label={t('programs.connect')}>
      <TextField
        name="name"
        label={t('programs.name')}
        placeholder="Yomitan"
        autoComplete="off"
        error={form.problems.name}
      />
    </OwnerForm>
  );
}
