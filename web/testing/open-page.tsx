import { act, configure, render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { pageAt } from '#contract/pages.ts';
import { App } from '#web/app/app.tsx';
import { loadPage } from '#web/app/routes.tsx';
import { createQueries } from '#web/platform/http/queries.ts';
import { mirrorVisitor } from '#web/platform/http/token.ts';
import { createI18n } from '#web/platform/i18n/i18n.tsx';
import { startLanguage, startLearning } from '#web/platform/i18n/languages.ts';
import { loadMessages } from '#web/platform/i18n/load-messages.ts';
import { readWithPending } from '#web/platform/offline/pending/read-with-pending.ts';
import { browserHistory } from '#web/platform/router/history.ts';
import { Router } from '#web/platform/router/router.tsx';
import { beginSession, startSession } from '#web/platform/session/session.ts';
import { toasts } from '#web/platform/toasts/toasts.ts';
import { moveWindow } from './reply-server.ts';

// Only what never comes takes so long: a page asks twice before it gives a server up, on machines of which others take the most. What is hidden is seen to by the journeys in a
// real browser; here finding it out would take most of the time.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });

/** Opens a page of the whole interface as `main.tsx` does, and takes it away when the test ends. */
export async function openPage(path: string) {
  moveWindow(window.location.origin, path);
  const language = startLanguage();
  startLearning(window.location.search);
  const visitor = mirrorVisitor();
  beginSession(visitor);
  const loading = loadPage(pageAt(window.location.pathname), visitor);
  const [messages] = await Promise.all([loadMessages(language), loading]);
  const i18n = createI18n(language, messages);
  const queries = createQueries(readWithPending);
  const page = render(
    <Router history={browserHistory}>
      <App i18n={i18n} queries={queries} />
    </Router>,
  );
  const close = () => {
    page.unmount();
    queries.clear();
    toasts.set([]);
  };
  onTestFinished(close);
  await act(() => startSession(i18n, queries));
  return { i18n, queries, close };
}
