import type { Language } from '#languages/index.ts';
import type { Utterance } from '#languages/language.ts';
import { speechOf } from '#languages/speech.ts';
import type { Log } from '#server/process/log.ts';
import type { Pace } from './engine/engine-voices.ts';
import type { Pool } from './engine/pool.ts';
import type { SpeechEnv } from './options.ts';
import { chooseProviders } from './providers/choose-providers.ts';
import { type OutsideVoice, outsideVoice } from './providers/outside-voice.ts';
import type { Provider } from './providers/provider.ts';

/** What is to be said in which language and how fast. */
export type Spoken = Utterance & { language: Language; pace: Pace };

/** For whom: `from` has turns at the engine, and `pay` rejects when so many characters are too much for the outside voices. */
export type Asker = { from: string; pay(characters: number): Promise<void> };

/** Speaks, or returns undefined to leave it to the next one. `name` distinguishes its clips from others. */
export type Speaker = { name: string; speak(spoken: Spoken, asker: Asker): Promise<Uint8Array | undefined> };

/**
 * Who speaks a language, in order: an outside voice where one is chosen, at last the embedded engine.
 *
 * @throws Error naming the setting that a chosen provider misses
 */
export function chooseSpeakers(settings: SpeechEnv, pool: Pool, log: Log): (language: Language) => Speaker[] {
  const providers = chooseProviders(settings, ({ samples, sampleRate }) =>
    pool.run({ kind: 'encode', samples, sampleRate }),
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
  speak: (spoken, { from }) => pool.run({ kind: 'speak', ...spoken }, from),
});

const outsideSpeaker = (voice: OutsideVoice): Speaker => ({
  name: voice.name,
  speak: ({ language, pace, ...utterance }, { pay }) =>
    voice.speak({ text: textForOthers(utterance, language), language, pace }, pay),
});

function textForOthers(utterance: Utterance, language: Language): string {
  const { forOtherVoices } = speechOf(language);
  return forOtherVoices?.(utterance) ?? utterance.spoken ?? utterance.text;
}
