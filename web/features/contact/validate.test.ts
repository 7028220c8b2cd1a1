import { expect, test } from 'vitest';
import { validateMessage } from './validate.ts';

const FORM = { name: 'Olena', email: 'olena@example.org', reason: 'Other', message: 'Hello', captcha: '7' };

test('a complete form has no problems', () => {
  expect(validateMessage(FORM, 7)).toEqual({});
});

test('an empty form has one at every field', () => {
  expect(validateMessage({ name: '', email: '', reason: '', message: '', captcha: '' }, 7)).toEqual({
    name: 'error_name_required',
    email: 'error_email_required',
    reason: 'error_reason_required',
    message: 'error_message_required',
    captcha: 'error_captcha_incorrect',
  });
});

test.each([
  ['name', ' \t', 'error_name_required'],
  ['email', '  ', 'error_email_required'],
  ['email', 'olena', 'error_email_invalid'],
  ['email', 'olena@example', 'error_email_invalid'],
  ['email', 'ole na@example.org', 'error_email_invalid'],
  ['email', ' olena@example.org ', undefined],
  ['message', '\n ', 'error_message_required'],
  ['captcha', '8', 'error_captcha_incorrect'],
  ['captcha', '7.0', 'error_captcha_incorrect'],
  ['captcha', '0x7', 'error_captcha_incorrect'],
  ['captcha', 'seven', 'error_captcha_incorrect'],
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
