const NUKTA_LETTERS = { '\u09A1': '\u09DC', '\u09A2': '\u09DD', '\u09AF': '\u09DF' } as const;

/**
 * Recomposes the Bengali letters ড় ঢ় য়, which NFC takes apart, wherever another Bengali letter or sign follows.
 * The engine drops the vowel after a decomposed letter; at the end of a word only the decomposed one is read right.
 */
export function respellBengali(text: string): string {
  return text.replace(
    /([\u09A1\u09A2\u09AF])\u09BC(?=[\u0980-\u09FF])/g,
    (_, letter: keyof typeof NUKTA_LETTERS) => NUKTA_LETTERS[letter],
  );
}
