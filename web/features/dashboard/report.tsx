import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/endpoint.ts';
import type { getLearningReport, LearningReport } from '#contract/learning.ts';
import { DEFAULT_SETTINGS } from '#learning/word-state.ts';
import { personalKeyOf } from '#web/platform/http/queries.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSession } from '#web/platform/session/session.ts';
import { HardestWords } from './hardest-words.tsx';
import { RecallChart } from './recall-chart.tsx';
import { Vocabulary } from './vocabulary.tsx';
import { WordsOverTime } from './words-over-time.tsx';
import { YearMap } from './year-map.tsx';

/** The history, from the year down to single words. */
export function Report({ report }: { report: LearningReport }) {
  const goal = useSession().user?.retention ?? DEFAULT_SETTINGS.retention;
  return (
    <>
      <YearMap today={report.day} days={report.days} />
      <div className="grid gap-5 lg:grid-cols-2">
        <WordsOverTime words={report.words} />
        <RecallChart recall={report.recall} goal={goal} />
      </div>
      <Vocabulary vocabulary={report.vocabulary} />
      <HardestWords words={report.hardest} />
    </>
  );
}

/** The history of the learning language; asked anew whenever the screen opens. */
export function useReport() {
  const { lang, learn } = useLanguages();
  const isUser = useSession().status === 'user';
  return useQuery<Reply<typeof getLearningReport>>({
    queryKey: personalKeyOf<typeof getLearningReport>('/learning/report', { query: { lang, learn } }),
    enabled: isUser,
    staleTime: 0,
  });
}
