import { EMAIL, SHORTEST_PASSWORD } from '#contract/bounds.ts';

/** The contract's bound of `new_per_day`. */
export const MOST_NEW_PER_DAY = 200;

/** Field name -> key of the message that says what is wrong; empty when nothing is. */
export type Problems<Field extends string> = Partial<Record<Field, Problem>>;
export type Problem =
  | 'account.nameRequired'
  | 'account.emailRequired'
  | 'account.emailInvalid'
  | 'account.passwordRequired'
  | 'account.passwordTooShort'
  | 'account.passwordsDiffer'
  | 'account.notAccepted'
  | 'owner.passwordWeak'
  | 'owner.passwordWrong'
  | 'owner.passwordForEmail'
  | 'owner.codeRequired'
  | 'owner.codeWrong'
  | 'profile.newPerDayProblem'
  | 'errors.email_taken';

type Registration = { name: string; email: string; password: string; password_confirmation: string };

export function validateRegistration(form: Registration): Problems<keyof Registration> {
  return { ...validateProfile(form), ...validateNewPassword(form) };
}

type NewPassword = Pick<Registration, 'password' | 'password_confirmation'>;

export function validateNewPassword(form: NewPassword): Problems<keyof NewPassword> {
  return {
    ...(form.password.length < SHORTEST_PASSWORD && { password: passwordProblem(form.password) }),
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
    ...(form.email.trim() === '' && { email: 'account.emailRequired' as const }),
    ...(form.password === '' && { password: 'account.passwordRequired' as const }),
  };
}

export function validateProfile(form: { name: string; email: string }): Problems<'name' | 'email'> {
  return {
    ...(form.name.trim() === '' && { name: 'account.nameRequired' as const }),
    ...validateEmail(form),
  };
}

export function validateEmail({ email }: { email: string }): Problems<'email'> {
  if (email.trim() === '') return { email: 'account.emailRequired' };
  return EMAIL.test(email.trim()) ? {} : { email: 'account.emailInvalid' };
}

/** How many words come new in a day: a whole number, written in digits. */
export function validateNewPerDay(text: string): Problems<'new_per_day'> {
  const isGood = /^\d{1,3}$/.test(text.trim()) && Number(text) <= MOST_NEW_PER_DAY;
  return isGood ? {} : { new_per_day: 'profile.newPerDayProblem' };
}

function passwordProblem(password: string): Problem {
  return password === '' ? 'account.passwordRequired' : 'account.passwordTooShort';
}

/** The password of the account, asked for again. */
export function validateOwner(form: { current_password: string }): Problems<'current_password'> {
  return form.current_password === '' ? { current_password: 'account.passwordRequired' } : {};
}

export function validateCode(form: { code: string }): Problems<'code'> {
  return form.code.trim() === '' ? { code: 'owner.codeRequired' } : {};
}
