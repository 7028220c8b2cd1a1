import type { FileProblem } from '../deck.ts';

/** Ends the reading of a file from within; `readPackage` turns it into a value. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}
