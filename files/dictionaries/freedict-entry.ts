import type { DictionaryEntry } from './entry.ts';
import { plainSenses, type Senses } from './plain-senses.ts';

const KANA_ALONE = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const SOUND = /\/([^/]+)\//;
/** What eSpeak says of a text whose language it was not told. */
const NO_SOUND = /\([a-z]{2}\)/;
/** What stands behind a word: how it is said, or what it is. */
const KIND = /<([^<>]*)>|\(([^()]*)\)/g;

/**
 * An entry of a dictionary in plain text, whose first line has the word, how it is said between slashes and what it is in brackets, as those of
 * FreeDict do: `Hund /hˈʊnt/ <masc, n, sg>`. Indexes have words in small letters and without signs.
 */
export function freedictEntry(forms: readonly string[], text: string): DictionaryEntry {
  const [first = '', ...rest] = text.replace(/\{([^{}]*)\}/g, '$1').split('\n');
  const head = headIn(first, forms);
  if (head === undefined) return plainEntry(forms, text);
  const sound = SOUND.exec(first)?.[1] ?? '';
  const behind = first.replace(new RegExp(SOUND, 'g'), ' ');
  const kinds = [...behind.matchAll(KIND)].map(([, one, other]) => one ?? other ?? '');
  const { before, senses } = withoutKind(plainSenses(rest.join('\n')));
  const kana = forms.find(form => KANA_ALONE.test(form) && form !== head);
  return {
    forms: [...forms],
    head,
    reading: kana ?? (NO_SOUND.test(sound) ? '' : sound.trim()),
    kind: [...kinds, before].filter(Boolean).join(', '),
    senses: senses.length === 0 ? [behind.replace(head, '')] : senses,
  };
}

/** A first sense that is all in brackets tells what the word is: `(noun (common))`. */
function withoutKind({ before, senses }: Senses): Senses {
  const [first = '', ...others] = senses;
  if (others.length === 0 || !/^\(.*\)$/s.test(first.trim())) return { before, senses };
  const kind = first
    .split('\n')
    .map(line => line.trim())
    .join(', ')
    .replace(/^\(|\)$/g, '');
  return { before: [before, kind].filter(Boolean).join(', '), senses: others };
}

function plainEntry(forms: readonly string[], text: string): DictionaryEntry {
  const { before, senses } = plainSenses(text);
  return { forms: [...forms], head: forms[0]?.trim() ?? '', reading: '', kind: before, senses };
}

/** The word as the first line writes it: what begins it, or the form that stands in it first. Undefined where it has none. */
function headIn(line: string, forms: readonly string[]): string | undefined {
  const written = line.split(/\/|<|\s\(|\[/, 1)[0]?.trim() ?? '';
  if (written !== '' && forms.some(form => letters(form) === letters(written))) return written;
  const small = line.toLowerCase();
  const places = forms
    .map(form => ({ form: form.trim(), at: small.indexOf(form.trim().toLowerCase()) }))
    .filter(({ form, at }) => at !== -1 && form !== '')
    .sort((one, other) => one.at - other.at || other.form.length - one.form.length);
  const [found] = places;
  return found && line.slice(found.at, found.at + found.form.length);
}

function letters(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
