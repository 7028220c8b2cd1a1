import { useEffect } from 'react';
import { useHandler } from '#web/ui/use-handler.ts';
import type { SoundPlayer } from '../sound/sound-player.ts';
import { lettersOf } from '../sound/timeline.ts';
import { useHeard } from '../sound/use-page-sound.ts';

type Stretch = { from: number; to: number };

/** Which letters of a whole text are on each page of this part of it, and in which of its parts. */
export type HeardPlaces = { pages: Stretch[]; parts: (Stretch & { id: string })[] };

/** Where the pages of a part are in the whole text. Takes its parts, with their letters. */
export function placesOfPages(
  parts: readonly { id: string; letters: number }[],
  id: string,
  pages: readonly string[],
): HeardPlaces {
  if (parts.length === 0) return { pages: [], parts: [] };
  const stretches = inRow(parts.map(({ letters }) => letters)).map((stretch, place) => ({
    id: parts[place]?.id ?? '',
    ...stretch,
  }));
  const begin = stretches.find(part => part.id === id)?.from ?? 0;
  return {
    parts: stretches,
    pages: inRow(
      pages.map(page => lettersOf(page).length),
      begin,
    ),
  };
}

function inRow(lengths: readonly number[], begin = 0): Stretch[] {
  let at = begin;
  return lengths.map(length => {
    const from = at;
    at += length;
    return { from, to: at };
  });
}

/** Whether what is heard is on a page. */
export function isHeardOn({ heard, timeline }: SoundPlayer, { pages }: HeardPlaces, page: number): boolean {
  const letter = letterAt(timeline, heard.get());
  return letter !== undefined && isIn(pages[page], letter);
}

type Turns = { show: (page: number) => void; openPart: (id: string) => void };

/** Turns to the page, or opens the part, where what is heard is, as long as it is followed. */
export function useFollowedPlace(
  player: SoundPlayer | undefined,
  { pages, parts }: HeardPlaces,
  page: number,
  { show, openPart }: Turns,
): void {
  const { heard, sought } = useHeard(player);
  const follow = useHandler(() => {
    const letter = player && letterAt(player.timeline, heard);
    if (letter === undefined || !player?.isFollowed() || isIn(pages[page], letter)) return;
    const other = pages.findIndex(stretch => isIn(stretch, letter));
    if (other !== -1) show(other);
    else {
      const part = parts.find(stretch => isIn(stretch, letter));
      if (part !== undefined) openPart(part.id);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is turned when something else is heard or asked for
  useEffect(follow, [heard, sought, player, follow]);
}

/** The middle of a sentence: a text may be cut into pages within one. */
function letterAt(timeline: SoundPlayer['timeline'], place: number | null): number | undefined {
  const sentence = place === null ? undefined : timeline[place];
  return sentence && (sentence.from + sentence.to) >> 1;
}

const isIn = (stretch: Stretch | undefined, letter: number) =>
  stretch !== undefined && letter >= stretch.from && letter < stretch.to;
