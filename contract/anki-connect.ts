import { z } from 'zod';
import { ANKI_CONNECT_PATH } from './address.ts';
import { endpoint } from './endpoint.ts';

/** The request of AnkiConnect: https://git.sr.ht/~foosoft/anki-connect */
const AnkiRequest = z.object({
  action: z.string().min(1),
  /** Up to 4 the reply is the bare result; from 5 on an object of result and error. */
  version: z.int().optional(),
  params: z.record(z.string(), z.unknown()).nullish(),
  key: z.string().optional(),
});

const summary =
  'Adds words to own cards from programs that speak with AnkiConnect, in its requests and replies';

export const ankiConnect = endpoint({
  method: 'POST',
  path: ANKI_CONNECT_PATH,
  isOutsideApi: true,
  access: 'anyone',
  summary: `${summary}; the key is in the body`,
  body: AnkiRequest,
  reply: z.unknown(),
});

export const ankiConnectWithKey = endpoint({
  method: 'POST',
  path: `${ANKI_CONNECT_PATH}/:key`,
  isOutsideApi: true,
  access: 'anyone',
  summary: `${summary}; for programs that send no key, it is in the address`,
  params: z.object({ key: z.string() }),
  body: AnkiRequest,
  reply: z.unknown(),
});
