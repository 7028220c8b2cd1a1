// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentVoices } from './by-device.ts';
import type { Utterance } from './clips.ts';
import { prepareSound, speak, speaking, stopSpeaking } from './player.ts';
import { keepRecordingsFirst } from './recordings.ts';
import { type Behaviour, listedVoice, stubSynthesis } from './testing-speech-synthesis.ts';
import { chosenVoice, keepSpeaker, keepVoice } from './voice-choice.ts';

/** What was asked of the server, and whether it replies. */
let asked: string[] = [];
let isAway = false;
/** How many clips were played: the browser plays nothing here. */
let played = 0;

beforeEach(() => {
  localStorage.clear();
  silentVoices.set(new Set());
  asked = [];
  isAway = false;
  played = 0;
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      async play() {
        played += 1;
        setTimeout(() => this.dispatchEvent(new Event('ended')));
      }
      pause() {}
    },
  );
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (isAway) throw new TypeError('offline');
    return url.includes('spoken-forms')
      ? Response.json({
          success: true,
          data: { forms: ['arc', 'use', 'e-mail', 'tier'], recorded: ['tier'] },
        })
      : Response.json({ success: true, audioContent: btoa('sound') });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const VOICES = [listedVoice('Anna', 'de-DE'), listedVoice('Petra', 'de-DE'), listedVoice('Kyoko', 'ja-JP')];

/** A device with German and Japanese voices, which somebody has chosen. */
function device(behaviours: Record<string, Behaviour> = {}, voices = VOICES) {
  const browser = stubSynthesis(voices, behaviours);
  for (const language of ['de', 'ja', 'fr'] as const) keepSpeaker(language, 'device');
  return browser;
}

let count = 0;
/** Something that no clip is kept of from another test. */
const german = (text: string, more: Partial<Utterance> = {}): Utterance => {
  count += 1;
  return { text: `${text} ${'i'.repeat(count)}`, language: 'de', ...more };
};
const isClipAsked = () => asked.some(url => url.includes('synthesize'));

test('the chosen voice speaks, and no clip is fetched', async () => {
  const { spoken } = device();
  keepVoice('de', 'Petra');
  const states: unknown[] = [];
  const release = speaking.subscribe(() => states.push(speaking.get()?.state));
  await speak(german('Hund'));
  release();
  expect(spoken).toMatchObject([{ voice: 'Petra', lang: 'de-DE' }]);
  expect(states).toEqual(['loading', 'playing', undefined]);
  await prepareSound(german('Katze'));
  expect(isClipAsked()).toBe(false);
});

test('where nobody has chosen the device, it is not asked at all', async () => {
  const { spoken } = device();
  keepSpeaker('de', 'slova');
  await speak(german('Hund'));
  expect({ spoken, played }).toEqual({ spoken: [], played: 1 });
  expect(asked.some(url => url.includes('spoken-forms'))).toBe(false);
});

test('a clip that is to be heard is asked for before one that comes next', async () => {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body).text);
    return Response.json({ success: true, audioContent: btoa('sound') });
  });
  const [first, next] = [german('Hund'), german('Katze')];
  const spoken = speak(first);
  await Promise.all([prepareSound(next), spoken]);
  expect(bodies).toEqual([first.text, next.text]);
});

test.each<[string, Utterance]>([
  ['a word that the lexicon corrects', { text: 'Use', language: 'de' }],
  ['such a word among others', { text: 'der E-Mail', language: 'de' }],
  ['a part of a word with hyphens', { text: 'Arc-en-ciel', language: 'de' }],
  ['a word whose writing leaves the reading open', { text: '角', language: 'ja' }],
])('%s is said by our voice', async (_, utterance) => {
  const { spoken } = device();
  await speak(utterance);
  expect({ spoken, played }).toEqual({ spoken: [], played: 1 });
});

