import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import type { saveAnswers } from '#contract/trainers.ts';
import { beforeLogout } from '../account/before-logout.ts';
import { useSession } from '../account/session.ts';
import { call } from '../http.ts';
import { type AnswerLog, createAnswerLog } from './answer-log.ts';

/** The log of the person who is logged in, open while the screen is; guests have none. */
export function useAnswerLog(): RefObject<AnswerLog | null> {
  const userId = useSession().user?.id;
  const queries = useQueryClient();
  const log = useRef<AnswerLog>(null);
  useEffect(() => {
    if (userId === undefined) return;
    const opened = createAnswerLog(userId, async answers => {
      await call<typeof saveAnswers>('POST', '/tests/answers', { body: { answers } });
      void queries.invalidateQueries({ queryKey: ['/progress'] });
    });
    log.current = opened;
    // What an earlier visit could not send.
    void opened.flush();
    const forgetLogout = beforeLogout(opened.flush);
    window.addEventListener('online', opened.flush);
    return () => {
      forgetLogout();
      window.removeEventListener('online', opened.flush);
      opened.close();
      log.current = null;
    };
  }, [userId, queries]);
  return log;
}
