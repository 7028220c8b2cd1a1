import type { EngineIpaStyle, SoundTable } from '../engine-ipa.ts';
import type { Phoneme } from '../phonemes.ts';

const TONE_OF_ENGINE = /[1-7ɜ]$/;

const TONES: Record<string, string> = {
  1: '˧',
  7: '˧',
  2: '˨˩',
  ɜ: '˧˥',
  4: '˧˩˧',
  5: '˧ˀ˥',
  6: '˧ˀ˨',
};

export const VIETNAMESE_ENGINE_IPA: EngineIpaStyle = { sounds: sounds(), stress: 'none', write: moveTone };

// Every vowel of the engine carries its tone, so the table is written out for each.
function sounds(): SoundTable {
  const vowels = { y: 'ɨ', yə: 'ɨə', iɛ: 'iə', 'e-': 'ɛ', ɪ: 'i', əɪ: 'əj' };
  const toned = Object.entries(vowels).flatMap(([from, to]) =>
    [...'1234567ɜ'].map(tone => [from + tone, to + tone] as const),
  );
  return { ...Object.fromEntries(toned), t: 'tʰ', t̪: 't', tʃ: 'tɕ', c: 'k' };
}

// The engine writes the tone after the vowel; it belongs to the whole syllable.
function moveTone(phonemes: readonly Phoneme[]): string {
  const toneless = phonemes.map(({ ipa }) => ipa.replace(TONE_OF_ENGINE, '')).join('');
  const tone = phonemes.map(({ ipa }) => TONE_OF_ENGINE.exec(ipa)?.[0]).find(found => found !== undefined);
  return `${toneless}${tone === undefined ? '' : TONES[tone]}`;
}
