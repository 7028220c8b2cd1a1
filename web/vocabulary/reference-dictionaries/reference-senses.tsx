import { type ComponentType, useEffect, useState } from 'react';
import type { Language } from '#languages/index.ts';
import { lazyLoad } from '#web/platform/loading/lazy-load.ts';
import { useReferences } from './api.ts';
import type { FoundSensesProps } from './found-senses.tsx';

/** Most people have no dictionaries, so what shows them comes with the first that has a word. */
const load = lazyLoad(() => import('./found-senses.tsx'));

type ReferenceSensesProps = { word: string; learn: Language; sentence?: string };

/** What the person's dictionaries and the operator's say of a word, clearly apart from what we say; nothing where there are none. */
export function ReferenceSenses({ word, learn, sentence = '' }: ReferenceSensesProps) {
  const query = useReferences(word, learn);
  const [Found, setFound] = useState<ComponentType<FoundSensesProps>>();
  const isWanted = query.isError || (query.data?.data.dictionaries.length ?? 0) > 0;
  useEffect(() => {
    if (!isWanted) return;
    // Where it does not come the next word tries again; what we say ourselves is there all the same.
    load().then(
      ({ FoundSenses }) => setFound(() => FoundSenses),
      () => undefined,
    );
  }, [isWanted]);
  return Found && <Found query={query} learn={learn} sentence={sentence} />;
}
