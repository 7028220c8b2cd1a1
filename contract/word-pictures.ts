import { z } from 'zod';
import { LARGEST_PICTURE } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { Slug } from './fields.ts';

/** Never SVG, which is a program as much as a picture. */
export const OWN_PICTURE_TYPES = ['image/webp', 'image/jpeg'] as const;

const WordId = z.object({ wordId: Slug });
const Picture = z.object({ type: z.enum(OWN_PICTURE_TYPES), base64: z.string() });
export type OwnPicture = z.infer<typeof Picture>;
/** `picture` is null where there is none. */
const Kept = z.object({ picture: Picture.nullable() });

export const listWordPictures = endpoint({
  method: 'GET',
  path: '/word-pictures',
  access: 'user',
  summary: 'The words that the person has given a picture of their own; nobody else sees them',
  reply: success(z.object({ wordIds: z.array(z.string()) })),
});

export const getWordPicture = endpoint({
  method: 'GET',
  path: '/words/:wordId/picture',
  access: 'user',
  summary: 'The picture that the person has given a word, in every learning language',
  params: WordId,
  reply: success(Kept),
});

export const saveWordPicture = endpoint({
  method: 'POST',
  path: '/words/:wordId/picture',
  access: 'user',
  summary: 'Keeps such a picture, WebP or JPEG of at most 40 kB, in place of the one before; null removes it',
  params: WordId,
  body: z.object({
    base64: z
      .base64('Is no base64')
      .min(1)
      .max(Math.ceil(LARGEST_PICTURE / 3) * 4, `May be at most ${LARGEST_PICTURE / 1024} kB`)
      .nullable(),
  }),
  reply: success(Kept),
});
