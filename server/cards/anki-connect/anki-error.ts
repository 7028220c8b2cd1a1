/** What AnkiConnect tells a program instead of a result; programs show it, and look for some of these sentences. */
export class AnkiError extends Error {
  override name = 'AnkiError';
}
