import { lessonOfSource } from '#contract/letter-ids.ts';
import { listOfSource } from '#contract/list-codes.ts';
import { pathTo } from '#contract/pages.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSearchParams } from '#web/platform/router/router.tsx';
import { choicesIn } from './fetch-round.ts';

/** Where a round leads back to: home, from a lesson in letters to its course, from a list to that. */
export function useWayOut(): string {
  const { lang, learn } = useLanguages();
  const [parameters] = useSearchParams();
  const { source } = choicesIn(parameters);
  const list = listOfSource(source);
  if (list !== undefined) return pathTo('list', { code: list }, { lang, learn });
  const isLesson = lessonOfSource(source) !== undefined;
  return isLesson ? pathTo('letters', {}, { lang, learn }) : pathTo('home', {}, { lang });
}
