/** What a person can say of a word in a file, and what a card has fields for; `key` is the id that our own exports carry. */
export const COLUMNS = ['word', 'translation', 'reading', 'note', 'sentence', 'emoji', 'key'] as const;
export type Column = (typeof COLUMNS)[number];

/** One answer: when (milliseconds since 1970), how well (1 Again, 2 Hard, 3 Good, 4 Easy) and how long it took. */
export type Review = { at: number; grade: number; milliseconds: number };

/** What another program knew of a word. */
export type History = {
  /** Oldest first, all directions together. */
  reviews: Review[];
  /** The next time it was to be asked, in milliseconds since 1970; null for a word that was never asked. */
  dueAt: number | null;
  /** Days between the last two questions. */
  intervalDays: number;
  /** Times answered and times forgotten. */
  repetitions: number;
  lapses: number;
  /** The memory state of FSRS in days and 1 to 10, where it is known. */
  stability: number | null;
  difficulty: number | null;
  isSuspended: boolean;
};

export type FileRow = { cells: string[]; history?: History };

/** Rows with the same columns: a CSV file, or the notes of one type in an Anki package. */
export type DeckTable = {
  name: string;
  /** The names of the columns; null where the file names none. */
  header: string[] | null;
  rows: FileRow[];
};

/** Which column of a file is what; null for one that is left out. */
export type Mapping = readonly (Column | null)[];

export const FILE_PROBLEMS = [
  'tooLarge',
  'notText',
  'notPackage',
  'notKindle',
  'broken',
  'brokenPackage',
  'tooNew',
  'noNotes',
  'tooSlow',
  'unreadable',
] as const;

/** Why a whole file was refused. */
export type FileProblem = (typeof FILE_PROBLEMS)[number];

export type FileResult = { tables: DeckTable[] } | { problem: FileProblem };

/** How much of a task is done, from 0 to 1. */
export type OnProgress = (share: number) => void;
