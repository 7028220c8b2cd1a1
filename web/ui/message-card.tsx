import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing.tsx';

type MessageCardProps = {
  drawing: DrawingName;
  title: ReactNode;
  text?: ReactNode;
  heading?: 'h1' | 'h2';
  /** An error is announced. */
  role?: 'alert';
  children?: ReactNode;
};

/** A card that fills an otherwise empty screen: what is (not) here, in a sentence, and the one useful next step. */
export function MessageCard({ drawing, title, text, heading, role, children }: MessageCardProps) {
  const Heading = heading ?? 'h2';
  return (
    <section
      role={role}
      className="mx-auto my-8 flex max-w-lg flex-col items-center gap-3 rounded-card border border-line bg-card px-6 py-10 text-center"
    >
      <Drawing name={drawing} />
      <Heading tabIndex={-1} className="head text-xl sm:text-2xl">
        {title}
      </Heading>
      {text && <p className="max-w-prose text-quiet">{text}</p>}
      {children && <div className="mt-1 flex flex-wrap justify-center gap-3">{children}</div>}
    </section>
  );
}
