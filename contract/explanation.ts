/**
 * What a model is asked to say of a sentence, a line each: what the sentence means, what the word means in it, its pieces, and one
 * question that it may leave open. Plain text with a name in front, which models keep to better than to JSON, and which can be shown as it comes.
 */
export type Explanation = {
  sentence: string;
  word: string;
  pieces: { piece: string; meaning: string }[];
  question: string;
};

const LINE = /^(SENTENCE|WORD|PIECE|WHY):\s*(\S.*)$/;

/**
 * Reads the lines, as far as they have come; undefined where they are not as the model was asked: then they are shown as they are.
 *
 * @param isWhole false while more is to come; its last line then counts for nothing until its name is there
 */
export function readExplanation(text: string, isWhole: boolean): Explanation | undefined {
  const found: Explanation = { sentence: '', word: '', pieces: [], question: '' };
  const lines = text.split('\n').map(line => line.trim());
  const last = isWhole ? '' : (lines.pop() ?? '');
  const partly = LINE.test(last) ? [last] : [];
  for (const line of [...lines, ...partly].filter(line => line !== '')) {
    const [, name, said = ''] = LINE.exec(line) ?? [];
    if (name === undefined) return undefined;
    if (name === 'SENTENCE') found.sentence = said;
    if (name === 'WORD') found.word = said;
    if (name === 'WHY') found.question = said;
    if (name !== 'PIECE') continue;
    const bar = said.indexOf('|');
    if (bar < 0 && line === last) continue;
    if (bar < 1) return undefined;
    found.pieces.push({ piece: said.slice(0, bar).trim(), meaning: said.slice(bar + 1).trim() });
  }
  return isWhole && found.word === '' ? undefined : found;
}
