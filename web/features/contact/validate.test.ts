import { expect, test } from 'vitest';
import { validateMessage } from './validate.ts';

const FORM = { name: 'Olena', email: 'olena@example.org', reason: 'Other', message: 'Hello', captcha: '7' };

test('a complete form has no problems', () => {
  expect(validateMessage(FORM, 7)).toEqual({});
});

test('an empty form has one at every field', () => {
  expect(validateMessage({ name: '', email: '', reason: '', message: '', captcha: '' }, 7)).toEqual({
    name: 'contact.error_name_required',
    email: 'contact.error_email_required',
    reason: 'contact.error_reason_required',
    message: 'contact.error_message_required',
    captcha: 'contact.error_captcha_incorrect',
  });
});

test.each([
  ['name', ' \t', 'contact.error_name_required'],
  ['email', '  ', 'contact.error_email_required'],
  ['email', 'olena', 'contact.error_email_invalid'],
  ['email', 'olena@example', 'contact.error_email_invalid'],
  ['email', 'ole na@example.org', 'contact.error_email_invalid'],
  ['email', ' olena@example.org ', undefined],
  ['message', '\n ', 'contact.error_message_required'],
  ['captcha', '8', 'contact.error_captcha_incorrect'],
  ['captcha', '7.0', 'contact.error_captcha_incorrect'],
  ['captcha', '0x7', 'contact.error_captcha_incorrect'],
  ['captcha', 'seven', 'contact.error_captcha_incorrect'],
  ['captcha', ' 7 ', undefined],
  ['captcha', '٧', undefined],
  ['captcha', '۷', undefined],
  ['captcha', '७', undefined],
  ['captcha', '৭', undefined],
  ['captcha', '７', undefined],
] as const)('%s %j: %s', (field, value, problem) => {
  expect(validateMessage({ ...FORM, [field]: value }, 7)).toEqual(
    problem === undefined ? {} : { [field]: problem },
  );
});

test('a sum of two digits is understood in any digits', () => {
  expect(validateMessage({ ...FORM, captcha: '١٨' }, 18)).toEqual({});
  expect(validateMessage({ ...FORM, captcha: '২০' }, 20)).toEqual({});
});
