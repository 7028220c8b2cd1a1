import { useState } from 'react';
import { TitledDialog } from '#web/platform/dialogs/titled-dialog.tsx';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Button } from '#web/ui/button.tsx';
import type { ListedWord } from '#web/vocabulary/words/listed-word.ts';
import { SenseNote } from '#web/vocabulary/words/sense-note.tsx';
import { type CheckQuestion, checkOf } from './check-words.ts';

type StepCheckProps = {
  words: readonly ListedWord[];
  unknown: readonly ListedWord[];
  /** Called with the words that were right. */
  onFinish: (known: readonly ListedWord[]) => void;
  onClose: () => void;
};

/** Asks eight words of a step for their meaning; open as long as it is rendered. */
export function StepCheck({ words, unknown, onFinish, onClose }: StepCheckProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [questions] = useState(() => checkOf(unknown, words, Math.random));
  const [answers, setAnswers] = useState<readonly boolean[]>([]);
  const question = questions[answers.length];
  const answer = (isRight: boolean) => {
    const given = [...answers, isRight];
    setAnswers(given);
    if (given.length === questions.length)
      onFinish(questions.filter((_, place) => given[place]).map(({ word }) => word));
  };
  return (
    <TitledDialog
      title={t('round.task.meaning')}
      className="w-[min(28rem,calc(100vw-2rem))]"
      onClose={onClose}
    >
      {question && (
        <>
          <p role="status" className="text-sm text-quiet tabular-nums">
            {t('round.question', {
              position: number(answers.length + 1),
              total: number(questions.length),
            })}
          </p>
          <Question key={question.word.id} question={question} onAnswer={answer} />
        </>
      )}
    </TitledDialog>
  );
}

type QuestionProps = { question: CheckQuestion; onAnswer: (isRight: boolean) => void };

/** The word gets the focus: its question has just come in place of another. */
function Question({ question: { word, options }, onAnswer }: QuestionProps) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  return (
    <>
      <p
        ref={node => node?.focus()}
        tabIndex={-1}
        lang={learn}
        dir="auto"
        className="word pt-5 text-center text-3xl outline-none"
      >
        {word.word}
      </p>
      <p className="mb-5 text-center">
        <SenseNote word={word} />
      </p>
      <div className="grid gap-2">
        {options.map(option => (
          <Button key={option} onClick={() => onAnswer(option === word.translation)}>
            <bdi lang={lang}>{option}</bdi>
          </Button>
        ))}
        <Button look="text" onClick={() => onAnswer(false)}>
          {t('round.dontKnow')}
        </Button>
      </div>
    </>
  );
}
