import type { ExerciseKind } from '#contract/exercises.ts';
import { build } from './kinds/build.ts';
import { flashcard } from './kinds/flashcard.ts';
import { gap } from './kinds/gap.ts';
import type { Kind } from './kinds/kind.ts';
import { listen } from './kinds/listen.ts';
import { match } from './kinds/match.ts';
import { meaning } from './kinds/meaning.ts';
import { type } from './kinds/type.ts';
import { word } from './kinds/word.ts';

/** Every kind of exercise by its name in the log. */
export const KINDS: Record<ExerciseKind, Kind> = {
  meaning,
  word,
  listen,
  gap,
  type,
  build,
  match,
  flashcard,
};
