// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { paramsAt } from '#contract/pages.ts';
import { browserHistory, memoryHistory } from './history.ts';
import { Link, NavLink } from './link.tsx';
import { addressOf, Router, useLocation, useNavigationType, useSearchParams } from './router.tsx';

afterEach(cleanup);

function Place() {
  const { pathname, search, hash, state } = useLocation();
  return (
    <output>{`${useNavigationType()} ${pathname}${search}${hash} ${JSON.stringify(state ?? null)}`}</output>
  );
}

const place = () => screen.getByRole('status').textContent;

test('a plain press goes there without loading, with what the link hands over', () => {
  render(
    <Router history={memoryHistory('/texts?level=A1')}>
      <Link to="/texts/a1-who-am-i" state={{ from: 'list' }}>
        Who am I?
      </Link>
      <Place />
    </Router>,
  );
  expect(place()).toBe('POP /texts?level=A1 null');
  fireEvent.click(screen.getByRole('link'));
  expect(place()).toBe('PUSH /texts/a1-who-am-i {"from":"list"}');
  // Once more: one is there already, and the way back stays short.
  fireEvent.click(screen.getByRole('link'));
  expect(place()).toMatch(/^REPLACE /);
});

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with the middle button', { button: 1 }],
])('a press %s is left to the browser', (_, press) => {
  render(
    <Router history={memoryHistory('/')}>
      <Link to="/contact">Contact</Link>
      <Place />
    </Router>,
  );
  // The browser of this test would go there itself.
  document.addEventListener('click', event => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link'), press);
  expect(place()).toBe('POP / null');
});

test('a link knows whether one is on its page, below it, or in its part of the site', () => {
  render(
    <Router history={memoryHistory('/texts/a1-who-am-i?lang=uk')}>
      <NavLink to="/texts">Texts</NavLink>
      <NavLink to="/texts/a1-who-am-i">This one</NavLink>
      <NavLink to="/reading" isWithin>
        What it belongs to
      </NavLink>
      <NavLink to="/text">Another word</NavLink>
    </Router>,
  );
  const current = screen.getAllByRole('link').map(link => link.getAttribute('aria-current'));
  expect(current).toEqual(['true', 'page', 'true', null]);
});

test('parameters change alone, and are read as they are at that moment', () => {
  function Filters() {
    const [parameters, setParameters] = useSearchParams();
    const set = (name: string) => (current: URLSearchParams) => {
      current.set(name, '1');
      return current;
    };
    const setBoth = () => {
      setParameters(set('a'));
      setParameters(set('b'), { replace: true });
    };
    return (
      <button type="button" onClick={setBoth}>
        {parameters.toString()}
      </button>
    );
  }
  render(
    <Router history={memoryHistory('/texts?level=A1')}>
      <Filters />
      <Place />
    </Router>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('level=A1&a=1&b=1');
  expect(place()).toBe('REPLACE /texts?level=A1&a=1&b=1 null');
});

test('the page one leaves stays until the next one has come', async () => {
  let arrive = (_: string) => {};
  const next = new Promise<string>(resolve => {
    arrive = resolve;
  });
  function Page() {
    const { pathname } = useLocation();
    return <p>{pathname === '/' ? 'home' : use(next)}</p>;
  }
  render(
    <Router history={memoryHistory('/')}>
      <Link to="/texts">Texts</Link>
      <Suspense fallback="loading">
        <Page />
      </Suspense>
    </Router>,
  );
  await act(async () => fireEvent.click(screen.getByRole('link')));
  expect(screen.queryByText('home')).not.toBeNull();
  expect(screen.queryByText('loading')).toBeNull();
  await act(async () => arrive('all texts'));
  expect(screen.queryByText('all texts')).not.toBeNull();
});

test.each([
  [{ search: 'a=1' }, '/here?a=1'],
  [{ search: '?a=1', hash: 'end' }, '/here?a=1#end'],
  [{ search: '' }, '/here'],
  [{ pathname: '/there' }, '/there'],
  ['/texts?level=B1', '/texts?level=B1'],
])('%j is an address', (to, address) => {
  expect(addressOf(to, { pathname: '/here' })).toBe(address);
});

test('what a path carries is decoded, also where it is no valid encoding', () => {
  expect(paramsAt('categoryWords', '/categories/my%20animals/words/')).toEqual({ categoryId: 'my animals' });
  expect(paramsAt('text', '/texts/100%')).toEqual({ id: '100%' });
  expect(paramsAt('text', '/categories')).toEqual({});
});

test('links lead on where the page came over plain http, and crypto knows little', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  browserHistory.navigate('/texts', {});
  const first = browserHistory.location();
  browserHistory.navigate('/contact', {});
  vi.unstubAllGlobals();
  expect(first.pathname).toBe('/texts');
  expect(browserHistory.location().pathname).toBe('/contact');
  expect(browserHistory.location().key).not.toBe(first.key);
});
