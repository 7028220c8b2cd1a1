import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type LoadedTextProps = { name: string; text: string; onRemove: () => void };

const EXCERPT_LENGTH = 1000;

/** A text that stands in for the text field: its name, its size and how it begins. */
export function LoadedText({ name, text, onRemove }: LoadedTextProps) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const length = new Intl.NumberFormat(lang).format(text.length);
  return (
    <div className="rounded-control border border-edge bg-card">
      <div className="flex items-center gap-2 border-b border-line ps-3">
        <div role="status" className="min-w-0 flex-1 py-2">
          <p className="font-medium">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm text-quiet">{t('analyser.characters', { length })}</p>
        </div>
        <IconButton icon="cross" label={t('analyser.remove', { name })} onClick={onRemove} />
      </div>
      <div className="px-3 py-2">
        <p lang="en" dir="auto" className="line-clamp-6 whitespace-pre-wrap text-quiet">
          {text.slice(0, EXCERPT_LENGTH)}
        </p>
      </div>
    </div>
  );
}
