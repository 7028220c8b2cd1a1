import { useState } from 'react';
import type { Language } from '#languages/index.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { LanguageOptions } from '../i18n/language-options.tsx';
import { LanguageTile } from '../i18n/language-tile.tsx';
import { SelectField } from '../ui/field.tsx';

type LanguageFieldProps = {
  name: string;
  label: string;
  language: Language;
  onChoose: (language: Language) => void;
};

/** A choice among the 17 languages, which shows the tile of the chosen one. */
export function LanguageField({ name, label, language, onChoose }: LanguageFieldProps) {
  return (
    <SelectField
      name={name}
      label={label}
      value={language}
      onChange={event => onChoose(event.target.value as Language)}
      start={<LanguageTile language={language} size="tile-36" />}
    >
      <LanguageOptions />
    </SelectField>
  );
}

/** The learning language of a form; `language` is the one at first. */
export function LearningLanguageField({ language }: { language: Language }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(language);
  return (
    <LanguageField
      name="learning_language"
      label={t('layout.learningLanguage')}
      language={chosen}
      onChoose={setChosen}
    />
  );
}
