import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Round } from '#learning/round/round-state.ts';
import { isChosen } from '#web/platform/feedback/choices.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import type { Utterance } from '#web/platform/speech/clips.ts';
import { speak } from '#web/platform/speech/player.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { SpeakButton } from '#web/vocabulary/speech/speak-button.tsx';
import { isJustNow } from './just-now.ts';
import { useRoundKeys } from './keys.ts';
import type { Act } from './use-round.ts';

/** The shortest time for which a right answer is seen. */
const SEEN_MS = 1200;

type Tone = 'right' | 'wrong' | 'almost' | 'shown';

const TONES: Record<Tone, { icon: IconName; ground: string; colour: string }> = {
  right: { icon: 'check', ground: 'bg-correct-soft', colour: 'text-correct' },
  wrong: { icon: 'cross', ground: 'bg-wrong-soft', colour: 'text-wrong' },
  almost: { icon: 'check', ground: 'bg-spark-soft', colour: 'text-spark-ink' },
  shown: { icon: 'info', ground: 'bg-well', colour: '' },
};

type VerdictPanelProps = {
  round: Round;
  act: Act;
  tone: Tone;
  title: string;
  /** What is said of the answer. */
  children?: ReactNode;
  /** What is heard once the answer was right, and what the speaker says again. */
  sound?: Utterance | undefined;
};

/** What became of an answer. Right goes on by itself once it has been heard; everything else waits to be read. */
export function VerdictPanel({ act, tone, title, sound, children }: VerdictPanelProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [shownAt] = useState(Date.now);
  // The second half of a double press would pass what nobody has read.
  const goOn = () => void (isJustNow(shownAt) || act({ type: 'goOn' }));
  useGoingOn(tone === 'right', sound, () => act({ type: 'goOn' }));
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  useRoundKeys({ goOn, undo: () => void act({ type: 'undo' }) });
  const { icon, ground, colour } = TONES[tone];
  return (
    <div className={`verdict ${ground}`}>
      <div role="status" className="grid min-w-0 gap-2 short:gap-1">
        <div className="flex min-h-8 flex-wrap items-center gap-x-2.5">
          <p
            className={`flex min-w-0 flex-[1_1_9rem] items-center gap-2.5 text-xl/snug font-semibold ${colour}`}
          >
            <Icon name={icon} className="size-6.5" />
            {title}
          </p>
          {tone === 'right' || tone === 'almost' ? (
            sound && (
              <span className="-my-2 -me-2">
                <SpeakButton {...sound} />
              </span>
            )
          ) : (
            <Button
              look="text"
              icon="undo"
              aria-keyshortcuts="U"
              onClick={() => act({ type: 'undo' })}
              className="-my-2 -me-3 text-[0.9375rem] text-quiet"
            >
              {t('common.undo')}
            </Button>
          )}
        </div>
        {children}
      </div>
      <Button
        ref={button}
        look="main"
        aria-keyshortcuts="Enter"
        onClick={goOn}
        className="min-h-13 sm:min-w-37"
      >
        {t('learn.goOn')}
      </Button>
    </div>
  );
}

/** Says the sound of a right answer, and goes on after it unless its learner wants to do that. */
function useGoingOn(isRight: boolean, sound: Utterance | undefined, goOn: () => void): void {
  const begin = useEffectEvent((signal: AbortSignal) => {
    const wait = new Promise(resolve => setTimeout(resolve, SEEN_MS));
    const said = isRight && sound && isChosen('wordSpoken') && !document.hidden ? speak(sound) : undefined;
    if (!isRight || !isChosen('goOnByItself')) {
      said?.catch(ignore);
      return;
    }
    void Promise.all([wait, said?.catch(ignore)]).then(() => {
      if (!signal.aborted) goOn();
    });
  });
  useEffect(() => {
    const controller = new AbortController();
    begin(controller.signal);
    return () => controller.abort();
  }, []);
}

/** Nobody asked for this sound; the sound button says what is wrong. */
function ignore(): void {}
