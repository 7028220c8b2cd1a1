import { act, configure, render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { pageAt } from '#contract/pages.ts';
import { beginSession, startSession } from '../account/session.ts';
import { App } from '../app.tsx';
import { createI18n } from '../i18n/i18n.tsx';
import { startLanguage, startLearning } from '../i18n/languages.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { layWaitingOver } from '../outbox/waiting-states.ts';
import { createQueries } from '../queries.ts';
import { browserHistory } from '../router/history.ts';
import { Router } from '../router/router.tsx';
import { loadPage } from '../routes.tsx';
import { mirrorVisitor } from '../token.ts';
import { toasts } from '../ui/toasts.ts';
import { moveWindow } from './reply-server.ts';

// A page asks twice before it gives a server up, and a busy machine is slow. What is hidden is seen to by the journeys in a
// real browser; here finding it out would take most of the time.
configure({ asyncUtilTimeout: 4000, defaultHidden: true });

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
  const queries = createQueries();
  layWaitingOver(queries);
  const page = render(
    <Router history={browserHistory}>
      <App i18n={i18n} queries={queries} />
    </Router>,
  );
  onTestFinished(() => {
    page.unmount();
    queries.clear();
    toasts.set([]);
  });
  await act(() => startSession(i18n, queries));
  return { i18n, queries };
}
