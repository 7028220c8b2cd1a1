import { randomBytes } from 'node:crypto';

const COUNTER_LIMIT = 0x1000;
const LARGEST_SETBACK_MS = 10_000;

let latest = 0;
let counter = 0;

/**
 * A UUID version 7 (RFC 9562): 48 bits of time, a 12-bit counter, 62 random bits. Ids sort in the order in which
 * this process made them, also within one millisecond and after small corrections of the clock.
 *
 * @param now milliseconds since 1970
 */
export function uuidV7(now: number): string {
  advance(now);
  const bytes = randomBytes(16);
  bytes.writeUIntBE(latest, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

// A clock that is a little behind was corrected, or the counter ran ahead of it: time stands still until it has
// caught up. One that is far behind was wrong before.
function advance(now: number): void {
  if (now > latest || now < latest - LARGEST_SETBACK_MS) {
    startMillisecond(now);
    return;
  }
  counter += 1;
  if (counter === COUNTER_LIMIT) startMillisecond(latest + 1);
}

// The upper half of the counter is kept free, so that one millisecond has room for at least 2048 ids.
function startMillisecond(time: number): void {
  latest = time;
  counter = randomBytes(2).readUInt16BE(0) & 0x7ff;
}
