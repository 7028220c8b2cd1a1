import type { Shelf } from '#contract/shelves.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import type { GuestWord } from '#web/vocabulary/study/guest-words.ts';
import { useWordForms } from '#web/vocabulary/words/use-word-forms.ts';
import { WordFan } from '#web/vocabulary/words/word-fan.tsx';

/** Things that everybody can name, with a word that fits on a slip in all languages: seven letters at most. */
const SHOWN = [
  { id: 'cat', emoji: '🐈', shelf: 'nature' },
  { id: 'bread', emoji: '🍞', shelf: 'food' },
  { id: 'house', emoji: '🏠', shelf: 'home' },
] as const satisfies { id: string; emoji: string; shelf: Shelf }[];

/** What an account is for: three words of the learning language. */
export function WelcomeFan() {
  const { learn } = useLanguages();
  const forms = [useWordForms(SHOWN[0].id), useWordForms(SHOWN[1].id), useWordForms(SHOWN[2].id)];
  return (
    <WordFan
      words={SHOWN.map((shown, index) => ({ ...shown, word: forms[index]?.[learn] ?? '' }))}
      learn={learn}
    />
  );
}

const MOST_SHOWN = 7;

/** What a person would keep: three words on slips, the latest language's first, and the next few of it by name. */
export function KeptFan({ words }: { words: readonly GuestWord[] }) {
  const { t } = useTranslation();
  const learn = words.at(-1)?.learn ?? 'en';
  const ofLearn = words.filter(word => word.learn === learn);
  const others = ofLearn.slice(SHOWN.length, MOST_SHOWN);
  return (
    <>
      <WordFan words={ofLearn} learn={learn} />
      {others.length > 0 && (
        <p className="mt-3.5 text-quiet">
          {t('keep.more', { count: words.length - SHOWN.length })}{' '}
          <bdi lang={learn} className="word text-ink/80">
            {others.map(({ word }) => word).join(t('common.comma'))}
            {words.length > MOST_SHOWN && ' …'}
          </bdi>
        </p>
      )}
    </>
  );
}
