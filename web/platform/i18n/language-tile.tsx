import { LANGUAGES, type Language } from '#languages/index.ts';

const HUES: Record<Language, string> = {
  en: 'language-en',
  uk: 'language-uk',
  es: 'language-es',
  hi: 'language-hi',
  ar: 'language-ar',
  pt: 'language-pt',
  bn: 'language-bn',
  fr: 'language-fr',
  de: 'language-de',
  ja: 'language-ja',
  id: 'language-id',
  tr: 'language-tr',
  zh: 'language-zh',
  vi: 'language-vi',
  it: 'language-it',
  ko: 'language-ko',
  pl: 'language-pl',
};

type LanguageTileProps = { language: Language; size?: 'tile-36' | 'tile-40' | 'tile-52' };

/** The monogram of a language on its tint; its name is beside it. No flag: a language is no country. */
export function LanguageTile({ language, size = 'tile-40' }: LanguageTileProps) {
  const monogram = LANGUAGES.find(({ code }) => code === language)?.monogram;
  return (
    <span aria-hidden="true" lang={language} className={`word tile ${size} ${HUES[language]}`}>
      <span className="text-[0.9em] leading-none">{monogram}</span>
    </span>
  );
}
