import { pathTo } from '#contract/pages.ts';
import type { Language } from '#languages/index.ts';
import type { LetterQueue } from '../../mail/letter-queue.ts';
import { isPlainAddress } from '../../mail/postman.ts';
import { composeLetter, LETTER_PAGES, type LetterKind } from './compose.ts';

type Addressee = { email: string; language: Language };

/** What a letter is about: the secret of its link, or another e-mail it speaks of. */
type About = { token?: string; email?: string };

/** Writes to people about their accounts, in their language. */
export type Letters = { send(kind: LetterKind, to: Addressee, about?: About): void };

export function createLetters({ queue, publicUrl }: { queue: LetterQueue; publicUrl: string }): Letters {
  return {
    send(kind, { email, language }, { token, email: other = '' } = {}) {
      if (!isPlainAddress(email)) return;
      const address = `${publicUrl}${pathTo(LETTER_PAGES[kind], {}, { lang: language })}`;
      // Behind the # sign a secret reaches no server, no log and no referrer.
      const link = token === undefined ? address : `${address}#${token}`;
      queue.add({
        to: email,
        // Programs that reply by themselves do not reply to such letters.
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...composeLetter(kind, language, { link, email: other }),
      });
    },
  };
}
