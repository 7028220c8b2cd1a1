import { useEffect, useMemo, useState } from 'react';
import type { getOwnText, OwnText } from '#contract/own-texts.ts';
import { pathTo } from '#contract/pages.ts';
import { PASTED } from '#contract/text-bounds.ts';
import type { Language } from '#languages/index.ts';
import { ApiError, isFromNoServer } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import type { SoundSummary } from '#web/platform/offline/sounds/sound-store.ts';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { NotFoundPage } from '#web/platform/router/not-found-page.tsx';
import { useNavigate } from '#web/platform/router/router.tsx';
import { usePageTitle } from '#web/platform/router/use-page-title.ts';
import { useSession } from '#web/platform/session/session.ts';
import { usePersonal } from '#web/platform/session/use-personal.ts';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';
import { useStore } from '#web/platform/storage/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SoundPanel } from '../sound/sound-panel.tsx';
import { createSoundPlayer, type SoundPlayer } from '../sound/sound-player.ts';
import { TextReader } from '../text/text-reader.tsx';
import { booksOf, neighboursOf, rememberPart } from './books.ts';
import { isHeardOn, placesOfPages, useFollowedPlace } from './heard-page.ts';
import { pastedText, useBodies, useOwnTexts, type WrittenText } from './own-texts.ts';
import { pagesOf } from './pages-of.ts';
import { SoundDialog } from './sound-dialog.tsx';
import { useSound, type WrittenPart } from './sounds.ts';
import { useReadPage } from './use-read-page.ts';

/**
 * A text that somebody brought along: their own, or what a guest has just pasted. What plays its sound stays while pages are turned, and
 * from one part of a book to the next.
 */
export function OwnTextPage({ id }: { id: string }) {
  const { isWaiting, sound } = useSound(id);
  const player = useMemo(() => sound && createSoundPlayer(sound.text, sound.timeline), [sound]);
  /** In which language the dialog about the sound reads subtitles; undefined where it is closed. */
  const [dialogFor, setDialogFor] = useState<Language>();
  const fetchParts = useParts(id);
  // The player stands above the text, and would push it down.
  if (isWaiting) return <Skeleton rows={4} className="h-28" />;
  const heard = { player, soundParts: sound?.parts, onOpenSound: setDialogFor };
  return (
    <>
      {sound !== undefined && player !== undefined && (
        <SoundPanel
          key={sound.text}
          player={player}
          file={sound.file}
          learn={sound.learn}
          onOpenDetails={() => setDialogFor(sound.learn)}
        />
      )}
      {id === PASTED ? <PastedText {...heard} /> : <KeptText id={id} {...heard} />}
      {dialogFor !== undefined && (
        <SoundDialog
          learn={dialogFor}
          sound={sound}
          fetchParts={fetchParts}
          onClose={() => setDialogFor(undefined)}
        />
      )}
    </>
  );
}

/** What a text needs to know of its sound. */
type Heard = {
  player: SoundPlayer | undefined;
  soundParts: SoundSummary['parts'] | undefined;
  onOpenSound: (learn: Language) => void;
};

/** All parts of the text that a part belongs to, as they are written. */
function useParts(id: string): () => Promise<WrittenPart[]> {
  const texts = useOwnTexts().data?.data.texts;
  const fetchBodies = useBodies();
  return async () => {
    if (id === PASTED) return [{ id, body: pastedText.get()?.body ?? '' }];
    const book = booksOf(texts ?? []).find(({ parts }) => parts.some(part => part.id === id));
    if (book === undefined) throw new Error('It is not known which parts the text has');
    return fetchBodies(book.parts.map(part => part.id));
  };
}

/** What a text that does not come is said to lack: without a connection only what this device keeps can be read. */
export const textFailure = (error: unknown) =>
  isFromNoServer(error) && !navigator.onLine ? 'reader.notKept' : 'reader.failed';

function PastedText(heard: Heard) {
  const text = useStore(pastedText);
  return text === null ? <NotFoundPage /> : <PagedText id={PASTED} text={text} {...heard} />;
}

