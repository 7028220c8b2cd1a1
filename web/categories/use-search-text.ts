import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** A person who types asks once they pause. */
const PAUSE_MS = 200;

/**
 * The text of the search field, and the text to search for: trimmed, a moment later, and kept in the address (`find`), so
 * that whoever comes back from a topic finds the results again.
 */
export function useSearchText() {
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('find') ?? '';
  const [search, setSearch] = useState(wanted);

  useEffect(() => {
    const next = search.trim();
    if (next === wanted) return;
    const timer = setTimeout(() => {
      const changed = (current: URLSearchParams) => {
        if (next === '') current.delete('find');
        else current.set('find', next);
        return current;
      };
      setParameters(changed, { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search, wanted, setParameters]);

  return { search, setSearch, wanted };
}
