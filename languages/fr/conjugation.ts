import type { ParadigmCell } from '../word-forms/paradigm.ts';
import { type Conjugation, listedConjugations, sixPersons } from '../word-forms/romance-paradigms.ts';
import { linesOf } from '../word-forms/tables.ts';
import { FRENCH_FAMILIES, FRENCH_VERBS } from './irregular-forms.ts';

const LISTED = listedConjugations(FRENCH_VERBS);
const FAMILIES = listedConjugations(familyLines());

/** A line a family, its verbs by what they end in: venir · present* viens … */
function familyLines(): string[] {
  const groups = new Map<string, string[]>();
  for (const line of linesOf(FRENCH_FAMILIES)) {
    const [end = '', ...cells] = line.split(' ');
    groups.set(end, [...(groups.get(end) ?? [end]), cells.join(' ')]);
  }
  return [...groups.values()].map(parts => parts.join(' · '));
}

const FUTURE = 'ai as a ons ez ont';
const IMPERFECT = 'ais ais ait ions iez aient';
const CLASSES = {
  er: {
    present: 'e es e ons ez ent',
    past: 'ai as a âmes âtes èrent',
    subjunctive: 'e es e ions iez ent',
    participle: 'é',
  },
  ir: {
    present: 's s t ssons ssez ssent',
    past: 's s t ^mes ^tes rent',
    subjunctive: 'sse sses sse ssions ssiez ssent',
    participle: '',
  },
  re: {
    present: 's s - ons ez ent',
    past: 'is is it îmes îtes irent',
    subjunctive: 'e es e ions iez ent',
    participle: 'u',
  },
};

/** Verbs that double the consonant where others have è: appelle, jette. */
const DOUBLING = /(appel|(^|re|pro)jet)er$/;

/** Imperatives that are not forms of the present. */
const IMPERATIVES: Readonly<Record<string, readonly (string | undefined)[]>> = {
  être: ['sois', 'soyons', 'soyez'],
  avoir: ['aie', 'ayons', 'ayez'],
  savoir: ['sache', 'sachons', 'sachez'],
  vouloir: [undefined, undefined, 'veuillez'],
};

/**
 * The forms of a verb.
 *
 * @param infinitive one word, not reflexive
 * @returns undefined for a verb of no class and no table
 */
export function conjugateFrench(infinitive: string): Conjugation | undefined {
  const own = LISTED.get(infinitive);
  const base = own?.has('present+i') ? new Map() : (ofFamily(infinitive) ?? regular(infinitive));
  if (base === undefined) return undefined;
  const forms = new Map<string, ParadigmCell>([...base, ...(own ?? [])]);
  const [i] = forms.get('subjunctive+i') ?? [];
  // Tu voies is left out of the table of the reader, for which it is a way.
  if (i !== undefined && !forms.has('subjunctive+you')) forms.set('subjunctive+you', [`${i}s`]);
  const listed = IMPERATIVES[infinitive];
  for (const [place, person] of ['you', 'we', 'you-all'].entries()) {
    const [present] = forms.get(`present+${person}`) ?? [];
    // va, parle, ouvre: without the s.
    const usual = person === 'you' ? present?.replace(/^(va|.*e)s$/, '$1') : present;
    const form = listed === undefined ? usual : listed[place];
    if (form !== undefined) forms.set(`imperative+${person}`, [form]);
  }
  return forms;
}

/** devenir like venir. */
function ofFamily(infinitive: string): Conjugation | undefined {
  const end = [...FAMILIES.keys()]
    .filter(one => infinitive.endsWith(one))
    .sort((one, other) => other.length - one.length)[0];
  const forms = end === undefined ? undefined : FAMILIES.get(end);
  if (end === undefined || forms === undefined) return undefined;
  const before = infinitive.slice(0, -end.length);
  return new Map([...forms].map(([name, cell]) => [name, cell.map(form => before + form)]));
}

function regular(infinitive: string): Conjugation | undefined {
  const [, stem = '', end] = /^(.+)(er|ir|re)$/.exec(infinitive) ?? [];
  if (end === undefined || /oir$/.test(infinitive) || (end === 're' && !/[eo][nr]dre$/.test(infinitive)))
    return undefined;
  if (end === 'er') return ofFirstClass(stem);
  const { present, past, subjunctive, participle } = CLASSES[end as 'ir' | 're'];
  const own = end === 'ir' ? `${stem}i` : stem;
  const all = (name: string, from: string, endings: string) =>
    sixPersons(
      name,
      endings
        .split(' ')
        .map(ending =>
          ending.startsWith('^') ? `${stem}î${ending.slice(1)}` : from + ending.replace('-', ''),
        ),
    );
  const plural = end === 'ir' ? `${own}ss` : own;
  const future = end === 'ir' ? infinitive : `${stem}r`;
  return new Map([
    ...all('present', own, present),
    ...all('past', own, past),
    ...all('imperfect', plural, IMPERFECT),
    ...all('future', future, FUTURE),
    ...all('conditional', future, IMPERFECT),
    ...all('subjunctive', own, subjunctive),
    ['gerund', [`${plural}ant`]],
    ['past-participle', [own + participle]],
  ]);
}

function ofFirstClass(stem: string): Conjugation {
  const { present, past, subjunctive, participle } = CLASSES.er;
  const open = openStem(stem);
  // préférer keeps its é in the future; achèterai, appellerai and nettoierai do not.
  const future = `${/é[^aeiouyéèêâîôû]+(u?)$/.test(stem) ? stem : open}er`;
  const all = (name: string, endings: string) =>
    sixPersons(
      name,
      endings
        .split(' ')
        .map(ending =>
          (/^e(s|nt)?$/.test(ending) ? open + ending : spelled(stem) + ending).replace(
            /(ç|ge)(?=[ieèé])/,
            sign => (sign === 'ç' ? 'c' : 'g'),
          ),
        ),
    );
  return new Map([
    ...all('present', present),
    ...all('past', past),
    ...all('imperfect', IMPERFECT),
    ...sixPersons(
      'future',
      FUTURE.split(' ').map(ending => future + ending),
    ),
    ...sixPersons(
      'conditional',
      IMPERFECT.split(' ').map(ending => future + ending),
    ),
    ...all('subjunctive', subjunctive),
    ['gerund', [`${spelled(stem)}ant`]],
    ['past-participle', [stem + participle]],
  ]);
}

/** Before a and o: mangeons, commençons. */
const spelled = (stem: string) => stem.replace(/g$/, 'ge').replace(/c$/, 'ç');

/** Before an e that is not heard: achète, préfère, appelle, nettoie. */
function openStem(stem: string): string {
  if (DOUBLING.test(`${stem}er`)) return stem + stem.slice(-1);
  return stem
    .replace(/[eé](?=[^aeiouyéèêâîôû]$)/, 'è')
    .replace(/é(?=([^aeiouyéèêâîôû]+u?)$)/, 'è')
    .replace(/([aou])y$/, '$1i');
}
