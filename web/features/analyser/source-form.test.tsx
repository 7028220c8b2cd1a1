// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONGEST_IN_FIELD } from '#web/platform/files/use-long-text.ts';
import { createI18n, I18nProvider } from '#web/platform/i18n/i18n.tsx';
import { readMessages } from '#web/testing/messages.ts';
import { SourceForm } from './source-form.tsx';

const analysed = vi.fn<(text: string) => void>();
beforeEach(() => {
  analysed.mockClear();
  render(
    <I18nProvider i18n={createI18n('en', readMessages('en'))}>
      <SourceForm language="en" isBusy={false} onAnalyse={analysed} onCancel={() => {}} />
    </I18nProvider>,
  );
});
afterEach(cleanup);

const LONG = 'word '.repeat(LONGEST_IN_FIELD / 5 + 1);
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Text or subtitles');
const analyse = () => fireEvent.click(screen.getByRole('button', { name: 'Analyze' }));

/** What a browser asks before it changes a field; true where it goes on. */
function insert(data: string, inputType: string): boolean {
  const asked = new InputEvent('beforeinput', { data, inputType, bubbles: true, cancelable: true });
  let goesOn = true;
  act(() => {
    goesOn = field().dispatchEvent(asked);
  });
  return goesOn;
}

test.each(['insertFromPaste', 'insertFromDrop', 'insertText'])(
  'a long text that comes by %s never reaches the field, and is counted whole',
  inputType => {
    fireEvent.change(field(), { target: { value: 'Before. After.' } });
    field().setSelectionRange(8, 8);
    expect(insert(LONG, inputType)).toBe(false);
    expect(screen.queryByLabelText('Text or subtitles')).toBeNull();
    expect(screen.getByText('Pasted text')).toBeTruthy();
    analyse();
    expect(analysed).toHaveBeenCalledExactlyOnceWith(`Before. ${LONG}After.`);
  },
);

test('a long text that a script puts into the field is out of it before the page is drawn', () => {
  fireEvent.input(field(), { target: { value: LONG } });
  expect(screen.queryByLabelText('Text or subtitles')).toBeNull();
  analyse();
  expect(analysed).toHaveBeenCalledExactlyOnceWith(LONG);
});

test('what is typed stays in the field', () => {
  for (const letter of 'words') expect(insert(letter, 'insertText')).toBe(true);
  expect(insert('', 'deleteContentBackward')).toBe(true);
  fireEvent.input(field(), { target: { value: 'words' } });
  analyse();
  expect(analysed).toHaveBeenCalledExactlyOnceWith('words');
});
