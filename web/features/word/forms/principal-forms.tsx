import type { Forms } from '#contract/word-entry.ts';
import type { Word } from '#contract/words.ts';
import { directionOf } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { formName } from '#web/vocabulary/translation/form-name.ts';
import { headwordOf } from '../headword.ts';
import { FormText } from './form-text.tsx';

type PrincipalFormsProps = { word: Word; forms: Forms['principal'] };

/** The few forms that tell all others, as a paper dictionary prints them; rows on a phone. */
export function PrincipalForms({ word, forms }: PrincipalFormsProps) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  return (
    <dl className="border-t border-line bg-paper py-2 sm:flex sm:flex-wrap">
      {forms.map(({ tags, form }) => (
        <div
          key={`${tags.join()} ${form}`}
          className="flex items-baseline gap-x-3 px-5 py-1 sm:flex-col sm:px-6"
        >
          <dt className="w-28 flex-none text-sm text-quiet sm:w-auto">{formName({ tags: [...tags] }, t)}</dt>
          <dd>
            <span lang={learn} dir={directionOf(learn)} className="word inline-block word-lg">
              <FormText headword={headwordOf(word)} form={form} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
