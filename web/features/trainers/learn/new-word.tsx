import { useEffect } from 'react';
import type { AskedWord } from '#contract/trainers.ts';
import { FASTEST_ANSWER_MS } from '#learning/grade.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { isAlwaysSlow } from '#web/platform/speech/pace.ts';
import { speak } from '#web/platform/speech/player.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { CardCorners, QuestionCard, QuestionSides } from '#web/vocabulary/questions/question-card.tsx';
import { useKeys } from '../questions/keys.ts';
import { AnswerPicture, HearWord, Sense, Transcription, WordPrompt } from '../questions/question-prompt.tsx';

/** A word that is met for the first time, with its sound, picture and translation. */
export function NewWord({ word, askedAt, onMet }: { word: AskedWord; askedAt: number; onMet: () => void }) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  useHearing(word);
  // A key that was meant for the answer before must not pass a word that nobody has seen.
  useKeys({ goOn: () => (Date.now() - askedAt < FASTEST_ANSWER_MS ? undefined : onMet()) });
  return (
    <QuestionSides>
      <QuestionCard
        above={<AnswerPicture word={word} size="asked" />}
        corners={
          <CardCorners
            label={<Tag look="new">{t('learn.newWord')}</Tag>}
            button={<HearWord word={word} />}
            // Too large a text takes a row of its own.
            className="@max-[14rem]:static @max-[14rem]:order-first"
          />
        }
        below={
          <>
            <Transcription word={word} />
            <p className="max-w-full text-2xl font-semibold hyphens-auto">
              <bdi lang={lang}>{word.translation}</bdi>
            </p>
            <Sense word={word} />
          </>
        }
      >
        <WordPrompt word={word} />
      </QuestionCard>
      <Button look="go" onClick={onMet}>
        {t('learn.goOn')}
      </Button>
    </QuestionSides>
  );
}

/** Says the word as it comes. Browsers make no sound before the first press on a page; the sound button is there for that. */
function useHearing({ id, word }: AskedWord): void {
  const { learn } = useLanguages();
  useEffect(() => {
    const pace = isAlwaysSlow() ? 'slow' : 'normal';
    speak({ text: word, language: learn, wordId: id, pace }).catch(() => undefined);
  }, [id, word, learn]);
}
