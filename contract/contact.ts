import { z } from 'zod';
import { Email } from './account.ts';
import { LONGEST_MESSAGE, LONGEST_NAME, LONGEST_NOTE } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { isOneLine, LanguageCode, requiredText, Slug, text } from './fields.ts';
import { FAULTS, REASONS } from './reasons.ts';

const Reason = z.enum(REASONS, { error: `Unknown reason. Use one of: ${REASONS.join(', ')}` });

/** Made by the browser: a message that is sent again is the same one. */
const MessageId = z.uuid().optional();

export const sendMessage = endpoint({
  method: 'POST',
  path: '/contact/send-message',
  access: 'either',
  summary: 'Leaves a message for the people who run this server',
  body: z.object({
    id: MessageId,
    // Name and address go into the head of a mail, where a line break would begin another field.
    name: requiredText(LONGEST_NAME).refine(isOneLine, 'May not contain line breaks'),
    email: Email.refine(isOneLine, 'This is not an e-mail address'),
    reason: Reason,
    message: requiredText(LONGEST_MESSAGE),
    /** A field that people do not see: only programs fill it. */
    website: text(1000).optional(),
  }),
  reply: success(z.null()),
});

export const reportWord = endpoint({
  method: 'POST',
  path: '/words/:wordId/reports',
  access: 'either',
  summary: 'Tells the people who run this server that something is wrong with a word of the catalogue',
  params: z.object({ wordId: Slug }),
  body: z.object({
    id: MessageId,
    lang: LanguageCode,
    learn: LanguageCode,
    fault: z.enum(FAULTS, { error: `Unknown fault. Use one of: ${FAULTS.join(', ')}` }),
    note: text(LONGEST_NOTE).default(''),
  }),
  reply: success(z.null()),
});

export const reportList = endpoint({
  method: 'POST',
  path: '/lists/:code/reports',
  access: 'either',
  summary:
    'Tells the people who run this server that a shared list should not be there; 404 where none is shared',
  params: z.object({ code: z.string() }),
  body: z.object({ id: MessageId, note: text(LONGEST_NOTE).default('') }),
  reply: success(z.null()),
});
