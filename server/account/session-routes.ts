import { endAllSessions, endLeftSession, endSession, listSessions } from '#contract/sessions.ts';
import type { Bind } from '../http/bind.ts';
import { invalidInput } from '../http/errors.ts';
import { done } from '../http/success.ts';
import type { AccountServices } from './account-services.ts';
import { listTokens } from './session-store.ts';
import { parseLeft } from './token.ts';

/** A session's id is the hash of its token, which opens nothing. */
export function sessionRoutes(bind: Bind, { db, limits, clock, sessions, logEvent }: AccountServices): void {
  bind(listSessions, async ({ user }) => {
    const stored = await listTokens(db, user.id, clock());
    return done({
      sessions: stored.map(({ hash, device, createdAt, lastUsedAt }) => ({
        id: hash,
        device,
        created_at: createdAt,
        last_used_at: lastUsedAt,
        is_current: hash === user.tokenHash,
      })),
    });
  });

  bind(endSession, async ({ user, body }) => {
    await sessions.end({ id: user.id, tokenHash: body.id });
    logEvent('sessions ended', user.id);
    return done(null, 'Logged out');
  });

  bind(endLeftSession, async ({ body, ip }) => {
    await limits.use('links', ip);
    const left = parseLeft(body.session);
    if (left === undefined) throw invalidInput({ session: ['Is not the id of a session'] });
    if (await sessions.end({ id: left.userId, tokenHash: left.hash })) logEvent('logged out', left.userId);
    return done(null, 'Logged out');
  });

  bind(endAllSessions, async ({ user }) => {
    await sessions.endAll(user.id);
    logEvent('sessions ended', user.id);
    return done(null, 'Logged out everywhere');
  });
}
