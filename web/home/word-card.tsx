import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { listCategoryWords } from '#contract/categories.ts';
import type { Word } from '#contract/words.ts';
import { useLanguages } from '../i18n/languages.ts';
import { LanguagePairFields } from '../languages/language-pair-fields.tsx';
import { useEndpoint } from '../queries.ts';
import { SpeakButton } from '../speech/speak-button.tsx';
import { Button } from '../ui/button.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { GenderMark } from '../words/gender-mark.tsx';
import { WordPicture } from '../words/word-picture.tsx';

/** Concrete, pictured, and in everybody's day: a good first acquaintance. */
const SHOWN_CATEGORY = 'food';

/** One live word: hear it, turn it, take the next. It works for a guest at once. */
export function WordCard() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const query = useEndpoint<typeof listCategoryWords>('/categories/:categoryId/words', {
    params: { categoryId: SHOWN_CATEGORY },
    query: { lang, learn },
  });
  return (
    <div className="rounded-card border border-line bg-card p-5 shadow-float sm:p-6">
      <LanguagePairFields />
      <QueryView
        query={query}
        failure={t('words.failed')}
        loading={<Skeleton rows={1} className="mt-6 h-64" />}
      >
        {({ data }) => <Turnable words={data.words.filter(word => word.emoji)} />}
      </QueryView>
    </div>
  );
}

function Turnable({ words }: { words: Word[] }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const [index, setIndex] = useState(0);
  const [isTurned, setIsTurned] = useState(false);
  const word = words[index % words.length];
  if (word === undefined) return null;
  const next = () => {
    setIndex(index + 1);
    setIsTurned(false);
  };
  return (
    <div className="mt-6 flex flex-col items-center text-center">
      <WordPicture word={word} form={word.en_word} language={learn} size={132} />
      <p className="mt-3 flex flex-wrap items-baseline justify-center gap-x-3">
        <span lang={learn} dir="auto" className="word word-4xl">
          {word.en_word}
        </span>
        <GenderMark word={word} />
      </p>
      <p lang={learn} className="min-h-6 text-quiet">
        {word.transcription}
      </p>
      <p aria-live="polite" className="mt-3 flex min-h-9 items-center text-xl">
        {isTurned && <bdi lang={lang}>{word.translation}</bdi>}
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-center gap-2">
        <SpeakButton text={word.en_word} language={learn} wordId={word.id} />
        {!isTurned && <Button onClick={() => setIsTurned(true)}>{t('home.show')}</Button>}
        <Button look={isTurned ? 'main' : 'plain'} onClick={next}>
          {t('home.next')}
        </Button>
      </div>
    </div>
  );
}