function KeptText({ id, ...heard }: { id: string } & Heard) {
  const { t } = useTranslation();
  const { status } = useSession();
  const query = usePersonal<typeof getOwnText>('/own-texts/:id', { params: { id } });
  const isMissing = query.error instanceof ApiError && [404, 422].includes(query.error.status);
  if (isMissing || status === 'guest') return <NotFoundPage />;
  return (
    <QueryView
      query={query}
      failure={error => t(textFailure(error))}
      loading={<Skeleton rows={4} className="h-28" />}
    >
      {({ data }) => <PartOfBook key={id} text={data.text} {...heard} />}
    </QueryView>
  );
}

/** A kept text; where it is a part of a longer one, its first and last page lead to the other parts. */
function PartOfBook({ text, ...heard }: { text: OwnText } & Heard) {
  const texts = useOwnTexts().data?.data.texts ?? [];
  useEffect(() => rememberPart(text), [text]);
  return <PagedText id={text.id} text={text} {...neighboursOf(texts, text.id)} {...heard} />;
}

type PagedTextProps = Heard & {
  id: string;
  text: WrittenText;
  /** Ids of the parts before and after this one. */
  before?: string | undefined;
  after?: string | undefined;
};

/** A text page by page; the page is remembered in this browser. */
function PagedText({ id, text, before, after, player, soundParts, onOpenSound }: PagedTextProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [pages] = useState(() => pagesOf(text.body));
  const [page, setPage] = useState(() =>
    Math.min(pages.length - 1, Number(readStored(pageKey(id)) ?? 0) || 0),
  );
  usePageTitle(text.title);
  const body = pages[page] ?? '';
  const read = useReadPage({ ...text, body });
  const show = (next: number) => {
    setPage(next);
    if (id !== PASTED) writeStored(pageKey(id), next === 0 ? null : String(next));
    scrollTo({ top: 0 });
  };
  const openPart = (part: string) => navigate(pathTo('text', { id: part }));
  const places = useMemo(() => placesOfPages(soundParts ?? [], id, pages), [soundParts, id, pages]);
  useFollowedPlace(player, places, page, {
    show,
    openPart: part => navigate(pathTo('text', { id: part }), { replace: true }),
  });
  /** Who turns a page away from what is heard does not want to be brought back, and at its page goes on with it. */
  const go = (next: number) => {
    player?.follow(isHeardOn(player, places, next));
    show(next);
  };
  const sound = player && { player, from: places.pages[page]?.from ?? 0 };
  return (
    <>
      <QueryView query={read} failure={t('reader.failed')} loading={<Skeleton rows={4} className="h-28" />}>
        {({ spans, reading }) => (
          <TextReader
            key={`${id} ${page}`}
            text={{ id: `${id}:${page}`, title: text.title, body, learn: text.learn, spans, reading }}
            sound={sound}
            further={
              player === undefined && (
                <Button look="text" icon="speaker" onClick={() => onOpenSound(text.learn)}>
                  {t('reader.sound.add')}
                </Button>
              )
            }
          />
        )}
      </QueryView>
      {(pages.length > 1 || before !== undefined || after !== undefined) && (
        <nav className="mt-6 flex max-w-[34em] flex-wrap items-center justify-between gap-3">
          {page === 0 && before !== undefined ? (
            <Button onClick={() => openPart(before)}>{t('reader.previousPart')}</Button>
          ) : (
            <Button disabled={page === 0} onClick={() => go(page - 1)}>
              {t('reader.previousPage')}
            </Button>
          )}
          <span className="text-quiet tabular-nums max-sm:order-first max-sm:basis-full max-sm:text-center">
            {t('reader.pages', { page: page + 1, pages: pages.length })}
          </span>
          {page === pages.length - 1 && after !== undefined ? (
            <Button onClick={() => openPart(after)}>{t('reader.nextPart')}</Button>
          ) : (
            <Button disabled={page === pages.length - 1} onClick={() => go(page + 1)}>
              {t('reader.nextPage')}
            </Button>
          )}
        </nav>
      )}
    </>
  );
}

const pageKey = (id: string) => `reading_page:${id}`;
