/** What follows the apostrophe, what it stands for, and the words it is joined to. */
const JOINED: [ending: string, full: string, hosts: string][] = [
  ['m', 'am', 'I'],
  ['re', 'are', 'you we they who what where there'],
  ['s', 'is', 'he she it that this there here what who where when why how'],
  ['s', 'us', 'let'],
  ['ll', 'will', 'I you he she it we they that there who what'],
  ['ve', 'have', 'I you we they who could should would might must'],
  ['d', 'would', 'I you he she it we they who there'],
];

const NEGATED = 'do does did could would should must need might is are was were have has had';
const IRREGULAR: [contraction: string, full: string][] = [
  ['cant', 'can not'],
  ['cannot', 'can not'],
  ['wont', 'will not'],
  ['shant', 'shall not'],
  ['aint', 'is not'],
];

/** Written without their apostrophe these are the words they look like. */
const NOT_WITHOUT_APOSTROPHE = new Set(['well', 'were', 'whore']);

/** The full words of contractions by their letters alone: dont, im. */
const CONTRACTIONS: ReadonlyMap<string, string> = new Map([
  ...JOINED.flatMap(([ending, full, hosts]) =>
    hosts.split(' ').map((host): [string, string] => [`${host.toLowerCase()}${ending}`, `${host} ${full}`]),
  ),
  ...NEGATED.split(' ').map((verb): [string, string] => [`${verb}nt`, `${verb} not`]),
  ...IRREGULAR,
]);

/** The full words of a contraction, with its apostrophe or without; undefined for anything else. `word` is in lower case. */
export function expandContraction(word: string): string | undefined {
  const letters = word.replaceAll("'", '');
  if (letters === word && NOT_WITHOUT_APOSTROPHE.has(word)) return undefined;
  return CONTRACTIONS.get(letters);
}
