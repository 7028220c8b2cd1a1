import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import type { getTalk, getTeacher } from '#contract/teacher.ts';
import { personalKeyOf, refresh } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { usePersonal } from '#web/platform/session/use-personal.ts';
import { newId } from '#web/platform/storage/new-id.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Talk } from './talk.tsx';
import { TalkHeader } from './talk-header.tsx';
import { titleOf } from './talk-title.tsx';
import type { TeacherState } from './teacher-state.ts';

const Loading = () => <Skeleton rows={3} className="h-28" />;
const newTalkId = () => `talk-${newId()}`;

/** The latest talk in the learning language, or the one that was chosen, and the way to a new one. */
export function TalkRoom() {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const query = usePersonal<typeof getTeacher>('/teacher', { query: { learn } });
  return (
    <>
      {query.data === undefined && <TalkHeader learn={learn} level={undefined} />}
      <QueryView query={query} failure={t('teacher.notLoaded')} loading={<Loading />}>
        {({ data }) => <ChosenTalk teacher={data} />}
      </QueryView>
    </>
  );
}

function ChosenTalk({ teacher }: { teacher: TeacherState }) {
  const { learn } = useLanguages();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(() => {
    const [latest] = teacher.talks;
    return { id: latest?.id ?? newTalkId(), isNew: latest === undefined };
  });
  const changed = () => refresh<typeof getTeacher>(queries, '/teacher');
  const setLeft = (left: number) =>
    queries.setQueryData<Reply<typeof getTeacher>>(
      personalKeyOf<typeof getTeacher>('/teacher', { query: { learn } }),
      before => before && { ...before, data: { ...before.data, answers_left: left } },
    );
  const choose = (id?: string) => {
    setChosen({ id: id ?? newTalkId(), isNew: id === undefined });
    queries.removeQueries({ queryKey: ['user', '/teacher/talks/:talkId'] });
    void changed();
  };
  const shared = { teacher, learn, talkId: chosen.id, onChoose: choose, onLeft: setLeft, onChanged: changed };
  return chosen.isNew ? (
    <Talk key={chosen.id} {...shared} turns={[]} />
  ) : (
    <KeptTalk key={chosen.id} {...shared} />
  );
}

function KeptTalk(props: Omit<Parameters<typeof Talk>[0], 'turns'>) {
  const { t } = useTranslation();
  const { teacher, learn, talkId } = props;
  const query = usePersonal<typeof getTalk>('/teacher/talks/:talkId', { params: { talkId } });
  const listed = teacher.talks.find(({ id }) => id === talkId);
  return (
    <>
      {query.data === undefined && (
        <TalkHeader learn={learn} level={teacher.level} {...(listed && { title: titleOf(listed, learn) })} />
      )}
      <QueryView query={query} failure={t('teacher.notLoaded')} loading={<Loading />}>
        {({ data }) => <Talk {...props} turns={data.turns} />}
      </QueryView>
    </>
  );
}
