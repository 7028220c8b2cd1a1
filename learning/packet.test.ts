import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composePacket, type PacketRequest } from './packet.ts';
import { derived } from './replay.ts';
import { countToday, newLeft } from './today.ts';
import { DEFAULT_SETTINGS, isDue, isQueued, NEW_WORD, recallOn, type WordState } from './word-state.ts';

const TODAY = 20_000;
const settings = DEFAULT_SETTINGS;

/** A word answered so many days ago, due after so many. */
function begun(wordId: string, daysAgo: number, spacing: number, fields: Partial<WordState> = {}): WordState {
  const memory = { stability: spacing, difficulty: 5, spacing, reps: 3, lastDay: TODAY - daysAgo, lastAt: 1 };
  return derived(wordId, { ...NEW_WORD, ...memory, ...fields }, settings);
}

const anyState = fc
  .record({
    daysAgo: fc.nat(60),
    spacing: fc.integer({ min: 1, max: 100 }),
    reps: fc.constantFrom(0, 1, 3),
    mark: fc.constantFrom('none', 'none', 'none', 'known', 'ignored'),
  })
  .map(({ daysAgo, spacing, reps, mark }) =>
    reps === 0
      ? derived('word', { ...NEW_WORD, mark }, settings)
      : begun('word', daysAgo, spacing, { reps, mark }),
  );

const anyRequest: fc.Arbitrary<PacketRequest> = fc
  .record({
    states: fc.array(fc.option(anyState), { maxLength: 120, size: 'max' }),
    newPerDay: fc.constantFrom(0, 5, 20, Number.POSITIVE_INFINITY),
    trainer: fc.constantFrom('mixed', 'flashcards', 'word_to_translation', 'translation_to_word'),
    seed: fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
  })
  .chain(({ states, newPerDay, trainer, seed }) => {
    const words = states.map((state, number) => ({ wordId: `word-${number}`, state }));
    return fc.shuffledSubarray(words.map(({ wordId }) => wordId)).map(source => ({
      states: new Map(
        words.flatMap(({ wordId, state }) => (state === null ? [] : [[wordId, state] as const])),
      ),
      source: [...source, ...source.slice(0, 3)],
      settings: { ...settings, newPerDay },
      day: TODAY,
      trainer,
      random: () => seed.next().value ?? 0,
    }));
  });

test('no packet has more than 20 words, a word twice, a marked word or one of another source', () => {
  fc.assert(
    fc.property(anyRequest, request => {
      const entries = composePacket(request);
      const words = entries.map(({ wordId }) => wordId);
      expect(words.length).toBeLessThanOrEqual(20);
      expect(new Set(words).size).toBe(words.length);
      for (const { wordId, state } of entries) {
        expect(request.source).toContain(wordId);
        expect(state.mark).toBe('none');
      }
    }),
  );
});

test('due words come first, the most likely remembered of them, and all of them before anything else', () => {
  fc.assert(
    fc.property(anyRequest, request => {
      const entries = composePacket(request);
      const due = entries.filter(({ why }) => why === 'due');
      const dueInSource = [...new Set(request.source)].filter(id =>
        isDue(request.states.get(id) ?? NEW_WORD, TODAY),
      );
      expect(due.length).toBe(Math.min(20, dueInSource.length));
      for (const { state } of due) expect(isDue(state, TODAY)).toBe(true);
      const least = Math.min(...due.map(({ state }) => recallOn(state, TODAY)));
      const leftOut = dueInSource.filter(id => !due.some(({ wordId }) => wordId === id));
      for (const id of leftOut) {
        expect(recallOn(request.states.get(id) ?? NEW_WORD, TODAY)).toBeLessThanOrEqual(least);
      }
    }),
  );
});

test('of more due words than a packet holds those come that are most likely remembered', () => {
  const ids = Array.from({ length: 30 }, (_, number) => `due-${number}`);
  const states = new Map(ids.map((id, number) => [id, begun(id, 60 - number, 20)]));
  const request = { states, source: ids, settings, day: TODAY, random: () => 0.5 };
  const words = composePacket({ ...request, trainer: 'flashcards' }).map(({ wordId }) => wordId);
  expect(new Set(words)).toEqual(new Set(ids.slice(10)));
});

test('new words come in the order of the source, under the limits', () => {
  fc.assert(
    fc.property(anyRequest, request => {
      const entries = composePacket(request);
      const fresh = entries.filter(({ why }) => why === 'new').map(({ wordId }) => wordId);
      const due = entries.filter(({ why }) => why === 'due').length;
      const unseen = [...new Set(request.source)].filter(
        id => (request.states.get(id) ?? NEW_WORD).state === 'new',
      );
      const most = Math.min(10, 20 - due, newLeft(countToday(request.states, TODAY), request.settings));
      expect(new Set(fresh)).toEqual(new Set(unseen.slice(0, most)));
    }),
  );
});

