import { movingParts } from './stressed-cell.ts';
import {
  FIXED_PRESENTS,
  IMPERATIVES,
  MASCULINE_PASTS,
  NO_IMPERATIVE,
  NO_PERSONS,
  PRESENTS,
} from './verb-lists.ts';

/** The forms of a verb without their marks; an empty one is left out. */
export type VerbForms = {
  /** Six persons of the present, of the future where the verb is perfective. */
  present: readonly string[];
  /** читатиму */
  future: readonly string[];
  /** Masculine, feminine, neuter, plural. */
  past: readonly string[];
  /** To one, us, to several. */
  imperative: readonly string[];
};

/** Undefined where we do not know how it is conjugated. */
export function verbForms(form: string): VerbForms | undefined {
  const [, infinitive = '', ending] = /^(.*?ти)(ся)?$/.exec(form) ?? [];
  if (infinitive === '') return undefined;
  const { plain, labelled } = movingParts(form, 'verb');
  const [first, third] = (plain.length > 2 ? plain.slice(1, 3) : fixedPresent(infinitive)).map(part =>
    part.replace(/ся$/, ''),
  );
  if (first === undefined || third === undefined) return undefined;
  const present = PRESENTS.get(infinitive) ?? persons(first, third.replace(/(?<=[еє])ть$/, ''));
  const feminine = plain[3]?.replace(/ся$/, '') ?? infinitive.replace(/ти$/, 'ла');
  const isReflexive = ending !== undefined;
  const all: VerbForms = {
    present,
    future: ['му', 'меш', 'ме', 'мемо', 'мете', 'муть'].map(person => infinitive + person),
    past: [
      MASCULINE_PASTS.get(infinitive) ?? infinitive.replace(/ти$/, 'в'),
      ...['ла', 'ло', 'ли'].map(last => feminine.replace(/ла$/, last)),
    ],
    imperative: imperativesOf(form, present, labelled.get('imp')?.replace(/ся$/, '')),
  };
  const without = NO_PERSONS.has(form) ? onlyThird(all) : all;
  return isReflexive ? reflexive(without) : without;
}

/** Of a verb whose stress stays: the first and third person. */
function fixedPresent(infinitive: string): readonly string[] {
  const listed = FIXED_PRESENTS.get(infinitive);
  if (listed !== undefined) return listed;
  const [, stem = ''] = /^(.*)ти$/.exec(infinitive) ?? [];
  if (/[ую]ва$/.test(stem)) return [`${stem.slice(0, -2)}ю`, `${stem.slice(0, -2)}є`];
  if (/[аяі]$/.test(stem)) return [`${stem}ю`, `${stem}є`];
  // Of the class of -ити the consonant before ю decides.
  const bare = stem.slice(0, -1);
  if (/и$/.test(stem)) return [firstInYty(bare), `${bare}ить`];
  return [];
}

/** лагоджу, мушу, правлю. */
function firstInYty(stem: string): string {
  if (/[бпвмф]$/.test(stem)) return `${stem}лю`;
  if (/[жчшщ]$/.test(stem)) return `${stem}у`;
  if (/д$/.test(stem)) return `${stem}жу`;
  if (/[зс]$/.test(stem)) return `${stem.slice(0, -1)}${stem.endsWith('з') ? 'ж' : 'ш'}у`;
  return `${stem}ю`;
}

/** From a first and a third person: кажу, каже; люблю, любить. */
function persons(first: string, third: string): string[] {
  const second = /^(.*)([иї])ть$/.exec(third);
  if (second !== null) {
    const [, stem = '', vowel = ''] = second;
    return [first, ...['ш', 'ть', 'мо', 'те'].map(end => stem + vowel + end), `${stem}${manyInYty(stem)}`];
  }
  const vowel = third.at(-1) ?? '';
  const stem = third.slice(0, -1);
  const many = first.endsWith('ю') ? 'ють' : 'уть';
  return [first, ...['ш', '', 'мо', 'те'].map(end => stem + vowel + end), first.slice(0, -1) + many];
}

function manyInYty(stem: string): string {
  if (/[бпвмф]$/.test(stem)) return 'лять';
  return /[жчшщ]$/.test(stem) ? 'ать' : 'ять';
}

/** читай, пиши, лагодь; by whether an ending of the first person is stressed, which the principal parts of a moving verb tell. */
function imperativesOf(form: string, present: readonly string[], label: string | undefined): string[] {
  if (NO_IMPERATIVE.has(form)) return [];
  const infinitive = form.replace(/ся$/, '');
  const one = IMPERATIVES.get(infinitive) ?? label ?? imperativeOf(form, present);
  if (!one.endsWith('и')) return [one, `${one}мо`, `${one}те`];
  const stem = one.slice(0, -1);
  return [one, `${stem}імо`, `${stem}іть`];
}

function imperativeOf(form: string, [first = '', , third = '']: readonly string[]): string {
  const infinitive = form.replace(/ся$/, '');
  // даю, давай
  if (/[аи]вати$/.test(infinitive) && !/ваю$/.test(first)) return infinitive.replace(/ти$/, 'й');
  if (/[аеиіоуєюя]ю$/.test(first)) return first.replace(/ю$/, 'й');
  const stem = third.replace(/(?:ить|е)$/, '');
  // What moves has its stress on the ending of the first person: пишу́, пиши́.
  if (movingParts(form, 'verb').plain.length > 1) return `${stem}и`;
  return /[дтзсцлн]$/.test(stem) ? `${stem}ь` : stem;
}

/** болить, боліло */
const onlyThird = ({ present, future, past }: VerbForms): VerbForms => ({
  present: present.map((person, place) => (place === 2 || place === 5 ? person : '')),
  future: future.map((person, place) => (place === 2 || place === 5 ? person : '')),
  past,
  imperative: [],
});

const reflexive = ({ present, future, past, imperative }: VerbForms): VerbForms => ({
  present: present.map(personWithSya),
  future: future.map(personWithSya),
  past: past.map(withSya),
  imperative: imperative.map(withSya),
});

const withSya = (form: string) => (form === '' ? '' : `${form}ся`);

/** -ть of the third person stands before ся only: сміє, сміється. */
const personWithSya = (form: string, place: number) =>
  place === 2 && /[еє]$/.test(form) ? `${form}ться` : withSya(form);
