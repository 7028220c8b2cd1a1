import { type RefObject, useEffect, useMemo } from 'react';
import { createStore, useStore } from '#web/platform/storage/store.ts';
import type { SoundPlayer } from './sound-player.ts';
import { placesOf } from './timeline.ts';

/** The sound of a text, and how many of its letters come before the page that is shown. */
export type PageSound = { player: SoundPlayer; from: number };

type PageSentence = { index: number; text: string };

const NOTHING = createStore<number | null>(null);
const NEVER = createStore(0);
const NO_PLACES: ReadonlyMap<number, number> = new Map();

/** Which sentence of the sound is heard, if there is one, and how often somebody has asked for another place. */
export function useHeard(player: SoundPlayer | undefined): { heard: number | null; sought: number } {
  return { heard: useStore(player?.heard ?? NOTHING), sought: useStore(player?.sought ?? NEVER) };
}

/**
 * Which sentences of a page can be heard, by their index, and which is heard now. The page is scrolled along with it, until somebody scrolls it
 * elsewhere.
 */
export function usePageSound(
  sound: PageSound | undefined,
  sentences: readonly PageSentence[],
  article: RefObject<HTMLElement | null>,
  behavior: () => ScrollBehavior,
): { places: ReadonlyMap<number, number>; heardIndex: number | null } {
  const { player, from } = sound ?? {};
  const { heard, sought } = useHeard(player);
  const places = useMemo(
    () =>
      player === undefined || from === undefined ? NO_PLACES : placesOf(sentences, from, player.timeline),
    [player, from, sentences],
  );
  const heardIndex = useMemo(
    () => (heard === null ? null : ([...places].find(([, place]) => place === heard)?.[0] ?? null)),
    [places, heard],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes there again where that is asked for
  useEffect(() => {
    if (heardIndex === null || player?.isFollowed() !== true) return;
    litIn(article.current, heardIndex)?.scrollIntoView({ block: 'nearest', behavior: behavior() });
  }, [article, heardIndex, player, sought]);

  useEffect(() => {
    if (player === undefined) return;
    // A page that scrolls by itself goes to the sentence; one that a person scrolls may leave it.
    let byPerson = Number.NEGATIVE_INFINITY;
    const handleInput = () => {
      byPerson = performance.now();
    };
    const handleScroll = () => {
      const lit = heardIndex === null ? null : litIn(article.current, heardIndex);
      if (lit !== null && performance.now() - byPerson < MOMENTUM_MS) player.follow(isInView(lit));
    };
    for (const name of INPUTS) addEventListener(name, handleInput, { passive: true });
    addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      for (const name of INPUTS) removeEventListener(name, handleInput);
      removeEventListener('scroll', handleScroll);
    };
  }, [article, heardIndex, player]);

  return { places, heardIndex };
}

const INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** A page that was flung scrolls on for so long. */
const MOMENTUM_MS = 2000;

const litIn = (article: HTMLElement | null, index: number) =>
  article?.querySelector(`[data-sentence="${index}"]`) ?? null;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
