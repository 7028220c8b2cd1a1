import { v7 as uuidV7 } from 'uuid';
import { sendMessage } from '#contract/contact.ts';
import type { Db } from '../database/database.ts';
import type { Bind } from '../http/bind.ts';
import type { Limits } from '../http/limits.ts';
import { done } from '../http/success.ts';
import type { Mailing } from './mailing.ts';
import { storeMessage } from './store.ts';

type Needs = { db: Db; limits: Limits; mailing?: Mailing | undefined; clock: () => number };

export function contactRoutes(bind: Bind, { db, limits, mailing, clock }: Needs): void {
  bind(sendMessage, async ({ body, ip, user }) => {
    const { website, ...message } = body;
    // A program that fills the hidden field is told what it wants to hear.
    if (website) return done(null, SENT);
    await limits.use('contact', ip);
    // Many messages at once are perhaps a flood: then only networks that have sent none lately are heard.
    await limits.use('contactInAll', 'all').catch(() => limits.use('contactWhenCrowded', ip));
    const now = clock();
    await storeMessage(db, { id: uuidV7(), ...message, createdAt: now, userId: user?.id });
    mailing?.wake();
    return done(null, SENT);
  });
}

const SENT = 'Message sent successfully!';
