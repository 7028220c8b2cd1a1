import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startSession } from './account/session.ts';
import { App } from './app.tsx';
import { createI18n } from './i18n/i18n.ts';
import { startLanguage, startLearning } from './i18n/languages.ts';
import { loadMessages } from './i18n/load-messages.ts';
import { createQueries } from './queries.ts';
import { loadPageAt } from './routes.tsx';
import { dropOldStores } from './speech/stored-clips.ts';
import './ui/tokens.css';

void start();

// A function and not top-level code that waits: the page's chunk imports the frame's, which this file may be part of.
async function start(): Promise<void> {
  const language = startLanguage();
  startLearning();
  // The page's own chunk and the language's texts are fetched side by side.
  const [messages] = await Promise.all([loadMessages(language), loadPageAt(location.pathname)]);
  const i18n = createI18n(language, messages);
  const queries = createQueries();
  void startSession(i18n, queries);
  void dropOldStores();

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root).render(
    <BrowserRouter>
      <App i18n={i18n} queries={queries} />
    </BrowserRouter>,
  );
}
