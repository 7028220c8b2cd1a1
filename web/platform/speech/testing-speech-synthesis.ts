import { vi } from 'vitest';

/** `silent` neither begins nor fails, `endless` begins and never says that it is done. */
export type Behaviour = 'speaks' | 'silent' | 'endless' | SpeechSynthesisErrorCode;

type Spoken = { text: string; lang: string; voice: string | undefined; rate: number };

/** A voice as a browser lists it. */
export const listedVoice = (name: string, lang: string, more: Partial<SpeechSynthesisVoice> = {}) =>
  ({ name, lang, voiceURI: name, localService: true, default: false, ...more }) as SpeechSynthesisVoice;

/** The utterance of the page, which the tests' environment lacks. */
class Utterance {
  text: string;
  lang = '';
  rate = 1;
  voice: SpeechSynthesisVoice | null = null;
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: SpeechSynthesisErrorCode }) => void) | null = null;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Puts a `speechSynthesis` into the page that speaks as browsers do, badly too: events come later and one at a time, what is cancelled
 * ends with an error, and a voice behaves as `behaviours` has it by its name.
 */
export function stubSynthesis(
  voices: SpeechSynthesisVoice[],
  behaviours: Record<string, Behaviour> = {},
): { spoken: Spoken[]; list: (listed: SpeechSynthesisVoice[], isTold?: boolean) => void } {
  const spoken: Spoken[] = [];
  let current: Utterance | undefined;
  let listed = voices;
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => listed,
    get speaking() {
      return current !== undefined;
    },
    pending: false,
    resume: () => {},
    cancel() {
      const cancelled = current;
      current = undefined;
      if (cancelled) setTimeout(() => cancelled.onerror?.({ error: 'canceled' }));
    },
    speak(utterance: Utterance) {
      const { text, lang, rate, voice } = utterance;
      spoken.push({ text, lang, rate, voice: voice?.name });
      current = utterance;
      const behaviour = behaviours[voice?.name ?? ''] ?? 'speaks';
      const isOn = () => current === utterance;
      const end = () => {
        if (!isOn()) return;
        current = undefined;
        utterance.onend?.();
      };
      setTimeout(() => {
        if (!isOn() || behaviour === 'silent') return;
        if (behaviour !== 'speaks' && behaviour !== 'endless') {
          current = undefined;
          utterance.onerror?.({ error: behaviour });
          return;
        }
        utterance.onstart?.();
        if (behaviour === 'speaks') setTimeout(end);
      });
    },
  });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  return {
    spoken,
    list: (now, isTold = true) => {
      listed = now;
      if (isTold) synthesis.dispatchEvent(new Event('voiceschanged'));
    },
  };
}
