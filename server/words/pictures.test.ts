import { expect, test } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/account-data.ts';
import { LARGEST_PICTURE } from '#contract/bounds.ts';
import { getWordPicture, listWordPictures, saveWordPicture } from '#contract/word-pictures.ts';
import { sql } from '../database/database.ts';
import { testDatabases } from '../testing/test-database.ts';
import { PASSWORD, startTestServer } from '../testing/test-server.ts';
import { MOST_PICTURE_BYTES, MOST_PICTURES } from './pictures-store.ts';

const DOG = { params: { wordId: 'dog' } } as const;

/** A WebP as far as its beginning tells, of so many bytes. */
function webp(bytes = 100): Buffer {
  const picture = Buffer.alloc(bytes);
  picture.write('RIFF', 0, 'latin1');
  picture.writeUInt32LE(bytes - 8, 4);
  picture.write('WEBPVP8 ', 8, 'latin1');
  return picture;
}
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]);
const saving = (picture: Buffer | null, wordId = 'dog') => ({
  params: { wordId },
  body: { base64: picture?.toString('base64') ?? null },
});

for (const { kind, open } of testDatabases()) {
  test(`${kind}: a picture is its owner's, takes the place of the one before, and can be removed`, async () => {
    const { call, registerUser } = await startTestServer({ db: await open() });
    const { token } = await registerUser();
    const { token: other } = await registerUser();
    const ofWho = async (who: string) => (await call(getWordPicture, DOG, who)).data.picture;
    expect(await ofWho(token)).toBeNull();
    const kept = { type: 'image/webp', base64: webp().toString('base64') };
    expect((await call(saveWordPicture, saving(webp()), token)).data.picture).toEqual(kept);
    expect(await ofWho(token)).toEqual(kept);
    expect(await ofWho(other)).toBeNull();
    expect((await call(listWordPictures, {}, other)).data.wordIds).toEqual([]);
    await call(saveWordPicture, saving(JPEG), token);
    expect(await ofWho(token)).toEqual({ type: 'image/jpeg', base64: JPEG.toString('base64') });
    expect((await call(listWordPictures, {}, token)).data.wordIds).toEqual(['dog']);
    expect((await call(saveWordPicture, saving(null), other)).data.picture).toBeNull();
    expect(await ofWho(token)).not.toBeNull();
    await call(saveWordPicture, saving(null), token);
    expect(await ofWho(token)).toBeNull();
  });
}

test('guests, words that there are not, and what is no picture or a large one are refused', async () => {
  const { refusal, registerUser } = await startTestServer();
  const { token } = await registerUser();
  expect((await refusal(getWordPicture, DOG)).status).toBe(401);
  expect((await refusal(listWordPictures, {})).status).toBe(401);
  expect((await refusal(saveWordPicture, saving(JPEG))).status).toBe(401);
  expect((await refusal(saveWordPicture, saving(JPEG, 'no-such-word'), token)).status).toBe(404);
  const cut = webp().subarray(0, 60);
  const refused = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    Buffer.from('GIF89a and so on and on and on'),
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Buffer.from([0xff, 0xd8]),
    cut,
    webp(LARGEST_PICTURE + 1),
  ];
  for (const picture of refused) {
    const { status, errors } = await refusal(saveWordPicture, saving(picture), token);
    expect({ status, fields: Object.keys(errors ?? {}) }, picture.toString('latin1', 0, 12)).toEqual({
      ...{ status: 422, fields: ['base64'] },
    });
  }
  for (const base64 of [
    '',
    'not base64!',
    5,
    undefined,
    `data:image/webp;base64,${webp().toString('base64')}`,
  ])
    expect((await refusal(saveWordPicture, { ...DOG, body: { base64 } } as never, token)).status).toBe(422);
});

test('the reply can be shown by nothing but our page: JSON that is kept nowhere and guessed by nobody', async () => {
  const { call, send, registerUser } = await startTestServer();
  const { token } = await registerUser();
  await call(saveWordPicture, saving(webp()), token);
  const headers = { authorization: `Bearer ${token}` };
  const reply = await send({ method: 'GET', url: '/api/words/dog/picture', headers });
  expect(reply.headers['content-type']).toContain('application/json');
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  expect(reply.headers['cache-control']).toMatch(/no-store|private/);
});

test('a picture is in the export of its owner, and gone with the account', async () => {
  const { call, registerUser, db } = await startTestServer();
  const { token } = await registerUser();
  await call(saveWordPicture, saving(JPEG), token);
  const { tables } = await call(exportAccount, {}, token);
  expect(tables.word_pictures).toMatchObject([
    { word_id: 'dog', type: 'image/jpeg', base64: JPEG.toString('base64') },
  ]);
  await call(deleteAccount, { body: { current_password: PASSWORD } }, token);
  expect(await db.query(sql('test-all-pictures', 'select * from word_pictures'))).toEqual([]);
});

test.each([
  ['how many', MOST_PICTURES, 1],
  ['how large', 1, MOST_PICTURE_BYTES],
])(
  'there is an end to %s pictures are; those that are there can still be changed',
  async (_, rows, bytes) => {
    const { call, refusal, registerUser, db } = await startTestServer();
    const { token, user } = await registerUser();
    const fill = sql(
      `test-fill-pictures-${rows}`,
      `with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ${rows})
     insert into word_pictures (user_id, word_id, type, base64, bytes, changed_at)
     select $1, case when number = 1 then 'cat' else 'word-' || number end, 'image/jpeg', '', ${bytes}, 1 from numbers`,
    );
    await db.query(fill, [user.id]);
    expect((await refusal(saveWordPicture, saving(JPEG), token)).status).toBe(422);
    await call(saveWordPicture, saving(JPEG, 'cat'), token);
  },
);
