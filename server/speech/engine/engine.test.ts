import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { speechOf } from '#languages/speech.ts';
import { voiceText } from '#languages/voice-text.ts';
import { LONGEST_AUDIO_SECONDS, startEngine } from './engine.ts';
import { medianOf, pitchCurve, semitones } from './testing-pitch.ts';
import { shapeWave } from './wave.ts';

const engine = await startEngine();

const TWO_WORDS: Record<Language, [string, string]> = {
  en: ['house', 'beautiful'],
  uk: ['вода́', 'ві́кно'],
  es: ['casa', 'hermoso'],
  hi: ['घर', 'किताब'],
  ar: ['بَيْت', 'كِتَاب'],
  pt: ['casa', 'coração'],
  bn: ['বাড়ি', 'বই'],
  fr: ['maison', 'œuf'],
  de: ['Haus', 'Mädchen'],
  ja: ['学校', '水'],
  id: ['rumah', 'teman'],
  tr: ['ev', 'öğrenci'],
  zh: ['房子', '熊'],
  vi: ['nước', 'trường học'],
  it: ['casa', 'gnocchi'],
  ko: ['집', '감사합니다'],
  pl: ['dom', 'książka'],
};

async function samplesOf(text: string, language: Language): Promise<Int16Array> {
  return engine.speak(await voiceText(speechOf(language), { text }), language, 'normal');
}

const decibels = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

test.each(LANGUAGE_CODES)(
  '%s speaks two words: of the right length, at the common level, distinct',
  async language => {
    const [one, other] = TWO_WORDS[language];
    const waves = [await samplesOf(one, language), await samplesOf(other, language)].map(samples =>
      shapeWave(samples, engine.sampleRate),
    );
    for (const wave of waves) {
      expect(wave.length / engine.sampleRate).toBeGreaterThan(0.25);
      expect(wave.length / engine.sampleRate).toBeLessThan(3);
      // Everything, with the silence around it: within 3 dB of -22 dBFS.
      expect(Math.abs(decibels(wave) + 22)).toBeLessThan(3);
      expect(Math.max(...wave)).toBeLessThan(0.9);
    }
    expect(envelope(waves[0])).not.toEqual(envelope(waves[1]));
  },
);

// How many of 20 ms are loud: rough enough to be the same for the same word, whose bytes differ from call to call.
function envelope(wave: Float32Array | undefined): string {
  const frames = Array.from({ length: Math.floor((wave?.length ?? 0) / 441) }, (_, index) =>
    wave?.subarray(index * 441, index * 441 + 441),
  );
  return frames.map(frame => (Math.max(...(frame ?? [])) > 0.1 ? '#' : '.')).join('');
}

const pitchOf = async (text: string, language: Language) =>
  pitchCurve(await samplesOf(text, language), engine.sampleRate);

/** How far the pitch of the last tenth of a second lies above the lowest one before. */
function riseAtTheEnd(curve: readonly number[]): number {
  return semitones(Math.min(...curve.slice(0, -5)), medianOf(curve.slice(-3)));
}

test.each(LANGUAGE_CODES)(
  '%s is said by a voice of middle height, which never stands still',
  async language => {
    for (const text of TWO_WORDS[language]) {
      const curve = await pitchOf(text, language);
      expect(medianOf(curve)).toBeGreaterThan(98);
      expect(medianOf(curve)).toBeLessThan(165);
      expect(semitones(Math.min(...curve), Math.max(...curve))).toBeGreaterThan(1.5);
    }
  },
);

test('a Japanese statement falls to its end, and a question rises', async () => {
  for (const text of ['学校', 'ともだち', 'たべもの'])
    expect(riseAtTheEnd(await pitchOf(text, 'ja'))).toBeLessThan(0.5);
  expect(riseAtTheEnd(await pitchOf('これは何ですか？', 'ja'))).toBeGreaterThan(2);
});

test('the tones of Chinese and Vietnamese stay apart', async () => {
  const starts = [];
  for (const text of ['麻', '妈', '是']) starts.push(medianOf((await pitchOf(text, 'zh')).slice(0, 3)));
  const [rising = 0, level = 0, falling = 0] = starts;
  expect(semitones(rising, level)).toBeGreaterThan(2);
  expect(semitones(level, falling)).toBeGreaterThan(0.5);
  const ends = [];
  for (const text of ['mà', 'ma', 'má']) ends.push(medianOf((await pitchOf(text, 'vi')).slice(-3)));
  const [low = 0, middle = 0, high = 0] = ends;
  expect(semitones(low, middle)).toBeGreaterThan(3);
  expect(semitones(middle, high)).toBeGreaterThan(3);
});

test('a voice is never left over from the request before', async () => {
  engine.transcribe('বাংলা', 'bn');
  expect(engine.transcribe('chanter', 'fr').replaceAll('_', '')).toContain('ʃɑ̃tˈe');
  await samplesOf('বাংলা', 'bn');
  expect(engine.transcribe('water', 'en').replaceAll('_', '')).toContain('wˈɔːɾɚ');
});

test('markup that reaches the engine does not change later requests', () => {
  const before = engine.transcribe('hello', 'en');
  engine.speak('<voice name="de">guten Tag', 'en', 'normal');
  expect(engine.transcribe('hello', 'en')).toBe(before);
});

test('slow takes half as long again', async () => {
  const normal = engine.speak('a long sentence about nothing', 'en', 'normal').length;
  const slow = engine.speak('a long sentence about nothing', 'en', 'slow').length;
  expect(slow / normal).toBeGreaterThan(1.3);
  expect(slow / normal).toBeLessThan(2);
});

test('speech stops after 30 seconds, and the next word is whole', () => {
  const long = engine.speak('1234567890 '.repeat(45), 'en', 'slow');
  expect(long.length).toBe(LONGEST_AUDIO_SECONDS * engine.sampleRate);
  const word = engine.speak('house', 'en', 'normal').length / engine.sampleRate;
  expect(word).toBeGreaterThan(0.2);
  expect(word).toBeLessThan(1);
});
