/** The part of the server's logger that speech needs. */
export type SpeechLog = { warn(details: { err: unknown }, message: string): void };

/** For programs without a logger. */
export const stderrLog: SpeechLog = {
  warn: ({ err }, message) => void process.stderr.write(`${message}: ${String(err)}\n`),
};
