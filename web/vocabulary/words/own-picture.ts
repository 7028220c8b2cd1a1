import type { getWordPicture, listWordPictures, OwnPicture } from '#contract/word-pictures.ts';
import { usePersonal } from '#web/platform/session/use-personal.ts';

/** A picture that somebody has given a word: its address, once it is there, and whether it is still on its way. */
export type ShownPicture = { address: string | undefined; isWaiting: boolean };

/** The picture that the person has given a word, which is shown to them in place of ours; of other words, and to guests, none. */
export function useOwnPicture(wordId: string): ShownPicture {
  const { picture, isThere, isFetched } = useGivenPicture(wordId);
  return { address: picture ? addressOf(picture) : undefined, isWaiting: isThere && !isFetched };
}

/** What the person has given a word: `isKnown` once it is known whether there is a picture, and which. */
export function useGivenPicture(wordId: string) {
  const list = usePersonal<typeof listWordPictures>('/word-pictures', {});
  const isThere = list.data?.data.wordIds.includes(wordId) ?? false;
  const query = usePersonal<typeof getWordPicture>('/words/:wordId/picture', { params: { wordId } }, isThere);
  const { isFetched } = query;
  const picture = isThere ? query.data?.data.picture : undefined;
  return { picture, isThere, isFetched, isKnown: list.data !== undefined && (!isThere || isFetched) };
}

/** The picture itself as an address: it is nobody else's, so there is none on the server. */
const addressOf = ({ type, base64 }: OwnPicture) => `data:${type};base64,${base64}`;
