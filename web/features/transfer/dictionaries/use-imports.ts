import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AboutDictionary } from '#files/dictionaries/entry.ts';
import { groupFiles } from '#files/dictionaries/open-dictionaries.ts';
import type { FileProblem } from '#files/refusal.ts';
import { blobFile } from '#files/source-file.ts';
import { newId } from '#web/platform/storage/new-id.ts';
import { renewReferences } from '#web/vocabulary/reference-dictionaries/api.ts';
import { dictionaryCalls } from './dictionaries.ts';
import { importDictionary, type Told } from './import-dictionary.ts';
import { type Reading, startReading } from './reading.ts';

export type ImportStep =
  | { name: 'opening' }
  | { name: 'asking'; about: AboutDictionary; fingerprint: string }
  | { name: 'reading'; read: number; share: number }
  | { name: 'done' | 'there'; entries: number }
  | { name: 'refused'; problem: FileProblem; file: string }
  | { name: 'stopped'; error?: unknown };

/** One dictionary that is being brought, from its files to what became of it. */
export type Import = { key: string; name: string; files: File[]; told?: Told; step: ImportStep };

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

/** Leads the files of dictionaries through their steps: opened, told about, read. Leaving the page stops it; what was written stays for a day. */
export function useImports() {
  const queries = useQueryClient();
  const [imports, setImports] = useState<readonly Import[]>([]);
  const running = useRef(new Map<string, { reading: Reading; run: AbortController }>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const key of all.keys()) endOf(all, key);
    };
  }, []);

  const set = (key: string, change: Partial<Import>) =>
    setImports(before => before.map(each => (each.key === key ? { ...each, ...change } : each)));

  const open = async ({ key, name, files }: Import): Promise<ImportStep> => {
    const reading = startReading();
    running.current.set(key, { reading, run: new AbortController() });
    try {
      const answer = await reading.ask({ kind: 'open', name, files });
      if ('about' in answer) return { name: 'asking', ...answer };
      if ('problem' in answer) return { name: 'refused', ...answer };
    } catch {
      // The worker broke, as it does where memory runs out.
    }
    return { name: 'refused', problem: 'unreadable', file: name };
  };

  /** Takes files that were chosen together, and opens each dictionary that they are. */
  const choose = (files: readonly File[]) => {
    const chosen = groupFiles(files.map(blobFile)).map((group): Import => {
      const names = new Set(group.files.map(file => file.name));
      return {
        ...{ key: newId(), name: group.name },
        ...{ files: files.filter(file => names.has(file.name)), step: { name: 'opening' } },
      };
    });
    setImports(before => [...before, ...chosen]);
    for (const each of chosen) void open(each).then(step => set(each.key, { step }));
  };

  const start = async (key: string, told: Told) => {
    const now = running.current.get(key);
    if (now === undefined) return;
    const { reading, run } = now;
    set(key, { told, step: { name: 'reading', read: 0, share: 0 } });
    try {
      const outcome = await importDictionary({
        ...{ told, reading, wait, signal: run.signal, calls: dictionaryCalls(run.signal) },
        onProgress: (read, share) => set(key, { step: { name: 'reading', read, share } }),
      });
      if (outcome.name === 'refused') set(key, { step: outcome });
      else set(key, { step: { name: outcome.name, entries: outcome.dictionary.entries } });
    } catch (error) {
      set(key, { step: run.signal.aborted ? { name: 'stopped' } : { name: 'stopped', error } });
    }
    endOf(running.current, key);
    await renewReferences(queries);
  };

  /** Reads the same files again, from where the server has their entries. */
  const goOn = async (each: Import) => {
    set(each.key, { step: { name: 'opening' } });
    const step = await open(each);
    if (step.name !== 'asking' || each.told === undefined) set(each.key, { step });
    else await start(each.key, each.told);
  };

  const stop = (key: string) => endOf(running.current, key);

  const takeAway = (key: string) => {
    endOf(running.current, key);
    setImports(before => before.filter(each => each.key !== key));
  };

  return { imports, choose, start, stop, goOn, takeAway };
}

function endOf(all: Map<string, { reading: Reading; run: AbortController }>, key: string): void {
  const now = all.get(key);
  all.delete(key);
  now?.run.abort();
  now?.reading.end();
}
