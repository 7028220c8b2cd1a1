import { useId } from 'react';
import { hasOpenReadings, LANGUAGES, type Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { LanguageTile } from '#web/platform/i18n/language-tile.tsx';
import { tryAgain } from '#web/platform/speech/by-device.ts';
import type { DeviceVoice } from '#web/platform/speech/device-voices.ts';
import { Segment } from '#web/ui/segment.tsx';
import { Select } from '#web/ui/select.tsx';
import { SpeakerButton } from '#web/ui/speaker-button.tsx';
import { useSpeak } from '#web/vocabulary/speech/use-speak.ts';
import { useVoiceChoice, type VoiceChoice } from '#web/vocabulary/speech/use-voice-choice.ts';
import { SAMPLE_SENTENCES } from './sample-sentences.ts';

/** Who says a language, what will be heard, and a sample of it. */
export function VoiceRow({ language }: { language: Language }) {
  const { t } = useTranslation();
  const choice = useVoiceChoice(language);
  const sample = useSpeak({ text: SAMPLE_SENTENCES[language], language, isSentence: true });
  const heard = useId();
  const name = LANGUAGES.find(({ code }) => code === language)?.name ?? language;
  const { speaker, voices, voice, choose } = choice;
  const handleSample = () => {
    // Who presses wants to hear this voice, be it that it was silent a moment ago.
    if (speaker === 'device' && voice !== undefined) tryAgain(voice.uri);
    sample.say();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3">
      <LanguageTile language={language} />
      <div className="min-w-0 flex-[1_1_8rem]">
        <p lang={language} className="font-semibold">
          {name}
        </p>
        <p id={heard} aria-live="polite" className="phrases text-sm text-pretty text-quiet">
          {useHeard(language, choice)}
        </p>
      </div>
      <SpeakerButton label={t('speech.speak', { word: name })} state={sample.state} onClick={handleSample} />
      <div className="flex min-w-0 flex-wrap gap-2 max-sm:basis-full">
        <Segment
          legend={t('voices.who', { language: name })}
          aria-describedby={heard}
          options={[
            { value: 'slova', label: t('voices.slova') },
            { value: 'device', label: t('voices.device'), isDisabled: voices.length === 0 },
          ]}
          value={speaker}
          onChange={choose}
        />
        {speaker === 'device' && voices.length > 1 && <VoiceMenu name={name} choice={choice} />}
      </div>
    </li>
  );
}

/** What is heard of a language, or why it is not what was chosen. */
function useHeard(language: Language, { speaker, voice, trouble }: VoiceChoice): string {
  const { t } = useTranslation();
  const named = { voice: voice?.name ?? '' };
  if (trouble === 'silent') return t('voices.silent', named);
  if (trouble !== undefined) return t(`voices.${trouble}`);
  if (speaker === 'slova') return t('voices.heardSlova');
  return hasOpenReadings(language) ? t('voices.heardSentences', named) : t('voices.heardDevice', named);
}

/** Which of the device's voices. */
function VoiceMenu({ name, choice }: { name: string; choice: VoiceChoice }) {
  const { t, i18n } = useTranslation();
  const { voices, voice, chooseVoice } = choice;
  const regions = new Intl.DisplayNames([i18n.language], { type: 'region' });
  const isOfManyRegions = new Set(voices.map(({ region }) => region)).size > 1;
  const labelOf = ({ name: called, region, quality, isLocal }: DeviceVoice) =>
    [
      called,
      isOfManyRegions && region !== undefined && regions.of(region),
      quality !== 'usual' && t(`voices.${quality}`),
      !isLocal && t('voices.online'),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <div className="min-w-0">
      <Select
        aria-label={t('voices.choose', { language: name })}
        value={voice?.uri}
        onChange={event => chooseVoice(event.target.value)}
        className="min-h-11 w-full min-w-0 rounded-chip border-[1.5px] border-line bg-card ps-4 hover:border-accent"
      >
        {voices.map(each => (
          <option key={each.uri} value={each.uri}>
            {labelOf(each)}
          </option>
        ))}
      </Select>
    </div>
  );
}
