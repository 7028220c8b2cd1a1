import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';

type AccountSectionProps = {
  title: string;
  lead: string;
  /** Rendered once the section is opened: what is seldom needed is neither seen nor asked for. */
  children: (close: () => void) => ReactNode;
};

/** A card below the profile that opens at a press. */
export function AccountSection({ title, lead, children }: AccountSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const content = useId();
  return (
    <section className="min-w-0 rounded-card border border-line bg-card">
      <h2 className="head">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? content : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-14 w-full items-center justify-between gap-3 rounded-card px-5 py-3 text-start text-lg hover:text-accent"
        >
          <span className="min-w-0 hyphens-auto">{title}</span>
          <Icon name="chevron" className={isOpen ? 'rotate-180' : ''} />
        </button>
      </h2>
      {isOpen && (
        <div id={content} className="flex flex-col gap-5 px-5 pb-5">
          <p className="text-quiet">{lead}</p>
          {children(() => setIsOpen(false))}
        </div>
      )}
    </section>
  );
}
