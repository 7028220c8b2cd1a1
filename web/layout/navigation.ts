import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { useSession } from '../account/session.ts';
import { useLanguages } from '../i18n/languages.ts';
import { TEST_TYPES, type TestType } from '../trainers/test-types.ts';

export type NavigationLink = {
  to: string;
  label: string;
  /** What tells the trainers apart, whose links lead to the same page. */
  testType?: TestType;
};

/** The links of the menu, as the visitor's language and login want them (spec §2 and §6). */
export function useNavigation(): {
  main: NavigationLink[];
  trainers: NavigationLink[];
  account: NavigationLink[];
} {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { user } = useSession();
  const isUkrainian = lang === 'uk';
  const trainers = TEST_TYPES.map(testType => ({
    to: `${PAGES.selectSource}?${new URLSearchParams({ lang, learn, testType })}`,
    label: t(`trainers.${testType}`),
    testType,
  }));
  return {
    main: [
      { to: PAGES.categories, label: t('nav.dictionary') },
      ...(isUkrainian ? [{ to: PAGES.posts, label: t('nav.grammar') }] : []),
      { to: PAGES.analyser, label: t('nav.analyser') },
      { to: PAGES.contact, label: t('nav.contact') },
    ],
    trainers: [
      ...trainers,
      { to: PAGES.texts, label: t('nav.texts') },
      ...(isUkrainian ? [{ to: PAGES.aiTeacher, label: t('nav.aiTeacher') }] : []),
    ],
    account: user
      ? [
          { to: PAGES.profile, label: user.name || t('nav.cabinet') },
          { to: PAGES.dashboard, label: t('nav.dashboard') },
        ]
      : [{ to: PAGES.login, label: t('nav.login') }],
  };
}
