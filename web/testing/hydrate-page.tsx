import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { App } from '#web/app/app.tsx';
import { readRendered, shownPage, viewHere } from '#web/app/rendered-view.ts';
import { loadPage } from '#web/app/routes.tsx';
import { createQueries } from '#web/platform/http/queries.ts';
import { mirrorVisitor } from '#web/platform/http/token.ts';
import { createI18n } from '#web/platform/i18n/i18n.tsx';
import { hasChosenLearning, startLanguage, startLearning } from '#web/platform/i18n/languages.ts';
import { loadMessages } from '#web/platform/i18n/load-messages.ts';
import { browserHistory } from '#web/platform/router/history.ts';
import { Router } from '#web/platform/router/router.tsx';
import { beginSession } from '#web/platform/session/session.ts';
import { moveWindow } from './reply-server.ts';

/**
 * Has React take a page over that the server has sent to this browser, as `main.tsx` does, and gives back everything that it says
 * against it. React tells of attributes that differ in development only, which is what tests run on.
 */
export async function hydratePage(path: string, html: string): Promise<string[]> {
  moveWindow('http://slova.test', path);
  document.documentElement.lang = /<html lang="([^"]*)"/.exec(html)?.[1] ?? '';
  document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  const root = document.getElementById('root') as HTMLElement;
  const rendered = readRendered(root);
  const [lang, learn, visitor] = [startLanguage(), startLearning(location.search), mirrorVisitor()];
  beginSession(visitor);
  if (
    rendered.view !== viewHere({ lang, learn, hasChosen: hasChosenLearning(), visitor }, rendered.isMissing)
  )
    return [`it was rendered for "${rendered.view}", so the browser draws it afresh`];
  const missing = rendered.isMissing ? path : undefined;
  const page = loadPage(shownPage(location.pathname, rendered.isMissing), visitor);
  const [messages] = await Promise.all([loadMessages(lang), page]);
  const i18n = createI18n(lang, messages);
  const queries = createQueries();
  for (const [key, reply] of rendered.data) queries.setQueryData(key, reply);
  const said: string[] = [];
  const error = vi
    .spyOn(console, 'error')
    .mockImplementation((...texts) => void said.push(texts.map(String).join(' ').slice(0, 2000)));
  const app = (
    <Router history={browserHistory}>
      <App i18n={i18n} queries={queries} missing={missing} />
    </Router>
  );
  const hydrated = await act(async () =>
    hydrateRoot(root, app, { onRecoverableError: fault => void said.push(String(fault)) }),
  );
  await act(async () => hydrated.unmount());
  queries.clear();
  error.mockRestore();
  return said;
}
