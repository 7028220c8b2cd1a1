import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { readExplanation } from '#contract/explanation.ts';
import type { explainWord } from '#contract/teacher.ts';
import type { Language } from '#languages/index.ts';
import { callForLines } from '#web/platform/http/call-for-lines.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Failure } from '#web/platform/query-view/failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { ExplanationView } from './explanation-view.tsx';
import { MachineNote } from './machine-note.tsx';
import { useAnswer } from './use-answer.ts';

export type ExplanationPanelProps = { word: string; sentence: string; learn: Language };

/** Has a word explained when it is opened, and shows what comes; what was explained once is there at once. */
export function ExplanationPanel({ word, sentence, learn }: ExplanationPanelProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { kept, answer, asked, explain } = useExplanation({ word, sentence, learn });
  const begin = useEffectEvent(() => explain(FIRST));
  useEffect(() => begin(), []);
  const { status } = answer;
  const isComing = status === 'coming';
  const isBroken = status === 'failed' || status === 'stopped';
  const text = kept || answer.text;
  return (
    <>
      <MachineNote>{t('teacher.byMachine')}</MachineNote>
      <p role="status" className="sr-only">
        {isComing && t('teacher.writing')}
        {(kept !== '' || status === 'done') && (
          <bdi lang={lang}>{readExplanation(text, true)?.word ?? text}</bdi>
        )}
      </p>
      {asked.isDoubted && text !== '' && <p className="text-sm text-quiet">{t('teacher.secondLook')}</p>}
      {(text !== '' || isComing) && <ExplanationView {...{ text, learn, sentence, word, isComing }} />}
      {status === 'failed' && <Failure sentence={t('teacher.failed')} error={answer.error} />}
      {status === 'stopped' && <p className="text-sm text-quiet">{t('teacher.stopped')}</p>}
      <div className="-mx-3 flex flex-wrap">
        {isComing && (
          <Button look="text" icon="stop" onClick={answer.stop}>
            {t('teacher.stop')}
          </Button>
        )}
        {isBroken && (
          <Button look="text" icon="restart" onClick={() => explain(asked)}>
            {t('teacher.askAgain')}
          </Button>
        )}
        {text !== '' && !isComing && !isBroken && (
          <>
            <Button look="text" onClick={() => explain({ isSimpler: true, isDoubted: false })}>
              {t('teacher.wish.simpler')}
            </Button>
            {!asked.isDoubted && (
              <Button look="text" onClick={() => explain({ ...asked, isDoubted: true })}>
                {t('teacher.isWrong')}
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
}

/** Which of the explanations of a word: in easier words, or looked at once more since the reader thinks that it is wrong. */
type How = { isSimpler: boolean; isDoubted: boolean };

const FIRST: How = { isSimpler: false, isDoubted: false };

/** Asks for explanations; whole ones are kept as long as the page is open, and forgotten with the person. */
function useExplanation({ word, sentence, learn }: ExplanationPanelProps) {
  const { lang } = useLanguages();
  const queries = useQueryClient();
  const answer = useAnswer();
  const [kept, setKept] = useState('');
  const [asked, setAsked] = useState(FIRST);
  const explain = (how: How) => {
    const { isSimpler, isDoubted } = how;
    setAsked(how);
    const key = ['user', 'explanation', learn, lang, sentence, word, isSimpler, isDoubted];
    const known = queries.getQueryData<string>(key) ?? '';
    setKept(known);
    if (known !== '') return answer.clear();
    const body = { learn, lang, sentence, word, is_simpler: isSimpler, is_doubted: isDoubted };
    void answer.ask(
      following => callForLines<typeof explainWord>('/teacher/explanations', { body }, following),
      (_, text) => queries.setQueryData(key, text),
    );
  };
  return { kept, answer, asked, explain };
}
