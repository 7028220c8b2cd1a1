import type { Detached } from '../word-forms/inflected.ts';
import type { FormTag } from '../word-forms/tags.ts';

/** A verb with a pronoun behind its hyphen, perhaps with the ending of the future behind that: dá-lo, dar-te-ei. */
export const ATTACHED =
  /^(.+)-(me|te|se|nos|vos|lhes?|[ln]?[oa]s?)(-?(?:ei|ás|á|emos|eis|ão|ia|ias|íamos|iam))?$/;

const PRONOUNS: Record<string, FormTag> = {
  me: 'me',
  te: 'your',
  se: 'reflexive',
  nos: 'us',
  vos: 'your',
  lhe: 'him',
  lhes: 'them',
  o: 'him',
  a: 'her',
  os: 'them',
  as: 'them',
};
const VERB = ['verb'];

export function* detachPronouns(word: string): Iterable<Detached> {
  const [, host = '', pronoun = '', future = ''] = ATTACHED.exec(word) ?? [];
  const tag = PRONOUNS[pronoun] ?? PRONOUNS[pronoun.replace(/^[ln]/, '')];
  if (tag === undefined) return;
  const after = [tag];
  if (future !== '') yield { rest: host + future.replace('-', ''), after, kinds: VERB };
  // Before lo an r, s or z falls: comprá-lo is comprar, fá-lo faz.
  if (/^l[oa]s?$/.test(pronoun)) {
    const plain = host.replace(/á$/, 'a').replace(/ê$/, 'e').replace(/í$/, 'i').replace(/ô$/, 'o');
    for (const ending of ['r', 'z', 's']) yield { rest: plain + ending, after, kinds: VERB };
    yield { rest: `${host}r`, after, kinds: VERB };
  }
  yield { rest: host, after, kinds: VERB };
  // Before nos the s of we falls.
  if (pronoun === 'nos' && /mo$/.test(host)) yield { rest: `${host}s`, after, kinds: VERB };
}
