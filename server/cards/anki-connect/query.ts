import { AnkiError } from './anki-error.ts';
import { glob } from './glob.ts';
import { FIELDS, foldText, MODEL, type Note, WRITTEN } from './notes.ts';

type Matches = (note: Note) => boolean;
type Spend = (signs: number) => void;

const LONGEST_QUERY = 10_000;
const MOST_TERMS = 200;
const DEEPEST = 20;
const DAY_MS = 86_400_000;

/**
 * Reads a search in the language of Anki (https://docs.ankiweb.net/searching.html), as far as programs use it: terms that all have
 * to hold, `or`, brackets, `-`, quotes, `deck:`, `note:`, `nid:`, `cid:`, `added:`, `edited:`, `<field>:` and a bare text.
 *
 * @param now in milliseconds since 1970, for `added:` and `edited:`, which count days back from it
 * @param spend is told how many signs of notes were looked at, and ends a search that takes too long by throwing
 * @throws AnkiError for a term that we do not know, so no program takes an empty list for the truth
 */
export function parseQuery(query: string, now: number, spend: Spend = () => {}): Matches {
  if (query.length > LONGEST_QUERY) throw new AnkiError('the search is too long');
  const tokens = tokensOf(query);
  if (tokens.length > MOST_TERMS) throw new AnkiError('the search has too many terms');
  let place = 0;

  const parsed = alternatives(0);
  if (place < tokens.length) throw new AnkiError('the search has a bracket too many');
  return parsed;

  function alternatives(depth: number): Matches {
    if (depth > DEEPEST) throw new AnkiError('the search has too many brackets');
    const all = [together(depth)];
    while (isWord(tokens[place], 'or')) {
      place += 1;
      all.push(together(depth));
    }
    return note => all.some(matches => matches(note));
  }

  function together(depth: number): Matches {
    const all: Matches[] = [];
    for (;;) {
      const token = tokens[place];
      if (token === undefined || token.text === ')' || isWord(token, 'or')) break;
      place += 1;
      if (isWord(token, 'and')) continue;
      if (token.text === '(' && !token.isQuoted) all.push(negated(token, bracket(depth)));
      else all.push(negated(token, termOf(token.text, { now, spend })));
    }
    return note => all.every(matches => matches(note));
  }

  function bracket(depth: number): Matches {
    const inside = alternatives(depth + 1);
    if (tokens[place]?.text !== ')') throw new AnkiError('the search lacks a bracket');
    place += 1;
    return inside;
  }
}

type Token = { text: string; isQuoted: boolean; isNegated: boolean };

function isWord(token: Token | undefined, word: string): boolean {
  return token !== undefined && !token.isQuoted && token.text.toLowerCase() === word;
}

function negated({ isNegated }: Token, matches: Matches): Matches {
  return isNegated ? note => !matches(note) : matches;
}

/** Brackets, and what stands between spaces or within quotes, which may begin behind a colon. Signs behind `\` keep it for `glob`. */
function tokensOf(query: string): Token[] {
  const found = query.matchAll(/(-?)(?:([()])|((?:"(?:\\[\s\S]|[^"\\])*"?|\\[\s\S]|[^\s()"\\])+))/g);
  return [...found].map(([, minus = '', sign, written = '']) => {
    const text = sign ?? written.replace(/\\[\s\S]|"/g, part => (part === '"' ? '' : part));
    return { text, isQuoted: sign === undefined && written.includes('"'), isNegated: minus !== '' };
  });
}

type Searching = { now: number; spend: Spend };

function termOf(term: string, { now, spend }: Searching): Matches {
  const [, name, value = ''] = /^((?:\\[\s\S]|[^:\\])+):([\s\S]*)$/.exec(term) ?? [];
  if (name === undefined) return bareText(term, spend);
  const kind = name.toLowerCase();
  if (kind === 'nid' || kind === 'cid') {
    const ids = new Set(value.split(',').map(Number));
    return ({ noteId }) => ids.has(noteId);
  }
  if (kind === 'added' || kind === 'edited') {
    const since = now - Math.max(1, daysOf(value)) * DAY_MS;
    return ({ card }) => (kind === 'added' ? card.created_at : card.updated_at) > since;
  }
  if (kind === 'deck') return ofText(value, ({ deck }) => deck, spend);
  if (kind === 'note') return ofText(value, () => MODEL, spend);
  const field = FIELDS.find(known => known.toLowerCase() === kind.replaceAll('\\', ''));
  if (field === undefined) throw new AnkiError(`unknown search term: ${name}`);
  if (field === 'Word') return ofFolded(value, ({ folded }) => folded, spend);
  return ofText(value, ({ card }) => card[WRITTEN[field]], spend);
}

function daysOf(value: string): number {
  const days = Number(value);
  if (!Number.isInteger(days)) throw new AnkiError(`not a number of days: ${value}`);
  return days;
}

function bareText(term: string, spend: Spend): Matches {
  const ofFields = FIELDS.map(field => ofText(`*${term}*`, ({ card }) => card[WRITTEN[field]], spend));
  return note => ofFields.some(matches => matches(note));
}

function ofText(pattern: string, textOf: (note: Note) => string, spend: Spend): Matches {
  return ofFolded(
    pattern,
    note => {
      const text = textOf(note);
      spend(text.length);
      return foldText(text);
    },
    spend,
  );
}

function ofFolded(pattern: string, foldedOf: (note: Note) => string, spend: Spend): Matches {
  const matches = glob(pattern, foldText, spend);
  return note => {
    spend(1);
    return matches(foldedOf(note));
  };
}
