import { SHORTEST_PASSWORD } from '#contract/bounds.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { MOST_NEW_PER_DAY, type Problem, type Problems } from './validate.ts';

/** What is wrong with which field, in words. */
export function useProblemTexts<Field extends string>(
  problems: Problems<Field>,
): Partial<Record<Field, string>> {
  const { t } = useTranslation();
  const { number } = useFormats();
  const bounds = { count: SHORTEST_PASSWORD, most: number(MOST_NEW_PER_DAY) };
  const texts = Object.entries<Problem | undefined>(problems).flatMap(([field, problem]) =>
    problem === undefined ? [] : [[field, t(problem, bounds)]],
  );
  return Object.fromEntries(texts) as Partial<Record<Field, string>>;
}
