import type { FormTag } from '../word-forms/tags.ts';

/** What a form may come from, and how unlikely that is: 0 is the word itself. */
export type Reading = { base: string; tags: readonly FormTag[]; cost: number; pos?: string };

/** The prefix with which a root begins an active verb, by its first sound, which may melt: menulis of tulis, memakai of pakai. */
const ACTIVE_PREFIXES: readonly (readonly [RegExp, string])[] = [
  [/^(?=[bfv])/, 'mem'],
  [/^p/, 'mem'],
  [/^(?=p[er]|pro)/, 'mem'],
  [/^(?=[dcjz])/, 'men'],
  [/^(?=t[rw]|st|sp|sk|sy)/, 'men'],
  [/^t/, 'men'],
  [/^s/, 'meny'],
  [/^(?=s)/, 'men'],
  [/^k/, 'meng'],
  [/^(?=[aeioughk])/, 'meng'],
  [/^(?=[lrmnwy])/, 'me'],
  [/^(?=[^aeiou]*[aeiou][^aeiou]*$)/, 'menge'],
];

/** The active verbs of a root: mengirim of kirim. */
const actives = (root: string): string[] =>
  ACTIVE_PREFIXES.filter(([pattern]) => pattern.test(root)).map(
    ([pattern, prefix]) => prefix + root.replace(pattern, ''),
  );

/** The roots that may begin with a nasal prefix: of menyapu sapu, of mengambil ambil and kambil. */
const NASALS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^nge(?=[^aeiou]+[aeiou][^aeiou]*$)/, ['']],
  [/^ng(?=[aeiou])/, ['', 'k']],
  [/^ng(?=[ghk])/, ['']],
  [/^ny(?=[aeiou])/, ['s']],
  [/^m(?=[bfpv])/, ['']],
  [/^m(?=[aeiou])/, ['p', 'm']],
  [/^n(?=[dcjtsz])/, ['']],
  [/^n(?=[aeiou])/, ['t', 'n']],
  [/^(?=[lrwy])/, ['']],
];

const unnasal = (rest: string): string[] =>
  NASALS.flatMap(([pattern, firsts]) =>
    pattern.test(rest) ? firsts.map(first => first + rest.replace(pattern, '')) : [],
  );

/** Without -kan, -an or -i, where enough is left. */
function withoutSuffix(word: string): string[] {
  return ['kan', 'i', 'an'].flatMap(suffix =>
    word.endsWith(suffix) && word.length > suffix.length + 2 ? [word.slice(0, -suffix.length)] : [],
  );
}

const verbs = (bases: readonly string[], cost: number, ...tags: FormTag[]): Reading[] =>
  bases.map(base => ({ base, tags, cost, pos: 'verb' }));
const anything = (bases: readonly string[], cost: number, ...tags: FormTag[]): Reading[] =>
  bases.map(base => ({ base, tags, cost }));

/** What the word may come from by its affixes: first the verbs that the dictionary lists with another one, then roots. */
export function readingsOf(word: string): Reading[] {
  return [
    ...bareOf(word),
    ...passiveOf(word),
    ...activeOf(word),
    ...stativeOf(word),
    ...nounOf(word),
    ...onesOf(word),
  ];
}

/** Said to somebody, or behind the person who does it: ambil, bersihkan; saya ambil. */
function bareOf(word: string): Reading[] {
  const found = [...verbs(actives(word), 1), ...verbs([`ber${word}`], 1.3)];
  for (const root of /(kan|i)$/.test(word) ? withoutSuffix(word) : [])
    found.push(...verbs(actives(root), 1.5), ...anything([root], 2));
  return found;
}

const OF_PASSIVES: readonly (readonly [RegExp, number, ...FormTag[]])[] = [
  [/^di(?=.{3})/, 0.8, 'passive'],
  [/^ku(?=.{3})/, 1.4, 'i'],
  [/^kau(?=.{3})/, 1.4, 'you'],
];

function passiveOf(word: string): Reading[] {
  return OF_PASSIVES.flatMap(([pattern, cost, ...tags]) => {
    if (!pattern.test(word)) return [];
    const rest = word.replace(pattern, '');
    const shorter = /(kan|i)$/.test(rest) ? withoutSuffix(rest) : [];
    return [
      ...verbs(actives(rest), cost, ...tags),
      // dipelajari of mempelajari, diperbaiki of memperbaiki.
      ...verbs(rest.startsWith('p') ? [`mem${rest}`] : [], cost, ...tags),
      // ditanya of bertanya.
      ...verbs([`ber${rest}`], cost + 0.8, ...tags),
      ...verbs(shorter.flatMap(actives), cost + 0.5, ...tags),
      // A noun is nobody's doing: kucek is not of cek.
      ...(tags.includes('passive') ? anything([rest, ...shorter], cost + 0.9, ...tags) : []),
    ];
  });
}

function activeOf(word: string): Reading[] {
  if (/^me[^aeiou]/.test(word)) {
    const rest = word.slice(2);
    const shorter = /(kan|i)$/.test(word) ? withoutSuffix(word) : [];
    const roots = [...unnasal(rest), ...withoutSuffix(rest).flatMap(unnasal)];
    return [
      // membelikan of membeli.
      ...verbs(shorter, 0.8, 'active'),
      ...anything(roots, 1.3, 'active'),
      ...anything(roots.flatMap(innerOf), 1.8, 'active'),
    ];
  }
  if (/^be(r|kerja|lajar)/.test(word)) {
    const rest = word.replace(/^be(r|(?=kerja)|l(?=ajar))/, '');
    return anything([rest, ...withoutSuffix(rest), ...innerOf(rest)], 1.2, 'active');
  }
  return [];
}

