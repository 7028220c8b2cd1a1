import type { Candidate, LanguageForms } from './language-forms.ts';

type Candidates = LanguageForms['candidates'];

/**
 * Makes the `candidates` of a language whose words are spelled in several ways: only a word that is nothing as it stands is looked for in
 * another spelling.
 */
export function inOtherSpellings(
  asWritten: Candidates,
  otherSpellings: (word: string) => Iterable<string>,
): Candidates {
  return (word, known) => {
    const found = asWritten(word, known);
    if (found.length > 0) return withoutForeignVerbs(found);
    for (const other of otherSpellings(word)) {
      const others = asWritten(other, known);
      if (others.length > 0) return others;
    }
    return found;
  };
}

/** A verb of two words is found by its first, शुरू करना and মজা করা, but that word does not change like a verb. */
function withoutForeignVerbs(found: readonly Candidate[]): readonly Candidate[] {
  const own = found.filter(({ base, tags }) => tags.length === 0 || !base.includes(' '));
  return own.length > 0 ? own : found;
}
