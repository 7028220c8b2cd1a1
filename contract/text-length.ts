/** How long a text is for a person, and for the limits of this contract: characters, of which 😀 is one and not two UTF-16 units. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
