import { z } from 'zod';
import { LONGEST_NAME } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { requiredText, text } from './fields.ts';

/** A program that may add words to a person's cards. Times are in milliseconds since 1970. */
const Program = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.number(),
  /** To the hour; null before the first use. */
  last_used_at: z.number().nullable(),
});
export type Program = z.infer<typeof Program>;

export const listPrograms = endpoint({
  method: 'GET',
  path: '/programs',
  access: 'user',
  summary: "Programs that add words to the person's cards, the newest first",
  reply: success(z.object({ programs: z.array(Program) })),
});

export const connectProgram = endpoint({
  method: 'POST',
  path: '/programs',
  access: 'user',
  summary: 'Makes a key for a program, which is shown this once; it opens /anki-connect and nothing else',
  body: z.object({ name: requiredText(LONGEST_NAME) }),
  reply: success(z.object({ key: z.string(), program: Program })),
});

export const endProgram = endpoint({
  method: 'POST',
  path: '/programs/end',
  access: 'user',
  summary: 'Ends the key of one program',
  body: z.object({ id: text(100).min(1, 'This field is required') }),
  reply: success(z.null()),
});
