import type { Language } from '#languages/index.ts';
import type { CatalogueWord } from '../../catalogue/catalogue.ts';

type Word = Pick<CatalogueWord, 'id' | 'forms' | 'spoken' | 'transcriptions'>;

/** The keys that a written word is the form of; `doubtful` where they are said in several ways. */
export type Match =
  | { kind: 'words'; keys: string[] }
  | { kind: 'doubtful'; keys: string[] }
  | { kind: 'none' };

/** Makes the function that finds the words of the catalogue that are written so in a language. */
export function matchWords(words: readonly Word[], language: Language): (written: string) => Match {
  const exact = new Map<string, Word[]>();
  const inAnyCase = new Map<string, Word[]>();
  for (const word of words.filter(({ forms }) => forms[language] !== '')) {
    addTo(exact, tidy(word.forms[language]), word);
    addTo(inAnyCase, fold(word.forms[language], language), word);
  }
  const howSaid = ({ spoken, transcriptions }: Word) =>
    `${spoken[language] ?? ''}\n${transcriptions[language] ?? ''}`;
  return written => {
    const found = exact.get(tidy(written)) ?? inAnyCase.get(fold(written, language)) ?? [];
    const keys = found.map(({ id }) => id);
    if (keys.length === 0) return { kind: 'none' };
    return { kind: new Set(found.map(howSaid)).size > 1 ? 'doubtful' : 'words', keys };
  };
}

function addTo(lists: Map<string, Word[]>, form: string, word: Word): void {
  lists.set(form, [...(lists.get(form) ?? []), word]);
}

/** Names of files have no question marks, and either apostrophe. */
const tidy = (form: string) =>
  form
    .normalize('NFC')
    .replaceAll("'", '’')
    .replace(/[\s?!.…？！。؟¿¡]+$|^[¿¡]+/gu, '');

const fold = (form: string, language: Language) => tidy(form).toLocaleLowerCase(language);
