import { useState } from 'react';
import type { Word } from '#contract/words.ts';
import { copyText } from '#web/platform/files/copy-text.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSession } from '#web/platform/session/session.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { AddToList } from '#web/vocabulary/lists/add-to-list.ts';
import { useMarking } from '#web/vocabulary/marks/use-marking.ts';
import { isMarked, standingOf, useWordStates } from '#web/vocabulary/marks/word-states.ts';
import { Report } from '#web/vocabulary/words/report.tsx';

/** What is done with a word now and then; a card of one's own has no address for others, and its fault is nobody else's. */
export function MoreActions({ word, isOwn }: { word: Word; isOwn: boolean }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { status } = useSession();
  const states = useWordStates(learn);
  const mark = useMarking(learn);
  const [isListing, setIsListing] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const shown = { id: word.id, word: word.en_word };
  const standing = standingOf(states, word.id);
  const canIgnore = status !== 'guest' && lang !== learn;
  const isOut = standing !== undefined && isMarked(standing);
  const copy = () =>
    copyText(addressHere({ lang, learn }), { copied: t('word.copied'), failed: t('word.copyFailed') });
  return (
    <div className="grid divide-y divide-line rounded-card border border-line bg-card px-5 py-2">
      <RowButton icon="list" text={t('lists.addTo')} onPress={() => setIsListing(true)} />
      {!isOwn && <RowButton icon="copy" text={t('word.copyLink')} onPress={() => void copy()} />}
      {canIgnore && (
        // Its room is kept until it is known what there is to do.
        <div className={`grid ${states === undefined ? 'invisible' : ''}`}>
          {isOut ? (
            <RowButton icon="restart" text={t('marks.again')} onPress={() => mark(shown, 'none')} />
          ) : (
            <RowButton icon="cross" text={t('word.ignore')} onPress={() => mark(shown, 'ignored')} />
          )}
        </div>
      )}
      {!isOwn && <RowButton icon="flag" text={t('report.open')} onPress={() => setIsReporting(true)} />}
      {isListing && <AddToList wordIds={[word.id]} onClose={() => setIsListing(false)} />}
      {isReporting && <Report words={[shown]} onClose={() => setIsReporting(false)} />}
    </div>
  );
}

/** The one address of what is shown, whatever its reader speaks and learns. */
function addressHere(pair: { lang: string; learn: string }): string {
  return `${window.location.origin}${window.location.pathname}?${new URLSearchParams(pair)}`;
}

function RowButton({ icon, text, onPress }: { icon: IconName; text: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-11 items-center gap-3 py-1 text-start hover:text-accent"
    >
      <Icon name={icon} className="text-accent" />
      {text}
    </button>
  );
}
