/** What may be wrong with files that somebody brings. */
export const FILE_PROBLEMS = [
  'unknownFormat',
  'missingFile',
  'tooLarge',
  'notText',
  'broken',
  'nothingInIt',
  'unreadable',
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** Ends the reading of files from within. Whoever began it turns it into a value. */
export class FileRefusal extends Error {
  override name = 'FileRefusal';
  readonly problem: FileProblem;
  /** The file that it is about: for `missingFile` the one that is not there. */
  readonly file: string;

  constructor(problem: FileProblem, file = '') {
    super(file === '' ? problem : `${problem}: ${file}`);
    this.problem = problem;
    this.file = file;
  }
}
