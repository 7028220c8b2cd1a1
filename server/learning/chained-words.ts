export type Spelling = {
  /** The units of a chain: letters, the written syllables of Indic scripts, or the sounds of Korean ones. */
  signs: 'letters' | 'syllables' | 'jamo';
  /** How many signs decide which one comes next. */
  memory: number;
  /** In signs. */
  shortest: number;
  longest: number;
  /** Only words like this are taken as examples. */
  of?: RegExp;
};

const END = '';
const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** Makes words in which each sign follows those before it as in some of the forms, and which begin as one of them does. */
export function chainedWords(
  forms: readonly string[],
  { signs, memory, shortest, longest, of = /^[\p{L}\p{M}]+$/u }: Spelling,
  random: () => number,
): () => string | undefined {
  // Names and German nouns have capital letters; Korean verbs all end alike.
  const examples = forms
    .filter(form => of.test(form) && !/^\p{Lu}/u.test(form) && !form.endsWith('다'))
    .map(form => signsOf(form, signs))
    .filter(({ length }) => length > memory);
  const following = new Map<string, string[]>();
  for (const example of examples) {
    for (const [place, sign] of [...example, END].entries()) {
      if (place < memory) continue;
      const before = example.slice(place - memory, place).join('');
      const known = following.get(before);
      if (known === undefined) following.set(before, [sign]);
      else known.push(sign);
    }
  }
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];

  return () => {
    const made = pick(examples)?.slice(0, memory) ?? [];
    while (made.length <= longest) {
      const sign = pick(following.get(made.slice(-memory).join('')) ?? []) ?? END;
      if (sign === END) break;
      made.push(sign);
    }
    if (made.length < shortest || made.length > longest) return undefined;
    const word = made.join('').normalize('NFC');
    // Sounds of Korean that make no whole syllable.
    return /[\u1100-\u11ff]/.test(word) ? undefined : word;
  };
}

function signsOf(form: string, signs: Spelling['signs']): string[] {
  if (signs === 'syllables') return [...graphemes.segment(form)].map(({ segment }) => segment);
  return [...(signs === 'jamo' ? form.normalize('NFD') : form)];
}
