export type Trace = { time: number; decay: number; weight: number };

/** All traces of all words in three arrays that double when full; each trace names the word's trace before it. */
export function growingTraces(words: number) {
  const newest = new Int32Array(words).fill(-1);
  let [times, decays, weights] = [new Float64Array(4096), new Float64Array(4096), new Float64Array(4096)];
  let before = new Int32Array(4096);
  let count = 0;

  function grow() {
    [times, decays, weights] = [doubled(times), doubled(decays), doubled(weights)];
    const wider = new Int32Array(before.length * 2);
    wider.set(before);
    before = wider;
  }

  return {
    add(word: number, trace: Trace) {
      if (count === times.length) grow();
      times[count] = trace.time;
      decays[count] = trace.decay;
      weights[count] = trace.weight;
      before[count] = newest[word] ?? -1;
      newest[word] = count;
      count += 1;
    },
    /** The sum of weight x age^-decay; ages below `youngest` count as that. */
    strength(word: number, now: number, youngest: number): number {
      let sum = 0;
      for (let trace = newest[word] ?? -1; trace >= 0; trace = before[trace] ?? -1) {
        const age = Math.max(youngest, now - (times[trace] ?? 0));
        sum += (weights[trace] ?? 0) * age ** -(decays[trace] ?? 0);
      }
      return sum;
    },
  };
}

function doubled(full: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const wider = new Float64Array(full.length * 2);
  wider.set(full);
  return wider;
}
