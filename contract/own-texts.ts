import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { LanguageCode, requiredText } from './fields.ts';
import { LONGEST_OWN_TEXT, LONGEST_TEXT_TITLE, MOST_OWN_TEXTS, MOST_PARTS } from './text-bounds.ts';

/** `own-` and a UUID. The browser makes it: a repeated send makes no second text. */
const OwnTextId = z
  .string()
  .regex(/^own-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Use "own-" and a UUID');

/** Which part of a longer text this is. All its parts name the id of the first one. */
const BookPart = z
  .object({
    id: OwnTextId,
    part: z.int().min(1),
    parts: z.int().min(2).max(MOST_PARTS, `At most ${MOST_PARTS} parts`),
  })
  .refine(({ part, parts }) => part <= parts, 'There is no such part');

const OwnTextSummary = z.object({
  id: z.string(),
  learn: LanguageCode,
  title: z.string(),
  /** UTF-16 units of the body. */
  length: z.int(),
  /** Milliseconds since 1970. */
  created_at: z.number(),
  book: BookPart.optional(),
});
export type OwnTextSummary = z.infer<typeof OwnTextSummary>;

const OwnText = OwnTextSummary.extend({ body: z.string() });
export type OwnText = z.infer<typeof OwnText>;

const body = requiredText(LONGEST_OWN_TEXT).refine(
  written => new TextEncoder().encode(written).length <= LONGEST_OWN_TEXT,
  `May be at most ${LONGEST_OWN_TEXT} bytes long`,
);

const OwnTextIds = z.object({ ids: z.array(OwnTextId).min(1, 'No texts selected').max(MOST_OWN_TEXTS) });

export const listOwnTexts = endpoint({
  method: 'GET',
  path: '/own-texts',
  access: 'user',
  summary: "The person's own texts of every language, newest first, without their bodies",
  reply: success(z.object({ texts: z.array(OwnTextSummary) })),
});

export const getOwnText = endpoint({
  method: 'GET',
  path: '/own-texts/:id',
  access: 'user',
  summary: 'One own text with its body',
  params: z.object({ id: OwnTextId }),
  reply: success(z.object({ text: OwnText })),
});

export const saveOwnText = endpoint({
  method: 'POST',
  path: '/own-texts',
  access: 'user',
  summary: 'Keeps a text for its owner alone; one with the same id that was not deleted is kept as it was',
  body: z.object({
    id: OwnTextId,
    learn: LanguageCode,
    title: requiredText(LONGEST_TEXT_TITLE),
    body,
    book: BookPart.optional(),
  }),
  reply: success(z.object({ text: OwnTextSummary })),
});

export const deleteOwnTexts = endpoint({
  method: 'POST',
  path: '/own-texts/delete',
  access: 'user',
  summary: 'Deletes own texts; for a day they can be restored',
  body: OwnTextIds,
  reply: success(z.object({ deleted: z.array(z.string()) })),
});

export const restoreOwnTexts = endpoint({
  method: 'POST',
  path: '/own-texts/restore',
  access: 'user',
  summary: 'Undo of the deletion',
  body: OwnTextIds,
  reply: success(z.object({ restored: z.array(z.string()) })),
});
