import {
  EMAIL,
  LONGEST_CODE,
  LONGEST_EMAIL,
  LONGEST_NAME,
  LONGEST_PASSWORD,
  SHORTEST_PASSWORD,
} from '#contract/bounds.ts';
import { characters } from '#contract/text-length.ts';
import { lengthProblem, type Problems } from '#web/platform/forms/problems.ts';

/** The contract's bound of `new_per_day`. */
export const MOST_NEW_PER_DAY = 200;

/** The numbers that texts about these forms say. */
export const BOUNDS = { count: SHORTEST_PASSWORD, most: MOST_NEW_PER_DAY };

type Registration = { name: string; email: string; password: string; password_confirmation: string };

/** What is wrong with each field; empty when nothing is. */
export function validateRegistration(form: Registration): Problems<keyof Registration> {
  return { ...validateProfile(form), ...validateNewPassword(form) };
}

type NewPassword = Pick<Registration, 'password' | 'password_confirmation'>;

export function validateNewPassword(form: NewPassword): Problems<keyof NewPassword> {
  const isShort = form.password !== '' && characters(form.password) < SHORTEST_PASSWORD;
  return {
    ...passwordProblem('password', form.password),
    ...(isShort && { password: 'account.passwordTooShort' as const }),
    ...(form.password !== form.password_confirmation && {
      password_confirmation: 'account.passwordsDiffer' as const,
    }),
    ...(form.password === '' &&
      form.password_confirmation === '' && { password_confirmation: 'account.passwordRequired' as const }),
  };
}

/** An e-mail that is not of the right form cannot have an account, but telling so is the server's business. */
export function validateLogin(form: { email: string; password: string }): Problems<'email' | 'password'> {
  return {
    ...(form.email.trim() === ''
      ? { email: 'account.emailRequired' as const }
      : lengthProblem('email', form.email.trim(), LONGEST_EMAIL)),
    ...passwordProblem('password', form.password),
  };
}

export function validateProfile(form: { name: string; email: string }): Problems<'name' | 'email'> {
  return {
    ...(form.name.trim() === ''
      ? { name: 'account.nameRequired' as const }
      : lengthProblem('name', form.name.trim(), LONGEST_NAME)),
    ...validateEmail(form),
  };
}

export function validateEmail(form: { email: string }): Problems<'email'> {
  const email = form.email.trim();
  if (email === '') return { email: 'account.emailRequired' };
  return EMAIL.test(email) ? lengthProblem('email', email, LONGEST_EMAIL) : { email: 'account.emailInvalid' };
}

/** How many words come new in a day: a whole number, written in digits. */
export function validateNewPerDay(text: string): Problems<'new_per_day'> {
  const isGood = /^\d{1,3}$/.test(text.trim()) && Number(text) <= MOST_NEW_PER_DAY;
  return isGood ? {} : { new_per_day: 'profile.newPerDayProblem' };
}

/** The password of the account, asked for again. */
export function validateOwner(form: { current_password: string }): Problems<'current_password'> {
  return passwordProblem('current_password', form.current_password);
}

/** The password that somebody has registered with. */
export function validatePassword(form: { password: string }): Problems<'password'> {
  return passwordProblem('password', form.password);
}

export function validateCode(form: { code: string }): Problems<'code'> {
  if (form.code.trim() === '') return { code: 'owner.codeRequired' };
  return lengthProblem('code', form.code.trim(), LONGEST_CODE);
}

function passwordProblem<Field extends string>(field: Field, password: string): Problems<Field> {
  if (password === '') return { [field]: 'account.passwordRequired' } as Problems<Field>;
  return lengthProblem(field, password, LONGEST_PASSWORD);
}
