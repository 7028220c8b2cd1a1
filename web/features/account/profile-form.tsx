import { useState } from 'react';
import type { Profile } from '#contract/account.ts';
import { DAY_GOALS, USUAL_DAY_GOAL } from '#contract/exercises.ts';
import type { Language } from '#languages/index.ts';
import { ErrorSummary } from '#web/platform/forms/error-summary.tsx';
import { EmailField, NameField } from '#web/platform/forms/name-and-email.tsx';
import { refusedFields, useProblemTexts } from '#web/platform/forms/problems.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { switchLanguage } from '#web/platform/i18n/languages.ts';
import { LanguageField } from '#web/platform/languages/language-field.tsx';
import { useAccount } from '#web/platform/session/session.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { SubmitButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { RoundChoices } from '#web/vocabulary/study/round-choices.tsx';
import { LearningChoices } from './learning-choices.tsx';
import { CurrentPasswordField } from './secret-fields.tsx';
import { TrainerChoices } from './trainer-choices.tsx';
import { BOUNDS, validateNewPerDay, validateProfile } from './validate.ts';
import { VoiceChoices } from './voices/voice-choices.tsx';

const FIELDS = [
  'name',
  'email',
  'current_password',
  'language',
  'learning_language',
  'retention',
  'new_per_day',
  'hide_streak',
  'day_goal',
] as const;
/** Two fields that belong together share a line where there is room. */
const PAIR = 'grid items-start gap-4 sm:grid-cols-2';
type Values = Record<(typeof FIELDS)[number], string>;

/** The interface language switches at once; everything else is saved on submit (spec §4). */
export function ProfileForm({ user }: { user: Profile }) {
  const { t, i18n } = useTranslation();
  const showFailure = useFailureToast();
  const { saveProfile } = useAccount();
  const [asksPassword, setAsksPassword] = useState(false);
  const [pendingEmail, setPendingEmail] = useState<string>();
  const form = useForm({
    fields: FIELDS,
    validate: values => ({ ...validateProfile(values), ...validateNewPerDay(values.new_per_day) }),
    send: async values => {
      try {
        const { pending_email: email } = await saveProfile(changeOf(values));
        setAsksPassword(false);
        setPendingEmail(email);
        showToast('right', t('account.updated'));
      } catch (error) {
        const refused = refusedFields(
          ['name', 'email', 'current_password', 'retention', 'new_per_day'],
          error,
        );
        if (refused?.current_password !== undefined && !asksPassword) {
          setAsksPassword(true);
          return { current_password: 'owner.passwordForEmail' as const };
        }
        if (refused === undefined) showFailure(t('account.updateFailed'), error);
        return refused;
      }
    },
  });
  const problems = useProblemTexts(form.problems, BOUNDS);
  const waits = (email: string) => t('owner.emailPending', { email });
  const showIn = (language: Language) => {
    switchLanguage(i18n, language).catch(() => showToast('wrong', t('errors.offline')));
  };
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
      <ErrorSummary problems={problems} />
      <SectionCard title={t('profile.you')}>
        <div className={PAIR}>
          <NameField defaultValue={user.name} error={problems.name} />
          <EmailField
            defaultValue={user.email}
            // What has just been asked for is said beside the button.
            hint={user.pending_email && pendingEmail === undefined && waits(user.pending_email)}
            error={problems.email}
          />
        </div>
        {asksPassword && <CurrentPasswordField error={problems.current_password} />}
      </SectionCard>
      <SectionCard title={t('profile.languages')}>
        <div className={PAIR}>
          <LanguageField
            name="language"
            label={t('layout.interfaceLanguage')}
            language={i18n.language}
            onChoose={showIn}
          />
          <LearningLanguageField key={user.learning_language} language={user.learning_language} />
        </div>
      </SectionCard>
      <VoiceChoices />
      <TrainerChoices />
      <SectionCard title={t('round.settings')}>
        <div>
          <RoundChoices />
        </div>
      </SectionCard>
      <LearningChoices user={user} problems={problems} />
      {/* It stays: what is to be done next waits in a mailbox, and a toast would be gone before it is read. */}
      <div role="status" className="empty:absolute">
        {pendingEmail !== undefined && <Notice tone="info">{waits(pendingEmail)}</Notice>}
      </div>
      <SubmitButton
        look="main"
        isBusy={form.isBusy}
        busyLabel={t('account.updating')}
        className="sm:self-start"
      >
        {t('account.update')}
      </SubmitButton>
    </form>
  );
}

function changeOf(values: Values) {
  return {
    name: values.name,
    email: values.email,
    ...(values.current_password !== '' && { current_password: values.current_password }),
    language: values.language as Language,
    learning_language: values.learning_language as Language,
    retention: Number(values.retention) / 100,
    new_per_day: Number(values.new_per_day),
    hide_streak: values.hide_streak === 'on',
    day_goal: DAY_GOALS.find(goal => String(goal) === values.day_goal) ?? USUAL_DAY_GOAL,
  };
}

/** The learning language of a form; `language` is the one at first. */
function LearningLanguageField({ language }: { language: Language }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(language);
  return (
    <LanguageField
      name="learning_language"
      label={t('layout.learningLanguage')}
      language={chosen}
      onChoose={setChosen}
    />
  );
}
