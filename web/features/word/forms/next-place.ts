/** `row column variant` of a form in its table. */
type Place = string;

/**
 * Where an arrow key leads from a form: to the one beside it, or to the next row that has one in the same column. Undefined at the edge,
 * and for other keys.
 *
 * @param places of all forms, row by row
 */
export function nextPlace(places: readonly Place[], from: Place, key: string): Place | undefined {
  const [row, column] = numbersIn(from);
  const at = places.indexOf(from);
  if (at === -1) return undefined;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const beside = places[key === 'ArrowRight' ? at + 1 : at - 1];
    return beside !== undefined && numbersIn(beside)[0] === row ? beside : undefined;
  }
  const isInColumn = (place: Place) => numbersIn(place)[1] === column;
  if (key === 'ArrowDown') return places.find(place => isInColumn(place) && numbersIn(place)[0] > row);
  if (key === 'ArrowUp') return places.findLast(place => isInColumn(place) && numbersIn(place)[0] < row);
  return undefined;
}

function numbersIn(place: Place): [row: number, column: number] {
  const [row = 0, column = 0] = place.split(' ').map(Number);
  return [row, column];
}
