import { TEACHER_LEVELS } from '#contract/teacher-bounds.ts';
import type { Language } from '#languages/index.ts';
import type { WordStates } from '#learning/states.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { isOfPair } from '../catalogue/of-pair.ts';

/** All that the teacher is told of a learner. */
export type LearnerWords = { level: (typeof TEACHER_LEVELS)[number]; known: string[]; fresh: string[] };

/** Those met last: they are what is to be practised, and a longer list is paid for in every turn. */
const MOST_KNOWN = 200;
const FRESH = 3;
/** Words known or being learned from which on somebody is past A1, A2 and B1. */
const LEVEL_WORDS = [500, 1200, 2500];

type Asked = { catalogue: Catalogue; states: WordStates; pair: { lang: Language; learn: Language } };

/** The words that somebody knows or learns, the next three of the path, and about which level that is. Own cards stay where they are. */
export function learnerWords({ catalogue, states, pair }: Asked): LearnerWords {
  const formOf = (id: string) => catalogue.word(id)?.forms[pair.learn] ?? '';
  const begun = [...states]
    .filter(([id, { state }]) => (state === 'known' || state === 'learning') && formOf(id) !== '')
    .sort(([, one], [, other]) => (other.lastAt ?? 0) - (one.lastAt ?? 0));
  const fresh = catalogue
    .path(pair.learn)
    .filter(word => !states.has(word.id) && isOfPair(word, pair))
    .slice(0, FRESH);
  return {
    level: levelOf(begun.length),
    known: begun.slice(0, MOST_KNOWN).map(([id]) => formOf(id)),
    fresh: fresh.map(({ forms }) => forms[pair.learn]),
  };
}

export function levelOf(words: number): LearnerWords['level'] {
  const passed = LEVEL_WORDS.filter(least => words >= least).length;
  return TEACHER_LEVELS[passed] ?? 'B2';
}
