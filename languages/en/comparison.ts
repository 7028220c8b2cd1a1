/** Adjectives and adverbs that take -er and -est. */
const WITH_ENDING = new Set(
  `angry big brave bright busy calm cheap clean clear cold crazy cruel cute dark deep dirty dry early easy empty fair fast fat flat free fresh
   friendly full funny gentle great greedy happy hard healthy heavy high hot hungry kind lazy light lonely long loose low lucky narrow near new
   noisy old poor proud pure quiet rare rich rough round rude sad safe salty scary sharp short shy sick simple skinny slow small smart smooth soft
   soon sour spicy strange strict strong sunny sweet tall thick thin thirsty tight tiny tough ugly unhappy warm weak weird wet wide wild wise young`.split(
    /\s+/,
  ),
);

/** Those that take more and most. What is in no list is not compared, or seldom. */
const WITH_MORE = new Set(
  `amazing ambitious anxious arrogant attractive aware beautiful bitter boring brilliant capable careful carefully cheerful clearly colorful comfortable
   common complicated confident confused creative curious dangerous deeply delicious desperate difficult direct disappointed disgusting
   easily embarrassed energetic exciting expensive familiar famous generous grateful handsome hardworking helpless honest
   important independent interesting jealous loyal modern natural nervous often optimistic patient pleasant polite popular powerful practical quickly
   recently reliable religious responsible ridiculous satisfied scared selfish sensitive serious seriously similar slowly solid stubborn stupid
   surprised talented tired transparent unusual useful useless valuable wicked wonderful worried`.split(
    /\s+/,
  ),
);

const IRREGULAR: Readonly<Record<string, Degrees>> = {
  bad: { comparative: ['worse'], superlative: ['worst'] },
  badly: { comparative: ['worse'], superlative: ['worst'] },
  far: { comparative: ['farther', 'further'], superlative: ['farthest', 'furthest'] },
  few: { comparative: ['fewer'], superlative: ['fewest'] },
  good: { comparative: ['better'], superlative: ['best'] },
  little: { comparative: ['less'], superlative: ['least'] },
  many: { comparative: ['more'], superlative: ['most'] },
  much: { comparative: ['more'], superlative: ['most'] },
  well: { comparative: ['better'], superlative: ['best'] },
};

/** More and most of a word, each with its variants, the usual one first. */
export type Degrees = { comparative: readonly string[]; superlative: readonly string[] };

/** How an adjective, an adverb or a quantity is compared; undefined where it is not, or not surely. */
export function degreesOf(word: string): Degrees | undefined {
  const listed = IRREGULAR[word];
  if (listed !== undefined) return listed;
  if (WITH_MORE.has(word)) return { comparative: [`more ${word}`], superlative: [`most ${word}`] };
  if (!WITH_ENDING.has(word)) return undefined;
  const stem = stemOf(word);
  return { comparative: [`${stem}er`], superlative: [`${stem}est`] };
}

/** nic-, big(g)-, eas(i)-; shy keeps its y. */
function stemOf(word: string): string {
  if (/e$/.test(word)) return word.slice(0, -1);
  if (/[^aeiou]y$/.test(word) && word !== 'shy') return word.replace(/y$/, 'i');
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word) ? word + word.slice(-1) : word;
}
