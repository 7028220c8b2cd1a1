import { RequestError } from '../http/errors.ts';

/** One reply to an unknown e-mail and to a wrong password: it does not reveal who has an account. */
export const wrongCredentials = () => new RequestError(401, 'wrong_credentials', 'Wrong e-mail or password');

export const emailTaken = () =>
  atField('email_taken', 'email', 'There is already an account with this e-mail');

export const weakPassword = () =>
  atField(
    'weak_password',
    'password',
    'This password is too easy to guess. Choose a longer or less common one.',
  );

export const wrongPassword = (field = 'current_password') =>
  atField('wrong_password', field, 'This is not your password');

export const wrongCode = () => atField('wrong_code', 'code', 'This code is wrong or has already been used');

export const codeRequired = () =>
  new RequestError(401, 'code_required', 'Enter the code of your second factor');

export const linkExpired = () =>
  atField('link_expired', 'token', 'This link has already been used or has expired');

export const signUpClosed = (message: string) => new RequestError(403, 'sign_up_closed', message);

function atField(
  code: ConstructorParameters<typeof RequestError>[1],
  field: string,
  message: string,
): RequestError {
  return new RequestError(422, code, message, { errors: { [field]: [message] } });
}
