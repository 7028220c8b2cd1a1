import { useTranslation } from 'react-i18next';
import { pathTo } from '#contract/pages.ts';
import { TEST_TYPES, type TestType } from '#contract/test-types.ts';
import { useSession } from '../account/session.ts';
import { useLanguages } from '../i18n/languages.ts';

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
    to: pathTo('selectSource', {}, { lang, learn, testType }),
    label: t(`trainers.${testType}`),
    testType,
  }));
  return {
    main: [
      { to: pathTo('categories'), label: t('nav.dictionary') },
      ...(isUkrainian ? [{ to: pathTo('posts'), label: t('nav.grammar') }] : []),
      { to: pathTo('analyser'), label: t('nav.analyser') },
      { to: pathTo('contact'), label: t('nav.contact') },
    ],
    trainers: [
      ...(user ? [{ to: pathTo('learn'), label: t('learn.title') }] : []),
      ...trainers,
      { to: pathTo('texts'), label: t('nav.texts') },
      ...(isUkrainian ? [{ to: pathTo('aiTeacher'), label: t('nav.aiTeacher') }] : []),
    ],
    account: user
      ? [
          { to: pathTo('profile'), label: user.name || t('nav.cabinet') },
          { to: pathTo('dashboard'), label: t('nav.dashboard') },
        ]
      : [{ to: pathTo('login'), label: t('nav.login') }],
  };
}
