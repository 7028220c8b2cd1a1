import { useEffect } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import { listSource } from '#contract/list-codes.ts';
import type { getListStanding, SharedList } from '#contract/lists.ts';
import { pathTo } from '#contract/pages.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useKnowledge } from '#web/vocabulary/dictionary/use-knowledge.ts';
import { standingOf } from '#web/vocabulary/marks/word-states.ts';
import { WordFan } from '#web/vocabulary/words/word-fan.tsx';
import type { WordOfList } from './listed-words.ts';
import { useKeeping } from './use-keeping.ts';
import { takeWantedList, wantList } from './wanted-list.ts';

const ON_DEEP = 'text-on-deep not-disabled:hover:bg-on-deep/10 focus-visible:outline-current max-sm:w-full';
const DAY_MS = 86_400_000;

type SharedHeadProps = {
  list: SharedList;
  words: readonly WordOfList[];
  /** Absent for guests. */
  standing: Reply<typeof getListStanding>['data'] | undefined;
};

/** Whose list it is and what it is about, how much of it the reader knows, and the ways to learn it and to take it over. */
export function SharedHead({ list, words, standing }: SharedHeadProps) {
  const { t } = useTranslation();
  const { number, date } = useFormats();
  const { lang, learn } = useLanguages();
  const learnable = words.filter(({ isLearnable }) => isLearnable);
  const known = useKnownCount(learnable);
  const others = learnable.length - (known ?? 0);
  const facts = [
    list.author === '' ? t('lists.byNobody') : t('lists.by', { author: list.author }),
    t('categories.words', { count: list.word_count }),
    t('lists.changedOn', { date: date(Math.floor(list.updated_at / DAY_MS)) }),
  ];
  const fanned = words.filter(({ emoji }) => emoji).slice(0, 3);
  return (
    <section className="mb-5 grid grid-cols-[minmax(0,1fr)] items-center gap-6 rounded-panel bg-deep p-6 text-on-deep forced-colors:border lg:grid-cols-[minmax(0,1fr)_auto] lg:p-9">
      <div className="grid justify-items-start gap-2 wrap-anywhere">
        <p className="text-on-deep-quiet">
          <bdi>{facts[0]}</bdi> · {facts.slice(1).join(' · ')}
        </p>
        <h1 tabIndex={-1} className="head text-3xl outline-none sm:text-4xl">
          <bdi>{list.name}</bdi>
        </h1>
        <p className="max-w-[34em] text-lg text-on-deep-quiet">
          {list.line && (
            <>
              <bdi>{list.line}</bdi>{' '}
            </>
          )}
          {known !== undefined &&
            known > 0 &&
            t('lists.known', { known: number(known), total: number(words.length) })}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-3 max-sm:w-full">
          {learnable.length > 0 && (
            <ButtonLink
              look="go"
              className="max-sm:w-full"
              to={pathTo('learn', {}, { source: listSource(list.code), lang, learn })}
            >
              {known && others > 0 ? t('lists.learnOther', { number: number(others) }) : t('category.learn')}
            </ButtonLink>
          )}
          <KeepButton code={list.code} standing={standing} />
        </div>
        {standing?.is_kept && <p className="text-sm text-on-deep-quiet">{t('lists.isKept')}</p>}
        {words.length > learnable.length && (
          <p className="text-sm text-on-deep-quiet">{t('lists.cardsToo')}</p>
        )}
      </div>
      {fanned.length === 3 && <WordFan words={fanned} learn={learn} />}
    </section>
  );
}

/** Undefined until it is known how the reader stands with the words. */
function useKnownCount(words: readonly WordOfList[]): number | undefined {
  const knowledge = useKnowledge();
  if (knowledge === undefined) return undefined;
  return words.filter(({ id }) => standingOf(knowledge.states, id)?.state === 'known').length;
}

type KeepButtonProps = { code: string } & Pick<SharedHeadProps, 'standing'>;

/** A guest makes an account first, and the list is kept once they are back: it is kept in a dictionary. The owner has it already. */
function KeepButton({ code, standing }: KeepButtonProps) {
  const { t } = useTranslation();
  const pair = useLanguages();
  const { status } = useSession();
  const { isBusy, keep } = useKeeping(code);
  const isKnown = status === 'user' && standing !== undefined;
  const isKept = standing !== undefined && (standing.own_id !== null || standing.is_kept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wanted is taken once, as soon as it is known who is here
  useEffect(() => {
    const wanted = isKnown ? takeWantedList(code) : undefined;
    if (wanted !== undefined && !isKept) keep(wanted);
  }, [isKnown, code]);
  if (typeof standing?.own_id === 'string') return null;
  if (status === 'guest')
    return (
      <ButtonLink
        look="text"
        className={ON_DEEP}
        to={pathTo('register')}
        onClick={() => wantList(code, pair)}
      >
        {t('lists.keep')}
      </ButtonLink>
    );
  return (
    <Button look="text" className={ON_DEEP} isBusy={isBusy} onClick={() => keep(pair)}>
      {t('lists.keep')}
    </Button>
  );
}
