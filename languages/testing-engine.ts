import initialise from '@echogarden/espeak-ng-emscripten';
import type { LanguageSpeech, Utterance } from './language.ts';
import { voiceText } from './voice-text.ts';

/** The embedded engine for tests of sounds: what is really spoken, by the events of the synthesis. */
export async function startTestingEngine() {
  const { eSpeakNGWorker } = await initialise();
  const engine = new eSpeakNGWorker();

  function choose({ voice }: LanguageSpeech): void {
    if (engine.set_voice(voice.name) !== 0) throw new Error(`The engine has no voice "${voice.name}"`);
  }

  function speak(speech: LanguageSpeech, written: string): string[] {
    choose(speech);
    const phonemes: string[] = [];
    engine.synthesize(written, (_samples, events) => {
      phonemes.push(...events.flatMap(event => (event.type === 'phoneme' ? [String(event.id)] : [])));
      return false;
    });
    return phonemes.filter(phoneme => phoneme !== '' && !phoneme.startsWith('_'));
  }

  return {
    /** The phonemes of what the engine is given, letters or mnemonics in brackets, in its own IPA. */
    speak,
    /** The phonemes of an utterance as the voice says it. */
    say: async (speech: LanguageSpeech, utterance: Utterance) =>
      speak(speech, await voiceText(speech, utterance)),
    /** What `transcribe` asks the engine for. */
    transcriber: (speech: LanguageSpeech) => (letters: string) => {
      choose(speech);
      return engine.synthesize_ipa(letters).ipa;
    },
  };
}
