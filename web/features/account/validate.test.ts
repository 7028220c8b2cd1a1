import { expect, test } from 'vitest';
import { validateLogin, validateProfile, validateRegistration } from './validate.ts';

const good = {
  name: 'Olena',
  email: 'olena@example.org',
  password: '12345678',
  password_confirmation: '12345678',
};

test.each([
  ['all is well', {}, {}],
  ['a blank name', { name: ' ' }, { name: 'account.nameRequired' }],
  ['no e-mail', { email: ' ' }, { email: 'account.emailRequired' }],
  ['half an e-mail', { email: 'olena@example' }, { email: 'account.emailInvalid' }],
  ['spaces round an e-mail', { email: ' olena@example.org ' }, {}],
  [
    'no password',
    { password: '', password_confirmation: '' },
    { password: 'account.passwordRequired', password_confirmation: 'account.passwordRequired' },
  ],
  [
    'seven characters',
    { password: '1234567', password_confirmation: '1234567' },
    { password: 'account.passwordTooShort' },
  ],
  [
    'four characters of two units each',
    { password: '😀😀😀😀', password_confirmation: '😀😀😀😀' },
    { password: 'account.passwordTooShort' },
  ],
  ['eight of them', { password: '😀'.repeat(8), password_confirmation: '😀'.repeat(8) }, {}],
  ['a name as long as the server takes', { name: '😀'.repeat(100) }, {}],
  ['a longer one', { name: '😀'.repeat(101) }, { name: { longest: 100 } }],
  [
    'a password that nobody types',
    { password: 'a'.repeat(201), password_confirmation: 'a'.repeat(201) },
    { password: { longest: 200 } },
  ],
  [
    'an address that no mailbox has',
    { email: `${'a'.repeat(250)}@example.org` },
    { email: { longest: 254 } },
  ],
  [
    'another confirmation',
    { password_confirmation: '12345679' },
    { password_confirmation: 'account.passwordsDiffer' },
  ],
])('registration: %s', (_, change, problems) => {
  expect(validateRegistration({ ...good, ...change })).toEqual(problems);
});

test('a login needs both fields and judges neither', () => {
  expect(validateLogin({ email: '', password: '' })).toEqual({
    email: 'account.emailRequired',
    password: 'account.passwordRequired',
  });
  expect(validateLogin({ email: 'x', password: 'y' })).toEqual({});
});

test('a profile needs name and e-mail', () => {
  expect(validateProfile({ name: '', email: '' })).toEqual({
    name: 'account.nameRequired',
    email: 'account.emailRequired',
  });
});
