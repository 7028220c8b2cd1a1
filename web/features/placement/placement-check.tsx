import { useState } from 'react';
import { type Askable, answerCheck, beginCheck, type Check, takeBack } from './check.ts';
import { CheckIntroduction } from './check-introduction.tsx';
import { CheckQuestion } from './check-question.tsx';
import { CheckResult } from './check-result.tsx';

type PlacementCheckProps = { askable: Askable; onBegin: () => void; onClose: () => void };

/** A check from its rules by way of its questions to its result. */
export function PlacementCheck({ askable, onBegin, onClose }: PlacementCheckProps) {
  const [check, setCheck] = useState<Check>();
  const begin = () => {
    onBegin();
    setCheck(beginCheck(askable, Math.random));
  };
  const close = () => {
    onClose();
    setCheck(undefined);
  };
  if (check === undefined) return <CheckIntroduction onStart={begin} />;
  const { answers, question } = check;
  if (question === undefined) return <CheckResult answers={answers} askable={askable} onAgain={begin} />;
  return (
    <CheckQuestion
      key={answers.length}
      question={question}
      asked={answers.length}
      onAnswer={isClaimed => setCheck(answerCheck(check, isClaimed, { askable, random: Math.random }))}
      onTakeBack={() => setCheck(takeBack(check))}
      onClose={close}
    />
  );
}
