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
  | 'profile.newPerDayProblem'
  | 'errors.email_taken';

type Registration = { name: string; email: string; password: string; password_confirmation: string };

export function validateRegistration(form: Registration): Problems<keyof Registration> {
  return {
    ...validateProfile(form),
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

export function validateProfile({
  name,
  email,
}: {
  name: string;
  email: string;
}): Problems<'name' | 'email'> {
  return {
    ...(name.trim() === '' && { name: 'account.nameRequired' as const }),
    ...(email.trim() === '' && { email: 'account.emailRequired' as const }),
    ...(email.trim() !== '' && !EMAIL.test(email.trim()) && { email: 'account.emailInvalid' as const }),
  };
}

/** How many words come new in a day: a whole number, written in digits. */
export function validateNewPerDay(text: string): Problems<'new_per_day'> {
  const isGood = /^\d{1,3}$/.test(text.trim()) && Number(text) <= MOST_NEW_PER_DAY;
  return isGood ? {} : { new_per_day: 'profile.newPerDayProblem' };
}

function passwordProblem(password: string): Problem {
  return password === '' ? 'account.passwordRequired' : 'account.passwordTooShort';
}
