import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { MOST_NAMED, ROUND_LENGTHS } from './exercises.ts';
import { idList, LanguagePair } from './fields.ts';
import { AnsweredWords, AskedWord, PacketSource } from './trainers.ts';

export const getRound = endpoint({
  method: 'GET',
  path: '/learning/round',
  access: 'either',
  summary:
    'The words of one round with their sentences and wrong options; learning/round/ makes its course of them',
  query: LanguagePair.extend({
    /** A category, a step of the path (path-1 to path-50), a shared list or one's own (list- and its code or id), or userCategory for the dictionary; everything begun and the path when missing. */
    source: PacketSource.optional(),
    /** Where new words come from, instead of the path of the profile. */
    categories: idList(100).optional(),
    /** `repeat` brings no new words, `new` no due ones. */
    only: z.enum(['repeat', 'new'], { error: 'Use one of: repeat, new' }).optional(),
    /** How many exercises the person wants, match and returns aside. */
    length: z.coerce
      .number()
      .pipe(z.literal(ROUND_LENGTHS, { error: `Use one of: ${ROUND_LENGTHS.join(', ')}` }))
      .default(20),
    answered: AnsweredWords,
    /** A guest's device knows what was met, and what of it is due: these are asked, those are not new. Ignored for a user. */
    due: idList(MOST_NAMED).optional(),
    met: idList(MOST_NAMED).optional(),
  }),
  /** In the order in which they are to be met or asked: due words likeliest remembered first, new ones in the order of the path. */
  reply: success(z.object({ words: z.array(AskedWord) })),
});
