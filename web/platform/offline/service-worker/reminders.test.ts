import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReminderNotification } from '#contract/reminder-bounds.ts';
import { answerPress, showReminder } from './reminders.ts';

const REMINDER: ReminderNotification = {
  ...{
    title: '١٨ كلمة للمراجعة',
    body: 'الإسبانية.',
    lang: 'ar',
    dir: 'rtl',
    path: '/learn?lang=ar&learn=es#reminded',
  },
  end: {
    token: 'a.b',
    button: 'أوقف التذكير',
    done: 'التذكير متوقف الآن.',
    path: '/end-reminders?lang=ar#a.b',
  },
};

const shown: { title: string; options: NotificationOptions }[] = [];
const opened: string[] = [];
const sent: { path: string; body: unknown }[] = [];
let status: number;

const registration = {
  showNotification: async (title: string, options: NotificationOptions = {}) =>
    void shown.push({ title, options }),
};
const clients = { openWindow: async (path: string) => void opened.push(path) };

beforeEach(() => {
  for (const list of [shown, opened, sent]) list.length = 0;
  status = 200;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return new Response('{}', { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const press = (action: string, data: unknown = REMINDER) =>
  answerPress({ registration, clients }, { action, notification: { data, close: () => {} } });

test('a reminder is shown in its language and direction, one at a time, with a button that ends them', async () => {
  await showReminder(registration, JSON.stringify(REMINDER));
  expect(shown).toMatchObject([
    {
      title: REMINDER.title,
      options: {
        ...{ body: REMINDER.body, lang: 'ar', dir: 'rtl', tag: 'reminder' },
        actions: [{ action: 'end' }],
      },
    },
  ]);
});

test('a message that cannot be read is shown as the name alone', async () => {
  for (const text of [undefined, '', 'no JSON', '{}', 'null', '{"title":1}'])
    await showReminder(registration, text);
  expect(shown.map(({ title }) => title)).toEqual(Array(6).fill('Slova'));
});

test('a press opens the round, and the button ends reminders and says so', async () => {
  await press('');
  expect(opened).toEqual([REMINDER.path]);
  await press('end');
  expect(sent).toEqual([{ path: '/api/reminder/end-by-link', body: { token: 'a.b' } }]);
  expect(shown).toMatchObject([{ options: { body: REMINDER.end.done, lang: 'ar' } }]);
  expect(opened).toHaveLength(1);
});

test('where the button fails, a page ends them; of a message that could not be read home is opened', async () => {
  status = 503;
  await press('end');
  expect(opened).toEqual([REMINDER.end.path]);
  await press('', null);
  await press('end', null);
  expect(opened.slice(1)).toEqual(['/', '/']);
});
