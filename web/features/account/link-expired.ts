import { ApiError } from '#web/platform/http/http.ts';

/** Whether a call failed because the link of its letter was used already or is too old: trying again is of no use. */
export function isLinkExpired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link_expired';
}
