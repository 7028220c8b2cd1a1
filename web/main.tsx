import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startSession } from './account/session.ts';
import { App } from './app.tsx';
import { showAppearance } from './appearance.ts';
import { createI18n } from './i18n/i18n.ts';
import { startLanguage, startLearning } from './i18n/languages.ts';
import { loadMessages } from './i18n/load-messages.ts';
import { createQueries } from './queries.ts';
import { loadPageAt } from './routes.tsx';
import { dropOldStores } from './speech/stored-clips.ts';
import './ui/tokens.css';

showAppearance();
start().catch(offerReload);

// A function and not top-level code that waits: the page's chunk imports the frame's, which this file may be part of.
async function start(): Promise<void> {
  const language = startLanguage();
  startLearning();
  // The page's own chunk and the language's texts are fetched side by side.
  // A page that does not come is tried again as it is rendered, where a failure has its notice.
  const page = loadPageAt(location.pathname).catch(() => undefined);
  const [messages] = await Promise.all([loadMessages(language), page]);
  const i18n = createI18n(language, messages);
  const queries = createQueries();
  void startSession(i18n, queries);
  void dropOldStores();

  createRoot(rootElement()).render(
    <BrowserRouter>
      <App i18n={i18n} queries={queries} />
    </BrowserRouter>,
  );
}

/** Without its texts the interface cannot be shown, nor any sentence but an English one. */
function offerReload(): void {
  createRoot(rootElement()).render(
    <p lang="en" dir="ltr" role="alert" className="p-6">
      Slova could not be loaded.{' '}
      <a href={location.pathname + location.search} className="text-accent underline">
        Reload the page
      </a>
    </p>,
  );
}

function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  return root;
}
