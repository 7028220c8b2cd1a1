/** As far as the last end of a sentence, with what closes it; a full stop of Latin letters has a space behind it. */
const SENTENCES = /^.*(?:[.!?…؟।]["'»“”’)]*(?=\s)|[。！？][」』）]*)/su;

/** The beginning of a text that is no longer than this: whole sentences where one ends in it, else whole words. */
export function firstSentences(text: string, longest: number): string {
  const whole = text.trim();
  if (whole.length <= longest) return whole;
  // One more, since a text that breaks off behind a sentence is whole as well.
  const cut = whole.slice(0, longest + 1);
  const [sentences] = SENTENCES.exec(cut) ?? [];
  if (sentences !== undefined && sentences.length <= longest) return sentences.trim();
  const space = cut.lastIndexOf(' ');
  return whole.slice(0, space > 0 ? space : longest).trim();
}
