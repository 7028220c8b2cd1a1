/** A part of a sentence: a form of the word, which stands in brackets, or what is around it. */
export type SentencePart = { text: string; isForm: boolean };

/** The parts of a sentence in their order, without brackets: `Ich [rufe] dich [an].` has two forms. */
export function sentenceParts(text: string): SentencePart[] {
  return text
    .split(/\[([^[\]]*)\]/)
    .map((part, place) => ({ text: part, isForm: place % 2 === 1 }))
    .filter(({ text, isForm }) => isForm || text !== '');
}

/** The sentence as it is read. */
export const plainSentence = (text: string) =>
  sentenceParts(text)
    .map(part => part.text)
    .join('');

/** The one form of a sentence that has exactly one; undefined where it is split or missing. */
export function oneForm(text: string): string | undefined {
  const forms = sentenceParts(text).filter(({ isForm }) => isForm);
  return forms.length === 1 && forms[0]?.text !== '' ? forms[0]?.text : undefined;
}
