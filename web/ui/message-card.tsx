import type { ReactNode } from 'react';

type MessageCardProps = {
  emoji: string;
  title: string;
  text?: string;
  heading?: 'h1' | 'h2';
  children?: ReactNode;
};

/** A card that fills an otherwise empty screen: what is (not) here, and what to do next. */
export function MessageCard({ emoji, title, text, heading: Heading = 'h2', children }: MessageCardProps) {
  return (
    <section className="mx-auto my-8 flex max-w-lg flex-col items-center gap-3 rounded-card border border-line bg-card px-6 py-10 text-center">
      <div aria-hidden="true" className="text-4xl">
        {emoji}
      </div>
      <Heading tabIndex={-1} className="head text-xl sm:text-2xl">
        {title}
      </Heading>
      {text && <p className="text-quiet">{text}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </section>
  );
}
