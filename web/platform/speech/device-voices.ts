import { useEffect } from 'react';
import type { Language } from '#languages/index.ts';
import { createStore, useStore } from '#web/platform/storage/store.ts';
import { isJoke, placeOf, type Quality, qualityOf, shortName } from './voice-traits.ts';

/** A voice that the device has for one of our languages. */
export type DeviceVoice = {
  uri: string;
  /** As short as it can be among those of its language. */
  name: string;
  language: Language;
  region: string | undefined;
  quality: Quality;
  /** It speaks without a connection. */
  isLocal: boolean;
  /** What the browser is given. */
  voice: SpeechSynthesisVoice;
};

type Found = {
  voices: readonly DeviceVoice[];
  /** The browser has told its voices, or had the time for it. */
  isSettled: boolean;
};

const found = createStore<Found>({ voices: [], isSettled: false });

/** Some browsers never say that their list has come; this often they are asked, at most so many times. */
const ASKED_EVERY_MS = 250;
const MOST_ASKED = 8;

let watched: SpeechSynthesis | undefined;

/** The browser's own; undefined where it has none. */
export const synthesis = (): SpeechSynthesis | undefined =>
  typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis;

/** Begins to follow the list of voices, which comes late in most browsers and grows in some. */
export function watchDeviceVoices(): void {
  const browser = synthesis();
  if (browser === undefined) found.set({ voices: [], isSettled: true });
  if (browser === undefined || watched === browser) return;
  watched = browser;
  found.set({ voices: [], isSettled: false });
  // Older Safari has the list alone.
  browser.addEventListener?.('voiceschanged', () => read(browser));
  read(browser);
  let asked = 0;
  const timer = setInterval(() => {
    asked += 1;
    if (watched === browser && !found.get().isSettled) read(browser, asked === MOST_ASKED);
    if (watched !== browser || found.get().isSettled) clearInterval(timer);
  }, ASKED_EVERY_MS);
}

function read(browser: SpeechSynthesis, isLast = false): void {
  const listed = browser.getVoices();
  const { voices, isSettled } = found.get();
  // A list that is empty for a moment takes no voice away from anybody who is about to hear it.
  if (listed.length === 0 && voices.length > 0) return;
  found.set({ voices: describe(listed), isSettled: isSettled || isLast || listed.length > 0 });
}

function describe(listed: readonly SpeechSynthesisVoice[]): DeviceVoice[] {
  const known = listed.flatMap(voice => {
    const place = placeOf(voice.lang);
    if (place === undefined || isJoke(voice)) return [];
    return [{ ...place, voice, uri: voice.voiceURI, isLocal: voice.localService, quality: qualityOf(voice) }];
  });
  const byUri = [...new Map(known.map(each => [`${each.language} ${each.uri}`, each])).values()];
  const looks = byUri.map(({ voice, ...rest }) => [
    shortName(voice),
    rest.language,
    rest.region,
    rest.quality,
  ]);
  const count = (look: unknown) => looks.filter(other => String(other) === String(look)).length;
  return byUri
    .map((each, at) => ({
      ...each,
      name: count(looks[at]) > 1 ? each.voice.name : shortName(each.voice),
    }))
    .toSorted((one, other) => rank(one) - rank(other));
}

const QUALITIES: readonly Quality[] = ['natural', 'usual', 'plain'];

/** Words and sound of our Spanish are of Latin America; of the other languages, of the country with most speakers. */
const isNorm = ({ language, region }: Pick<DeviceVoice, 'language' | 'region'>) =>
  language === 'es' ? region !== 'ES' : region === new Intl.Locale(language).maximize().region;

/** The lower, the better. What the browser lists first stays first among equals. */
const rank = (voice: Omit<DeviceVoice, 'name'>) =>
  QUALITIES.indexOf(voice.quality) * 4 + (isNorm(voice) ? 0 : 2) + (voice.isLocal ? 0 : 1);

/** The voices of a language that are known by now, the best first. */
export const voicesOf = (language: Language): DeviceVoice[] =>
  found.get().voices.filter(voice => voice.language === language);

/** The voices of the device for a component, the best of each language first; none in the first render, which the server makes too. */
export function useDeviceVoices(): Found {
  useEffect(watchDeviceVoices, []);
  return useStore(found);
}

/** Resolves when the list has come, or had the time to come. */
export function voicesSettled(): Promise<void> {
  watchDeviceVoices();
  return new Promise(resolve => {
    const look = () => {
      if (!found.get().isSettled) return;
      release();
      resolve();
    };
    const release = found.subscribe(look);
    look();
  });
}
