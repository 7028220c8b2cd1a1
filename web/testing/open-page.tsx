import { act, configure, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { onTestFinished } from 'vitest';
import { startSession } from '../account/session.ts';
import { App } from '../app.tsx';
import { createI18n } from '../i18n/i18n.ts';
import { startLanguage, startLearning } from '../i18n/languages.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import { createQueries } from '../queries.ts';
import { loadPageAt } from '../routes.tsx';
import { toasts } from '../ui/toasts.ts';
import { moveWindow } from './reply-server.ts';

// A page asks twice before it gives a server up, and a busy machine is slow. What is hidden is seen to by the journeys in a
// real browser; here finding it out would take most of the time.
configure({ asyncUtilTimeout: 4000, defaultHidden: true });

/** Opens a page of the whole interface as `main.tsx` does, and takes it away when the test ends. */
export async function openPage(path: string) {
  moveWindow(window.location.origin, path);
  const language = startLanguage();
  startLearning();
  const [messages] = await Promise.all([loadMessages(language), loadPageAt(window.location.pathname)]);
  const i18n = createI18n(language, messages);
  const queries = createQueries();
  const page = render(
    <BrowserRouter>
      <App i18n={i18n} queries={queries} />
    </BrowserRouter>,
  );
  onTestFinished(() => {
    page.unmount();
    queries.clear();
    toasts.set([]);
  });
  await act(() => startSession(i18n, queries));
  return { i18n, queries };
}
