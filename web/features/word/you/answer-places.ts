type Answer = { day: number; isRight: boolean };

/** The line ends before its last stroke's own width, in hundredths of it. */
const END = 94;
/** Two strokes never lie closer, in hundredths of the line. */
const LEAST = 4;

/**
 * Where the strokes of a line of time stand, in hundredths of it: by their days, from the first answer to the day of the next one, or to
 * today where that is later or there is none. Of many answers the first ones are left out where they would not have room.
 */
export function answerPlaces<Given extends Answer>(
  answers: readonly Given[],
  next: number | undefined,
  today: number,
): { answers: (Given & { at: number })[]; next: number | undefined } {
  const room = Math.floor(END / LEAST) - (next === undefined ? 0 : 1);
  const shown = answers.slice(-room);
  const first = shown[0]?.day ?? today;
  const days = [...shown.map(({ day }) => day), ...(next === undefined ? [] : [Math.max(next, today)])];
  const last = Math.max(today, ...days);
  const wanted = days.map(day => (last === first ? 0 : ((day - first) / (last - first)) * END));
  const places = parted(wanted);
  return {
    answers: shown.map((answer, index) => ({ ...answer, at: places[index] ?? 0 })),
    next: next === undefined ? undefined : places.at(-1),
  };
}

/** The places, none closer to another than it may be: what is pushed beyond the end pushes back. */
function parted(wanted: readonly number[]): number[] {
  const places: number[] = [];
  for (const place of wanted) places.push(Math.max(place, (places.at(-1) ?? -LEAST) + LEAST));
  for (let index = places.length - 1; index >= 0; index -= 1) {
    const most = index === places.length - 1 ? END : (places[index + 1] ?? END) - LEAST;
    places[index] = Math.min(places[index] ?? 0, most);
  }
  return places;
}
