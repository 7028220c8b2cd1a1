import type { Shelf } from '#contract/shelves.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useWordForms } from '#web/vocabulary/words/use-word-forms.ts';
import { WordFan } from '#web/vocabulary/words/word-fan.tsx';

/** Things that everybody can name, with a word that fits on a slip in all languages: seven letters at most. */
const SHOWN = [
  { id: 'cat', emoji: '🐈', shelf: 'nature' },
  { id: 'bread', emoji: '🍞', shelf: 'food' },
  { id: 'house', emoji: '🏠', shelf: 'home' },
] as const satisfies { id: string; emoji: string; shelf: Shelf }[];

/** What an account is for, beside its form where there is room: three words of the learning language. */
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
