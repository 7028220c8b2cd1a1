import { expect, test } from 'vitest';
import { REMINDED_HASH } from '#contract/reminder-bounds.ts';
import { directionOf, LANGUAGE_CODES } from '#languages/index.ts';
import { reminderEmail, reminderNotification, reminderText } from './compose.ts';

const repeat = { learn: 'es', words: 18, first: 'ventana' } as const;
const TOKEN = 'a.b';

test('a reminder says how many words of which language there are, how long they take, and the first of them', () => {
  expect(reminderText('en', repeat)).toEqual({
    title: '18 words to review',
    body: 'Spanish. About 3 minutes. First: ventana',
  });
  expect(reminderText('en', { learn: 'de', words: 1, first: undefined })).toEqual({
    title: '1 word to review',
    body: 'German. About 1 minute.',
  });
});

test.each(LANGUAGE_CODES)('a reminder is written in %s, for every number', language => {
  for (const words of [1, 2, 3, 5, 11, 18, 21, 22, 100]) {
    const { title, body } = reminderText(language, { ...repeat, words });
    expect(title + body).not.toMatch(/[{}]|undefined/);
    expect(body).toContain('ventana');
    if (language !== 'en') expect(title).not.toBe(reminderText('en', { ...repeat, words }).title);
  }
  const { lang, dir, path, end } = reminderNotification(language, repeat, TOKEN);
  expect({ lang, dir }).toEqual({ lang: language, dir: directionOf(language) });
  expect(path).toBe(`/learn?lang=${language}&learn=es${REMINDED_HASH}`);
  expect(end.path).toBe(`/end-reminders?lang=${language}#${TOKEN}`);
});

test.each(LANGUAGE_CODES)(
  'an e-mail in %s leads to the round and to the end of reminders, and mail programs offer the latter',
  lang => {
    const to = { email: 'olena@example.org', lang, publicUrl: 'https://words.example.org' };
    const { subject, text, html = '', headers } = reminderEmail(to, repeat, TOKEN);
    expect(subject).toBe(`Slova: ${reminderText(lang, repeat).title}`);
    const round = `https://words.example.org/learn?lang=${lang}&learn=es${REMINDED_HASH}`;
    const end = `https://words.example.org/end-reminders?lang=${lang}#${TOKEN}`;
    expect(text.split('\n')).toEqual(expect.arrayContaining([round, end]));
    for (const address of [round, end]) expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
    expect(text + html.replace(/<style>[\s\S]*<\/style>/, '')).not.toMatch(/\{\w+\}|undefined/);
    expect(headers).toMatchObject({
      'List-Unsubscribe': `<https://words.example.org/api/reminder/end/${TOKEN}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  },
);

test('a word of somebody else’s making is text in an e-mail', () => {
  const to = { email: 'olena@example.org', lang: 'en', publicUrl: 'http://localhost:3000' } as const;
  const { html = '', headers } = reminderEmail(to, { ...repeat, first: '<b>$&{link}' }, TOKEN);
  expect(html).toContain('&lt;b&gt;$&amp;{link}');
  // One press needs an encrypted address.
  expect(headers).not.toHaveProperty('List-Unsubscribe-Post');
});
