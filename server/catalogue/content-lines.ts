import type { CatalogueCategory, CatalogueWord, Meaning } from './catalogue.ts';
import type { ByKey, CatalogueContent } from './content.ts';
import { type Learned, WordOfMeaning } from './meanings.ts';

/**
 * The first line: what a start needs of everything. A line for every meaning follows, then one for the sentences of every word that has
 * some, one for its collocations and one for its facts, and one for each course in letters.
 */
type Head = Pick<CatalogueContent, 'path'> & {
  /** With the places of the meanings that their words have. */
  categories: (Omit<CatalogueCategory, 'words'> & { words: number[] })[];
  meanings: Plain[];
  sentences: readonly string[];
  collocations: readonly string[];
  facts: readonly string[];
  courses: readonly string[];
};
type Plain = Pick<Meaning, 'id' | 'pos' | 'emoji' | 'sense' | 'isTaught' | 'lacks' | 'lastIn'>;
/** What is said of a meaning in every language, and what is said only of a word that is taught. */
type Said = Pick<Meaning, 'variants' | 'transcriptions' | 'furtherSpoken'> & Partial<Learned>;

/**
 * Writes content down as lines of JSON, one for a meaning, for the sentences, the collocations or the facts of a word, and for a course. A
 * word is taken to say what the taught meaning of its id says, as `readCatalogue` makes it.
 */
export function contentToLines(content: CatalogueContent): string {
  const { categories, meanings, path, sentences, collocations, facts, courses } = content;
  const places = new Map(meanings.map(({ id }, place) => [id, place]));
  const words = new Map(categories.flatMap(category => category.words.map(word => [word.id, word])));
  const head: Head = {
    categories: categories.map(category => ({
      ...category,
      words: category.words.map(({ id }) => places.get(id) ?? -1),
    })),
    meanings: meanings.map(
      ({ id, pos, emoji, sense, isTaught, lacks, lastIn }): Plain => ({
        ...{ id, pos, emoji, sense, isTaught, lacks, lastIn },
      }),
    ),
    path,
    sentences: sentences.keys,
    collocations: collocations.keys,
    facts: facts.keys,
    courses: courses.keys,
  };
  const said = meanings.map(({ id, isTaught, variants, transcriptions, spoken, furtherSpoken }): Said => {
    const word = isTaught ? words.get(id) : undefined;
    const { genders, notes } = word ?? {};
    return { variants, transcriptions, spoken: word?.spoken ?? spoken, furtherSpoken, genders, notes };
  });
  const lines = [sentences, collocations, facts, courses].flatMap(({ keys, of }) => keys.map(key => of(key)));
  return [head, ...said, ...lines].map(line => JSON.stringify(line)).join('\n');
}

/**
 * The content of `contentToLines`. A line is read when something of it is first asked for: a start asks for few of them, and
 * all would take a third of its time.
 */
export function contentFromLines(bytes: Buffer): CatalogueContent {
  const line = linesOf(bytes);
  const head: Head = JSON.parse(line(0));
  let next = 1 + head.meanings.length;
  /** What follows, one line for each key. */
  const following = <Said>(keys: readonly string[]): ByKey<Said> => {
    const first = next;
    next += keys.length;
    return byKey(keys, place => line(first + place));
  };
  const meanings = head.meanings.map((plain, place) => new MeaningInLine(plain, () => line(1 + place)));
  const wordAt = (place: number, category: Omit<CatalogueCategory, 'words'>): CatalogueWord => {
    const meaning = meanings[place];
    if (meaning === undefined)
      throw new Error(`A word of ${category.id} has no meaning in the built content`);
    return new WordOfMeaning(meaning, category, meaning);
  };
  return {
    categories: head.categories.map(({ words, ...category }) => ({
      ...category,
      words: words.map(place => wordAt(place, category)),
    })),
    meanings,
    path: head.path,
    sentences: following(head.sentences),
    collocations: following(head.collocations),
    facts: following(head.facts),
    courses: following(head.courses),
  };
}

function byKey<Said>(keys: readonly string[], line: (place: number) => string): ByKey<Said> {
  const places = new Map(keys.map((key, place) => [key, place]));
  const read = new Map<string, Said>();
  return {
    keys,
    of(key) {
      const place = places.get(key);
      if (place === undefined) return undefined;
      const said = read.get(key) ?? (JSON.parse(line(place)) as Said);
      read.set(key, said);
      return said;
    },
  };
}

/** A meaning whose line is read when it is first needed. */
class MeaningInLine implements Meaning, Learned {
  readonly id: string;
  readonly pos: string;
  readonly emoji: string;
  readonly sense: string;
  readonly isTaught: boolean;
  readonly lacks: Meaning['lacks'];
  readonly lastIn: Meaning['lastIn'];
  readonly #line: () => string;
  #read: Said | undefined;

  constructor({ id, pos, emoji, sense, isTaught, lacks, lastIn }: Plain, line: () => string) {
    this.id = id;
    this.pos = pos;
    this.emoji = emoji;
    this.sense = sense;
    this.isTaught = isTaught;
    this.lacks = lacks;
    this.lastIn = lastIn;
    this.#line = line;
  }

  get variants(): Meaning['variants'] {
    return this.#said().variants;
  }
  get transcriptions(): Meaning['transcriptions'] {
    return this.#said().transcriptions;
  }
  get spoken(): Learned['spoken'] {
    return this.#said().spoken ?? {};
  }
  get furtherSpoken(): Meaning['furtherSpoken'] {
    return this.#said().furtherSpoken;
  }
  get genders(): Learned['genders'] {
    return this.#said().genders ?? {};
  }
  get notes(): Learned['notes'] {
    return this.#said().notes ?? {};
  }

  #said(): Said {
    this.#read ??= JSON.parse(this.#line()) as Said;
    return this.#read;
  }
}

/** Finds the lines, and decodes one when it is asked for. */
function linesOf(bytes: Buffer): (place: number) => string {
  const starts = [0];
  for (let end = bytes.indexOf('\n'); end !== -1; end = bytes.indexOf('\n', end + 1)) starts.push(end + 1);
  return place => bytes.toString('utf8', starts[place], starts[place + 1]);
}
