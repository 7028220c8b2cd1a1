import type { Language } from '#contract/languages.ts';
import type { Pace } from './engine/engine-voices.ts';
import type { Pool } from './engine/pool.ts';
import type { SpeechEnv } from './options.ts';
import { chooseProviders } from './providers/choose-providers.ts';
import { type OutsideVoice, outsideVoice } from './providers/outside-voice.ts';
import type { Provider } from './providers/provider.ts';
import type { SpeechLog } from './speech-log.ts';
import { isMisreadVerb } from './text/prepare-english.ts';
import type { Utterance } from './text/pronounce.ts';

/** One that can say something; undefined means that the next one shall. `name` tells its clips from others. */
export type Speaker = {
  name: string;
  speak(utterance: Utterance, pace: Pace, signal: AbortSignal): Promise<Uint8Array | undefined>;
};

/**
 * Who speaks a language, in order: an outside voice where one is chosen, at last the embedded engine.
 *
 * @throws Error naming the setting that a chosen provider misses
 */
export function chooseSpeakers(
  settings: SpeechEnv,
  pool: Pool,
  log: SpeechLog,
): (language: Language) => Speaker[] {
  const providers = chooseProviders(settings, ({ samples, sampleRate }, signal) =>
    pool.run({ kind: 'encode', samples, sampleRate }, signal),
  );
  const limits = { timeoutMilliseconds: settings.SPEECH_TIMEOUT_MS, log, clock: Date.now };
  const outside = new Map<Provider, Speaker>();
  for (const provider of Object.values(providers)) {
    if (!outside.has(provider)) outside.set(provider, outsideSpeaker(outsideVoice(provider, limits)));
  }
  const embedded = embeddedSpeaker(pool);
  return language => {
    const provider = providers[language];
    const first = provider && outside.get(provider);
    return first === undefined ? [embedded] : [first, embedded];
  };
}

const embeddedSpeaker = (pool: Pool): Speaker => ({
  name: 'embedded',
  speak: (utterance, pace, signal) => pool.run({ kind: 'speak', ...utterance, pace }, signal),
});

const outsideSpeaker = (voice: OutsideVoice): Speaker => ({
  name: voice.name,
  speak: (utterance, pace, signal) =>
    voice.speak({ text: outsideText(utterance), language: utterance.language, pace, signal }),
});

// Other voices know no stress marks, and Ukrainian ones know the stress of common words; they know no phonemes either, so a
// verb that would be misread comes with its "to".
function outsideText({ text, language, spoken }: Utterance): string {
  if (language === 'uk') return text.replaceAll('\u0301', '');
  if (language === 'en') return isMisreadVerb(text, spoken) ? `to ${text}` : text;
  return spoken ?? text;
}
