import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { mailSettings } from './options.ts';

test('without a mail server nothing is mailed', () => {
  expect(mailSettings(readEnv({ CONTACT_TO: 'owner@example.org' }))).toBeUndefined();
});

test('mail comes from the mailbox it goes to unless told otherwise', () => {
  const given = { SMTP_URL: 'smtps://user:secret@mail.example', CONTACT_TO: 'owner@example.org' };
  expect(mailSettings(readEnv(given))).toEqual({
    smtpUrl: given.SMTP_URL,
    from: given.CONTACT_TO,
    to: given.CONTACT_TO,
  });
  expect(mailSettings(readEnv({ ...given, MAIL_FROM: 'slova@example.org' }))?.from).toBe('slova@example.org');
});

test('a server may write e-mails without a mailbox for messages', () => {
  const given = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'slova@example.org' };
  expect(mailSettings(readEnv(given))).toEqual({ smtpUrl: given.SMTP_URL, from: given.MAIL_FROM });
});

test('links in e-mails begin with the public address', () => {
  const given = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'slova@example.org' };
  const settings = mailSettings(readEnv({ ...given, PUBLIC_URL: 'https://words.example.org/' }));
  expect(settings?.publicUrl).toBe('https://words.example.org');
});

test.each([
  ['PUBLIC_URL', { PUBLIC_URL: 'words.example.org' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://words.example.org/slova' }],
  ['CONTACT_TO', { SMTP_URL: 'smtp://localhost' }],
  ['CONTACT_TO', { SMTP_URL: 'smtp://localhost', CONTACT_TO: 'nobody' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://localhost', CONTACT_TO: 'a@example.org', MAIL_FROM: 'a b@example.org' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example:587', CONTACT_TO: 'a@example.org' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://', CONTACT_TO: 'a@example.org' }],
])('a wrong %s stops the start with its name: %j', (name, given) => {
  expect(() => readEnv(given)).toThrow(`  ${name}: `);
});
