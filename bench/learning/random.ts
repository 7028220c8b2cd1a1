/** Chance that can be repeated: the same name and numbers give the same sequence on every machine. */
export type Random = {
  /** From 0 up to but not including 1. */
  next(): number;
  /** Normally distributed, mean 0 and deviation 1. */
  normal(): number;
};

/** Mulberry32 (Tommy Ettinger, public domain), begun from a hash (FNV-1a) of everything that names the sequence. */
export function randomFrom(...names: (string | number)[]): Random {
  let state = hash(names.join('/'));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()) };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  }
  return value;
}
