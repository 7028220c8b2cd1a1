import type { Word } from '#contract/words.ts';
import { type Translate, useTranslation } from '#web/platform/i18n/i18n.tsx';

const NAMES = ['m', 'f', 'n', 'mf', 'pl'] as const;

/** A newer server may know genders that this page does not name. */
const knownGender = (gender: string | undefined) => NAMES.find(known => known === gender);

/** The gender of a noun in words; undefined for what has none. */
export function genderName(gender: string | undefined, t: Translate): string | undefined {
  const name = knownGender(gender);
  return name && t(`words.gender.${name}`);
}

/**
 * The gender beside a noun: the article where it is learned with the word, the dictionary's letter elsewhere. An article is read before its
 * noun also where the page is read from the right: on the left of it.
 */
export function GenderMark({ word: { gender, article } }: { word: Pick<Word, 'gender' | 'article'> }) {
  const { t } = useTranslation();
  const name = knownGender(gender);
  if (name === undefined) return null;
  return (
    <abbr
      title={t(`words.gender.${name}`)}
      className={`text-sm font-normal text-quiet no-underline ${article ? 'order-first rtl:order-none' : ''}`}
    >
      <bdi>{article ?? name.replace('mf', 'm/f')}</bdi>
    </abbr>
  );
}
