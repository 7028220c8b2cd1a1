import { PACKET, type PacketPolicy, type Rival, type Session } from '../policy.ts';

const DICTIONARY = 300;
/** "Word learned" is pressed after this many right answers in a row, each of another day. */
const SURE = 5;

/** What the product did before there was a queue: packets drawn at random from a dictionary of 300 that is kept full. */
export function randomPackets(session: Session): Rival<PacketPolicy> {
  return {
    name: 'random, dictionary of 300',
    session,
    start({ words, random }) {
      const dictionary = Array.from({ length: Math.min(DICTIONARY, words) }, (_, word) => word);
      const streak = new Int8Array(words);
      let nextNew = dictionary.length;
      return {
        packet() {
          for (let place = 0; place < Math.min(PACKET, dictionary.length); place += 1) {
            const other = place + Math.floor(random.next() * (dictionary.length - place));
            const word = dictionary[place] ?? 0;
            dictionary[place] = dictionary[other] ?? 0;
            dictionary[other] = word;
          }
          return dictionary.slice(0, PACKET).map(word => ({ word }));
        },
        record({ word, right }) {
          streak[word] = right ? (streak[word] ?? 0) + 1 : 0;
          if (streak[word] < SURE) return;
          const place = dictionary.indexOf(word);
          if (nextNew < words) dictionary[place] = nextNew++;
          else dictionary.splice(place, 1);
        },
        due: () => 0,
      };
    },
  };
}
