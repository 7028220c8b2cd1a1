import { Fragment } from 'react';
import { isLetterId } from '#contract/letter-ids.ts';
import type { listWordNotes } from '#contract/word-notes.ts';
import type { OtherWord, Place } from '#learning/round/kinds/kind.ts';
import type { Round } from '#learning/round/round-state.ts';
import { isReading, type RoundWord } from '#learning/round/round-word.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { RichText } from '#web/platform/i18n/rich-text.tsx';
import { usePersonal } from '#web/platform/session/use-personal.ts';

type InlineWordProps = {
  text: string;
  /** Parts of it that were written otherwise. */
  places?: readonly Place[];
};

/** A word of the learning language within a text of the interface. */
export function InlineWord({ text, places = [] }: InlineWordProps) {
  const { learn } = useLanguages();
  const starts = [0, ...places.map(({ end }) => end)];
  return (
    <bdi lang={learn} className="word word-lg">
      {starts.map((start, index) => {
        const place = places[index];
        return (
          <Fragment key={start}>
            {text.slice(start, place?.start)}
            {place && <span className="off-place">{text.slice(place.start, place.end)}</span>}
          </Fragment>
        );
      })}
    </bdi>
  );
}

/** What a word means within a text of the interface. */
export function InlineMeaning({ text }: { text: string }) {
  const { lang } = useLanguages();
  return (
    <bdi lang={lang} className="font-semibold">
      {text}
    </bdi>
  );
}

type WhatItMeansProps = {
  round: Round;
  word: RoundWord;
  chosen?: OtherWord | undefined;
  /** What was chosen among, so what is said of it begins with. */
  asksFor: 'meaning' | 'word';
  wasWritten?: boolean;
};

/** After a miss: what the word means, what the chosen one does, and when it comes back. */
export function WhatItMeans({ round, word, chosen, asksFor, wasWritten = false }: WhatItMeansProps) {
  const values = {
    word: <InlineWord text={word.word} />,
    translation: <InlineMeaning text={word.translation} />,
  };
  const other = chosen && {
    word: <InlineWord text={chosen.word} />,
    translation: <InlineMeaning text={chosen.translation} />,
  };
  const isRead = isLetterId(word.id) || isReading(word);
  const means = isRead ? 'letters.isRead' : asksFor === 'meaning' ? 'round.means' : 'round.isCalled';
  const choseWord = isRead ? 'letters.chose' : 'round.choseWord';
  const chose = asksFor === 'meaning' ? 'round.choseMeaning' : choseWord;
  return (
    <p className="leading-relaxed">
      <RichText message={means} values={values} />{' '}
      {other && <RichText message={wasWritten ? 'round.wroteWord' : chose} values={other} />}
      <ComesBack round={round} word={word} />
      <OwnNote id={word.id} />
    </p>
  );
}

/** What somebody wrote to remember the word by (`word_notes`), where they have missed it; asked for with the first miss. */
function OwnNote({ id }: { id: string }) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const query = usePersonal<typeof listWordNotes>('/word-notes', { query: { learn } });
  const note = query.data?.data.notes[id];
  const sentence = query.data?.data.sentences?.[id];
  if (note === undefined && sentence === undefined) return null;
  return (
    <span className="mt-1.5 block whitespace-pre-wrap">
      <span className="block text-sm text-quiet">{t('word.note')}</span>
      {note !== undefined && <bdi className="block">{note}</bdi>}
      {sentence !== undefined && (
        <bdi lang={learn} className="block">
          {sentence}
        </bdi>
      )}
    </span>
  );
}

/** That a missed word is asked again, where it is. */
export function ComesBack({ round: { steps, at }, word }: Pick<WhatItMeansProps, 'round' | 'word'>) {
  const { t } = useTranslation();
  const isToCome = steps.slice(at + 1).some(step => step.return !== undefined && step.wordIds[0] === word.id);
  return (
    isToCome && (
      <span className="block text-quiet">
        {t(isLetterId(word.id) ? 'letters.comesBack' : 'round.comesBack')}
      </span>
    )
  );
}
