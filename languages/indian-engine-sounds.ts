import type { SoundTable } from './engine-ipa.ts';

/** The engine's phonemes of Hindi and Bengali where readers expect another sign. */
export const INDIAN_ENGINE_SOUNDS: SoundTable = {
  'r.': 'ɽ',
  r: 'ɾ',
  c: 'tʃ',
  cʰ: 'tʃʰ',
  cː: 'tʃː',
  cʰcʰ: 'tːʃʰ',
  ɟ: 'dʒ',
  ɟː: 'dːʒ',
  ɟʰ: 'dʒʱ',
  bʰ: 'bʱ',
  dʰ: 'dʱ',
  dʰː: 'dːʱ',
  ɖʰ: 'ɖʱ',
  ɖɖ: 'ɖː',
  ʈʈ: 'ʈː',
  ʈʰʈʰ: 'ʈːʰ',
  ɡʰ: 'ɡʱ',
};
