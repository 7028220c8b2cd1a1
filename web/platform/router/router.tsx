import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { type PageName, paramsAt } from '#contract/pages.ts';
import type { Location, NavigateOptions, NavigationType, RouterHistory } from './history.ts';

/** An address of this site; parts that an object leaves out are empty, but for the path, which stays. */
export type To = string | { pathname?: string; search?: string; hash?: string };

export type Navigate = (to: To, options?: NavigateOptions) => void;

type Place = { location: Location; type: NavigationType };
type RouterValue = Place & { navigate: Navigate; history: RouterHistory };

const RouterContext = createContext<RouterValue | null>(null);

/**
 * Where the interface is. A move is a transition: the page one leaves stays until the next one is there. That is why this is no
 * store that React has to follow at once, as the small router libraries are.
 */
export function Router({ history, children }: { history: RouterHistory; children: ReactNode }) {
  const [place, setPlace] = useState<Place>(() => ({ location: history.location(), type: 'POP' }));

  const move = useCallback(
    (type: NavigationType) => startTransition(() => setPlace({ location: history.location(), type })),
    [history],
  );
  useEffect(() => history.onPop(() => move('POP')), [history, move]);

  const navigate = useCallback<Navigate>(
    (to, options = {}) => {
      history.navigate(addressOf(to, history.location()), options);
      move(options.replace === true ? 'REPLACE' : 'PUSH');
    },
    [history, move],
  );
  const value = useMemo(() => ({ ...place, navigate, history }), [place, navigate, history]);
  return <RouterContext value={value}>{children}</RouterContext>;
}

export function useLocation(): Location {
  return useRouter().location;
}

export function useNavigationType(): NavigationType {
  return useRouter().type;
}

/** The function that goes to another place of this site; the same one on every render. */
export function useNavigate(): Navigate {
  return useRouter().navigate;
}

/** What the path of a page carries (`paramsAt`). */
export function usePageParams<Name extends PageName>(page: Name) {
  return paramsAt(page, useLocation().pathname);
}

type SetSearchParams = (
  next: string | URLSearchParams | ((current: URLSearchParams) => URLSearchParams),
  options?: NavigateOptions,
) => void;

/** The parameters of the address, and the function that changes them and nothing else of it. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { location, navigate, history } = useRouter();
  const parameters = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const setParameters = useCallback<SetSearchParams>(
    (next, options) => {
      const changed =
        typeof next === 'function' ? next(new URLSearchParams(history.location().search)) : next;
      navigate({ search: changed.toString() }, options);
    },
    [navigate, history],
  );
  return [parameters, setParameters];
}

/** The address that `to` means for whoever stands at `from`: `/texts?level=A1`. */
export function addressOf(to: To, from: Pick<Location, 'pathname'>): string {
  if (typeof to === 'string') return to;
  const { pathname = from.pathname, search = '', hash = '' } = to;
  return pathname + led('?', search) + led('#', hash);
}

const led = (sign: string, part: string) => (part === '' || part.startsWith(sign) ? part : sign + part);

function useRouter(): RouterValue {
  const value = useContext(RouterContext);
  if (value === null) throw new Error('a router has to stand around this');
  return value;
}
