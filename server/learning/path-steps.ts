import type { Reply } from '#contract/endpoint.ts';
import { FIRST_WORDS, listPathSteps, listStepWords } from '#contract/path.ts';
import { STEP_WORDS } from '#contract/path-steps.ts';
import type { Language } from '#languages/index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { wordsOfStep } from '../catalogue/path.ts';
import { wordWriter } from '../catalogue/word-json.ts';
import type { Bind } from '../http/bind.ts';
import { responseCache } from '../http/cached-response.ts';
import { notFound } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { done, doneJson } from '../http/success.ts';

/** The steps of all 17 languages: some 30 kB each. */
const STEPS_BYTES = 1024 * 1024;
/** The words of a step: some 4 kB a pair, so this holds all steps of the 20 pairs used most. */
const WORDS_BYTES = 4 * 1024 * 1024;

/** The steps of the path "First 1,000 words", the same for everybody. */
export function pathStepRoutes(
  bind: Bind,
  { catalogue, limits }: { catalogue: Catalogue; limits: Limits },
): void {
  const write = wordWriter();
  const steps = responseCache<Reply<typeof listPathSteps>>(STEPS_BYTES);
  const words = responseCache<Reply<typeof listStepWords>>(WORDS_BYTES);

  bind(listPathSteps, ({ query: { learn } }) =>
    steps(learn, () => done({ steps: stepsOf(catalogue, learn) })),
  );

  bind(listStepWords, ({ params: { step }, query, ip }) => {
    const ofStep = wordsOfStep(catalogue.path(query.learn), step);
    if (ofStep.length === 0) throw notFound('Step');
    return words(`${step} ${query.lang} ${query.learn}`, () => {
      limits.countHere('publicLists', ip);
      return doneJson(`{"words":${write(ofStep, query)}}`);
    });
  });
}

function stepsOf(catalogue: Catalogue, learn: Language) {
  const path = catalogue.path(learn);
  return Array.from({ length: Math.ceil(path.length / STEP_WORDS) }, (_, place) => {
    const words = wordsOfStep(path, place + 1);
    const first = words.slice(0, FIRST_WORDS).map(({ forms }) => forms[learn]);
    return { ids: words.map(({ id }) => id), first };
  });
}
