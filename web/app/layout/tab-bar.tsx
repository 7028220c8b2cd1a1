import { pageAt, pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { NavLink } from '#web/platform/router/link.tsx';
import { useLocation } from '#web/platform/router/router.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { PARTS, type Part } from './navigation.ts';

type Tab = { to: string; label: string; icon: IconName; part?: Part };

/**
 * On a phone the four places one goes to most lie within the thumb's reach. They give way to trainers (`data-stage`) and to
 * whatever lies at the bottom of a page (`data-bottom-bar`), and end the page where a screen is low.
 */
export function TabBar() {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const isUser = useSession().status === 'user';
  const page = pageAt(useLocation().pathname);
  const tabs: Tab[] = [
    { to: pathTo('home'), label: t(isUser ? 'home.today.title' : 'layout.home'), icon: 'home' },
    { to: pathTo('categories'), label: t('layout.words'), icon: 'book', part: 'words' },
    // The menu of tests is for users; guests choose their source at once.
    {
      to: isUser ? pathTo('testsMenu') : pathTo('selectSource', {}, { lang, learn }),
      label: t('layout.train'),
      icon: 'quiz',
      part: 'training',
    },
    { to: pathTo('texts'), label: t('nav.texts'), icon: 'pages', part: 'texts' },
  ];
  return (
    <nav
      aria-label={t('layout.shortcuts')}
      className="fixed inset-x-0 bottom-0 z-40 low:static grid grid-cols-4 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] page-bar:hidden page-stage:hidden sm:hidden"
    >
      {tabs.map(({ to, label, icon, part }) => (
        <NavLink
          key={icon}
          to={to}
          isWithin={part && PARTS[part].has(page)}
          className="relative flex min-h-14 flex-col items-center gap-0.5 pt-2 pb-1.5 text-center text-xs leading-tight text-quiet aria-[current]:font-semibold aria-[current]:text-accent"
        >
          {({ isActive }) => (
            <>
              {isActive && (
                <span className="absolute -top-px h-0.75 w-8 rounded-b-[3px] bg-spark forced-colors:bg-[Highlight]" />
              )}
              <Icon name={icon} className="size-6" />
              {/* A word is never broken: text that a visitor has set large grows as far as a quarter of the width lets it. */}
              <span className="text-[min(var(--text-xs),3.8vw)]">{label}</span>
            </>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
