/** What a form can be, and the words that can be attached to another one or stand for themselves as grammar. */
export const FORM_TAGS = [
  // Number, gender, degree.
  ...['singular', 'plural', 'dual', 'masculine', 'feminine', 'neuter'],
  ...['comparative', 'superlative', 'diminutive', 'intensive', 'adverb', 'ordinal', 'each'],
  // Persons.
  ...['i', 'you', 'he', 'she', 'it', 'we', 'you-all', 'they', 'polite', 'stressed'],
  // Cases.
  ...[
    'nominative',
    'accusative',
    'genitive',
    'dative',
    'instrumental',
    'locative',
    'vocative',
    'ablative',
    'oblique',
  ],
  // Times and moods.
  ...['present', 'past', 'imperfect', 'future', 'conditional', 'subjunctive', 'imperative', 'infinitive'],
  ...['gerund', 'past-participle', 'present-participle', 'verbal-noun', 'passive', 'causative', 'ability'],
  ...[
    'negative',
    'progressive',
    'perfect',
    'wish',
    'suggestion',
    'hearsay',
    'necessity',
    'reciprocal',
    'active',
  ],
  // Clauses that one form begins or ends.
  ...['when', 'if', 'because', 'although', 'while', 'after', 'before', 'until', 'so-that', 'who', 'and-then'],
  // Words that only grammar explains.
  ...[
    'definite-article',
    'indefinite-article',
    'object-marker',
    'subject-marker',
    'topic-marker',
    'question',
  ],
  ...[
    'emphasis',
    'measure-word',
    'plural-marker',
    'possessive',
    'reflexive',
    'completed',
    'quotation',
    'title',
  ],
  // Attached words.
  ...[
    'the',
    'and',
    'or',
    'but',
    'of',
    'in',
    'on',
    'to',
    'from',
    'with',
    'by',
    'for',
    'as',
    'like',
    'than',
    'also',
  ],
  ...['only', 'even', 'so', 'will', 'would', 'have', 'that', 'this', 'not', 'one', 'about', 'at', 'is'],
  ...['me', 'him', 'her', 'us', 'them', 'my', 'your', 'his', 'its', 'our', 'their', 'there', 'it-object'],
  ...['part-of-word'],
] as const;

export type FormTag = (typeof FORM_TAGS)[number];

const NAMES: ReadonlySet<string> = new Set(FORM_TAGS);

/**
 * The tags of a table's cell: past+she.
 *
 * @throws Error naming a tag that there is not
 */
export function tagsIn(cell: string): readonly FormTag[] {
  if (cell === '') return [];
  return cell.split('+').map(name => {
    if (!NAMES.has(name)) throw new Error(`There is no form tag "${name}"`);
    return name as FormTag;
  });
}
