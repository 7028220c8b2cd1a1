import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { readStored, writeStored } from '#web/platform/storage/storage.ts';

const keyOf = (id: string) => `reading_position:${id}`;

/** Writing at every pixel would only cost time. */
const SETTLED_MS = 300;
/** Below the header, which sticks to the top. */
const HEADER_HEIGHT = 80;

/**
 * Remembers which paragraph of a text stood at the top of the screen. `kept` is the one of an earlier visit, null when there
 * was none or the text was read to its end; `article` holds elements with `data-paragraph`.
 */
export function useReadingPosition(id: string, article: RefObject<HTMLElement | null>) {
  const [kept, setKept] = useState<number | null>(null);

  useLayoutEffect(() => setKept(readPosition(id)), [id]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const save = () => {
      if (article.current !== null) writePosition(id, article.current);
    };
    const handleScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(save, SETTLED_MS);
    };
    addEventListener('scroll', handleScroll, { passive: true });
    // On a slow device somebody reads on before the page has taken over.
    if (scrollY > 0) handleScroll();
    return () => {
      removeEventListener('scroll', handleScroll);
      clearTimeout(timer);
    };
  }, [id, article]);

  return { kept, forget: () => setKept(null) };
}

function readPosition(id: string): number | null {
  const index = Number(readStored(keyOf(id)) ?? 0);
  return Number.isInteger(index) && index > 0 ? index : null;
}

/** The beginning is not worth a memory: a glance at the first lines must not erase where somebody stopped. */
function writePosition(id: string, article: HTMLElement): void {
  const paragraphs = [...article.querySelectorAll('[data-paragraph]')].map(element =>
    element.getBoundingClientRect(),
  );
  const isFinished = (paragraphs.at(-1)?.bottom ?? 0) <= innerHeight;
  const top = paragraphs.findIndex(({ bottom }) => bottom > HEADER_HEIGHT);
  if (isFinished) writeStored(keyOf(id), null);
  else if (top > 0) writeStored(keyOf(id), String(top));
}
