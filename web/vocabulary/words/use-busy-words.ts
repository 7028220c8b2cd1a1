import { useRef, useState } from 'react';

/** The words a change is under way for. A second press on one of them meanwhile does nothing and returns undefined. */
export function useBusyWords() {
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  // A double click comes before the next render.
  const underWay = useRef<ReadonlySet<string>>(new Set());
  const setUnderWay = (ids: ReadonlySet<string>) => {
    underWay.current = ids;
    setBusyIds(ids);
  };
  const whileBusy = async <Result>(
    words: readonly { id: string }[],
    work: () => Promise<Result>,
  ): Promise<Result | undefined> => {
    const ids = words.map(word => word.id);
    if (ids.some(id => underWay.current.has(id))) return undefined;
    setUnderWay(new Set([...underWay.current, ...ids]));
    try {
      return await work();
    } finally {
      setUnderWay(new Set([...underWay.current].filter(id => !ids.includes(id))));
    }
  };
  return { busyIds, whileBusy };
}
