import { useState } from 'react';
import type { Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { LanguageField } from '#web/platform/languages/language-field.tsx';

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
