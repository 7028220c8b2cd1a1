import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { Ask, Render, RenderedPage, View } from '#contract/rendering.ts';
import type { Language } from '#languages/index.ts';
import { createQueries, isPublicKey } from '#web/platform/http/queries.ts';
import { createI18n, type I18n } from '#web/platform/i18n/i18n.tsx';
import { beginLearning } from '#web/platform/i18n/languages.ts';
import { loadMessages } from '#web/platform/i18n/load-messages.ts';
import { memoryHistory } from '#web/platform/router/history.ts';
import { Router } from '#web/platform/router/router.tsx';
import { renderedTitle } from '#web/platform/router/use-page-title.ts';
import { beginSession } from '#web/platform/session/session.ts';
import { App } from './app.tsx';
import { describePage } from './page-head.ts';
import { loadPage } from './routes.tsx';

/** What is read may lead to more that has to be read, but not for ever. */
const MOST_PASSES = 4;
/** How React marks a part that it could not draw and leaves to the browser. */
const NOT_DRAWN = '<!--$!-->';

/**
 * Renders a page for a view, on the server. It is drawn until everything that it asks of the public API is there, so nothing has to
 * say beforehand what a page reads.
 */
export const render: Render = async (view, ask) => {
  const [i18n] = await Promise.all([textsIn(view.lang), loadPage(view.page, view.visitor)]);
  const queries = createQueries();
  let milliseconds = 0;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const isWhole = pass > 0;
    const start = performance.now();
    const html = draw(view, { i18n, queries, isWhole });
    milliseconds += performance.now() - start;
    const missing = keysAskedFor(queries);
    if (missing.length === 0 && isWhole) return { ...finish(html, view, i18n, queries), milliseconds };
    await Promise.all(missing.map(key => fill(queries, key, ask)));
  }
  throw new Error(`${view.path} asks for ever more`);
};

const texts = new Map<Language, Promise<I18n>>();

function textsIn(language: Language): Promise<I18n> {
  const known = texts.get(language);
  if (known !== undefined) return known;
  const loading = loadMessages(language).then(messages => createI18n(language, messages));
  texts.set(language, loading);
  // A failure is not kept: the next page tries again.
  loading.catch(() => texts.delete(language));
  return loading;
}

type Drawn = {
  i18n: I18n;
  queries: QueryClient;
  /** Without it only the page itself is drawn, for what it asks: what stands around it would be drawn for nothing. */
  isWhole: boolean;
};

/** In one go, so that what is begun here is of this view alone. */
function draw(view: View, { i18n, queries, isWhole }: Drawn): string {
  beginLearning(view.learn, view.hasChosen);
  beginSession(view.visitor);
  const html = renderToString(
    <Router history={memoryHistory(view.path + view.search)}>
      <App i18n={i18n} queries={queries} isBare={!isWhole} />
    </Router>,
  );
  if (html.includes(NOT_DRAWN)) throw new Error(`A part of ${view.path} could not be drawn`);
  return html;
}

type Key = readonly [access: string, path: string, input: unknown];

function keysAskedFor(queries: QueryClient): Key[] {
  const asked = queries.getQueryCache().findAll({ predicate: ({ state }) => state.data === undefined });
  return asked
    .filter(({ queryKey, options }) => isPublicKey(queryKey) && !('enabled' in options && !options.enabled))
    .map(({ queryKey }) => queryKey as unknown as Key);
}

async function fill(queries: QueryClient, key: Key, ask: Ask): Promise<void> {
  const [, path, input] = key;
  queries.setQueryData(key, await ask(path, input));
}

function finish(
  html: string,
  view: View,
  { t }: I18n,
  queries: QueryClient,
): Omit<RenderedPage, 'milliseconds'> {
  const data = queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => [queryKey, state.data] as const);
  return { html, title: renderedTitle(), data, ...describePage(view, t, data) };
}
