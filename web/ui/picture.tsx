import { pictureAddress } from '#contract/pictures.ts';

type PictureProps = {
  emoji: string;
  /** Its size is set: nothing moves when it arrives. */
  className?: string;
  /** Called when there is no such picture: for emoji that people chose themselves. */
  onMissing?: () => void;
};

/** The picture of an emoji, the same on every device. It decorates: what it shows is said beside it. */
export function Picture({ emoji, className = '', onMissing }: PictureProps) {
  return (
    <img
      src={pictureAddress(emoji)}
      alt=""
      width="32"
      height="32"
      loading="lazy"
      decoding="async"
      draggable="false"
      onError={onMissing}
      className={className}
    />
  );
}
