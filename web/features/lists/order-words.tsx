import { useEffect, useRef, useState } from 'react';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { WordOfList } from './listed-words.ts';
import { moved } from './word-order.ts';

type OrderWordsProps = {
  words: readonly WordOfList[];
  onSave: (words: readonly WordOfList[]) => Promise<void>;
  onCancel: () => void;
};

/** The words of a list to be put in order, each up or down by a press; nothing is saved before its owner says so. */
export function OrderWords({ words, onSave, onCancel }: OrderWordsProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { lang, learn } = useLanguages();
  const [order, setOrder] = useState(words);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const rows = useRef<HTMLOListElement>(null);
  const pressed = useRef<string>(undefined);
  useEffect(() => {
    // A browser takes the focus from what is put elsewhere in the document. At an end the other button goes on.
    const [up, down] = pressed.current?.split(' ') ?? [];
    if (order.length === 0 || up === undefined) return;
    const button = rows.current?.querySelector<HTMLButtonElement>(`[data-move="${up} ${down}"]:enabled`);
    (button ?? rows.current?.querySelector<HTMLButtonElement>(`[data-move^="${up} "]:enabled`))?.focus();
  }, [order]);
  const move = (place: number, by: -1 | 1) => {
    const word = order[place];
    if (word === undefined) return;
    pressed.current = `${word.listId} ${by}`;
    setOrder(moved(order, place, by));
    setSaid(`${word.word}: ${number(place + by + 1)} / ${number(order.length)}`);
  };
  const save = async () => {
    setIsBusy(true);
    await onSave(order);
    setIsBusy(false);
  };
  return (
    <div>
      <div className="sticky top-16 z-20 -mx-5 flex flex-wrap gap-2 bg-paper px-5 py-2.5">
        <Button look="main" isBusy={isBusy} onClick={() => void save()}>
          {t('lists.saveOrder')}
        </Button>
        <Button look="text" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
      <ol ref={rows}>
        {order.map((word, place) => (
          <li key={word.listId} className="flex min-h-14 items-center gap-2 border-b border-line py-1">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <bdi lang={learn} className="word word-lg">
                {word.word}
              </bdi>{' '}
              <bdi lang={lang} className="text-quiet">
                {word.translation}
              </bdi>
            </span>
            {([-1, 1] as const).map(by => (
              <IconButton
                key={by}
                icon="chevron"
                className={by < 0 ? '*:rotate-180' : ''}
                label={t(by < 0 ? 'lists.up' : 'lists.down', { word: word.word })}
                data-move={`${word.listId} ${by}`}
                disabled={order[place + by] === undefined}
                onClick={() => move(place, by)}
              />
            ))}
          </li>
        ))}
      </ol>
      <output className="sr-only">{said}</output>
    </div>
  );
}
