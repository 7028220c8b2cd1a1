import type { FastifyBaseLogger } from 'fastify';

/** What happens to accounts, for an operator who has to find out later what was done to one. */
type AccountEvent =
  | 'registered'
  | 'logged in'
  | 'login refused'
  | 'guesses stopped'
  | 'logged out'
  | 'sessions ended'
  | 'password changed'
  | 'password reset'
  | 'e-mail changed'
  | 'second factor on'
  | 'second factor off'
  | 'program connected'
  | 'program ended'
  | 'exported'
  | 'deleted';

export type LogEvent = (event: AccountEvent, userId?: string) => void;

/** At level info. A person is their id: neither e-mail nor name nor address is written. */
export function accountEvents(log: FastifyBaseLogger): LogEvent {
  return (event, userId) => log.info({ account: event, user: userId }, 'account');
}
