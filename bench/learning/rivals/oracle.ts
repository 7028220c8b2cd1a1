import { PACKET, type PacketPolicy, type Rival, type Session } from '../policy.ts';

/**
 * Reads the true memory: asks what is recalled with less than the given chance, the best remembered first, then new words.
 * It is not the best schedule there can be, but what a perfect prediction of recall would give.
 */
export function oracle(below: number, session: Session): Rival<PacketPolicy> {
  return {
    name: `oracle, asks below ${below}`,
    session,
    start({ words, memory }) {
      const met: number[] = [];
      const skipped = new Uint8Array(words);
      const asked = new Int16Array(words).fill(-1);
      let nextNew = 0;
      let waiting: number[] = [];
      let waitingDay = -1;

      function collect(day: number) {
        if (waitingDay === day) return;
        waitingDay = day;
        const chances = met.map(word => ({ word, chance: memory.recall(word, day) }));
        const due = chances.filter(({ word, chance }) => chance < below && skipped[word] === 0);
        waiting = due.sort((one, other) => other.chance - one.chance).map(({ word }) => word);
      }

      return {
        packet(day) {
          collect(day);
          waiting = waiting.filter(word => asked[word] !== day);
          const packet = waiting.slice(0, PACKET);
          for (let word = nextNew; packet.length < PACKET && word < words; word += 1) packet.push(word);
          return packet.map(word => ({ word }));
        },
        record({ word, day }) {
          asked[word] = day;
          if (word < nextNew) return;
          met.push(word);
          nextNew = word + 1;
        },
        markKnown(word) {
          skipped[word] = 1;
          nextNew = Math.max(nextNew, word + 1);
        },
        due(day) {
          collect(day);
          return waiting.filter(word => asked[word] !== day).length;
        },
      };
    },
  };
}
