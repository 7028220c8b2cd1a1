import initialise, { type EngineWorker } from '@echogarden/espeak-ng-emscripten';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { engineVoice, type Pace, timbreFile, timbreName } from './engine-voices.ts';

/** Longer speech is cut: it bounds time and memory whatever the text is. */
export const LONGEST_AUDIO_SECONDS = 30;

/** Where the engine looks for what follows the plus sign of a voice's name. It passes over what is not there without a word. */
const TIMBRE_FOLDER = '/usr/share/espeak-ng-data/voices/!v';

export type Engine = {
  readonly sampleRate: number;
  /** 16-bit mono samples of a text written by `voiceText`; may be empty when the engine has nothing to say. */
  speak(text: string, language: Language, pace: Pace): Int16Array;
  /** The phonemes of the text as the engine says them, IPA with the engine's own marks. */
  transcribe(text: string, language: Language): string;
  /**
   * The phonemes that the engine says of mnemonics in its brackets, which `transcribe` does not know, one by one. Tones are not
   * among them; languages with tones have no brackets.
   */
  phonemes(bracketed: string, language: Language): string[];
};

/** Starts the engine, once in a thread: it is synchronous. Never settles when its data file cannot be read. */
export async function startEngine(): Promise<Engine> {
  const { eSpeakNGWorker, FS_createDataFile } = await initialise();
  const timbres = new Map(LANGUAGE_CODES.map(language => [timbreName(language), timbreFile(language)]));
  for (const [name, file] of timbres) FS_createDataFile(TIMBRE_FOLDER, name, file, true, false);
  const engine = new eSpeakNGWorker();
  const sampleRate = engine.get_samplerate();
  return {
    sampleRate,
    speak(text, language, pace) {
      chooseVoice(engine, language, pace);
      return speakUpTo(engine, text, LONGEST_AUDIO_SECONDS * sampleRate);
    },
    transcribe(text, language) {
      chooseVoice(engine, language, 'normal');
      const { code, ipa } = engine.synthesize_ipa(text);
      if (code !== 0) throw new Error(`The engine cannot transcribe (code ${code})`);
      return ipa;
    },
    phonemes(bracketed, language) {
      chooseVoice(engine, language, 'normal');
      return phonemesSpoken(engine, bracketed);
    },
  };
}

// Before every call: changes that the last text made to the voice must not be heard in the next.
function chooseVoice(engine: EngineWorker, language: Language, pace: Pace): void {
  const voice = engineVoice(language, pace);
  const code = engine.set_voice(`${voice.name}+${timbreName(language)}`);
  if (code !== 0) throw new Error(`The engine has no voice "${voice.name}" (code ${code})`);
  engine.set_rate(voice.wordsPerMinute);
  engine.set_range(voice.range);
  engine.set_pitch(50);
  engine.set_volume(100);
}

function speakUpTo(engine: EngineWorker, text: string, limit: number): Int16Array {
  const chunks: Int16Array[] = [];
  let length = 0;
  // Throwing in here would leave the engine with stale state; answering true stops it cleanly.
  engine.synthesize(text, chunk => {
    chunks.push(chunk);
    length += chunk.length;
    return length >= limit;
  });
  return joinChunks(chunks, length).subarray(0, limit);
}

function phonemesSpoken(engine: EngineWorker, text: string): string[] {
  const found: string[] = [];
  engine.synthesize(text, (_samples, events) => {
    for (const { type, id } of events) if (type === 'phoneme' && id) found.push(String(id));
    return false;
  });
  return found;
}

function joinChunks(chunks: Int16Array[], length: number): Int16Array {
  const samples = new Int16Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    samples.set(chunk, offset);
    offset += chunk.length;
  }
  return samples;
}
