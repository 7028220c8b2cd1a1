import { pathTo } from '#contract/pages.ts';
import { idOfForm } from '#contract/variant-ids.ts';
import type { WordEntry } from '#contract/word-entry.ts';
import type { Word } from '#contract/words.ts';
import { directionOf, LANGUAGES } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Link } from '#web/platform/router/link.tsx';
import { WordPicture } from '#web/vocabulary/words/word-picture.tsx';
import { headwordOf } from './headword.ts';
import { Section } from './section.tsx';

/** Other words that say the same, each a link to its page: they are the forms of one row. */
export function SynonymsSection({ entry }: { entry: WordEntry }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { synonyms, word, listed_as: row = word } = entry;
  if (synonyms.length === 0) return null;
  const idOf = (synonym: string) => idOfForm(learn, [row.en_word, synonym], synonym, row.id);
  return (
    <Section id="synonyms" title={t('word.synonyms')}>
      <ul lang={learn} dir={directionOf(learn)} className="flex w-fit max-w-full flex-wrap gap-x-6 gap-y-1">
        {synonyms.map(synonym => (
          <li key={synonym}>
            <Link
              to={pathTo('word', { wordId: idOf(synonym) }, { lang, learn })}
              className="word word-xl inline-flex min-h-11 min-w-11 items-center hover:underline hover:underline-offset-4"
            >
              {synonym}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type NeighboursProps = { topic: WordEntry['topic']; words: readonly Word[] };

/** Some words of the same topic. */
export function NeighboursSection({ topic, words }: NeighboursProps) {
  const { t } = useTranslation();
  if (topic === undefined || words.length === 0) return null;
  return (
    <Section id="neighbours" title={t('word.neighbours', { topic: topic.name })}>
      <WordTiles words={words} />
    </Section>
  );
}

/** Words with their picture and meaning, each a link to its page. */
export function WordTiles({ words }: { words: readonly Word[] }) {
  const { lang, learn } = useLanguages();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-2.5">
      {words.map(word => (
        <li key={word.id} className="flex">
          <Link
            to={pathTo('word', { wordId: word.id }, { lang, learn })}
            className="grid min-h-16 w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 rounded-go border border-line bg-card px-2.5 py-2 leading-snug hover:border-accent"
          >
            <WordPicture word={word} form={word.en_word} language={learn} size={40} />
            <span className="grid min-w-0">
              <bdi lang={learn} className="word word-base match-parent leading-tight hyphens-auto sm:word-lg">
                {headwordOf(word)}
              </bdi>
              {lang !== learn && (
                <bdi lang={lang} className="match-parent text-[0.9375rem] text-quiet hyphens-auto">
                  {word.translation}
                </bdi>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type LanguagesProps = { id: string; forms: WordEntry['languages'] };

/** The word in the other languages, that of the interface first; each leads to its page in that language. */
export function LanguagesSection({ id, forms }: LanguagesProps) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const others = LANGUAGES.filter(({ code }) => code !== learn && forms[code] !== undefined);
  const inOrder = [
    ...others.filter(({ code }) => code === lang),
    ...others.filter(({ code }) => code !== lang),
  ];
  return (
    <Section id="languages" title={t('word.languages')}>
      <ul className="-mx-3 flex flex-wrap gap-x-1">
        {inOrder.map(({ code, name }) => (
          <li key={code}>
            <Link
              to={pathTo('word', { wordId: id }, { lang, learn: code })}
              hrefLang={code}
              lang={code}
              dir={directionOf(code)}
              className="grid min-h-12 justify-items-start rounded-control px-3 py-1.5 hover:bg-accent-soft"
            >
              <span className="word word-lg">{forms[code]}</span>
              <small className="text-sm/snug text-quiet">{name}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
