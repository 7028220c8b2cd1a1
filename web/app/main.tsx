import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { needsPageTexts } from '#contract/page-modules.ts';
import { addressOf } from '#web/platform/http/http.ts';
import { createQueries } from '#web/platform/http/queries.ts';
import { mirrorVisitor } from '#web/platform/http/token.ts';
import { createI18n } from '#web/platform/i18n/i18n.tsx';
import { hasChosenLearning, startLanguage, startLearning } from '#web/platform/i18n/languages.ts';
import { loadMessages, loadShellMessages } from '#web/platform/i18n/load-messages.ts';
import { isDearLine } from '#web/platform/loading/dear-line.ts';
import { whenIdle } from '#web/platform/loading/when-idle.ts';
import { readWithPending } from '#web/platform/offline/pending/read-with-pending.ts';
import { storeRendered } from '#web/platform/offline/response-cache/response-cache.ts';
import { browserHistory } from '#web/platform/router/history.ts';
import { Router } from '#web/platform/router/router.tsx';
import { beginSession, startSession } from '#web/platform/session/session.ts';
import { dropOldStores } from '#web/platform/speech/stored-clips.ts';
import { showAppearance } from '#web/platform/storage/appearance.ts';
import { App } from './app.tsx';
import { readRendered, shownPage, viewHere } from './rendered-view.ts';
import { loadPage } from './routes.tsx';
import '#web/ui/tokens.css';

showAppearance();
start().catch(offerReload);

// A function and not top-level code that waits: the page's chunk imports the frame's, which this file may be part of.
async function start(): Promise<void> {
  const root = rootElement();
  const rendered = readRendered(root);
  const lang = startLanguage();
  const learn = startLearning(location.search);
  const visitor = mirrorVisitor();
  beginSession(visitor);
  // The page's own chunk and the language's texts are fetched side by side.
  // A page that does not come is tried again as it is rendered, where a failure has its notice.
  const { pathname } = location;
  const missing = rendered.isMissing ? pathname : undefined;
  const name = shownPage(pathname, rendered.isMissing);
  const page = loadPage(name, visitor).catch(() => 'failed');
  const needsAll = needsPageTexts(name);
  const [messages, failure] = await Promise.all([
    needsAll ? loadMessages(lang) : loadShellMessages(lang),
    page,
  ]);
  const i18n = createI18n(lang, messages, needsAll);
  const queries = createQueries(readWithPending);
  for (const [key, reply] of rendered.data) queries.setQueryData(key, reply);

  const app = (
    <Answering>
      <Router history={browserHistory}>
        <App i18n={i18n} queries={queries} missing={missing} />
      </Router>
    </Answering>
  );
  const isSame =
    rendered.view !== undefined &&
    rendered.view === viewHere({ lang, learn, hasChosen: hasChosenLearning(), visitor }, rendered.isMissing);
  if (isSame && failure === undefined) hydrateRoot(root, app);
  else flushSync(() => createRoot(root).render(app));
  // Only now: until then a page rendered for somebody else is not to be seen (`boot-script.ts`).
  delete document.documentElement.dataset.wait;
  // It is the server's page no longer, and answers.
  delete root.dataset.view;
  void startSession(i18n, queries);
  void dropOldStores();
  // What the next page says should be there when it is asked for, unless that costs somebody who never asks.
  if (!isDearLine()) whenIdle(() => void i18n.fetchPageTexts()?.catch(() => undefined));
  void storeRendered(rendered.data.map(([[, path, input], reply]) => [addressOf(path, input), reply]));
}

/** What `server/pages/boot-script.ts` keeps while a rendered page cannot answer yet: buttons and words of a text, each once. */
type EarlyClicks = { clicked: HTMLElement[]; end: () => void };

declare global {
  interface Window {
    earlyClicks?: EarlyClicks | undefined;
  }
}

/** Clicks again on what was clicked before the page could answer, in order; what has gone meanwhile is left out. */
function replayClicks(): void {
  const { earlyClicks } = window;
  window.earlyClicks = undefined;
  earlyClicks?.end();
  for (const element of earlyClicks?.clicked ?? []) if (element.isConnected) element.click();
}

/** Tells when React has taken the page over. Not within its own work: a press has to find its handler. */
function Answering({ children }: { children: ReactNode }) {
  useEffect(() => void setTimeout(replayClicks), []);
  return children;
}

/** Without its texts the interface cannot be shown, nor any sentence but an English one. */
function offerReload(): void {
  delete document.documentElement.dataset.wait;
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
