// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n, I18nProvider } from '#web/platform/i18n/i18n.tsx';
import { readMessages } from '#web/testing/messages.ts';
import type { Turn } from './speak-in-turn.ts';
import { useReading } from './use-reading.ts';

/** The browser plays nothing here: how often a clip was played is counted, and the first one lasts until it is let go. */
let played = 0;
let endFirst = () => {};

beforeEach(() => {
  played = 0;
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      async play() {
        played += 1;
        const end = () => this.dispatchEvent(new Event('ended'));
        if (played === 1) endFirst = end;
        else setTimeout(end);
      }
      pause() {}
    },
  );
  vi.stubGlobal('fetch', async () => Response.json({ success: true, audioContent: btoa('sound') }));
});
afterEach(() => void vi.unstubAllGlobals());

const TURNS: Turn<string>[] = ['uno', 'dos', 'tres'].map(text => ({
  mark: text,
  utterance: { text, language: 'es' },
  pauseBefore: 30,
}));

const i18n = createI18n('en', readMessages('en'));

function InEnglish({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Begins to read aloud, and resolves once the first word has been heard. */
async function reading() {
  const screen = renderHook(({ subject }) => useReading<string>(subject), {
    initialProps: { subject: 'es' },
    wrapper: InEnglish,
  });
  let over: Promise<boolean> = Promise.resolve(false);
  await act(async () => {
    over = screen.result.current.play(TURNS);
    await expect.poll(() => played).toBe(1);
  });
  return { ...screen, over };
}

test('everything is read, each place is marked in its turn, and at the end none is', async () => {
  const { result, over } = await reading();
  expect(result.current.mark).toBe('uno');
  await act(async () => {
    endFirst();
    expect(await over).toBe(true);
  });
  expect(played).toBe(3);
  expect(result.current.mark).toBeNull();
});

test('nothing more is read after leaving the screen', async () => {
  const { unmount, over } = await reading();
  unmount();
  expect(await over).toBe(false);
  await pause(100);
  expect(played).toBe(1);
});

test('nothing more is read of what the screen no longer shows', async () => {
  const { result, rerender, over } = await reading();
  await act(async () => rerender({ subject: 'fr' }));
  await act(async () => expect(await over).toBe(false));
  expect(played).toBe(1);
  expect(result.current.mark).toBeNull();
});
