import type { getWordForms } from '#contract/categories.ts';
import type { Shelf } from '#contract/shelves.ts';
import { useLanguages } from '../i18n/languages.ts';
import { useEndpoint } from '../queries.ts';
import { SlipFan } from '../words/slip-fan.tsx';

/** Things that everybody can name, with a short word for each. */
const SHOWN = [
  { id: 'butterfly', emoji: '🦋', shelf: 'nature' },
  { id: 'bread', emoji: '🍞', shelf: 'food' },
  { id: 'umbrella', emoji: '☂️', shelf: 'people' },
] as const satisfies { id: string; emoji: string; shelf: Shelf }[];

/** What an account is for, beside its form where there is room: three words of the learning language. */
export function WelcomeFan() {
  const { learn } = useLanguages();
  const forms = [useForms(SHOWN[0].id), useForms(SHOWN[1].id), useForms(SHOWN[2].id)];
  return (
    <SlipFan
      words={SHOWN.map((shown, index) => ({ ...shown, word: forms[index]?.[learn] ?? '' }))}
      learn={learn}
    />
  );
}

function useForms(wordId: string) {
  return useEndpoint<typeof getWordForms>('/words/:wordId/forms', { params: { wordId } }).data?.data.forms;
}
