import { type ReactNode, useState } from 'react';
import type { Shelf } from '#contract/shelves.ts';
import { Picture } from '#web/ui/picture.tsx';
import type { ShownPicture } from './own-picture.ts';

/** Written out, for Tailwind to find them. */
const SIZES = {
  36: 'tile-36',
  40: 'tile-40',
  52: 'tile-52',
  56: 'tile-56',
  64: 'tile-64',
  72: 'tile-72',
  104: 'tile-104',
  132: 'tile-132',
  /** Above the word that a trainer asks for: the word must not move when its picture arrives. */
  asked: 'tile-within-104 short:tile-within-56 sm:tile-within-132 beside:tile-within-56',
  /** Across a card. */
  banner: 'tile-84 w-full rounded-control *:[img]:size-13',
  /** Across the top of the slip that greets. */
  meet: 'tile-148 w-full rounded-none *:[img]:size-26 sm:tile-176 sm:*:[img]:size-30 lg:tile-220 lg:*:[img]:size-37',
  /** Across the top of an entry, and at its side where there is room. */
  entry: 'tile-148 w-full rounded-none *:[img]:size-26 sm:tile-176 sm:h-auto sm:w-52 sm:*:[img]:size-30',
  /** Across the top of a card, from edge to edge. */
  wide: 'tile-120 w-full rounded-none *:[img]:size-19',
} as const;

type PictureTileProps = {
  emoji?: string | undefined;
  shelf?: Shelf | undefined;
  /** The person's own, in place of it. */
  own?: ShownPicture | undefined;
  size?: keyof typeof SIZES;
  className?: string;
  /** Stands where there is no emoji. */
  children?: ReactNode;
};

/** A picture on the tint of its topic, of a size that does not change when it arrives. One's own fills it. */
export function PictureTile({ emoji, shelf, own, size = 56, className = '', children }: PictureTileProps) {
  const [missing, setMissing] = useState('');
  return (
    <span aria-hidden="true" className={`tile ${SIZES[size]} ${shelf ? `shelf-${shelf}` : ''} ${className}`}>
      {own?.address !== undefined ? (
        <img src={own.address} alt="" width="256" height="256" className="size-full! object-contain" />
      ) : (
        // Ours would only flash before one that is on its way.
        !own?.isWaiting && (
          <>
            {!emoji && children}
            {emoji && emoji !== missing && <Picture emoji={emoji} onMissing={() => setMissing(emoji)} />}
            {/* Somebody's own choice, which is not among our pictures: drawn by their device. */}
            {emoji && emoji === missing && emoji}
          </>
        )
      )}
    </span>
  );
}
