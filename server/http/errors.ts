import type { ErrorCode } from '#contract/envelope.ts';

export type FieldErrors = Record<string, string[]>;

type More = { errors?: FieldErrors; retryAfterSeconds?: number | undefined };

/** A refusal the visitor may see: HTTP status, message, and the bad fields by name. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number;
  readonly errors: FieldErrors;
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: ErrorCode, message: string, more: More = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = more.errors ?? {};
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

export const loginRequired = () => new RequestError(401, 'login_required', 'Please log in');

export const notFound = (what: string) => new RequestError(404, 'not_found', `${what} not found`);

/** 422 with every bad field named. */
export function invalidInput(errors: FieldErrors, message = 'The given data was invalid'): RequestError {
  return new RequestError(422, 'invalid_input', message, { errors });
}

export const tooManyRequests = (retryAfterSeconds: number) =>
  new RequestError(429, 'too_many_requests', 'Too many requests. Please wait a little and try again.', {
    retryAfterSeconds,
  });

/** 503: an outside service is down, slow or overloaded; trying again later may work. */
export const serviceUnavailable = (message: string, retryAfterSeconds = 5) =>
  new RequestError(503, 'unavailable', message, { retryAfterSeconds });
