import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/languages.ts';

const GERMAN_ARTICLES: Record<string, string> = { m: 'der', f: 'die', n: 'das', pl: 'die', mf: 'der/die' };
const NAMES = ['m', 'f', 'n', 'mf', 'pl'] as const;

/** The gender beside a noun: the article in German, where it is learned with the word, the dictionary's letter elsewhere. */
export function GenderMark({ gender, language }: { gender: string | undefined; language: Language }) {
  const { t } = useTranslation();
  const name = NAMES.find(known => known === gender);
  if (name === undefined) return null;
  const mark = language === 'de' ? GERMAN_ARTICLES[name] : name.replace('mf', 'm/f');
  return (
    <abbr
      title={t(`words.gender.${name}`)}
      className={`text-sm font-normal text-quiet no-underline ${language === 'de' ? 'order-first' : ''}`}
    >
      <bdi>{mark}</bdi>
    </abbr>
  );
}
