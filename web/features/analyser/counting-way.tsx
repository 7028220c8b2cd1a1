import { detectLanguage } from '#languages/detect.ts';
import { isLanguage, type Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { LanguageOptions } from '#web/platform/i18n/language-options.tsx';
import { LanguageTile } from '#web/platform/i18n/language-tile.tsx';
import { SelectField } from '#web/ui/field.tsx';

/** `exact` counts English as the specification has it; a language counts its words by their base forms. */
export type CountingWay = 'exact' | Language;

/**
 * How a text is counted of which nobody has said it: in the learning language where the text is certainly written in it. English is
 * counted exactly, as the specification has it.
 */
export function likelyWay(text: string, learn: Language): CountingWay {
  return learn !== 'en' && detectLanguage(text) === learn ? learn : 'exact';
}

/** How words are counted: English ones as they are written, or those of any language with what one knows of them. */
export function CountingWayField({
  way,
  onChange,
}: {
  way: CountingWay;
  onChange: (way: CountingWay) => void;
}) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('analyser.way')}
      value={way}
      onChange={event => onChange(isLanguage(event.target.value) ? event.target.value : 'exact')}
      whole={way === 'exact' ? t('analyser.exact') : undefined}
      start={<LanguageTile language={way === 'exact' ? 'en' : way} size="tile-36" />}
    >
      <option value="exact">{t('analyser.exact')}</option>
      <optgroup label={t('analyser.wayForms')}>
        <LanguageOptions />
      </optgroup>
    </SelectField>
  );
}
