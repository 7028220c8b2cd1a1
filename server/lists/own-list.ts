import type { OwnList } from '#contract/lists.ts';

/** What its owner is told of a list, and no more of what is stored. */
export function asOwn({
  id,
  name,
  line,
  author,
  revision,
  word_count,
  code,
  is_hidden,
  kept,
  created_at,
  updated_at,
}: OwnList): OwnList {
  return { id, name, line, author, revision, word_count, code, is_hidden, kept, created_at, updated_at };
}
