import type { VerbParts } from './verb-forms.ts';

/** Forms of the six persons, each with its variants, the usual one first. */
export type Persons = readonly (readonly string[])[];

/** The forms of a verb without what is separated from it. */
export type Conjugation = {
  present: Persons;
  past: Persons;
  subjunctive?: Persons | undefined;
  /** What one person is told whom one calls du. */
  imperative: readonly string[];
  /** With everything that belongs in front: aufgestanden. */
  participle: readonly string[];
};

/** atm-, öffn-, zeichn-, wart-: a t or st behind it needs an e. */
const NEEDS_E = /[dt]$|(?:[bdfgkpt]|ch)[mn]$/;

const listed = (cells: readonly string[]): Persons => cells.map(cell => cell.split('/'));

/** Makes the forms of a verb: by rule from its parts, or from the table of verbs that follow none. */
export function conjugate({ particle, prefix, base, cells, strong, subjunctive }: VerbParts): Conjugation {
  const withPrefix = (persons: Persons) => persons.map(forms => forms.map(form => prefix + form));
  const participles = (
    cells?.get('past-participle') ?? [strong?.participle ?? weakParticiple(prefix, base)]
  ).map(form => particle + (prefix === '' ? form : prefix + form.replace(/^ge/, '')));
  if (cells !== undefined) {
    const past = listed(cells.get('past*') ?? []);
    return {
      present: listed(cells.get('present*') ?? []).map(forms => forms.slice(0, 1)),
      past,
      // Sollte and wollte are both.
      subjunctive: listed(cells.get('past+subjunctive*') ?? cells.get('past*') ?? []),
      imperative: IMPERATIVES[base] ?? [],
      participle: participles,
    };
  }
  return {
    present: withPrefix(presentOf(base, strong?.he ?? [])),
    past: withPrefix(
      strong === undefined ? weakPast(weakStem(base) + needed(base)) : strongPast(strong.past),
    ),
    subjunctive: subjunctive === undefined ? undefined : subjunctiveOf(subjunctive),
    imperative: imperativeOf(base, strong?.he[0]).map(form => prefix + form),
    participle: participles,
  };
}

/** sammel-, änder-, knie-, kauf-. */
const weakStem = (base: string) => base.replace(/(?<=e[lr]|[^e]ie)n$|(?<![^e]i)en$/, '');
const needed = (base: string) => (NEEDS_E.test(weakStem(base)) ? 'e' : '');

function weakParticiple(prefix: string, base: string): string {
  const whole = `${weakStem(base)}${needed(base)}t`;
  return prefix !== '' || /ieren$/.test(base) ? whole : `ge${whole}`;
}

function presentOf(base: string, he: readonly string[]): Persons {
  const stem = weakStem(base);
  const e = needed(base);
  const i = /eln$/.test(base) ? stem.replace(/el$/, 'le') : `${stem}e`;
  const you = he.length > 0 ? he.map(form => youOf(form, stem)) : [youOf(`${stem}${e}t`, stem)];
  return [
    [/ie$/.test(stem) ? stem : i],
    you,
    he.length > 0 ? he : [`${stem}${e}t`],
    [base],
    [`${stem}${e}t`],
    [base],
  ];
}

/** hält: hältst; lädt: lädst; fährt: fährst; liest: liest; wartet: wartest. */
function youOf(he: string, stem: string): string {
  if (/[sßzx]t$/.test(he)) return he;
  return /t$/.test(stem) && !/et$/.test(he) ? `${he}st` : he.replace(/t$/, 'st');
}

const weakPast = (stem: string): Persons => personsOfTe(`${stem}te`);

const personsOfTe = (past: string): Persons => [
  [past],
  [`${past}st`],
  [past],
  [`${past}n`],
  [`${past}t`],
  [`${past}n`],
];

function strongPast(past: string): Persons {
  if (past.endsWith('te')) return personsOfTe(past);
  const we = past + (past.endsWith('ie') ? 'n' : 'en');
  const isAfterT = /[dt]$/.test(past);
  const you = isAfterT ? [`${past}est`] : /[sßz]$/.test(past) ? [`${past}est`, `${past}t`] : [`${past}st`];
  return [[past], you, [past], [we], [past + (isAfterT ? 'et' : 't')], [we]];
}

function subjunctiveOf(he: string): Persons {
  const stem = he.slice(0, -1);
  const withShort = (ending: string) =>
    /[dtsßz]$/.test(stem) ? [`${he}${ending}`] : [`${stem}${ending}`, `${he}${ending}`];
  return [[he], withShort('st'), [he], [`${he}n`], withShort('t'), [`${he}n`]];
}

/** Of verbs whose forms are all listed. */
const IMPERATIVES: Readonly<Record<string, readonly string[]>> = {
  haben: ['hab', 'habe'],
  sein: ['sei'],
  tun: ['tu', 'tue'],
  werden: ['werde'],
};

/** gib, lies; sammle, ändere, warte, bestätige; mach and mache. */
function imperativeOf(base: string, he: string | undefined): readonly string[] {
  const stem = weakStem(base);
  if (he !== undefined && /e(?=[^aeiouäöü]*$)/.test(stem) && /i/.test(he))
    return [/t$/.test(stem) ? he : he.replace(/t$/, '')];
  if (base === 'halten') return ['halt', 'halte'];
  if (/eln$/.test(base)) return [stem.replace(/el$/, 'le')];
  if (/ie$/.test(stem)) return [stem];
  if (/ern$/.test(base) || /[^e]i(?:g|ch)$/.test(stem) || NEEDS_E.test(stem)) return [`${stem}e`];
  return [stem, `${stem}e`];
}
