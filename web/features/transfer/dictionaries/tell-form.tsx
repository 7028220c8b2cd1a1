import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LONGEST_LICENCE, LONGEST_SOURCE, LONGEST_TITLE } from '#contract/reference-bounds.ts';
import type { AboutDictionary } from '#files/dictionaries/entry.ts';
import { isLanguage, type Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { LanguageField } from '#web/platform/languages/language-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Told } from './import-dictionary.ts';

/** How formats are called; their names are the same in every language. */
const FORMATS: Record<AboutDictionary['format'], string> = {
  yomitan: 'Yomitan',
  stardict: 'StarDict',
  dictd: 'dictd',
  cedict: 'CC-CEDICT',
  table: 'CSV',
};

type TellFormProps = {
  name: string;
  about: AboutDictionary;
  onStart: (told: Omit<Told, 'fingerprint'>) => void;
  onCancel: () => void;
};

/** What was found in the files of a dictionary, to be put right before it is read. */
export function TellForm({ name, about, onStart, onCancel }: TellFormProps) {
  const { t } = useTranslation();
  const inForce = useLanguages();
  const [learn, setLearn] = useState(() => ours(about.from, inForce.learn));
  const [lang, setLang] = useState(() => ours(about.to, inForce.lang));
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const field = (of: string, longest: number) =>
      String(written.get(of) ?? '')
        .trim()
        .slice(0, longest);
    onStart({
      format: about.format,
      title: field('title', LONGEST_TITLE) || name.slice(0, LONGEST_TITLE),
      licence: field('licence', LONGEST_LICENCE),
      source: about.source.slice(0, LONGEST_SOURCE),
      ...{ learn, lang },
    });
  };
  return (
    <form onSubmit={handleSubmit} aria-label={name} className="grid gap-4">
      <p className="text-sm text-quiet wrap-anywhere">
        <bdi>{name}</bdi> · {FORMATS[about.format]}
      </p>
      <TextField
        ref={title}
        name="title"
        label={t('dictionaries.name')}
        defaultValue={about.title.slice(0, LONGEST_TITLE)}
        maxLength={LONGEST_TITLE}
        autoComplete="off"
        dir="auto"
        required
      />
      <LanguageField label={t('dictionaries.ofWords')} language={learn} onChoose={setLearn} />
      <LanguageField label={t('dictionaries.ofSenses')} language={lang} onChoose={setLang} />
      <TextField
        name="licence"
        label={t('dictionaries.licence')}
        defaultValue={about.licence.slice(0, LONGEST_LICENCE)}
        maxLength={LONGEST_LICENCE}
        autoComplete="off"
        dir="auto"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="main">
          {t('dictionaries.start')}
        </Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </div>
    </form>
  );
}

/** The language that the files name, where it is one of ours. */
function ours(named: string | undefined, otherwise: Language): Language {
  return isLanguage(named) ? named : otherwise;
}
