/**
 * One sound, named by its letter: the vowels а е и і о у, consonants with дж and дз, and ў for в that no vowel follows.
 * A long consonant is two sounds.
 */
export type UkrainianSound = { letter: string; isVowel: boolean; isSoft: boolean; isStressed: boolean };

const VOICED: Record<string, string> = {
  п: 'б',
  т: 'д',
  с: 'з',
  ц: 'дз',
  ш: 'ж',
  ч: 'дж',
  к: 'ґ',
  х: 'г',
};
const VOICING = new Set(['б', 'д', 'з', 'дз', 'ж', 'дж', 'ґ', 'г']);
const DENTALS = new Set(['д', 'т', 'з', 'с', 'дз', 'ц', 'н']);
const DENTAL_SIBILANTS = new Set(['з', 'с', 'дз', 'ц']);
const LABIALS = new Set(['б', 'п', 'в', 'м', 'ф']);

/** What neighbours do to each other by the orthoepic standard: voicing, softness, and в as ў. From the last sound back. */
export function assimilateUkrainian(sounds: readonly UkrainianSound[]): UkrainianSound[] {
  const assimilated: UkrainianSound[] = [];
  for (const sound of sounds.toReversed()) {
    const next = assimilated[0];
    assimilated.unshift(sound.isVowel ? sound : assimilateConsonant(sound, next));
  }
  return assimilated;
}

function assimilateConsonant(sound: UkrainianSound, next: UkrainianSound | undefined): UkrainianSound {
  if (sound.letter === 'в' && !next?.isVowel && next?.letter !== 'й')
    return { ...sound, letter: 'ў', isSoft: false };
  if (next === undefined || next.isVowel) return sound;
  const voiced = VOICING.has(next.letter) ? VOICED[sound.letter] : undefined;
  const letter = voiced ?? sound.letter;
  return { ...sound, letter, isSoft: sound.isSoft || (next.isSoft && isSoftenedBy(letter, next.letter)) };
}

function isSoftenedBy(letter: string, next: string): boolean {
  if (letter === next) return true;
  if (DENTALS.has(next)) return DENTALS.has(letter);
  return DENTAL_SIBILANTS.has(letter) && (next === 'л' || LABIALS.has(next));
}
