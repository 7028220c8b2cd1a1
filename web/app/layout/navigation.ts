import { type PageName, pathTo } from '#contract/pages.ts';
import { TEST_TYPES, type TestType } from '#contract/test-types.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { useSession } from '#web/platform/session/session.ts';
import type { IconName } from '#web/ui/icon.tsx';

export type NavigationLink = {
  to: string;
  label: string;
  icon: IconName;
  /** What tells the trainers apart, whose links lead to the same page. */
  testType?: TestType;
  /** What lies behind it. */
  part?: Part;
};

const TEST_ICONS: Record<TestType, IconName> = {
  translation_to_word: 'quiz',
  word_to_translation: 'quiz',
  flashcards: 'cards',
};

/** The links of the header and the menu, as the visitor's language and login want them (spec §2 and §6). */
export function useNavigation() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { user } = useSession();
  const isUkrainian = lang === 'uk';
  const links = {
    words: { to: pathTo('categories'), label: t('nav.dictionary'), icon: 'book', part: 'topics' },
    myWords: { to: pathTo('myDictionary'), label: t('nav.myDictionary'), icon: 'box', part: 'myWords' },
    grammar: { to: pathTo('posts'), label: t('nav.grammar'), icon: 'list' },
    analyser: { to: pathTo('analyser'), label: t('nav.analyser'), icon: 'chart' },
    contact: { to: pathTo('contact'), label: t('nav.contact'), icon: 'mail' },
    learn: { to: pathTo('learn'), label: t('learn.title'), icon: 'play' },
    texts: { to: pathTo('texts'), label: t('nav.texts'), icon: 'pages' },
    letters: { to: pathTo('letters'), label: t('nav.letters'), icon: 'speaker' },
    aiTeacher: { to: pathTo('aiTeacher'), label: t('nav.aiTeacher'), icon: 'star' },
    progress: { to: pathTo('dashboard'), label: t('nav.dashboard'), icon: 'chart' },
    profile: { to: pathTo('profile'), label: t('account.profile'), icon: 'settings' },
    login: { to: pathTo('login'), label: t('nav.login'), icon: 'user' },
    register: { to: pathTo('register'), label: t('nav.register'), icon: 'plus' },
  } satisfies Record<string, NavigationLink>;
  const tests: NavigationLink[] = TEST_TYPES.map(testType => ({
    to: pathTo('selectSource', {}, { lang, learn, testType }),
    label: t(`trainers.${testType}`),
    icon: TEST_ICONS[testType],
    testType,
  }));
  const ukrainianOnly = (link: NavigationLink) => (isUkrainian ? [link] : []);
  return {
    links,
    main: [links.words, ...ukrainianOnly(links.grammar), links.analyser] as NavigationLink[],
    trainers: [
      ...(user ? [links.learn] : []),
      ...tests,
      links.letters,
      links.texts,
      ...ukrainianOnly(links.aiTeacher),
    ] as NavigationLink[],
    account: (user
      ? [links.myWords, links.progress, links.profile]
      : [links.login, links.register]) as NavigationLink[],
  };
}

type Pages = ReadonlySet<PageName | undefined>;

const MY_WORDS = ['myDictionary', 'myCards', 'lists', 'list', 'transfer'] as const;
const TRAINING = [
  'learn',
  'letters',
  'placement',
  'testsMenu',
  'selectSource',
  'testWords',
  'testWordsReverse',
  'testFlashcards',
  'aiTeacher',
] as const;
const TEXTS = ['texts', 'text'] as const;

const pages = (...names: PageName[]): Pages => new Set<PageName | undefined>(names);

/** The pages behind each tab and menu, which so says that one is in it, also where nothing in it leads to the very page. */
export const PARTS = {
  words: pages('categories', 'categoryWords', 'word', 'path', ...MY_WORDS),
  topics: pages('categories', 'categoryWords', 'word', 'path'),
  myWords: pages(...MY_WORDS),
  training: pages(...TRAINING),
  texts: pages(...TEXTS),
  /** The dropdown of the header holds texts as well. */
  trainers: pages(...TRAINING, ...TEXTS),
  account: pages(...MY_WORDS, 'dashboard', 'profile'),
} as const satisfies Record<string, Pages>;

export type Part = keyof typeof PARTS;
