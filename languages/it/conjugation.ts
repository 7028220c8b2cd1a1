import type { ParadigmCell } from '../word-forms/paradigm.ts';
import { type Conjugation, listedConjugations, sixPersons } from '../word-forms/romance-paradigms.ts';
import { ITALIAN_VERBS } from './irregular-forms.ts';
import { LIKE, STRESSED_I, STRONG_PASTS, WEAK_VERBS, WITHOUT_ISC } from './verb-classes.ts';

const LISTED = listedConjugations(ITALIAN_VERBS);

const CLASSES = {
  are: {
    present: 'o i a iamo ate ano',
    imperfect: 'avo avi ava avamo avate avano',
    past: 'ai asti ò ammo aste arono',
    subjunctive: 'i i i iamo iate ino',
    pastSubjunctive: 'assi assi asse assimo aste assero',
    participle: 'ato',
    gerund: 'ando',
  },
  ere: {
    present: 'o i e iamo ete ono',
    imperfect: 'evo evi eva evamo evate evano',
    past: 'ei esti é emmo este erono',
    subjunctive: 'a a a iamo iate ano',
    pastSubjunctive: 'essi essi esse essimo este essero',
    participle: 'uto',
    gerund: 'endo',
  },
  ire: {
    present: 'o i e iamo ite ono',
    imperfect: 'ivo ivi iva ivamo ivate ivano',
    past: 'ii isti ì immo iste irono',
    subjunctive: 'a a a iamo iate ano',
    pastSubjunctive: 'issi issi isse issimo iste issero',
    participle: 'ito',
    gerund: 'endo',
  },
};
type Kind = keyof typeof CLASSES;

const FUTURE = 'ò ai à emo ete anno';
const CONDITIONAL = 'ei esti ebbe emmo este ebbero';

/** Imperatives of you that are not forms of the present; of the polite, us and you all, those of the subjunctive where they are alike. */
const IMPERATIVES: Readonly<Record<string, readonly string[]>> = {
  essere: ['sii', 'sia', 'siamo', 'siate'],
  avere: ['abbi', 'abbia', 'abbiamo', 'abbiate'],
  sapere: ['sappi', 'sappia', 'sappiamo', 'sappiate'],
  dire: ['di’', 'dica', 'diciamo', 'dite'],
};

/**
 * The forms of a verb.
 *
 * @param infinitive one word, not reflexive
 * @returns undefined for a verb in -ere that is in no table
 */
export function conjugateItalian(infinitive: string): Conjugation | undefined {
  const own = LISTED.get(infinitive);
  const base = likeAnother(infinitive) ?? regular(infinitive) ?? (own && new Map<string, ParadigmCell>());
  if (base === undefined) return undefined;
  const forms = new Map<string, ParadigmCell>([...base, ...(own ?? [])]);
  addSecondPast(forms);
  // Dictionaries differ on sverrò and svenirò; splendere has no participle, and that of esigere nobody uses.
  if (infinitive === 'svenire')
    for (const name of forms.keys()) if (/^(future|conditional)/.test(name)) forms.delete(name);
  if (/^(splendere|esigere)$/.test(infinitive)) forms.delete('past-participle');
  const [you, polite, we, all] = IMPERATIVES[infinitive] ?? [];
  const first =
    infinitive.endsWith('are') && !/^(andare|dare|fare|stare)$/.test(infinitive)
      ? 'present+he'
      : 'present+you';
  const take = (person: string, form: string | undefined, name: string) =>
    forms.set(`imperative+${person}`, form === undefined ? (forms.get(name) ?? []) : [form]);
  take('you', you, first);
  take('polite', polite, 'subjunctive+he');
  take('we', we, 'present+we');
  take('you-all', all, 'present+you-all');
  return forms;
}

/** ottenere like tenere. */
function likeAnother(infinitive: string): Conjugation | undefined {
  const like = LIKE.get(infinitive);
  const model = like && LISTED.get(like.model);
  if (like === undefined || model === undefined) return undefined;
  const change = (form: string) => like.prefix + form.slice(like.modelPrefix.length);
  return new Map([...model].map(([name, cell]) => [name, cell.map(change)]));
}

