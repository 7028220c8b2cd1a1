/** What one may say to the teacher at once, in characters. */
export const LONGEST_SAID = 500;
/** Then a new talk begins: each turn goes along with every later one, and is paid for again. */
export const MOST_TURNS = 40;
/** Talks that are listed; older ones are in the export. */
export const MOST_TALKS = 50;
/** What a talk may be called, in characters. */
export const LONGEST_TALK_TITLE = 80;
/** How long a turn is kept. */
export const TALK_DAYS = 90;
/** How long an answer may be, in characters; the model is asked for less. */
export const LONGEST_ANSWER = 6000;

/** What can be asked of the teacher with one press: to speak first, to say it again in easier words, for help, or for something else to talk about. */
export const WISHES = ['begin', 'simpler', 'hint', 'topics'] as const;
export type Wish = (typeof WISHES)[number];

export const TEACHER_LEVELS = ['A1', 'A2', 'B1', 'B2'] as const;

/** What tells a talk from another that has no title: the first thing that its owner said, or else what the teacher began with. */
export function openingOf(turns: readonly { said: string; answer: string }[]): string {
  const opening = turns.find(({ said }) => said !== '')?.said ?? turns[0]?.answer ?? '';
  return [...opening.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_TALK_TITLE).join('');
}

/** The id of a talk: `talk-` and a UUID, made by the browser. */
export const TALK_ID = /^talk-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
