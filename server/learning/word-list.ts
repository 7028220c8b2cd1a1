import type { WordStates } from '#learning/states.ts';
import { strengthOf } from '#learning/strength.ts';
import type { WordState } from '#learning/word-state.ts';

/** Neighbouring words, and their JSON, each with a comma before it. */
type Block = { states: readonly WordState[]; bytes: Buffer };

/** About so many words are written again for one that changed. */
const BLOCK_WORDS = 64;

const OPENING = Buffer.from('{"success":true,"message":"","data":{"words":{');
const CLOSING = Buffer.from('}}}');

/** By the state of the first word. A state never changes, so its states identify a block. */
const written = new WeakMap<WordState, Block>();

/**
 * The JSON of `GET /learning/words`: every word that is not new, in the order of ids: the same words have the same tag. Of
 * thousands of words only the blocks around those that changed are written again.
 */
export function wordListOf(states: WordStates): Buffer {
  const blocks: Buffer[] = [];
  let [ids, members]: [string[], WordState[]] = [[], []];
  const close = () => {
    if (members.length > 0) blocks.push(bytesOf(ids, members));
    [ids, members] = [[], []];
  };
  for (const [id, state] of states) {
    if (state.state === 'new') continue;
    if (beginsBlock(id)) close();
    ids.push(id);
    members.push(state);
  }
  close();
  const [first = Buffer.alloc(0), ...others] = blocks;
  return Buffer.concat([OPENING, first.subarray(1), ...others, CLOSING]);
}

/** Depends on the word alone: a word more or less moves no other block. */
function beginsBlock(id: string): boolean {
  const letters = id.charCodeAt(0) + 31 * id.charCodeAt(id.length >> 1) + 961 * id.charCodeAt(id.length - 1);
  return (letters + 29_791 * id.length) % BLOCK_WORDS === 0;
}

function bytesOf(ids: readonly string[], states: readonly WordState[]): Buffer {
  const [first] = states as [WordState];
  const known = written.get(first);
  const isSame =
    known?.states.length === states.length && states.every((state, place) => state === known.states[place]);
  if (isSame) return known.bytes;
  let json = '';
  for (const [place, state] of states.entries()) json += `,"${ids[place]}":${standingOf(state)}`;
  const bytes = Buffer.from(json);
  written.set(first, { states, bytes });
  return bytes;
}

/** Ids, states and numbers hold nothing that JSON would have to escape. */
function standingOf(state: WordState): string {
  const due = state.dueDay === null ? '' : `,"dueDay":${state.dueDay}`;
  return `{"state":"${state.state}","strength":${strengthOf(state)}${due}}`;
}