/** Beside credei there is credetti, which is usual; not after a t: ripetei. */
function addSecondPast(forms: Map<string, ParadigmCell>): void {
  // detti beside diedi.
  if (forms.get('past+i')?.[0] === 'diedi')
    for (const [person, form] of [
      ['i', 'detti'],
      ['he', 'dette'],
      ['they', 'dettero'],
    ] as const)
      forms.set(`past+${person}`, [...(forms.get(`past+${person}`) ?? []), form]);
  const stem = /^(.*[^t])ei$/.exec(forms.get('past+i')?.[0] ?? '')?.[1];
  if (stem === undefined) return;
  for (const [person, ending] of [
    ['i', 'etti'],
    ['he', 'ette'],
    ['they', 'ettero'],
  ] as const)
    forms.set(`past+${person}`, [stem + ending, ...(forms.get(`past+${person}`) ?? [])]);
}

function regular(infinitive: string): Conjugation | undefined {
  const [, stem = '', end] = /^(.+)([aei]re)$/.exec(infinitive) ?? [];
  const strong = STRONG_PASTS.get(infinitive);
  if (
    end === undefined ||
    (end === 'ere' && strong === undefined && !WEAK_VERBS.has(infinitive) && !LISTED.has(infinitive))
  )
    return undefined;
  const kind = end as Kind;
  const { present, imperfect, past, subjunctive, pastSubjunctive, participle, gerund } = CLASSES[kind];
  const hasIsc = kind === 'ire' && !WITHOUT_ISC.has(infinitive);
  const all = (name: string, endings: string) =>
    sixPersons(
      name,
      endings.split(' ').map((ending, place) => {
        const isStressed = place < 3 || place === 5;
        const isChanging = name === 'present' || name === 'subjunctive';
        if (isChanging && isStressed && hasIsc) return `${stem}isc${ending}`;
        if (kind !== 'are') return isChanging ? withStem(stem, ending, infinitive) : stem + ending;
        return joined(stem, ending, isStressed && STRESSED_I.has(infinitive));
      }),
    );
  const future = kind === 'are' ? `${joined(stem, 'er', false)}` : infinitive.slice(0, -1);
  const forms = new Map<string, ParadigmCell>([
    ...all('present', present),
    ...all('imperfect', imperfect),
    ...all('past', past),
    ...sixPersons(
      'future',
      FUTURE.split(' ').map(ending => future + ending),
    ),
    ...sixPersons(
      'conditional',
      CONDITIONAL.split(' ').map(ending => future + ending),
    ),
    ...all('subjunctive', subjunctive),
    ...all('past+subjunctive', pastSubjunctive),
    ['gerund', [stem + gerund]],
    ['past-participle', [infinitive === 'esistere' ? 'esistito' : (strong?.participle ?? stem + participle)]],
  ]);
  if (strong !== undefined) {
    const { past: i } = strong;
    forms.set('past+i', [i]);
    forms.set('past+he', [i.replace(/i$/, 'e')]);
    forms.set('past+they', [i.replace(/i$/, 'ero')]);
  }
  return forms;
}

/** The present of verbs in -gliere (colgo), of cucire (cucio) and riempire (riempio). */
function withStem(stem: string, ending: string, infinitive: string): string {
  if (stem.endsWith('gli'))
    return /^[oa]/.test(ending) ? `${stem.slice(0, -3)}lg${ending}` : stem + ending.replace(/^i/, '');
  const own =
    (infinitive === 'cucire' && /^[oa]/.test(ending)) || (infinitive === 'riempire' && /^[oae]/.test(ending))
      ? `${stem}i`
      : stem;
  return own + ending;
}

/** A stem of the first class with an ending, written so that it sounds the same: cerchi, mangi, studi. */
function joined(stem: string, ending: string, isStressed: boolean): string {
  if (/^[ie]/.test(ending) && /[cg]$/.test(stem)) return `${stem}h${ending}`;
  if (/^i/.test(ending) && /i$/.test(stem)) return isStressed ? stem + ending : stem + ending.slice(1);
  if (/^e/.test(ending) && /[cg]i$/.test(stem)) return stem.slice(0, -1) + ending;
  return stem + ending;
}
