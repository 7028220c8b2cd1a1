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

/** A line of what strangers wrote, a message or the name of a file, without the control characters that a terminal would obey. */
export function harmless(line: string): string {
  return line.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}
