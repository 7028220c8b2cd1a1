import { LARGEST_PICTURE } from '#contract/bounds.ts';
import {
  getWordPicture,
  listWordPictures,
  type OwnPicture,
  saveWordPicture,
} from '#contract/word-pictures.ts';
import { lockPerson } from '../account/store.ts';
import type { Bind } from '../http/bind.ts';
import { invalidInput, notFound } from '../http/errors.ts';
import { done } from '../http/success.ts';
import type { NoteServices } from './notes.ts';
import { findPicture, listPictures, MOST_PICTURES, writePicture } from './pictures-store.ts';

/** Pictures that people give to words; each sees their own alone. They travel as JSON: no address of ours shows what somebody has sent. */
export function pictureRoutes(bind: Bind, { db, catalogue, limits, clock }: NoteServices): void {
  bind(listWordPictures, async ({ user }) => done({ wordIds: await listPictures(db, user.id) }));

  bind(getWordPicture, async ({ user, params: { wordId } }) =>
    done({ picture: await findPicture(db, user.id, wordId) }),
  );

  bind(saveWordPicture, async ({ user, params: { wordId }, body: { base64 } }) => {
    await limits.use('ownPictures', user.id);
    if (catalogue.word(wordId) === undefined) throw notFound('Word');
    const picture = base64 === null ? null : readPicture(base64);
    const isSaved = await db.transaction(async queries => {
      await lockPerson(queries, user.id);
      return writePicture(queries, user.id, { wordId, picture, now: clock() });
    });
    if (!isSaved) throw invalidInput({ base64: [`At most ${MOST_PICTURES} pictures, and 8 MB in all`] });
    return done({ picture: picture && { type: picture.type, base64: picture.base64 } });
  });
}

/** What a picture is, is told by how it begins and not by what it is called; refused with 422 where it is none. */
function readPicture(base64: string): OwnPicture & { bytes: number } {
  const bytes = Buffer.from(base64, 'base64');
  const type = typeOf(bytes);
  if (type === undefined) throw invalidInput({ base64: ['Is neither WebP nor JPEG'] });
  if (bytes.length > LARGEST_PICTURE)
    throw invalidInput({ base64: [`May be at most ${LARGEST_PICTURE / 1024} kB`] });
  return { type, base64, bytes: bytes.length };
}

/** JPEG: ITU T.81, B.2; WebP: RFC 9649, section 2.4, whose size counts what follows it. */
function typeOf(bytes: Buffer): OwnPicture['type'] | undefined {
  if (bytes.length > 3 && bytes.readUIntBE(0, 3) === 0xffd8ff) return 'image/jpeg';
  const isWebp =
    bytes.length > 16 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.readUInt32LE(4) === bytes.length - 8 &&
    bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : undefined;
}
