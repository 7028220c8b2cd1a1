import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx';
import type { Separators } from './read-pasted.ts';

/** What Quizlet offers, by the sign; any other one is written by the person. */
const BETWEEN = ['\t', ',', ' - '];
const CARDS = ['\n', ';'];
const OTHER = 'other';

/** A list that is pasted, and the signs between its parts. */
export function PasteForm({ onRead }: { onRead: (text: string, separators: Separators) => void }) {
  const { t } = useTranslation();
  const [between, setBetween] = useState('\t');
  const [cards, setCards] = useState('\n');
  const names: Record<string, string> = { '\t': t('transfer.tab'), '\n': t('transfer.newLine') };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onRead(String(data.get('list') ?? ''), { between, cards });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextArea name="list" rows={6} dir="auto" label={t('transfer.list')} hint={t('transfer.pasteLead')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Separator
          label={t('transfer.between')}
          signs={BETWEEN}
          names={names}
          value={between}
          onChange={setBetween}
        />
        <Separator
          label={t('transfer.betweenCards')}
          signs={CARDS}
          names={names}
          value={cards}
          onChange={setCards}
        />
      </div>
      <SubmitButton look="plain">{t('transfer.readList')}</SubmitButton>
    </form>
  );
}

type SeparatorProps = {
  label: string;
  signs: readonly string[];
  /** What signs that cannot be seen are called. */
  names: Record<string, string>;
  value: string;
  onChange: (sign: string) => void;
};

function Separator({ label, signs, names, value, onChange }: SeparatorProps) {
  const { t } = useTranslation();
  const [isOther, setIsOther] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={label}
        value={isOther ? OTHER : value}
        onChange={({ target }) => {
          setIsOther(target.value === OTHER);
          onChange(target.value === OTHER ? '' : target.value);
        }}
      >
        {signs.map(sign => (
          <option key={sign} value={sign}>
            {names[sign] ?? sign.trim()}
          </option>
        ))}
        <option value={OTHER}>{t('transfer.otherSign')}</option>
      </SelectField>
      {isOther && (
        <TextField
          label={`${label}: ${t('transfer.otherSign')}`}
          value={value}
          autoComplete="off"
          maxLength={20}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
