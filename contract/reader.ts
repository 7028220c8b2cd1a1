import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { TEXT_LEVELS } from './text-levels.ts';

const TextLevel = z.enum(TEXT_LEVELS, { error: `Unknown level. Use one of: ${TEXT_LEVELS.join(', ')}` });

export const TextSummary = z.object({
  id: z.string(),
  title: z.string(),
  level: TextLevel,
  /** How many words it takes to read. */
  words: z.int(),
});
export type TextSummary = z.infer<typeof TextSummary>;

/** `body` is paragraphs with an empty line between them. */
const Text = z.object({ id: z.string(), title: z.string(), body: z.string(), level: TextLevel });
export type Text = z.infer<typeof Text>;

export const listTexts = endpoint({
  method: 'GET',
  path: '/texts',
  access: 'anyone',
  summary: 'English texts to read, easy first',
  query: z.object({ level: TextLevel.optional() }),
  reply: success(z.object({ texts: z.array(TextSummary) })),
});

export const getText = endpoint({
  method: 'GET',
  path: '/texts/:id',
  access: 'anyone',
  summary: 'One text with its title and body',
  params: z.object({ id: z.string() }),
  reply: success(z.object({ text: Text })),
});
