import type { Language } from '#languages/index.ts';
import type { Log } from '#server/process/log.ts';
import type { Pool } from './engine/pool.ts';
import type { NeuralVoices } from './neural/neural-voices.ts';
import type { SpeechEnv } from './options.ts';
import { chooseProviders } from './providers/choose-providers.ts';
import { type OutsideVoice, outsideVoice } from './providers/outside-voice.ts';
import type { Provider } from './providers/provider.ts';
import type { Speaker } from './speaker.ts';
import { textForOthers } from './text-for-others.ts';

type Voices = { pool: Pool; neural: NeuralVoices };

/** What is to be said: single words may stay with the embedded engine, whose reading of them is sure. */
type ToSay = { language: Language; isWord: boolean };

/**
 * Who speaks a language, in order: a voice that was added, an outside voice where one is chosen, at last the embedded engine.
 *
 * @throws Error naming the setting that a chosen provider misses
 */
export function chooseSpeakers(
  settings: SpeechEnv,
  { pool, neural }: Voices,
  log: Log,
): (toSay: ToSay) => Promise<Speaker[]> {
  const providers = chooseProviders(settings, ({ samples, sampleRate }) =>
    pool.run({ kind: 'encode', samples, sampleRate }),
  );
  const limits = { timeoutMilliseconds: settings.SPEECH_TIMEOUT_MS, log, clock: Date.now };
  const outside = new Map<Provider, Speaker>();
  for (const provider of Object.values(providers)) {
    if (!outside.has(provider)) outside.set(provider, outsideSpeaker(outsideVoice(provider, limits)));
  }
  const embedded = embeddedSpeaker(pool);
  return async ({ language, isWord }) => {
    const provider = providers[language];
    const isLeft = isWord && settings.SPEECH_EMBEDDED_WORDS.includes(language);
    const added = isLeft ? undefined : await neural.speakerOf(language);
    return [added, provider && outside.get(provider), embedded].filter(speaker => speaker !== undefined);
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
