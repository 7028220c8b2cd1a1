/** Runs a command to its end; what it throws is printed as one plain sentence. */
export async function runCommand(work: (given: string[]) => Promise<void>): Promise<void> {
  // What a command writes holds everything about people.
  process.umask(0o077);
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
