import type { Detached } from '../word-forms/inflected.ts';
import type { FormTag } from '../word-forms/tags.ts';

const PRONOUNS: Record<string, readonly FormTag[]> = {
  mi: ['me'],
  me: ['me'],
  ti: ['your'],
  te: ['your'],
  si: ['reflexive'],
  se: ['reflexive'],
  ci: ['us'],
  ce: ['us'],
  vi: ['your'],
  ve: ['your'],
  lo: ['him'],
  la: ['her'],
  li: ['them'],
  le: ['them'],
  gli: ['him'],
  glie: ['him'],
  ne: ['of'],
};
const VERB = ['verb'];

/** vederlo, dammi, portandole, dirglielo; two pronouns are taken off one by one. */
export function* detachPronouns(word: string): Iterable<Detached> {
  const [, host = '', pronoun = ''] = /^(.{2,}?)(gli|glie|[mtscv][ie]|l[oaie]|ne)$/.exec(word) ?? [];
  const after = PRONOUNS[pronoun];
  if (after === undefined) return;
  if (/r$/.test(host)) yield { rest: `${host}e`, after, kinds: VERB };
  if (/(ar|er|ir)$/.test(host)) yield { rest: host, after, kinds: VERB };
  // The infinitives in -rre: porlo, tradurlo.
  if (/[ou]r$/.test(host)) yield { rest: `${host}re`, after, kinds: VERB };
  // da’, di’, fa’, sta’, va’ double what follows: dammi.
  const doubled = /^(.*(?:da|di|fa|sta|va))([mlctv])$/.exec(host);
  if (doubled !== null && pronoun[0] === doubled[2]) yield { rest: doubled[1] ?? '', after, kinds: VERB };
  // Of these verbs all pronouns but gli are doubled: vali is of valere, not of va’ and li.
  if (/^(da|di|fa|sta|va)$/.test(host) && !pronoun.startsWith('gli')) return;
  if (/([aeio]|ndo|glie|[mtcv]e)$/.test(host)) yield { rest: host, after, kinds: VERB };
}
