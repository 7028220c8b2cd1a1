import { LONGEST_TEXT_TITLE } from '#contract/text-bounds.ts';
import { SHARED_HASH, takeShared } from '#web/platform/offline/shared/shared-content.ts';

/** A text that comes from elsewhere and waits in the form for its reader: nothing is kept before they say so. */
export type IncomingText = { title: string; body: string; address: string; file?: File };

const ADDRESS = /^https?:\/\/\S+$/i;
const LONGEST_ADDRESS = 2000;

/**
 * What an address hands over to the list of texts: behind the # sign, which no server sees, the bookmark writes `title`, `text` and
 * `address`; `#shared` says that another app has shared something.
 */
export async function takeIncoming(hash: string): Promise<IncomingText | undefined> {
  if (hash === SHARED_HASH) {
    const shared = await takeShared();
    return shared && incoming(shared);
  }
  const given = new URLSearchParams(hash.slice(1));
  const [title, text, address] = ['title', 'text', 'address'].map(name => given.get(name) ?? '');
  if (!text && !address) return undefined;
  return incoming({ title: title ?? '', text: text ?? '', address: address ?? '' });
}

type Given = { title: string; text: string; address: string; file?: File };

/** Many apps share a link as a text. */
function incoming({ title, text, address, file }: Given): IncomingText {
  const body = text.trim();
  const isLink = ADDRESS.test(body);
  const link = [address.trim(), isLink ? body : ''].find(
    candidate => ADDRESS.test(candidate) && candidate.length <= LONGEST_ADDRESS,
  );
  return {
    title: title.trim().slice(0, LONGEST_TEXT_TITLE),
    body: isLink ? '' : body,
    address: link ?? '',
    ...(file && { file }),
  };
}
