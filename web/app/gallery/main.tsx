import { createRoot } from 'react-dom/client';
import { createI18n, I18nProvider } from '#web/platform/i18n/i18n.tsx';
import { loadMessages } from '#web/platform/i18n/load-messages.ts';
import { memoryHistory } from '#web/platform/router/history.ts';
import { Router } from '#web/platform/router/router.tsx';
import { Controls } from './controls.tsx';
import { Messages } from './messages.tsx';
import { RoundPieces } from './round-pieces.tsx';
import { Shapes } from './shapes.tsx';
import { Signs } from './signs.tsx';
import { Voices } from './voices.tsx';
import '#web/ui/tokens.css';

/**
 * Every component with its states, for `npm run dev` at /ui. No page of the product leads here, so the build leaves it out.
 * `?dir=rtl` and `?scheme=dark` show one of the four grounds, for pictures of it.
 */
async function start(): Promise<void> {
  const parameters = new URLSearchParams(location.search);
  const isMirrored = parameters.get('dir') === 'rtl';
  const language = isMirrored ? 'ar' : 'en';
  document.documentElement.dir = isMirrored ? 'rtl' : 'ltr';
  document.documentElement.lang = language;
  const scheme = parameters.get('scheme');
  if (scheme !== null) document.documentElement.style.colorScheme = scheme;
  const i18n = createI18n(language, await loadMessages(language));
  const root = document.querySelector('#root');
  if (root === null) throw new Error('the page has no root');
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <Router history={memoryHistory('/')}>
        <Gallery />
      </Router>
    </I18nProvider>,
  );
}

void start();

function Gallery() {
  return (
    <main className="mx-auto max-w-page px-5 py-10 sm:px-8">
      <h1 lang="en" className="head mb-6 text-3xl sm:text-4xl">
        Components
      </h1>
      <Voices />
      <Controls />
      <Signs />
      <Shapes />
      <RoundPieces />
      <Messages />
    </main>
  );
}
