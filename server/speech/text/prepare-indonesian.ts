import { indonesianSounds } from './indonesian-sounds.ts';

/** Indonesian stays letters, but for the words whose e the engine misreads: they become its phonemes. */
export function prepareIndonesian(text: string): string {
  return text.replace(/\p{L}+/gu, word => {
    const sounds = indonesianSounds(word);
    if (sounds === undefined) return word;
    return `[[${sounds.map(sound => `${sound.isStressed ? "'" : ''}${sound.phoneme}`).join('')}]]`;
  });
}
