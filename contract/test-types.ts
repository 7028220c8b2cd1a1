/** The three trainers in the order of the menus. */
export const TEST_TYPES = ['translation_to_word', 'word_to_translation', 'flashcards'] as const;
export type TestType = (typeof TEST_TYPES)[number];

/** The source that means the person's own dictionary. */
export const DICTIONARY_SOURCE = 'userCategory';

/** A sitting of more than 20 questions tires; the rest comes with "play again". */
export const MOST_QUESTIONS = 20;

/** A request for a packet names at most so many words whose answers are still on their way, the latest. */
export const MOST_ANSWERED = 100;

/** The test an address asks for; the first where it asks for none that is known. */
export function wantedTest(parameters: URLSearchParams): TestType {
  return TEST_TYPES.find(known => known === parameters.get('testType')) ?? TEST_TYPES[0];
}
