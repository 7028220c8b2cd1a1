import { useRef, useState } from 'react';
import { LONGEST_LIST_NAME, MOST_LIST_WORDS } from '#contract/list-codes.ts';
import type { OwnList } from '#contract/lists.ts';
import { FormDialog } from '#web/platform/dialogs/form-dialog.tsx';
import { TitledDialog } from '#web/platform/dialogs/titled-dialog.tsx';
import { lengthProblem, type Problems, useProblemTexts } from '#web/platform/forms/problems.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { QueryView } from '#web/platform/query-view/query-view.tsx';
import { useLocation } from '#web/platform/router/router.tsx';
import { GuestPrompt } from '#web/platform/session/guest-prompt.tsx';
import { rememberReturn } from '#web/platform/session/return-address.ts';
import { useSession } from '#web/platform/session/session.ts';
import { TextField } from '#web/ui/field.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { useListChanges, useMyLists } from './api.ts';

const WIDTH = 'w-[min(28rem,calc(100vw-2rem))]';
/** Stands for a list that is still to be made. */
const NEW = 'new';

export type ListChoiceProps = {
  /** Keys of words and ids of own cards. */
  wordIds: readonly string[];
  /** They are in a list now. */
  onAdded?: () => void;
  onClose: () => void;
};

/** One of the person's lists, or a new one, for words to go into; a guest is told what lists take. Open as long as it is rendered. */
export function ListChoiceDialog(props: ListChoiceProps) {
  const { t } = useTranslation();
  const isGuest = useSession().status === 'guest';
  const query = useMyLists();
  if (isGuest) return <GuestDialog onClose={props.onClose} />;
  if (query.data !== undefined) return <ChoiceForm {...props} lists={query.data.data.lists} />;
  // A dialog in the place of another would not know what to give the focus back to.
  if (!query.isError) return null;
  return (
    <TitledDialog title={t('lists.addTo')} className={WIDTH} onClose={props.onClose}>
      <QueryView query={query} failure={t('lists.failed')} loading={null}>
        {() => null}
      </QueryView>
    </TitledDialog>
  );
}

/** Lists are kept in an account: the two ways to one, which lead back here. */
function GuestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <TitledDialog title={t('lists.addTo')} className={WIDTH} onClose={onClose}>
      <GuestPrompt text={t('lists.loginToView')} onLeave={() => rememberReturn(pathname + search)} />
    </TitledDialog>
  );
}

function ChoiceForm({ wordIds, onAdded, onClose, lists }: ListChoiceProps & { lists: readonly OwnList[] }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { addTo, makeOf } = useListChanges();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState(lists[0]?.id ?? NEW);
  const form = useForm({
    fields: ['name'],
    validate: ({ name }): Problems<'name'> =>
      chosen !== NEW
        ? {}
        : {
            ...(name.trim() === '' && { name: 'lists.nameRequired' as const }),
            ...lengthProblem('name', name.trim(), LONGEST_LIST_NAME),
          },
    send: async ({ name }) => {
      const list = lists.find(({ id }) => id === chosen);
      const isDone = await (list === undefined ? makeOf(name.trim(), wordIds) : addTo(list, wordIds));
      if (!isDone) return undefined;
      onAdded?.();
      dialog.current?.close();
      return undefined;
    },
  });
  const problems = useProblemTexts(form.problems);
  return (
    <FormDialog
      ref={dialog}
      title={t('lists.addTo')}
      action={t(chosen === NEW ? 'lists.create' : 'lists.add')}
      width="narrow"
      isBusy={form.isBusy}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      {wordIds.length > 1 && <p className="text-quiet">{t('words.selected', { count: wordIds.length })}</p>}
      {lists.length > 0 && (
        <fieldset className="max-h-[40vh] overflow-y-auto">
          <legend className="sr-only">{t('lists.title')}</legend>
          {lists.map(({ id, name, word_count: count }) => (
            <RadioField
              key={id}
              name="list"
              label={
                <span className="min-w-0 wrap-anywhere">
                  <bdi>{name}</bdi>{' '}
                  <span className="text-quiet tabular-nums">
                    {t('categories.words', { count })}
                    {count + wordIds.length > MOST_LIST_WORDS &&
                      ` · ${t('lists.full', { most: number(MOST_LIST_WORDS) })}`}
                  </span>
                </span>
              }
              checked={chosen === id}
              onChange={() => setChosen(id)}
            />
          ))}
          <RadioField
            name="list"
            label={t('lists.new')}
            checked={chosen === NEW}
            onChange={() => setChosen(NEW)}
          />
        </fieldset>
      )}
      {chosen === NEW && (
        <TextField
          name="name"
          label={t('lists.name')}
          error={problems.name}
          autoComplete="off"
          dir="auto"
          autoFocus={lists.length === 0}
        />
      )}
    </FormDialog>
  );
}
