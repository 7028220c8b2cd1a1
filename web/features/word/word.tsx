import { pathTo } from '#contract/pages.ts';
import { rowOfWord } from '#contract/variant-ids.ts';
import type { getWordEntry, WordEntry } from '#contract/word-entry.ts';
import { ApiError, isFromNoServer } from '#web/platform/http/http.ts';
import { useEndpoint } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { LearningHere, useLanguages } from '#web/platform/i18n/languages.ts';
import { SameLanguageHint } from '#web/platform/languages/same-language-hint.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { BackLink } from '#web/platform/router/back-link.tsx';
import { NotFoundPage } from '#web/platform/router/not-found-page.tsx';
import { useTitleOfWord } from '#web/platform/router/use-page-title.ts';
import { useSession } from '#web/platform/session/session.ts';
import { useIsWaiting } from '#web/platform/session/use-personal.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDictionary } from '#web/vocabulary/dictionary/api.ts';
import { useTeacherOfPerson } from '#web/vocabulary/teacher/use-has-teacher.ts';
import { EntrySlip } from './entry-slip.tsx';
import { FormsSection } from './forms/forms-section.tsx';
import { headwordOf } from './headword.ts';
import { JumpLine } from './jump-line.tsx';
import { useKeptEntry } from './kept-entry.ts';
import { PairSection, RootSection } from './language-sections.tsx';
import { MoreActions } from './more-actions.tsx';
import { NoteCard } from './note-card.tsx';
import { ReferencesSection } from './references-section.tsx';
import { LanguagesSection, NeighboursSection, SynonymsSection } from './related-sections.tsx';
import { SentencesSection } from './sentences-section.tsx';
import { YouCard } from './you/you-card.tsx';

/** An older server may know less of a word than this page can show. */
const NOTHING_MORE = {
  pos: '',
  translations: [],
  senses: [],
  synonyms: [],
  sentences: [],
  collocations: [],
  neighbours: [],
  languages: {},
} satisfies Omit<WordEntry, 'word'>;

/** A word in the pair shown here, as it stands in a dictionary, with what its learner has done with it. */
export function Word({ id }: { id: string }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const query = useEndpoint<typeof getWordEntry>('/words/:wordId', {
    params: { wordId: id },
    query: { lang, learn },
  });
  const kept = useKeptEntry(id, { lang, learn }, query.isError && isFromNoServer(query.error));
  // What can be explained has a button, which would push what is below it down.
  const isWaiting = useIsWaiting(useTeacherOfPerson());
  const entry = query.data?.data ?? (kept ? { ...NOTHING_MORE, ...kept } : undefined);
  useTitleOfWord(entry === undefined ? '' : titleOf(entry), learn);
  // What no word is called so is told by 422.
  if (query.error instanceof ApiError && [404, 422].includes(query.error.status)) return <NotFoundPage />;
  if (query.data === undefined && entry !== undefined) return <Entry entry={entry} />;
  return (
    <QueryView
      query={query}
      // What was never opened is not a fault of anything while there is no network.
      failure={error => t(isFromNoServer(error) && !navigator.onLine ? 'words.notKept' : 'word.failed')}
      loading={<Skeleton rows={2} className="mt-3 h-96" />}
      isWaiting={isWaiting}
    >
      {({ data }) => <Entry entry={{ ...NOTHING_MORE, ...data }} />}
    </QueryView>
  );
}

/** A card of one's own, as far as the dictionary has it; nobody else sees it. */
export function OwnWord({ id }: { id: string }) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const { status } = useSession();
  const query = useDictionary();
  const card = query.data?.data.words.find(word => word.id === id);
  const entry = card && { ...NOTHING_MORE, word: { ...card, en_word: card.english_word } };
  useTitleOfWord(entry === undefined ? '' : titleOf(entry), learn);
  if (status === 'guest' || (query.data !== undefined && entry === undefined)) return <NotFoundPage />;
  return (
    <QueryView query={query} failure={t('word.failed')} loading={<Skeleton rows={2} className="mt-3 h-96" />}>
      {() => entry && <Entry entry={entry} isOwn />}
    </QueryView>
  );
}

function titleOf({ word }: WordEntry): string {
  const head = headwordOf(word);
  return head === word.translation ? head : `${head}: ${word.translation}`;
}

type EntryProps = {
  entry: WordEntry;
  /** A card of one's own: it has a note already, and is in no other language. */
  isOwn?: boolean;
};

function Entry({ entry, isOwn = false }: EntryProps) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { topic } = entry;
  return (
    <>
      <BackLink
        to={
          isOwn
            ? pathTo('myCards')
            : topic === undefined
              ? pathTo('categories', {}, { lang })
              : pathTo('categoryWords', { categoryId: topic.id }, { lang, learn })
        }
        label={isOwn ? t('cards.title') : (topic?.name ?? t('nav.dictionary'))}
      />
      {lang === learn && (
        // It is about the language in force, whatever the address names.
        <LearningHere value={undefined}>
          <SameLanguageHint />
        </LearningHere>
      )}
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12">
        <div className="lg:row-span-2">
          <EntrySlip entry={entry} />
        </div>
        <YouCard word={entry.word} />
        <div className="min-w-0 lg:row-start-3">
          <JumpLine entry={entry} />
          <PairSection pair={entry.pair} headword={entry.word.en_word} />
          <RootSection root={entry.root} />
          <SentencesSection
            id="counting"
            title={t('word.counting')}
            sentences={entry.counting === undefined ? [] : [entry.counting]}
          />
          <SentencesSection id="sentences" title={t('word.sentences')} sentences={entry.sentences} />
          <SentencesSection id="collocations" title={t('word.goesWith')} sentences={entry.collocations} />
          <FormsSection entry={entry} />
          <SynonymsSection entry={entry} />
          <NeighboursSection topic={topic} words={entry.neighbours} />
          {!isOwn && <LanguagesSection id={rowOfWord(entry.word.id)} forms={entry.languages} />}
          <ReferencesSection word={entry.word.en_word} />
        </div>
        <div className="grid content-start gap-4 lg:col-start-2 lg:row-span-2">
          {!isOwn && <NoteCard word={entry.word} />}
          <MoreActions word={entry.word} isOwn={isOwn} />
        </div>
      </div>
    </>
  );
}
