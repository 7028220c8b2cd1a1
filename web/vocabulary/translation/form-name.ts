import { SENSE_SEPARATOR } from '#contract/separators.ts';
import type { WordReading } from '#contract/translation.ts';
import type { FormTag } from '#languages/word-forms/tags.ts';
import type { Translate } from '#web/platform/i18n/i18n.tsx';

/** What a form is, in words of the interface: "past, she". Empty for the base form. */
export function formName({ tags }: Pick<WordReading, 'tags'>, t: Translate): string {
  return namesOf(tags, t).join(t('common.comma'));
}

/** The words that one form is made of: "and + book + their". Empty where nothing is attached to it. */
export function partsOfForm({ before, after, translation, base }: WordReading, t: Translate): string {
  if (before.length === 0 && after.length === 0) return '';
  const own = translation?.split(SENSE_SEPARATOR)[0] ?? base;
  return [...namesOf(before, t), own, ...namesOf(after, t)].join(' + ');
}

/** A newer server may know tags that this page does not name. */
function namesOf(tags: readonly string[], t: Translate): string[] {
  const names = tags.map(tag => [`forms.${tag}`, t(`forms.${tag as FormTag}`)] as const);
  return names.flatMap(([key, name]) => (key === name ? [] : [name]));
}
