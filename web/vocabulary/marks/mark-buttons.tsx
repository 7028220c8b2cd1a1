import type { Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { StateMark, useStandingName } from './state-mark.tsx';
import { useMarking } from './use-marking.ts';
import { CHOICE_TEXTS, choicesFor, markedIdOf, standingInTexts, useWordStates } from './word-states.ts';

type MarkButtonsProps = { id: string; word: string; learn: Language };

/** How the person who is logged in stands with a word of a text, and what they can say of it; nothing for guests. */
export function MarkButtons({ id, word, learn }: MarkButtonsProps) {
  const { t } = useTranslation();
  const states = useWordStates(learn);
  const mark = useMarking(learn);
  const nameOf = useStandingName();
  if (states === undefined) return null;
  const standing = standingInTexts(states, id);
  return (
    <div className="flex flex-wrap items-center gap-x-4 pt-1.5 text-sm">
      <span className="me-auto flex items-center gap-2 text-quiet">
        <StateMark standing={standing} />
        {nameOf(standing)}
      </span>
      {/* They stay together; their words, not their edges, stand in line with what is around. */}
      <div className="-mx-3 flex flex-wrap gap-x-1">
        {choicesFor(standing).map(choice => (
          <Button
            key={choice}
            look="text"
            className="px-3"
            onClick={() => mark({ id: markedIdOf(states, id, choice), word }, choice)}
          >
            {t(`marks.${CHOICE_TEXTS[choice]}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
