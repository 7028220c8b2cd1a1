import type { Language } from '#contract/languages.ts';
import { ENGINE_SOUNDS, type SoundTable } from './engine-sounds.ts';
import { type Segment, writeSegments } from './segments.ts';

/** Stress is not a matter of the word in these, and the engine's marks would only mislead. */
const WITHOUT_STRESS: ReadonlySet<Language> = new Set(['fr', 'hi', 'bn', 'vi']);

/** Dictionaries of these show a second stress; the engine gives one to long words of every language. */
const WITH_SECONDARY_STRESS: ReadonlySet<Language> = new Set(['en', 'de']);

const VOWEL = /[aeiouyøœɐɑɒæɛɜɝəɚɪɨɯɔʊʌʏᵻ]|\u0329/;
const TONE = /[1-7ɜ]$/;

/**
 * The engine's phonemes as readers know IPA: the sounds of the language's own table, stress marks before the syllable,
 * tones after it, and none of the engine's marks.
 */
export function cleanEngineIpa(phonemes: string, language: Language): string {
  return phonemes
    .normalize('NFD')
    .replaceAll('c\u0327', 'ç')
    .replace(/\([a-z-]+\)/g, '_')
    .split(/\s+/)
    .map(word => cleanWord(word, language))
    .filter(word => word !== '')
    .join(' ')
    .normalize('NFC');
}

function cleanWord(word: string, language: Language): string {
  const phonemes = word.split('_').filter(phoneme => phoneme !== '');
  const table = ENGINE_SOUNDS[language] ?? {};
  const segments = phonemes.map(phoneme => toSegment(phoneme, table));
  if (language === 'vi') return moveTone(segments);
  const written = writeSegments(segments.map(segment => stressShown(segment, language)));
  return (REWRITTEN[language] ?? []).reduce((ipa, [engine, usual]) => ipa.replace(engine, usual), written);
}

function toSegment(phoneme: string, table: SoundTable): Segment {
  const stress = phoneme.startsWith('ˈ') ? 'ˈ' : phoneme.startsWith('ˌ') ? 'ˌ' : '';
  const sound = phoneme.slice(stress.length);
  const ipa = table[sound] ?? sound.replace(/[.-]/g, '');
  return { ipa, isVowel: VOWEL.test(ipa), stress };
}

function stressShown(segment: Segment, language: Language): Segment {
  const isHidden =
    WITHOUT_STRESS.has(language) || (segment.stress === 'ˌ' && !WITH_SECONDARY_STRESS.has(language));
  return isHidden ? { ...segment, stress: '' } : segment;
}

const TONES: Record<string, string> = {
  1: '˧',
  7: '˧',
  2: '˨˩',
  ɜ: '˧˥',
  4: '˧˩˧',
  5: '˧ˀ˥',
  6: '˧ˀ˨',
};

// The engine writes the tone after the vowel; it belongs to the whole syllable.
function moveTone(segments: readonly Segment[]): string {
  const toneless = segments.map(({ ipa }) => ipa.replace(TONE, '')).join('');
  const tone = segments.map(({ ipa }) => TONE.exec(ipa)?.[0]).find(found => found !== undefined);
  return `${toneless}${tone === undefined ? '' : TONES[tone]}`;
}

/** What only shows when sounds stand together. */
const REWRITTEN: Partial<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  pt: [
    // The engine says nasal vowels as vowel and consonant, and r before a consonant with a vowel after it.
    [/ej[ŋnm](?=ˈ?[pbtdkɡfvszʃʒɾrʁ])/g, 'ẽ'],
    [/ej[ŋnm]$/g, 'ẽj'],
    [/([aeiouɐɛɔɪʊ])\u0303?(?:ŋ|[mn](?=ˈ?[pbtdkɡfvszʃʒ]))(?!ˈ?[aeiouɐɛɔɪʊ])/g, '$1\u0303'],
    [/ɾə(?=ˈ?[^aeiouɐɛɔɪʊə])/g, 'ʁ'],
    [/r(?=ˈ?[aeiouɐɛɔɪʊ])/g, 'ɾ'],
    [/r/g, 'ʁ'],
  ],
  // After a nasal vowel the engine also says the consonant that the vowel has swallowed.
  hi: [[/(\u0303ː?)[nɳŋmɲ](?=[ʈɖɽtdkɡpb])/g, '$1']],
  it: [[/([bdfɡklmnprstvɲʎʃ])(ˈ?)\1(?![ʃʒsz])/g, '$2$1ː']],
};
