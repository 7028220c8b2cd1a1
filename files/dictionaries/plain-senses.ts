const NUMBERED = /^\s*[([]?\d{1,2}[.):\]]\s+/;
/** Indented lines, examples in quotes and references belong to the line above them. */
const GOES_ON = /^(\s+\S|["“„]|\s*see:)/;

/** The senses of a text, and what stands before them. */
export type Senses = { before: string; senses: string[] };

/**
 * The senses that a plain text lists: by their numbers where there are some, otherwise line by line.
 * What stands above the first number comes as `before`.
 */
export function plainSenses(text: string): Senses {
  const lines = text.split(/\r?\n/).filter(line => line.trim() !== '');
  const isList = lines.filter(line => NUMBERED.test(line)).length > 1;
  const begins = (line: string) => (isList ? NUMBERED.test(line) : !GOES_ON.test(line));
  const before: string[] = [];
  const senses: string[][] = [];
  for (const line of lines) {
    if (begins(line)) senses.push([isList ? line.replace(NUMBERED, '') : line]);
    else if (senses.length > 0) senses.at(-1)?.push(line);
    else if (isList) before.push(line);
    else senses.push([line]);
  }
  return { before: before.join(' '), senses: senses.map(sense => sense.join('\n')) };
}
