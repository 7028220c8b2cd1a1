import { useState } from 'react';
import { MOST_LIST_WORDS } from '#contract/list-codes.ts';
import { TitledDialog } from '#web/platform/dialogs/titled-dialog.tsx';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/check-field.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { useListChanges, type WholeList } from '#web/vocabulary/lists/api.ts';
import type { ListedWord } from '#web/vocabulary/words/listed-word.ts';
import { FromDictionary, FromSearch, FromTopic } from './word-sources.tsx';

/** Of a long list so many are drawn; all of them can be ticked at once. */
const DRAWN = 100;

type AddWordsDialogProps = { whole: WholeList; onClose: () => void };

/** Words to be ticked for a list, found by a search, in a topic or in the dictionary; open as long as it is rendered. */
export function AddWordsDialog({ whole, onClose }: AddWordsDialogProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { setWords } = useListChanges();
  const [source, setSource] = useState<'search' | 'topic' | 'dictionary'>('search');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const { list, ids, cards } = whole;
  const there = new Set([...ids, ...Object.values(cards)]);
  const room = MOST_LIST_WORDS - ids.length;
  const add = async () => {
    setIsBusy(true);
    const said = t('lists.added', { number: number(chosen.size) });
    if (await setWords(list, [...ids, ...chosen], said)) onClose();
    setIsBusy(false);
  };
  const choices = (words: readonly ListedWord[]) => (
    <Choices words={words.filter(({ id }) => !there.has(id))} chosen={chosen} onChoose={setChosen} />
  );
  return (
    <TitledDialog title={t('lists.add')} className="w-[min(40rem,calc(100vw-2rem))]" onClose={onClose}>
      <div className="mt-3 grid grid-cols-1 gap-4">
        <Segment
          legend={t('lists.from')}
          value={source}
          onChange={setSource}
          options={[
            { value: 'search', label: t('notFound.find') },
            { value: 'topic', label: t('lists.topic') },
            { value: 'dictionary', label: t('nav.myDictionary') },
          ]}
        />
        {source === 'search' && <FromSearch>{choices}</FromSearch>}
        {source === 'topic' && <FromTopic>{choices}</FromTopic>}
        {source === 'dictionary' && <FromDictionary>{choices}</FromDictionary>}
        <div className="flex flex-wrap items-center justify-end gap-3">
          <output className="me-auto text-quiet">
            {chosen.size > room
              ? t('lists.full', { most: number(MOST_LIST_WORDS) })
              : t('words.selected', { count: chosen.size })}
          </output>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            look="main"
            disabled={chosen.size === 0 || chosen.size > room}
            isBusy={isBusy}
            onClick={() => void add()}
          >
            {t('lists.add')}
          </Button>
        </div>
      </div>
    </TitledDialog>
  );
}

type ChoicesProps = {
  words: readonly ListedWord[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

/** Words that are not in the list yet, each with its box. */
function Choices({ words, chosen, onChoose }: ChoicesProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { lang, learn } = useLanguages();
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  const all = words.every(({ id }) => chosen.has(id));
  const toggleAll = () => {
    const next = new Set(chosen);
    for (const { id } of words) {
      if (all) next.delete(id);
      else next.add(id);
    }
    onChoose(next);
  };
  if (words.length === 0)
    return (
      <p role="status" className="py-6 text-center text-quiet">
        {t('lists.nothingToAdd')}
      </p>
    );
  return (
    <div className="grid grid-cols-1 gap-2">
      <div>
        <Button onClick={toggleAll}>{t(all ? 'words.deselectAll' : 'words.selectAll')}</Button>
      </div>
      <ul className="max-h-[40vh] overflow-y-auto rounded-card border border-line px-3">
        {words.slice(0, DRAWN).map(({ id, word, translation }) => (
          <li key={id} className="border-b border-line last:border-b-0">
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is one */}
            <label className="flex min-h-12 cursor-pointer items-center gap-3 py-1">
              <CheckBox checked={chosen.has(id)} onChange={() => toggle(id)} />
              <span className="min-w-0 wrap-anywhere">
                <bdi lang={learn} className="word">
                  {word}
                </bdi>{' '}
                <bdi lang={lang} className="text-quiet">
                  {translation}
                </bdi>
              </span>
            </label>
          </li>
        ))}
        {words.length > DRAWN && (
          <li className="py-3 text-quiet">{t('path.more', { number: number(words.length - DRAWN) })}</li>
        )}
      </ul>
    </div>
  );
}
