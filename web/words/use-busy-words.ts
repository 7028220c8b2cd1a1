import { useState } from 'react';

/** The words a change is under way for, so that their buttons, and those for many words, take no second press. */
export function useBusyWords() {
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const whileBusy = async <Result>(
    words: readonly { id: string }[],
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const ids = words.map(word => word.id);
    setBusyIds(current => new Set([...current, ...ids]));
    try {
      return await work();
    } finally {
      setBusyIds(current => new Set([...current].filter(id => !ids.includes(id))));
    }
  };
  return { busyIds, isBusy: busyIds.size > 0, whileBusy };
}
