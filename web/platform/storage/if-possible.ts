/** Undefined where the browser's storage is absent, blocked or full: what is in it is a convenience, and the server has it too. */
export async function ifPossible<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
