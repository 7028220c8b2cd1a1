// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { createI18n, I18nProvider } from '#web/platform/i18n/i18n.tsx';
import { readMessages } from '#web/testing/messages.ts';
import { WindowedTable } from './windowed-table.tsx';

const LONG = Array.from({ length: 500 }, (_, index) => `word${index}`);

/** A table as a busy browser shows it: nothing is waited for. */
function drawn() {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const draw = (rows: readonly string[]) =>
    root.render(
      <I18nProvider i18n={createI18n('en', readMessages('en'))}>
        <WindowedTable
          rows={rows}
          height={{ look: 'h-13', pixels: 52 }}
          head={<th>Word</th>}
          columns={1}
          keyOf={row => row}
          cells={row => <td>{row}</td>}
        />
      </I18nProvider>,
    );
  const changed = () =>
    new Promise<HTMLElement>(resolve => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve(place.querySelector('section') as HTMLElement);
      });
      observer.observe(place, { childList: true, subtree: true });
    });
  return { draw, changed };
}

const aMoment = () => new Promise(resolve => setTimeout(resolve, 50));

test('a table that is scrolled as soon as it stands there stays where it was scrolled to', async () => {
  const { draw, changed } = drawn();
  const standing = changed();
  draw(LONG);
  const box = await standing;
  box.scrollTop = 5000;
  await aMoment();
  expect(box.scrollTop).toBe(5000);
});

test('other rows begin at their top', async () => {
  const { draw, changed } = drawn();
  const standing = changed();
  draw(LONG);
  const box = await standing;
  await aMoment();
  box.scrollTop = 5000;
  draw(LONG.slice(10));
  await expect.poll(() => box.scrollTop).toBe(0);
});
