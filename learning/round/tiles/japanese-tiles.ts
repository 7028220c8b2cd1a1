/** What has a reading of its own: everything but kana and punctuation. */
const READ = /[\p{Script=Han}々〆ヶ\p{N}\p{Script=Latin}]+/gu;

/**
 * The phrases of a Japanese sentence, cut where its reading has spaces: 私は, 毎日, 水を, 飲みます. Kana are the same in both, which tells
 * how much of the reading belongs to each row of other signs. Undefined where the two do not fit.
 */
export function japanesePhrases(sentence: string, reading: string): string[] | undefined {
  const phrases = reading.split(/\s+/).filter(phrase => phrase !== '');
  const cuts = new Set<number>();
  let length = 0;
  for (const phrase of phrases) {
    length += phrase.length;
    cuts.add(length);
  }
  const runs = runsOf(sentence);
  const fit = new RegExp(`^${runs.map(patternOf).join('')}$`, 'u').exec(phrases.join(''));
  if (fit === null) return undefined;
  const tiles = [''];
  let read = 0;
  for (const [number, { text, isRead }] of runs.entries()) {
    const signs = isRead
      ? [{ text, length: fit[number + 1]?.length ?? 0 }]
      : [...text].map(sign => ({ text: sign, length: sign.length }));
    for (const sign of signs) {
      tiles.push(`${tiles.pop() ?? ''}${sign.text}`);
      read += sign.length;
      if (cuts.has(read)) tiles.push('');
    }
  }
  // A comma parts phrases, whether or not the reading has a space behind it.
  return tiles.flatMap(tile => tile.split(/(?<=[、。！？])/u)).filter(tile => tile !== '');
}

type Run = { text: string; isRead: boolean };

function runsOf(sentence: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: text, index } of sentence.matchAll(READ)) {
    runs.push({ text: sentence.slice(end, index), isRead: false }, { text, isRead: true });
    end = index + text.length;
  }
  return [...runs, { text: sentence.slice(end), isRead: false }];
}

/** Every run is a group, so that its number is that of the group before. */
const patternOf = ({ text, isRead }: Run) =>
  isRead
    ? '(.+?)'
    : `(${text.replace(/[.*+?^${}()|[\]\\\s]/g, sign => (sign.trim() === '' ? '' : `\\${sign}`))})`;
