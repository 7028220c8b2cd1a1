import { useId, useState } from 'react';
import { feelAnswer } from '#web/platform/feedback/answer-feedback.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { RichText } from '#web/platform/i18n/rich-text.tsx';
import { wordSound } from '#web/vocabulary/speech/word-sound.ts';
import { WordSentence } from '#web/vocabulary/words/word-sentence.tsx';
import { AnswerPicture, Sense } from '../../questions/question-prompt.tsx';
import { InlineWord, WhatItMeans } from '../answer-words.tsx';
import { GapSentence } from '../gap-sentence.tsx';
import { HearIt } from '../hear-it.tsx';
import type { QuestionProps } from '../screen.ts';
import { MeaningHero, PoppedPicture, QuestionSlip, WordHero } from '../slip.tsx';
import { sentenceSound } from '../sound.ts';
import { Task } from '../task.tsx';
import { VerdictPanel } from '../verdict.tsx';
import { WriteForm, WrittenText } from './write-form.tsx';

type WriteProps = QuestionProps<'text'>;

const TASKS = { meaning: 'type', sound: 'typeHeard', gap: 'typeGap' } as const;

/** A meaning, a sound or a gap, and a field to write the word in. */
export function Write(props: WriteProps) {
  const { t } = useTranslation();
  const { round, question, act } = props;
  const task = useId();
  const [text, setText] = useState('');
  const check = () => {
    if (!act({ type: 'answer', answer: { text } })) return false;
    feelAnswer('right');
    return true;
  };
  const show = () => {
    if (act({ type: 'showMe' })) setText('');
  };
  return (
    <>
      <Task round={round} id={task} takesFocus={false}>
        {t(`round.task.${TASKS[question.from]}`)}
      </Task>
      <QuestionSlip>
        <Slip {...props} />
      </QuestionSlip>
      {round.stage === 'asking' ? (
        <WriteForm
          {...props}
          labelledBy={task}
          text={text}
          onChange={setText}
          onCheck={check}
          onShow={show}
        />
      ) : (
        <>
          <WrittenText text={text} verdict={round.verdict} />
          <WriteVerdict {...props} />
        </>
      )}
    </>
  );
}

function Slip({ round, word, question, act }: WriteProps) {
  const { stage, isShown, verdict } = round;
  const isRight = verdict !== null && verdict.outcome !== 'missed';
  if (question.from === 'gap' && word.sentence)
    return <GapSentence sentence={word.sentence} isFilled={stage === 'answered' || isShown} />;
  if (stage === 'answered')
    return (
      <>
        {isRight && <PoppedPicture word={word} />}
        <WordHero word={word} isShort />
        {word.sentence && <WordSentence sentence={word.sentence} />}
      </>
    );
  if (isShown) return <WordHero word={word} />;
  if (question.from === 'sound')
    return <HearIt word={word} onMissing={() => act({ type: 'soundMissing' })} />;
  return (
    <>
      {word.emoji && (
        <span className="short:hidden">
          <AnswerPicture word={word} size={72} />
        </span>
      )}
      <MeaningHero word={word} />
      <Sense word={word} />
    </>
  );
}

function WriteVerdict({ round, word, question, act }: WriteProps) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const { verdict, isShown } = round;
  if (verdict === null) return null;
  const sound = (question.from === 'gap' && sentenceSound(word, learn)) || wordSound(word, learn);
  const { outcome, wanted, chosen, places = [] } = verdict;
  if (outcome === 'right' && !verdict.isSynonym)
    return <VerdictPanel round={round} act={act} tone="right" title={t('round.right')} sound={sound} />;
  if (outcome !== 'missed')
    return (
      <VerdictPanel
        round={round}
        act={act}
        tone="almost"
        title={t(verdict.isSynonym ? 'round.right' : 'round.almost')}
        sound={sound}
      >
        <p className="leading-relaxed">
          <RichText
            message={messageOf(verdict)}
            values={{ word: <InlineWord text={wanted} places={places} /> }}
          />
        </p>
      </VerdictPanel>
    );
  return (
    <VerdictPanel
      round={round}
      act={act}
      tone={isShown ? 'shown' : 'wrong'}
      title={t(isShown ? 'round.hereItIs' : 'round.notQuite')}
      sound={sound}
    >
      <WhatItMeans round={round} word={word} chosen={chosen} asksFor="word" wasWritten />
    </VerdictPanel>
  );
}

function messageOf({ isSynonym, isOtherArticle }: { isSynonym?: boolean; isOtherArticle?: boolean }) {
  if (isSynonym) return 'round.synonym';
  return isOtherArticle ? 'round.article' : 'round.written';
}
