import { romanize } from 'es-hangul';
import { linkKorean } from './respelling.ts';

/** The Revised Romanisation, which follows the pronunciation but for tense sounds: 생일 is saengil. */
export function koreanRomanisation(text: string): string {
  // A syllable at a time, since the library would otherwise change the sounds once more.
  const syllables = [...linkKorean(text)].map(letter => romanize(letter));
  return syllables.join('').replaceAll('lr', 'll');
}
