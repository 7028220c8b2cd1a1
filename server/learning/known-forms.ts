/** A shorter beginning is shared by chance. */
const SHORTEST_STEM = 4;
const LONGEST_ENDING = 3;

/** Compares a word with the forms that exist. */
export type KnownForms = {
  /** It is one of them, one letter from one, or like one but for the ending. */
  isNear(made: string): boolean;
};

export function knownForms(forms: readonly string[]): KnownForms {
  const words = new Set(forms.flatMap(form => [form, ...form.split(' ')]).map(plain));
  const shortened = new Set([...words].flatMap(withoutOne));
  const beginnings = new Set([...words].flatMap(beginningsOf));
  return {
    isNear(made) {
      const word = plain(made);
      if (words.has(word)) return true;
      // Where signs are syllables, everything is near.
      if (lettersOf(word).length < SHORTEST_STEM) return false;
      if ([word, ...withoutOne(word)].some(other => words.has(other) || shortened.has(other))) return true;
      return [word, ...beginningsOf(word)].some(stem => words.has(stem) || beginnings.has(stem));
    },
  };
}

/** A replaced letter leaves the same when it is left out on both sides. */
function withoutOne(word: string): string[] {
  const letters = lettersOf(word);
  return letters
    .map((_, place) => [...letters.slice(0, place), '\u0000', ...letters.slice(place + 1)].join(''))
    .concat(letters.map((_, place) => [...letters.slice(0, place), ...letters.slice(place + 1)].join('')));
}

/** The word without its last one to three letters. */
function beginningsOf(word: string): string[] {
  const letters = lettersOf(word);
  return [1, 2, 3]
    .filter(ending => ending <= LONGEST_ENDING && letters.length - ending >= SHORTEST_STEM)
    .map(ending => letters.slice(0, -ending).join(''));
}

/** Marks count as letters of their own, and a syllable of Korean as its sounds. */
function plain(word: string): string {
  return word.toLowerCase().normalize('NFD');
}

function lettersOf(word: string): string[] {
  return [...plain(word)];
}
