import type * as account from '#contract/account.ts';
import type * as data from '#contract/account-data.ts';
import type * as emails from '#contract/account-emails.ts';
import type * as cards from '#contract/cards.ts';
import type * as categories from '#contract/categories.ts';
import type * as dictionary from '#contract/dictionary.ts';
import type { Endpoint, Reply } from '#contract/endpoint.ts';
import type * as history from '#contract/history.ts';
import type * as learning from '#contract/learning.ts';
import type * as letters from '#contract/letters.ts';
import type * as lists from '#contract/lists.ts';
import type * as ownTexts from '#contract/own-texts.ts';
import type * as reader from '#contract/reader.ts';
import type * as references from '#contract/reference-dictionaries.ts';
import type * as round from '#contract/round.ts';
import type * as secondFactor from '#contract/second-factor.ts';
import type * as sentences from '#contract/sentences.ts';
import type * as sessions from '#contract/sessions.ts';
import type * as speech from '#contract/speech.ts';
import type * as teacher from '#contract/teacher.ts';
import type * as trainers from '#contract/trainers.ts';
import type * as translation from '#contract/translation.ts';
import type * as wordEntry from '#contract/word-entry.ts';
import type * as wordNotes from '#contract/word-notes.ts';
import type * as wordPictures from '#contract/word-pictures.ts';
import type * as wordRows from '#contract/word-rows.ts';

type Declared<Module> = Module extends unknown ? Module[keyof Module] : never;
type Read = Extract<
  Declared<
    | typeof account
    | typeof data
    | typeof emails
    | typeof cards
    | typeof categories
    | typeof dictionary
    | typeof history
    | typeof learning
    | typeof letters
    | typeof lists
    | typeof ownTexts
    | typeof reader
    | typeof references
    | typeof round
    | typeof secondFactor
    | typeof sentences
    | typeof sessions
    | typeof speech
    | typeof teacher
    | typeof trainers
    | typeof translation
    | typeof wordEntry
    | typeof wordNotes
    | typeof wordPictures
    | typeof wordRows
  >,
  Endpoint & { method: 'GET' }
>;

/** `words[]` is a list in `data`, `user` an object in it, `[]` and `` are `data` itself. */
type Carried<Data> = Data extends readonly unknown[]
  ? '[]'
  :
      | ''
      | {
          [Name in keyof Data & string]: Data[Name] extends readonly unknown[]
            ? `${Name}[]`
            : Data[Name] extends object
              ? Name
              : never;
        }[keyof Data & string];
type Payloads = {
  [E in Read as E['path']]: Reply<E> extends { data: infer Data } ? Carried<Data> : undefined;
};

/**
 * What pages cannot live without in each reply that is read, in one place; the rest of a reply they can do without, since the server
 * may be older than the page or another. The schemas stay on the server: types hold this table to them.
 */
const PAYLOADS: Payloads = {
  '/account-options': '',
  '/cards': 'cards[]',
  '/catalogue-words': 'words[]',
  '/categories': '[]',
  '/categories/:categoryId/words': 'words[]',
  '/glosses': 'rows',
  '/learning': 'languages[]',
  '/learning/ahead': 'packetWords[]',
  '/learning/history': 'words[]',
  '/learning/packet': 'packetWords[]',
  '/learning/path': 'categories[]',
  '/learning/placement': 'words[]',
  '/learning/placements': 'placements[]',
  '/learning/report': 'days[]',
  '/learning/round': 'words[]',
  '/learning/words': 'words',
  '/learning/words/:wordId/answers': 'answers[]',
  '/letters': 'others[]',
  '/letters/:letterId/words': 'words[]',
  '/letters/lessons/:lesson/round': 'words[]',
  '/lists/:code': 'words[]',
  '/lists/:code/mine': 'cards',
  '/my-lists': 'lists[]',
  '/my-lists/:id': 'words[]',
  '/my-words': 'words[]',
  '/own-texts': 'texts[]',
  '/own-texts/:id': 'text',
  '/profile': 'user',
  '/profile/export': undefined,
  '/reading-choices': 'choices',
  '/reference-dictionaries': 'dictionaries[]',
  '/reference-entries/:word': 'dictionaries[]',
  '/second-factor': '',
  '/sessions': 'sessions[]',
  '/shared-dictionaries': 'dictionaries[]',
  '/teacher': 'talks[]',
  '/teacher-options': '',
  '/teacher/talks/:talkId': 'turns[]',
  '/test/select-source': 'categories[]',
  '/tests/learn-words': 'packetWords[]',
  '/tests/reverse-words': 'packetWords[]',
  '/tests/user/learn-words': 'packetWords[]',
  '/tests/user/reverse-words': 'packetWords[]',
  '/sentences': 'sentences',
  '/text-rows': 'rows[]',
  '/texts': 'texts[]',
  '/texts/:id': 'text',
  '/translate/:word': undefined,
  '/translation-options': '',
  '/user-dictionary': 'words[]',
  '/tts/spoken-forms': 'forms[]',
  '/word-forms': '',
  '/word-keys': 'keys[]',
  '/word-notes': 'notes',
  '/word-pictures': 'wordIds[]',
  '/words': 'words[]',
  '/words/:wordId': 'word',
  '/words/:wordId/forms': 'forms',
  '/words/:wordId/note': '',
  '/words/:wordId/picture': '',
};

/** Whether a reply brings what its screen is going to show. What other calls reply is checked where it is used. */
export function hasPayload(method: string, path: string, reply: object): boolean {
  // A change of the profile replies as its reading does.
  const isRead = method === 'GET' || path === '/profile';
  const payload = isRead ? (PAYLOADS as Record<string, string | undefined>)[path] : undefined;
  if (payload === undefined) return true;
  const isList = payload.endsWith('[]');
  const name = payload.replace('[]', '');
  const data = field(reply, 'data');
  const carried = name === '' ? data : field(data, name);
  return isList ? Array.isArray(carried) : typeof carried === 'object' && carried !== null;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
