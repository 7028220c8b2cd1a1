import { useEffect, useRef } from 'react';
import { copyText } from '#web/platform/files/copy-text.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { bookmarkletFor } from './bookmarklet-code.ts';

/** A link that somebody drags to their bookmarks: pressed on any page, it opens that page's text here. */
export function Bookmarklet() {
  const { t } = useTranslation();
  const link = useRef<HTMLAnchorElement>(null);
  // React takes addresses that are code for an attack; this one is for the browser's bookmarks.
  useEffect(() => link.current?.setAttribute('href', bookmarkletFor(location.origin)), []);
  const copy = () =>
    copyText(bookmarkletFor(location.origin), {
      copied: t('reader.bookmarkCopied'),
      failed: t('reader.bookmarkNotCopied'),
    });
  return (
    <div className="grid gap-3">
      <p className="text-quiet">{t('reader.bookmarkLead')}</p>
      <div className="flex flex-wrap gap-3">
        {/* biome-ignore lint/a11y/useValidAnchor: it is dragged to the bookmarks, which a button cannot be */}
        <a
          ref={link}
          href={undefined}
          draggable
          onClick={event => {
            // Here there is nothing to be taken from the page.
            event.preventDefault();
            void copy();
          }}
          className="inline-flex min-h-12 items-center gap-2 rounded-control border-[1.5px] border-edge bg-card px-4.5 font-semibold hover:border-accent hover:text-accent"
        >
          <Icon name="book" />
          {t('reader.bookmark')}
        </a>
        <Button icon="copy" onClick={() => void copy()}>
          {t('reader.bookmarkCopy')}
        </Button>
      </div>
    </div>
  );
}
