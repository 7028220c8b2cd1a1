import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { requiredText } from './fields.ts';

/** Longer addresses are refused by most servers. */
const LONGEST_ADDRESS = 2000;

export const getTextOptions = endpoint({
  method: 'GET',
  path: '/text-options',
  access: 'anyone',
  summary: 'Whether this server fetches pages of the web for people who want to read them',
  reply: success(z.object({ has_addresses: z.boolean() })),
});

export const fetchTextPage = endpoint({
  method: 'POST',
  path: '/texts/from-address',
  access: 'user',
  summary: 'Fetches a page of the web, which the browser takes the text from; nothing of it is kept',
  body: z.object({ address: requiredText(LONGEST_ADDRESS) }),
  /** `content` is HTML, or plain text where `is_html` says so; at most five megabytes of it. */
  reply: success(z.object({ address: z.string(), is_html: z.boolean(), content: z.string() })),
});
