import type { FormTag } from './tags.ts';

/** Only the first reading of a verb is shown, so it says also that the form is a participle: dit, bus, finis. */
export function alsoParticiples<Form extends { base: string; tags: readonly FormTag[] }>(
  forms: readonly Form[],
): Form[] {
  const isParticiple = ({ tags }: Form) => tags.includes('past-participle');
  const ofParticiples = new Set(forms.filter(isParticiple).map(({ base }) => base));
  return forms.map(form =>
    !isParticiple(form) && ofParticiples.has(form.base)
      ? { ...form, tags: [...form.tags, 'past-participle'] satisfies FormTag[] }
      : form,
  );
}
