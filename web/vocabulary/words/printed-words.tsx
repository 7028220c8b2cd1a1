import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useHandler } from '#web/ui/use-handler.ts';

export type PrintedWord = { id: string; word: string; reading: string; translation: string };

/** A table, or cards to cut out and fold. */
export type PrintLayout = 'list' | 'cards';

type PrintedWordsProps = {
  title: string;
  words: readonly PrintedWord[];
  layout: PrintLayout;
  /** Called once the browser's dialog is closed. */
  onDone: () => void;
};

/** Has the words printed, on paper alone, as long as it is rendered (`.printed` in `base.css`). */
export function PrintedWords({ title, words, layout, onDone }: PrintedWordsProps) {
  const done = useHandler(onDone);
  useEffect(() => {
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [done]);
  const Layout = layout === 'list' ? PrintedList : PrintedCards;
  return createPortal(
    <section className="printed">
      <h1 className="head mb-4 text-2xl">{title}</h1>
      <Layout words={words} />
    </section>,
    document.body,
  );
}

type LayoutProps = Pick<PrintedWordsProps, 'words'>;

function PrintedList({ words }: LayoutProps) {
  const { lang, learn } = useLanguages();
  return (
    <table className="w-full text-start">
      <tbody>
        {words.map(({ id, word, reading, translation }) => (
          <tr key={id} className="break-inside-avoid border-b border-line align-baseline">
            <th scope="row" lang={learn} className="w-2/5 py-1.5 pe-4 text-start font-normal">
              <bdi className="word text-lg">{word}</bdi>
            </th>
            <td className="py-1.5 pe-4 text-sm text-quiet">
              <bdi>{reading}</bdi>
            </td>
            <td lang={lang} className="w-2/5 py-1.5">
              <bdi>{translation}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Ten on a page: cut along the dashes and folded in the middle, each has the word before and the translation behind. */
function PrintedCards({ words }: LayoutProps) {
  const { lang, learn } = useLanguages();
  return (
    <ul className="grid grid-cols-2">
      {words.map(({ id, word, reading, translation }) => (
        <li
          key={id}
          className="grid h-[48mm] break-inside-avoid grid-cols-2 border border-dashed border-edge *:grid *:content-center *:gap-1 *:p-3 *:text-center"
        >
          <span className="border-e border-dotted border-edge">
            <bdi lang={learn} className="word text-2xl">
              {word}
            </bdi>
            <bdi className="text-sm text-quiet">{reading}</bdi>
          </span>
          <bdi lang={lang} className="text-lg">
            {translation}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
