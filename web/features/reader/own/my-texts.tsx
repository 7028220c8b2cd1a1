import { useEffect, useState } from 'react';
import { pathTo } from '#contract/pages.ts';
import { PARAGRAPH_SEPARATOR } from '#contract/separators.ts';
import type { Language } from '#languages/index.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { inMegabytes } from '#web/platform/offline/downloads/stored-sizes.ts';
import { Link } from '#web/platform/router/link.tsx';
import { useNavigate } from '#web/platform/router/router.tsx';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useHandler } from '#web/ui/use-handler.ts';
import { Bookmarklet } from './bookmarklet.tsx';
import { type Book, booksOf, partToRead } from './books.ts';
import { type IncomingText, takeIncoming } from './incoming-text.ts';
import { OwnTextForm } from './own-text-form.tsx';
import { useBodies, useOwnTextChanges, useOwnTexts } from './own-texts.ts';
import { useSoundSizes, useSweptSounds } from './sounds.ts';

/** The texts that a person brought along in a language, and the way to bring another one. */
export function MyTexts({ learn }: { learn: Language }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const incoming = useIncoming();
  const all = useOwnTexts().data?.data.texts;
  useSweptSounds(all);
  const texts = all?.filter(text => text.learn === learn) ?? [];
  return (
    <section className="mb-6 grid gap-3">
      {texts.length > 0 && <h2 className="font-semibold">{t('reader.myTexts')}</h2>}
      {texts.length > 0 && (
        <ul className="grid gap-2">
          {booksOf(texts).map(book => (
            <li key={book.parts[0].id}>
              <BookCard book={book} />
            </li>
          ))}
        </ul>
      )}
      {isOpen || incoming !== undefined ? (
        <>
          <OwnTextForm key={incoming === undefined ? 'new' : 'incoming'} learn={learn} given={incoming} />
          <Bookmarklet />
        </>
      ) : (
        <div>
          <Button icon="plus" onClick={() => setIsOpen(true)}>
            {t('reader.addText')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** What has come from another page or app. Its address is tidied, so that a reload or a bookmark does not bring it again. */
function useIncoming(): IncomingText | undefined {
  const navigate = useNavigate();
  const [incoming, setIncoming] = useState<IncomingText>();
  const take = useHandler(async () => {
    const { hash, pathname, search } = location;
    const found = await takeIncoming(hash);
    if (found === undefined) return;
    navigate(pathname + search, { replace: true });
    setIncoming(found);
  });
  useEffect(() => void take(), [take]);
  return incoming;
}

function BookCard({ book }: { book: Book }) {
  const { t, i18n } = useTranslation();
  const { number } = useFormats();
  const { remove } = useOwnTextChanges();
  const download = useDownload();
  const sizeOf = useSoundSizes();
  const { title, length, parts } = book;
  const size = sizeOf(parts.map(({ id }) => id));
  return (
    <div className="rounded-card border border-line bg-card">
      <div className="flex items-center gap-1 ps-4 pe-1">
        <Link
          to={pathTo('text', { id: partToRead(book) })}
          className="grid min-h-16 min-w-0 flex-1 content-center py-2 hover:text-accent"
        >
          <bdi lang={parts[0].learn} className="word word-lg justify-self-start wrap-anywhere">
            {title}
          </bdi>
          <span className="text-sm text-quiet tabular-nums">
            {t('analyser.characters', { length: number(length) })}
            {size !== undefined && ` · ${t('reader.sound.size', { size: inMegabytes(size, i18n.language) })}`}
          </span>
        </Link>
        <IconButton
          icon="download"
          look="quiet"
          label={t('reader.downloadOwn', { title })}
          onClick={() => void download(book)}
        />
        <IconButton
          icon="trash"
          look="quiet"
          label={t('reader.deleteOwn', { title })}
          onClick={() => void remove(book)}
        />
      </div>
      {parts.length > 1 && <PartLinks book={book} />}
    </div>
  );
}

function PartLinks({ book: { parts } }: { book: Book }) {
  return (
    <ul className="flex flex-wrap gap-1 px-3 pb-2">
      {parts.map(({ id, title, book }) => (
        <li key={id}>
          <Link
            to={pathTo('text', { id })}
            aria-label={title}
            className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-chip px-2 text-sm text-accent tabular-nums hover:bg-well"
          >
            {book?.part}/{book?.parts}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Hands a text back to its owner as one file. */
function useDownload() {
  const { t } = useTranslation();
  const fetchBodies = useBodies();
  const showFailure = useFailureToast();
  return async ({ title, parts }: Book) => {
    try {
      const bodies = (await fetchBodies(parts.map(({ id }) => id))).map(({ body }) => body);
      const name =
        title
          .replace(/[^\p{L}\p{M}\p{N} -]+/gu, ' ')
          .trim()
          .slice(0, 80) || 'text';
      saveFile(`${name}.txt`, 'text/plain;charset=utf-8', bodies.join(PARAGRAPH_SEPARATOR));
    } catch (error) {
      showFailure(t('reader.failed'), error);
    }
  };
}
