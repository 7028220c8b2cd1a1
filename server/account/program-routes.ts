import { connectProgram, endProgram, listPrograms, type Program } from '#contract/programs.ts';
import type { Bind } from '../http/bind.ts';
import { invalidInput } from '../http/errors.ts';
import { done } from '../http/success.ts';
import type { AccountServices } from './account-services.ts';
import {
  listStoredPrograms,
  MOST_PROGRAMS,
  removeProgram,
  type StoredProgram,
  storeProgram,
} from './program-store.ts';
import { lockPerson } from './store.ts';
import { createToken } from './token.ts';

/** Keys of programs that add words. The id of one is the hash of its key, which opens nothing. */
export function programRoutes(bind: Bind, { db, limits, clock, logEvent }: AccountServices): void {
  bind(listPrograms, async ({ user }) =>
    done({ programs: (await listStoredPrograms(db, user.id)).map(shown) }),
  );

  bind(connectProgram, async ({ user, body: { name } }) => {
    await limits.use('programs', user.id);
    const { token: key, hash } = createToken(user.id);
    const now = clock();
    const isStored = await db.transaction(async queries => {
      await lockPerson(queries, user.id);
      return storeProgram(queries, { userId: user.id, hash, name, now });
    });
    if (!isStored) throw invalidInput({ name: [`At most ${MOST_PROGRAMS} programs`] });
    logEvent('program connected', user.id);
    return done({ key, program: shown({ hash, name, createdAt: now, lastUsedAt: null }) });
  });

  bind(endProgram, async ({ user, body }) => {
    if (await removeProgram(db, user.id, body.id)) logEvent('program ended', user.id);
    return done(null, 'Ended');
  });
}

function shown({ hash, name, createdAt, lastUsedAt }: StoredProgram): Program {
  return { id: hash, name, created_at: createdAt, last_used_at: lastUsedAt };
}
