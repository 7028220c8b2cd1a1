import { type DeviceVoice, synthesis } from './device-voices.ts';

/** A voice that has not begun by then will not: its pack is missing, or its server. */
const STARTS_WITHIN_MS = 4000;
/** No voice takes longer for a character, however slowly it speaks; one that does has forgotten to say that it is done. */
const LONGEST_CHARACTER_MS = 400;
const LONGEST_PAUSE_MS = 8000;

/** What `rate` makes of the slow pace of our own voice. */
const SLOW_RATE = 0.65;

/** `refused`: not now, since the browser wants a press first or the voice a connection. `failed`: this voice says nothing. */
export type Outcome = 'said' | 'refused' | 'failed';

type Said = { text: string; voice: DeviceVoice; pace: 'normal' | 'slow' };

/** Browsers forget an utterance that nobody holds, and its events with it. */
let held: SpeechSynthesisUtterance | undefined;

/** Says a text with a voice of the device. Resolves when it has been said, was stopped, or will not be heard; never rejects. */
export function sayWithDevice(
  { text, voice, pace }: Said,
  signal: AbortSignal,
  onStart: () => void,
): Promise<Outcome> {
  const browser = synthesis();
  if (browser === undefined) return Promise.resolve('failed');
  if (signal.aborted) return Promise.resolve('said');
  return new Promise(resolve => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice.voice;
    // Without it Android speaks its own language, whatever the voice.
    utterance.lang = voice.region === undefined ? voice.language : `${voice.language}-${voice.region}`;
    utterance.rate = pace === 'slow' ? SLOW_RATE : 1;
    let hasStarted = false;
    const settle = (outcome: Outcome) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      utterance.onstart = utterance.onend = utterance.onerror = null;
      if (held === utterance) held = undefined;
      resolve(outcome);
    };
    const stop = () => {
      settle('said');
      browser.cancel();
    };
    const giveUp = () => {
      settle(hasStarted ? 'said' : 'failed');
      browser.cancel();
    };
    let timer = setTimeout(giveUp, STARTS_WITHIN_MS);
    utterance.onstart = () => {
      hasStarted = true;
      clearTimeout(timer);
      timer = setTimeout(giveUp, LONGEST_PAUSE_MS + text.length * LONGEST_CHARACTER_MS);
      onStart();
    };
    utterance.onend = () => settle('said');
    utterance.onerror = ({ error }) => settle(outcomeOf(error));
    signal.addEventListener('abort', stop);
    held = utterance;
    // Something of another page of ours may still be said, or have been left in a pause.
    if (browser.speaking || browser.pending) browser.cancel();
    browser.resume();
    try {
      browser.speak(utterance);
    } catch {
      settle('failed');
    }
  });
}

function outcomeOf(error: SpeechSynthesisErrorCode): Outcome {
  // Another page, or a call on the telephone, has taken the sound.
  if (error === 'interrupted' || error === 'canceled') return 'said';
  return error === 'not-allowed' || error === 'network' ? 'refused' : 'failed';
}
