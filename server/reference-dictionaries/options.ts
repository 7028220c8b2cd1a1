import { z } from 'zod';

const megabytes = z.coerce.number().int().min(0).max(10_000_000);

export const DictionaryEnv = z.object({
  DICTIONARY_MB_PER_PERSON: megabytes.default(200),
  DICTIONARY_MB_IN_ALL: megabytes.default(5000),
});

/** How much dictionaries may take, in bytes. */
export type DictionaryRoom = { perPerson: number; inAll: number };

export function dictionaryRoom(
  {
    DICTIONARY_MB_PER_PERSON: perPerson,
    DICTIONARY_MB_IN_ALL: inAll,
  }: z.infer<typeof DictionaryEnv> = DictionaryEnv.parse({}),
): DictionaryRoom {
  return { perPerson: perPerson * 1_000_000, inAll: inAll * 1_000_000 };
}
