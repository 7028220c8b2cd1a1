import { isLanguage, type Language } from '#languages/index.ts';
import { LanguageOptions } from '#web/platform/i18n/language-options.tsx';
import { LanguageTile } from '#web/platform/i18n/language-tile.tsx';
import { SelectField } from '#web/ui/field.tsx';

type LanguageFieldProps = {
  /** In a form, the field's name. */
  name?: string;
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
      onChange={event => isLanguage(event.target.value) && onChoose(event.target.value)}
      start={<LanguageTile language={language} size="tile-36" />}
    >
      <LanguageOptions />
    </SelectField>
  );
}