/** memperbaiki of baik, diberangkatkan of berangkat. */
function innerOf(root: string): string[] {
  const inner = root.replace(/^(per|pel|ber)(?=.{3})/, '');
  return inner === root ? [] : [inner, ...withoutSuffix(inner)];
}

/** terlihat of melihat, terbesar of besar. */
function stativeOf(word: string): Reading[] {
  if (!/^ter.{3}/.test(word)) return [];
  const rest = word.slice(3);
  const shorter = /(kan|i)$/.test(rest) ? withoutSuffix(rest) : [];
  return [
    ...anything([rest], 0.9, 'superlative').map(reading => ({ ...reading, pos: 'adjective' })),
    ...verbs(actives(rest), 1, 'passive'),
    ...verbs(shorter.flatMap(actives), 1.4, 'passive'),
    ...verbs([`${rest}kan`, `${rest}i`].flatMap(actives), 1.7, 'passive'),
    ...anything([rest], 1.6, 'passive'),
  ];
}

/** kebersihan of bersih, pembuatan of membuat, penyanyi of menyanyi, perjalanan of berjalan. */
function nounOf(word: string): Reading[] {
  const found: Reading[] = [];
  const isLong = word.endsWith('an') && word.length > 6;
  const short = isLong ? word.slice(0, -2) : word;
  if (/^ke.{3}/.test(word) && isLong) found.push(...anything([short.slice(2)], 1.5, 'verbal-noun'));
  if (/^pe[^r]/.test(short)) {
    const rest = short.slice(2);
    const roots = unnasal(rest);
    found.push(
      ...verbs([`me${rest}`, ...(isLong ? [`me${rest}kan`, `me${rest}i`] : [])], 1.4, 'verbal-noun'),
      ...anything(roots, 1.7, 'verbal-noun'),
    );
  }
  if (/^per.{3}/.test(short) && isLong) {
    const rest = short.slice(3);
    found.push(...verbs([`ber${rest}`], 1.4, 'verbal-noun'), ...anything([rest], 1.6, 'verbal-noun'));
  }
  // pepohonan, dedaunan, rerumputan: trees, leaves, grasses of all kinds; kekuatan has ke- before a root.
  if (isLong && /^([^aeiouk])e\1/.test(word))
    found.push({ base: short.slice(2), tags: ['plural'], cost: 1.2, pos: 'noun' });
  if (isLong && !/^(ke|pe|se)/.test(word))
    found.push(...verbs(actives(short), 1.8, 'verbal-noun'), ...anything([short], 1.9, 'verbal-noun'));
  return found;
}

/** sebesar, setinggi, sekota. */
function onesOf(word: string): Reading[] {
  return /^se.{3}/.test(word) ? anything([word.slice(2)], 1.3, 'one') : [];
}

/** How people write as they speak: ngerjain is mengerjakan, nonton menonton, kabarin mengabari, ketipu menipu. */
export function spokenReadingsOf(word: string): Reading[] {
  const found: Reading[] = [];
  const whole = /in$/.test(word) ? ['kan', 'i'].map(suffix => word.slice(0, -2) + suffix) : [word];
  for (const form of whole) {
    const full = /^(ng|ny|n|m)/.test(form) ? [`me${form}`] : [];
    if (/^nge/.test(form)) full.push(...actives(form.slice(3)));
    if (/^ny/.test(form)) full.push(`menc${form.slice(2)}`);
    found.push(...anything([...full, ...full.flatMap(verb => [`${verb}kan`, `${verb}i`])], 1.5, 'active'));
    if (form !== word)
      found.push(
        ...verbs(
          actives(form.replace(/^di(?=.{4})/, '')),
          1.5,
          ...(/^di/.test(form) ? ['passive' as const] : []),
        ),
      );
    if (form !== word) found.push(...anything([form.replace(/(kan|i)$/, '')], 2));
    if (/^ke.{4}/.test(form)) found.push(...verbs(actives(form.slice(2)), 1.8, 'passive'));
  }
  return found;
}

const SUFFIXED: readonly (readonly [RegExp, FormTag])[] = [
  [/nya$/, 'his'],
  [/ku$/, 'my'],
  [/mu$/, 'your'],
  [/lah$/, 'emphasis'],
  [/kah$/, 'question'],
  [/pun$/, 'even'],
];

/** bukunya, rumahku, pergilah: pronouns and particles behind the word. */
export function detachSuffixes(word: string): { rest: string; after: FormTag }[] {
  return SUFFIXED.flatMap(([pattern, after]) => {
    const rest = word.replace(pattern, '').replace(/-$/, '');
    return pattern.test(word) && rest.length > 2 ? [{ rest, after }] : [];
  });
}

/** anak-anak, berjalan-jalan, sayur-mayur: one word said twice. */
export function isReduplicated(word: string): boolean {
  const [first = '', second = '', more] = word.toLowerCase().split('-');
  if (more !== undefined || second === '') return false;
  return first.endsWith(second) || second.startsWith(first.slice(0, 3)) || first.slice(1) === second.slice(1);
}