test('a word that a person has recorded is played so, unless no recordings are wanted', async () => {
  const { spoken } = device();
  await speak({ text: 'Tier', language: 'de' });
  expect({ spoken, played }).toEqual({ spoken: [], played: 1 });
  keepRecordingsFirst(false);
  await speak({ text: 'Tier', language: 'de' });
  expect(spoken).toMatchObject([{ voice: 'Anna', text: 'Tier' }]);
  await speak({ text: 'use', language: 'de' });
  expect({ said: spoken.length, played }).toEqual({ said: 1, played: 2 });
});

test('a sentence is said by the device, be such words in it', async () => {
  const { spoken } = device();
  await speak({ text: '角を曲がる。', language: 'ja', isSentence: true });
  await speak({ text: 'Die E-Mail ist da.', language: 'de', isSentence: true });
  expect(spoken.map(({ voice }) => voice)).toEqual(['Kyoko', 'Anna']);
  expect(played).toBe(0);
});

test('where it is not known which words are corrected, our voice says them', async () => {
  const { spoken } = device({}, [listedVoice('Thomas', 'fr-FR')]);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('spoken-forms') ? Promise.reject(new TypeError()) : fetch(url),
  );
  await speak({ text: 'chien', language: 'fr' });
  expect({ spoken, played }).toEqual({ spoken: [], played: 1 });
});

test('a voice that fails is followed by the clip, and nobody waits for it again', async () => {
  const { spoken } = device({ Anna: 'synthesis-failed' });
  keepVoice('de', 'Anna');
  await speak(german('Hund'));
  expect({ tries: spoken.length, played }).toEqual({ tries: 1, played: 1 });
  await speak(german('Katze'));
  expect({ tries: spoken.length, played }).toEqual({ tries: 1, played: 2 });
  expect([...silentVoices.get()]).toEqual(['Anna']);
});

test('a page that may not speak before a press does not hold it against the voice', async () => {
  device({ Anna: 'not-allowed' });
  keepVoice('de', 'Anna');
  await speak(german('Hund'));
  expect(played).toBe(1);
  expect(silentVoices.get().size).toBe(0);
});

test('a voice that is gone gives way to ours, and stays chosen', async () => {
  const { spoken } = device();
  keepVoice('de', 'Markus');
  await speak(german('Hund'));
  expect({ spoken, played }).toEqual({ spoken: [], played: 1 });
  expect(chosenVoice('de')).toBe('Markus');
});

test('a browser without speech plays the clip', async () => {
  device();
  vi.stubGlobal('speechSynthesis', undefined);
  await speak(german('Hund'));
  expect(played).toBe(1);
});

test('where the server is away and no clip is kept, the device speaks unasked, by a voice that needs no connection', async () => {
  const online = listedVoice('Katja (Natural)', 'de-DE', { localService: false });
  const { spoken } = device({}, [online, ...VOICES]);
  keepSpeaker('de', 'slova');
  await speak({ text: 'Hund', language: 'de', pace: 'slow' });
  isAway = true;
  await expect(speak(german('use'))).rejects.toThrow();
  await prepareSound(german('Katze'));
  // What may be said is known from a list that was fetched before.
  await speak(german('Maus'));
  await speak({ text: 'Guten Tag!', language: 'de', isSentence: true });
  expect(spoken.map(({ voice }) => voice)).toEqual(['Anna', 'Anna']);
  await expect(speak({ text: '犬', language: 'ja' })).rejects.toThrow();
});

test('a press elsewhere silences the device, and what was on its way says nothing', async () => {
  const { spoken } = device({ Anna: 'endless' });
  const first = speak(german('Hund'));
  await expect.poll(() => speaking.get()?.state).toBe('playing');
  const second = speak(german('Katze'));
  await first;
  await expect.poll(() => speaking.get()?.state).toBe('playing');
  stopSpeaking();
  await second;
  expect(speaking.get()).toBeNull();
  expect(speechSynthesis.speaking).toBe(false);
  const third = speak(german('Maus'));
  stopSpeaking();
  await third;
  expect(spoken).toHaveLength(2);
  expect(played).toBe(0);
});
