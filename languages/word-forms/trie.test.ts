import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_NODE, nextNode, TRIE_ROOT, trieOf } from './trie.ts';

const word = fc.string({ unit: fc.constantFrom(...'中国人民大'), maxLength: 5 });

test('at every place of a text exactly the words are found that begin there', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word),
      fc.string({ unit: fc.constantFrom(...'中国人民大x') }),
      (words, text) => {
        const trie = trieOf(new Map(words.map((known, place) => [known, place + 1])));
        for (let at = 0; at <= text.length; at += 1) {
          const found: (string | undefined)[] = [];
          let node = TRIE_ROOT;
          for (let end = at; node !== NO_NODE; end += 1) {
            const value = trie.values[node] ?? 0;
            if (value > 0) found.push(words[value - 1]);
            node = end < text.length ? nextNode(trie, node, text.charCodeAt(end)) : NO_NODE;
          }
          expect(found).toEqual(
            words.filter(known => text.startsWith(known, at)).sort((one, other) => one.length - other.length),
          );
        }
      },
    ),
  );
});
