import { useRef } from 'react';
import type { Letter, LettersCourse, listLetterWords } from '#contract/letters.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SpokenWord } from '#web/vocabulary/marks/spoken-word.tsx';
import { SpeakButton } from '#web/vocabulary/speech/speak-button.tsx';
import { wordSound } from '#web/vocabulary/speech/word-sound.ts';
import { fromCategory } from '#web/vocabulary/words/listed-word.ts';

/** Where the four forms of an Arabic letter stand in a word. */
const PLACES = ['alone', 'first', 'middle', 'last'] as const;

type LetterCardProps = {
  letter: Letter;
  course: LettersCourse;
  onClose: () => void;
  /** Leads to one that looks or sounds alike. */
  onOpen: (letter: Letter) => void;
};

/** One letter: its sound, how it is written, what it is taken for, and words with it. */
export function LetterCard({ letter, course, onClose, onOpen }: LetterCardProps) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const dialog = useRef<HTMLDialogElement>(null);
  const { id, sign, forms, latin, ipa, say } = letter;
  const query = useEndpoint<typeof listLetterWords>('/letters/:letterId/words', {
    params: { letterId: id },
    query: { lang, learn },
  });
  const alike = letter.alike.flatMap(other => course.letters.find(one => one.id === other) ?? []);
  return (
    <Dialog
      ref={dialog}
      aria-labelledby="letter"
      className="w-[min(26rem,calc(100%-1.5rem))] p-5 text-start"
      onClose={onClose}
    >
      <div className="flex items-start justify-between">
        <IconButton
          icon="cross"
          look="quiet"
          label={t('common.close')}
          onClick={() => dialog.current?.close()}
        />
        {say !== undefined && <SpeakButton {...wordSound({ id, word: sign, say }, learn)} isLarge />}
      </div>
      <h2 id="letter" className="text-center">
        <bdi lang={learn} className="word text-[min(5.5rem,20vw)]/tight wrap-anywhere">
          {sign}
        </bdi>
        <span className="block text-lg">
          <bdi className="font-semibold">{latin}</bdi> {ipa && <bdi className="text-quiet">/{ipa}/</bdi>}
        </span>
      </h2>
      {/* Most notes have two lines. */}
      <div className="mt-3 min-h-12">{query.data ? <p>{query.data.data.note}</p> : null}</div>
      {forms.length > 1 && <Forms forms={forms} />}
      <div className="mt-4 grid min-h-15 gap-2">
        <QueryView query={query} failure={t('words.failed')} loading={<Skeleton rows={3} className="h-15" />}>
          {({ data }) => (
            <ul className="grid gap-2">
              {data.words.map(word => (
                <li key={word.id} className="flex">
                  <SpokenWord word={fromCategory(word)} standing={undefined} isKnown={false} />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </div>
      {alike.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 text-[0.9375rem] font-semibold">{t('letters.alike')}</h3>
          <ul className="flex flex-wrap gap-2">
            {alike.map(other => (
              <li key={other.id}>
                <button
                  type="button"
                  onClick={() => onOpen(other)}
                  className="grid min-h-15 min-w-13 content-center justify-items-center rounded-go border border-line bg-card px-2 py-1 hover:border-accent"
                >
                  <bdi lang={learn} className="word text-xl/tight">
                    {other.sign}
                  </bdi>
                  <bdi className="text-sm/tight text-quiet">{other.latin}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** The ways to write it, those of Arabic named by their places, from right to left. */
function Forms({ forms }: Pick<Letter, 'forms'>) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const hasPlaces = learn === 'ar' && forms.length === PLACES.length;
  return (
    <>
      {hasPlaces && <h3 className="mt-4 mb-2 text-[0.9375rem] font-semibold">{t('letters.places')}</h3>}
      <ul dir={hasPlaces ? 'rtl' : undefined} className="mt-3 flex rounded-go border border-line">
        {forms.map((form, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two places of a letter that does not join look alike, and none moves
            key={index}
            className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] justify-items-center border-line px-1 py-2 text-center not-first:border-s"
          >
            <bdi lang={learn} className="word max-w-full text-2xl/normal wrap-anywhere">
              {form}
            </bdi>
            {hasPlaces && (
              <span dir="auto" className="text-sm text-quiet">
                {t(`letters.place.${PLACES[index] ?? 'alone'}`)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
