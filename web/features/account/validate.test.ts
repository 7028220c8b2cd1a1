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
