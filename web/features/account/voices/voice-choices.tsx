import { useId, useState } from 'react';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { WordSpokenSwitch } from '#web/platform/feedback/feedback-switches.tsx';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { isAlwaysSlow, keepSlow } from '#web/platform/speech/pace.ts';
import { areRecordingsFirst, keepRecordingsFirst } from '#web/platform/speech/recordings.ts';
import { languagesOfDevice } from '#web/platform/speech/voice-choice.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useLearning } from '#web/vocabulary/study/use-learning.ts';
import { VoiceRow } from './voice-row.tsx';

/** Who speaks each language, and how: of this device, and in force at once. */
export function VoiceChoices() {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('voices.title')}>
      <div>
        <p className="text-quiet">{t('voices.lead')}</p>
        <VoiceRows />
        <SlowSwitch />
        <WordSpokenSwitch />
        <RecordingsSwitch />
      </div>
    </SectionCard>
  );
}

/** The languages that somebody learns, and at a press the others. */
function VoiceRows() {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const begun = useLearning().data?.data.languages ?? [];
  // A row does not move up while it is being changed.
  const [chosen] = useState(languagesOfDevice);
  const [areOthersOpen, setAreOthersOpen] = useState(false);
  const list = useId();
  const learnt = new Set([learn, ...begun.map(course => course.learn), ...chosen]);
  const others = LANGUAGE_CODES.filter(language => !learnt.has(language));
  return (
    <>
      <ul>
        {[...learnt].map(language => (
          <VoiceRow key={language} language={language} />
        ))}
      </ul>
      <div className="border-b border-line">
        <Button
          look="text"
          aria-expanded={areOthersOpen}
          aria-controls={areOthersOpen ? list : undefined}
          onClick={() => setAreOthersOpen(!areOthersOpen)}
          className="-mx-3 my-1"
        >
          {t('voices.others')}
          <Icon name="chevron" className={areOthersOpen ? 'rotate-180' : ''} />
        </Button>
        {areOthersOpen && (
          <ul id={list} className="[&>:last-child]:border-b-0">
            {others.map(language => (
              <VoiceRow key={language} language={language} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function SlowSwitch() {
  const { t } = useTranslation();
  const [isSlow, setIsSlow] = useState(isAlwaysSlow);
  const handleChange = (slow: boolean) => {
    keepSlow(slow);
    setIsSlow(slow);
  };
  return (
    <Switch
      label={t('account.slowSpeech')}
      hint={t('profile.slowHint')}
      isOn={isSlow}
      onChange={handleChange}
    />
  );
}

/** Whether a recording by a person goes before the voice that was chosen for its language. */
function RecordingsSwitch() {
  const { t } = useTranslation();
  const [areFirst, setAreFirst] = useState(areRecordingsFirst);
  const handleChange = (areWanted: boolean) => {
    keepRecordingsFirst(areWanted);
    setAreFirst(areWanted);
  };
  return (
    <Switch
      label={t('voices.recordings')}
      hint={t('voices.recordingsHint')}
      isOn={areFirst}
      onChange={handleChange}
    />
  );
}
