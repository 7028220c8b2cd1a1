import { type UkrainianSound, ukrainianSounds } from '../text/ukrainian-sounds.ts';
import { type Segment, writeSegments } from './segments.ts';

/** Stress-marked IPA of Ukrainian, from the stress marks of the text; a word that is not Ukrainian stays as written. */
export function ukrainianIpa(text: string): string {
  return text.replace(/[\p{L}\p{M}’ʼ']+/gu, word => {
    const sounds = ukrainianSounds(word);
    return sounds === undefined ? word : writeSegments(sounds.map(toSegment));
  });
}

const VOWELS: Record<string, string> = { а: 'ɑ', е: 'ɛ', и: 'ɪ', і: 'i', о: 'ɔ', у: 'u' };

const CONSONANTS: Record<string, string> = {
  б: 'b',
  в: 'ʋ',
  ў: 'w',
  г: 'ɦ',
  ґ: 'ɡ',
  д: 'd',
  дж: 'dʒ',
  дз: 'dz',
  ж: 'ʒ',
  з: 'z',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ф: 'f',
  х: 'x',
  ц: 'ts',
  ч: 'tʃ',
  ш: 'ʃ',
};

// Hushing sounds are only half softened before і, which is not written.
const HALF_SOFT_BEFORE_I = new Set(['ж', 'ч', 'ш', 'дж']);

function toSegment(sound: UkrainianSound, index: number, sounds: readonly UkrainianSound[]): Segment {
  if (sound.isVowel)
    return { ipa: VOWELS[sound.letter] ?? '', isVowel: true, stress: sound.isStressed ? 'ˈ' : '' };
  const next = sounds[index + 1];
  const isSoft = sound.isSoft && !(next?.letter === 'і' && HALF_SOFT_BEFORE_I.has(sound.letter));
  const ipa = `${CONSONANTS[sound.letter]}${isSoft ? 'ʲ' : ''}`;
  // A long consonant is written once, with the length mark on its second half.
  if (next?.letter === sound.letter) return { ipa: '', isVowel: false, stress: '' };
  return { ipa: sounds[index - 1]?.letter === sound.letter ? `${ipa}ː` : ipa, isVowel: false, stress: '' };
}