test('practice fills what is left once no new word waits, and promises no interval', () => {
  fc.assert(
    fc.property(anyRequest, request => {
      const entries = composePacket(request);
      const practice = entries.filter(({ why }) => why === 'practice');
      const others = entries.length - practice.length;
      const notDue = [...new Set(request.source)]
        .map(id => request.states.get(id) ?? NEW_WORD)
        .filter(state => isQueued(state) && !isDue(state, TODAY));
      const unseen = [...new Set(request.source)].filter(
        id => (request.states.get(id) ?? NEW_WORD).state === 'new',
      );
      const allowed = Math.min(unseen.length, newLeft(countToday(request.states, TODAY), request.settings));
      const isNewWaiting = allowed > entries.filter(({ why }) => why === 'new').length;
      expect(practice.length).toBe(isNewWaiting ? 0 : Math.min(20 - others, notDue.length));
      for (const { intervals } of practice) expect(intervals).toBeUndefined();
    }),
  );
});

test('a chosen trainer asks everything; "Learn now" asks a fifth as flashcards, the best known words', () => {
  fc.assert(
    fc.property(anyRequest, request => {
      const entries = composePacket(request);
      const cards = entries.filter(({ testType }) => testType === 'flashcards');
      if (request.trainer !== 'mixed') {
        for (const { testType } of entries) expect(testType).toBe(request.trainer);
        return;
      }
      const seen = entries.filter(({ why }) => why !== 'new');
      expect(cards.length).toBe(Math.min(Math.round(entries.length / 5), seen.length));
      for (const card of cards) expect(card.why).not.toBe('new');
      const weakest = Math.min(...cards.map(({ state }) => state.stability));
      const choices = seen.filter(({ testType }) => testType !== 'flashcards');
      for (const { state } of choices) expect(state.stability).toBeLessThanOrEqual(weakest);
    }),
  );
});

test('decoys come near once a word is a month strong', () => {
  const states = new Map([
    ['weak', begun('weak', 30, 29, { stability: 60 })],
    ['strong', begun('strong', 30, 30, { stability: 14 })],
  ]);
  const request = { states, source: ['weak', 'strong', 'new'], settings, day: TODAY, random: () => 0.5 };
  const entries = composePacket({ ...request, trainer: 'word_to_translation' });
  expect(Object.fromEntries(entries.map(({ wordId, decoys }) => [wordId, decoys]))).toEqual({
    weak: 'easy',
    strong: 'near',
    new: 'easy',
  });
});

test('with more than 60 words due, also outside the source, nothing new comes', () => {
  const due = (count: number) =>
    new Map(Array.from({ length: count }, (_, number) => [`due-${number}`, begun('due', 9, 1)]));
  const packet = (count: number) =>
    composePacket({
      states: due(count),
      source: ['one', 'two'],
      settings,
      day: TODAY,
      trainer: 'flashcards',
      random: () => 0.5,
    });
  expect(packet(60).length).toBe(2);
  expect(packet(61)).toEqual([]);
});

test('while a pile of an absence is worked off, "Learn now" asks no flashcards', () => {
  const cards = (count: number) => {
    const states = new Map(
      Array.from({ length: count }, (_, number) => [`due-${number}`, begun('due', 9, 1)] as const),
    );
    const request = { states, source: [...states.keys()], settings, day: TODAY, random: () => 0.5 };
    const entries = composePacket({ ...request, trainer: 'mixed' });
    return entries.filter(({ testType }) => testType === 'flashcards').length;
  };
  expect(cards(200)).toBe(4);
  expect(cards(201)).toBe(0);
});

test('words begun today count against the daily limit', () => {
  const states = new Map(
    Array.from({ length: 15 }, (_, number) => [`begun-${number}`, begun('begun', 0, 1, { reps: 1 })]),
  );
  expect(newLeft(countToday(states, TODAY), settings)).toBe(5);
  expect(newLeft(countToday(states, TODAY + 1), settings)).toBe(20);
});

test('practice is what comes soonest, and what was answered today only when nothing else is left', () => {
  const states = new Map<string, WordState>(
    Array.from({ length: 21 }, (_, number) => [`soon-${number}`, begun('soon', 1, 20)]),
  );
  states.set('today', begun('today', 0, 1));
  states.set('tomorrow', begun('tomorrow', 1, 2));
  const request = { states, source: [...states.keys()], settings, day: TODAY, random: () => 0.5 };
  const words = composePacket({ ...request, trainer: 'flashcards' }).map(({ wordId }) => wordId);
  expect(words).toHaveLength(20);
  expect(words).toContain('tomorrow');
  expect(words).not.toContain('today');
});

test('the order inside a packet is mixed', () => {
  const source = Array.from({ length: 10 }, (_, number) => `new-${number}`);
  const request = { states: new Map(), source, settings, day: TODAY, trainer: 'mixed' as const };
  expect(composePacket({ ...request, random: () => 0 }).map(({ wordId }) => wordId)).not.toEqual(source);
});
