import { z } from 'zod';
import { CARD_ID, LONGEST_SENTENCE } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { LanguageCode, requiredText, text } from './fields.ts';
import { LONGEST_SEARCH } from './search.ts';

/** A person's own cards, those deleted not counted. */
export const MOST_CARDS = 10_000;

/** Cards in one call; the body as a whole may have 512 kB. */
export const MOST_CARDS_AT_ONCE = 500;

/** How many cards a page of the list may have. */
export const LARGEST_CARD_PAGE = 200;

const CardId = z.string().regex(CARD_ID, 'Use "card-" and a UUID of version 7');

const optionalText = (longest: number) => z.string().trim().pipe(text(longest));

/** What a person writes on a card: `word` in the learning language, `translation` in the interface language. */
const written = {
  word: requiredText(200),
  translation: requiredText(400),
  /** How the word is said, in whatever signs the person uses. */
  reading: optionalText(200),
  note: optionalText(1000),
  sentence: optionalText(LONGEST_SENTENCE),
  emoji: optionalText(16),
};

const pair = { learn: LanguageCode, lang: LanguageCode };

export const Card = z.object({
  id: z.string(),
  ...written,
  ...pair,
  /** Milliseconds since 1970. */
  created_at: z.number(),
  updated_at: z.number(),
});
export type Card = z.infer<typeof Card>;

/** A card to be made. With an id of the browser's own, a repeated send changes nothing. */
export const NewCard = z.object({
  id: CardId.optional(),
  ...written,
  reading: written.reading.default(''),
  note: written.note.default(''),
  sentence: written.sentence.default(''),
  emoji: written.emoji.default(''),
  ...pair,
});
export type NewCard = z.infer<typeof NewCard>;

const CardIds = z.object({
  ids: z.array(CardId).min(1, 'No cards selected').max(MOST_CARDS_AT_ONCE, atOnce('cards')),
});

export const listCards = endpoint({
  method: 'GET',
  path: '/cards',
  access: 'user',
  summary:
    "The person's own cards, newest first, a page at a time; without lang or learn those of every pair",
  query: z.object({
    lang: LanguageCode.optional(),
    learn: LanguageCode.optional(),
    q: z.string().max(LONGEST_SEARCH, `May be at most ${LONGEST_SEARCH} characters long`).default(''),
    offset: z.coerce.number().int().min(0).max(MOST_CARDS).default(0),
    limit: z.coerce.number().int().min(1).max(LARGEST_CARD_PAGE).default(50),
  }),
  reply: success(z.object({ cards: z.array(Card), total: z.int() })),
});

export const createCards = endpoint({
  method: 'POST',
  path: '/cards',
  access: 'user',
  summary:
    'Makes cards and adds them to the dictionary; one that says the same as another of its pair is not made again',
  body: z.object({
    cards: z.array(NewCard).min(1, 'No cards given').max(MOST_CARDS_AT_ONCE, atOnce('cards')),
  }),
  /** One entry for each card given, in their order: its id, or that of the card that says the same. */
  reply: success(z.object({ cards: z.array(z.object({ id: z.string(), isNew: z.boolean() })) })),
});

export const updateCard = endpoint({
  method: 'PATCH',
  path: '/cards/:id',
  access: 'user',
  summary: 'Changes what is written on a card',
  params: z.object({ id: CardId }),
  body: z.object(written).partial(),
  reply: success(z.object({ card: Card })),
});

export const deleteCards = endpoint({
  method: 'POST',
  path: '/cards/delete',
  access: 'user',
  summary: 'Deletes cards, also from the dictionary; for a day they can be restored',
  body: CardIds,
  reply: success(z.object({ deleted: z.array(z.string()) })),
});

export const restoreCards = endpoint({
  method: 'POST',
  path: '/cards/restore',
  access: 'user',
  summary: 'Undo of the deletion: the cards are back, also in the dictionary',
  body: CardIds,
  reply: success(z.object({ restored: z.array(z.string()) })),
});

/** Rows of a file that are to be looked up; an empty translation asks by the form alone. */
export const matchWords = endpoint({
  method: 'POST',
  path: '/cards/match',
  access: 'user',
  summary: 'Which words of the catalogue rows of a file are, by form and meaning in a pair of languages',
  body: z.object({
    ...pair,
    rows: z
      .array(
        z.object({
          word: optionalText(200),
          translation: optionalText(400),
          /** The key that our own exports carry: it decides between words that are written alike. */
          key: optionalText(80).default(''),
        }),
      )
      .min(1, 'No rows given')
      .max(MOST_CARDS_AT_ONCE, atOnce('rows')),
  }),
  /** One entry for each row, in their order; null where no word, or not one alone, says the same. */
  reply: success(z.object({ wordIds: z.array(z.string().nullable()) })),
});

function atOnce(what: string): string {
  return `At most ${MOST_CARDS_AT_ONCE} ${what} at once`;
}
