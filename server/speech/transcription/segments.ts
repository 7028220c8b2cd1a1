/** A piece of a transcription: what is shown for one sound, whether it makes a syllable, and the stress on it. */
export type Segment = { ipa: string; isVowel: boolean; stress: '' | 'ˈ' | 'ˌ' };

const OBSTRUENT = /^(?:[pbtdkɡfvβθðɣxχcɟ]|[tdɟc]͡)/;
const GLIDING = /^[lɾrʁɹjwɥʋɰʎ]/;

/**
 * The segments of one word as IPA, every stress mark moved before its syllable, where readers expect it.
 * A word of one syllable carries none.
 */
export function writeSegments(segments: readonly Segment[]): string {
  const vowels = segments.filter(segment => segment.isVowel).length;
  if (vowels < 2) return segments.map(segment => segment.ipa).join('');
  const marks = new Map<number, string>();
  for (const [index, { stress }] of segments.entries()) {
    if (stress !== '') marks.set(onsetOf(segments, index), stress);
  }
  return segments.map(({ ipa }, index) => `${marks.get(index) ?? ''}${ipa}`).join('');
}

/** Where the syllable of the vowel at `index` begins: one consonant before it, or a cluster that glides into it. */
function onsetOf(segments: readonly Segment[], index: number): number {
  let start = index;
  while (start > 0 && !segments[start - 1]?.isVowel) start -= 1;
  if (start === 0 || start === index) return start;
  const last = segments[index - 1]?.ipa ?? '';
  const before = segments[index - 2]?.ipa ?? '';
  const glides = index - 2 >= start && GLIDING.test(last) && OBSTRUENT.test(before);
  return glides ? index - 2 : index - 1;
}
