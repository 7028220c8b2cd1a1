import type { Category, listCategoryWords } from '#contract/categories.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { getSharedList } from '#contract/lists.ts';
import type { PageName } from '#contract/pages.ts';
import type { getText } from '#contract/reader.ts';
import type { RenderedPage, View } from '#contract/rendering.ts';
import type { getWordEntry, WordEntry } from '#contract/word-entry.ts';
import type { Word } from '#contract/words.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { plainSentence } from '#learning/round/sentence.ts';
import type { MessageKey, Translate } from '#web/platform/i18n/i18n.tsx';

/** Search pages cut off what is longer. */
const LONGEST_DESCRIPTION = 160;

/** The sentence that says what a page is for; pages that are not listed are described as the whole is. */
const LEADS: Partial<Record<PageName, MessageKey>> = {
  categories: 'categories.lead',
  exercises: 'comingSoon.text',
  posts: 'comingSoon.text',
  texts: 'reader.lead',
  selectSource: 'trainers.lead',
  testsMenu: 'trainers.lead',
  contact: 'contact.lead',
  login: 'account.loginLead',
  register: 'account.registerLead',
  analyser: 'analyser.lead',
  placement: 'placement.lead',
  path: 'path.lead',
  letters: 'letters.lead',
};

type Described = Pick<RenderedPage, 'description' | 'taught' | 'term'>;

/** What a page says of itself to search engines and in links to it. Only the server needs it. */
export function describePage({ page }: View, t: Translate, data: RenderedPage['data']): Described {
  const words = replyIn<typeof listCategoryWords>(data, '/categories/:categoryId/words');
  if (page === 'categoryWords' && words !== undefined) return describeWords(words.data, t);
  const list = replyIn<typeof getSharedList>(data, '/lists/:code');
  if (page === 'list' && list !== undefined) return describeList(list.data, t);
  const entry = replyIn<typeof getWordEntry>(data, '/words/:wordId');
  if (page === 'word' && entry !== undefined) return describeEntry(entry.data);
  const text = replyIn<typeof getText>(data, '/texts/:id');
  if (page === 'text' && text !== undefined)
    return { description: cut(text.data.text.body), taught: undefined };
  return { description: cut(t((page && LEADS[page]) ?? 'home.lead')), taught: undefined };
}

/** `Food: 60 words. bread – хліб, milk – молоко …` */
function describeWords({ category, words }: { category: Category; words: Word[] }, t: Translate): Described {
  const count = t('categories.words', { count: category.word_count });
  return {
    description: cut(`${category.name}: ${count}. ${pairsOf(words)}`),
    taught: {
      name: category.name,
      terms: words.map(({ en_word: name, translation: description }) => ({ name, description })),
    },
  };
}

/** `A week in Berlin: 12 words. Trains and getting lost. Hund – собака …` Not for machines: only who has the link is to read it. */
function describeList({ list, words }: Reply<typeof getSharedList>['data'], t: Translate): Described {
  const { name, line, word_count: count } = list;
  const said = [`${name}: ${t('categories.words', { count })}.`, line, pairsOf(words)];
  return { description: cut(said.filter(Boolean).join(' ')), taught: undefined };
}

function pairsOf(words: readonly Word[]): string {
  const pairs = words.map(({ en_word: word, translation }) =>
    word === translation ? word : `${word} – ${translation}`,
  );
  return pairs.join(', ');
}

/** `der Hund: dog (the animal). des Hundes, die Hunde. Der Hund schläft unter dem Tisch.` */
function describeEntry({ word, topic, forms, sentences, languages }: WordEntry): Described {
  const { en_word: form, article, translation, sense } = word;
  const name = article === undefined ? form : `${article} ${form}`;
  const meaning =
    `${form === translation ? '' : translation}${sense === undefined ? '' : ` (${sense})`}`.trim();
  const principal = forms?.principal.map(one => one.form).join(', ');
  const said = [principal && `${principal}.`, ...sentences.map(({ text }) => plainSentence(text))];
  const facts = [meaning === '' ? `${name}.` : `${name}: ${meaning}.`, ...said.filter(Boolean)];
  return {
    description: cut(facts.join(' ')),
    taught: undefined,
    term: {
      name,
      description: meaning || name,
      topic: topic?.name,
      languages: LANGUAGE_CODES.filter(code => languages[code] !== undefined),
    },
  };
}

/** At the end of a word, where the letters have words. */
function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  const short = line.slice(0, LONGEST_DESCRIPTION - 2);
  const end = short.lastIndexOf(' ');
  return `${end > LONGEST_DESCRIPTION / 2 ? short.slice(0, end) : short} …`;
}

function replyIn<
  E extends typeof listCategoryWords | typeof getSharedList | typeof getText | typeof getWordEntry,
>(data: RenderedPage['data'], path: E['path']): Reply<E> | undefined {
  return data.find(([key]) => key[1] === path)?.[1] as Reply<E> | undefined;
}
