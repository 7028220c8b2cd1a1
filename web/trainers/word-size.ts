/** Classes for the size of a trainer's word: a long one is set smaller, so that it stays on a phone's screen. */
export function wordSize(text: string): string {
  const longestPart = Math.max(...text.split(/\s+/).map(part => part.length));
  if (longestPart > 16 || text.length > 32) return 'text-xl sm:text-3xl';
  if (longestPart > 10 || text.length > 16) return 'text-3xl sm:text-4xl';
  return 'text-4xl sm:text-5xl';
}
