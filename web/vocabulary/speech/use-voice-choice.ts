import { useState } from 'react';
import type { Language } from '#languages/index.ts';
import { readyDevice, silentVoices, tryAgain } from '#web/platform/speech/by-device.ts';
import { type DeviceVoice, useDeviceVoices } from '#web/platform/speech/device-voices.ts';
import {
  chosenVoice,
  keepSpeaker,
  keepVoice,
  type Speaker,
  speakerOf,
} from '#web/platform/speech/voice-choice.ts';
import { useStore } from '#web/platform/storage/store.ts';

/** What stands between a learner and the voice that they chose: the device has none, or no longer that one, or it says nothing. */
export type Trouble = 'none' | 'gone' | 'silent';

/** Who says a language on this device, and what can be chosen. */
export type VoiceChoice = {
  /** Who is heard, which is Slova where the device's voice is gone. */
  speaker: Speaker;
  choose: (speaker: Speaker) => void;
  /** The voices of the device for the language, the best first. */
  voices: readonly DeviceVoice[];
  /** The one that is heard, or would be if the device were chosen. */
  voice: DeviceVoice | undefined;
  chooseVoice: (uri: string) => void;
  trouble: Trouble | undefined;
};

export function useVoiceChoice(language: Language): VoiceChoice {
  const { voices: all, isSettled } = useDeviceVoices();
  const silent = useStore(silentVoices);
  const [wantedSpeaker, setSpeaker] = useState(() => speakerOf(language));
  const [wanted, setWanted] = useState(() => chosenVoice(language));
  const voices = all.filter(voice => voice.language === language);
  const found = voices.find(({ uri }) => uri === wanted);
  const isGone = wantedSpeaker === 'device' && wanted !== null && found === undefined;
  const voice = found ?? voices[0];

  const chooseVoice = (uri: string) => {
    tryAgain(uri);
    keepVoice(language, uri);
    setWanted(uri);
  };
  const choose = (speaker: Speaker) => {
    keepSpeaker(language, speaker);
    setSpeaker(speaker);
    if (speaker === 'slova' || voice === undefined) return;
    chooseVoice(voice.uri);
    readyDevice([language]);
  };
  const trouble = (): Trouble | undefined => {
    if (!isSettled) return undefined;
    if (isGone) return 'gone';
    if (voice === undefined) return 'none';
    return wantedSpeaker === 'device' && silent.has(voice.uri) ? 'silent' : undefined;
  };
  const isHeard = wantedSpeaker === 'device' && !isGone && voice !== undefined;
  return { speaker: isHeard ? 'device' : 'slova', choose, voices, voice, chooseVoice, trouble: trouble() };
}
