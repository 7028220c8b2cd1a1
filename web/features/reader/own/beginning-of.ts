import { cutAt } from './pages-of.ts';

/** In UTF-16 units. */
const LONGEST = 60;
const FIRST_SENTENCE = /^.*?(?:[.!?…]+(?=\s|$)|[。！？।؟])/u;

/** What a text without a title is called: its first sentence, or as many words of it as have room. */
export function beginningOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  if (line.length <= LONGEST) return line;
  const reach = cutAt(line, LONGEST);
  const [sentence] = FIRST_SENTENCE.exec(line.slice(0, LONGEST + 1)) ?? [];
  if (sentence !== undefined && sentence.length <= LONGEST) return sentence;
  const words = /\s/.test(line.charAt(LONGEST)) ? reach : reach.replace(/\s+\S*$/u, '');
  return `${words.trimEnd()}…`;
}
