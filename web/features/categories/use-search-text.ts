import { useEffect, useRef, useState } from 'react';
import { LONGEST_SEARCH } from '#contract/search.ts';
import { useSearchParams } from '#web/platform/router/router.tsx';

/** Typing asks after a pause. */
const PAUSE_MS = 200;

/**
 * The text of the search field, and the text to search for, which follows after a pause: trimmed, no longer than the server takes. The
 * address holds it (`find`): the way back from a topic leads to the results again, and a link that changes it changes the field.
 */
export function useSearchText() {
  const [parameters, setParameters] = useSearchParams();
  const wanted = (parameters.get('find') ?? '').trim().slice(0, LONGEST_SEARCH);
  const [search, setSearch] = useState(wanted);
  const written = useRef(wanted);

  useEffect(() => {
    if (wanted === written.current) return;
    written.current = wanted;
    setSearch(wanted);
  }, [wanted]);

  useEffect(() => {
    const next = search.trim();
    if (next === wanted) return;
    const timer = setTimeout(() => {
      const changed = (current: URLSearchParams) => {
        if (next === '') current.delete('find');
        else current.set('find', next);
        return current;
      };
      written.current = next;
      setParameters(changed, { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search, wanted, setParameters]);

  return { search, setSearch, wanted };
}
