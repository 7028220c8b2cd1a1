import type { ParadigmCell } from '../word-forms/paradigm.ts';
import { type Conjugation, listedConjugations, sixPersons } from '../word-forms/romance-paradigms.ts';
import { SPANISH_IRREGULAR_VERBS } from './irregular-forms.ts';
import { STRONG_VERBS } from './strong-verbs.ts';

const LISTED = listedConjugations(SPANISH_IRREGULAR_VERBS);

/** Verbs in -iar whose i is stressed (envío), those in -uar but for -guar and -cuar, and single ones. */
const STRESSED_I = new Set(
  'enviar guiar criar confiar variar vaciar enfriar desafiar fotografiar fiar liar esquiar ampliar'.split(
    ' ',
  ),
);

const CLASSES = {
  ar: {
    present: 'o as a amos áis an',
    past: 'é aste ó amos asteis aron',
    imperfect: 'aba abas aba ábamos abais aban',
    subjunctive: 'e es e emos éis en',
  },
  er: {
    present: 'o es e emos éis en',
    past: 'í iste ió imos isteis ieron',
    imperfect: 'ía ías ía íamos íais ían',
    subjunctive: 'a as a amos áis an',
  },
  ir: {
    present: 'o es e imos ís en',
    past: 'í iste ió imos isteis ieron',
    imperfect: 'ía ías ía íamos íais ían',
    subjunctive: 'a as a amos áis an',
  },
};

const FUTURE = 'é ás á emos éis án';
const CONDITIONAL = 'ía ías ía íamos íais ían';

const isStressed = (place: number) => [0, 1, 2, 5].includes(place);

/**
 * The forms of a verb; you is tú, polite usted, you of all ustedes.
 *
 * @param infinitive one word, not reflexive
 */
export function conjugateSpanish(infinitive: string): Conjugation | undefined {
  const [, stem = '', end] = /^(.*)([aeií]r)$/.exec(infinitive) ?? [];
  if (end === undefined) return undefined;
  const kind = end === 'ír' ? 'ir' : (end as keyof typeof CLASSES);
  const endings = CLASSES[kind];
  const stressed = stressedStem(infinitive, stem);
  // durmió, pidieron, sintamos.
  const closed =
    kind === 'ir' && STRONG_VERBS.has(infinitive) && infinitive !== 'discernir' ? closedStem(stem) : stem;
  const join = (own: string, ending: string) => spelled(own, ending, kind);
  const tense = (name: keyof typeof endings, stemAt: (place: number) => string) =>
    sixPersons(
      name,
      endings[name].split(' ').map((ending, place) => join(stemAt(place), ending)),
    );
  const unaccented = infinitive.replace('í', 'i');
  const endless = (name: string, all: string) =>
    sixPersons(
      name,
      all.split(' ').map(ending => unaccented + ending),
    );
  const past = infinitive.endsWith('ducir')
    ? sixPersons(
        'past',
        'e iste o imos isteis eron'.split(' ').map(ending => `${stem.slice(0, -1)}j${ending}`),
      )
    : tense('past', place => (place === 2 || place === 5 ? closed : stem));
  const forms = new Map<string, ParadigmCell>([
    ...tense('present', place => (isStressed(place) ? stressed : stem)),
    ...past,
    ...tense('imperfect', () => stem),
    ...endless('future', FUTURE),
    ...endless('conditional', CONDITIONAL),
    ...tense('subjunctive', place => (isStressed(place) ? stressed : closed)),
    ...pastSubjunctive(past[5]?.[1][0] ?? ''),
    ['gerund', [join(closed, kind === 'ar' ? 'ando' : 'iendo')]],
    ['past-participle', [join(stem, kind === 'ar' ? 'ado' : 'ido')]],
    ...(LISTED.get(infinitive) ?? []),
  ]);
  const they = forms.get('past+they')?.[0];
  if (they !== undefined) for (const [name, cell] of pastSubjunctive(they)) forms.set(name, cell);
  const copies = {
    you: 'present+he',
    polite: 'subjunctive+he',
    we: 'subjunctive+we',
    'you-all': 'subjunctive+they',
  };
  for (const [person, name] of Object.entries(copies))
    forms.set(`imperative+${person}`, forms.get(name) ?? []);
  const [own] = LISTED.get(infinitive)?.get('imperative') ?? [];
  if (own !== undefined) forms.set('imperative+you', [own]);
  if (infinitive === 'ir') forms.set('imperative+we', ['vamos']);
  return forms;
}

/** habláramos, hablásemos: of the past of them. */
function pastSubjunctive(they: string): [string, ParadigmCell][] {
  const stem = they.replace(/ron$/, '');
  const we = stem.replace(/[ae]$/, vowel => (vowel === 'a' ? 'á' : 'é'));
  const of = (sign: string) => [
    `${stem}${sign}`,
    `${stem}${sign}s`,
    `${stem}${sign}`,
    `${we}${sign}mos`,
    `${stem}${sign}is`,
    `${stem}${sign}n`,
  ];
  const se = of('se');
  return sixPersons('past+subjunctive', of('ra')).map(([name, [ra = '']], place) => [
    name,
    [ra, se[place] ?? ''],
  ]);
}

function stressedStem(infinitive: string, stem: string): string {
  const change = STRONG_VERBS.get(infinitive);
  if (change === 'i') return closedStem(stem);
  if (change === 'ie')
    return stem.replace(
      /e([^aeiou]*u?)$/,
      (_, end: string) => `${/^e[^aeiou]*$/.test(stem) ? 'ye' : 'ie'}${end}`,
    );
  if (change === 'ue') return stem.replace(/[ou]([^aeiou]*u?)$/, 'ue$1');
  if (STRESSED_I.has(infinitive)) return stem.replace(/i$/, 'í');
  if (/[^gc]uar$/.test(infinitive)) return stem.replace(/u$/, 'ú');
  return stem;
}

const closedStem = (stem: string) =>
  stem.replace(/[eo](?=[^aeiou]*u?$)/, vowel => (vowel === 'e' ? 'i' : 'u'));

/** A stem with an ending, written so that it sounds the same: busqué, conozco, leyó, construyo. */
function spelled(stem: string, ending: string, kind: keyof typeof CLASSES): string {
  const isFront = /^[eéií]/.test(ending);
  if (kind === 'ar') {
    const own = isFront
      ? stem.replace(/gu$/, 'gü').replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')
      : stem;
    return monosyllabic(own + ending);
  }
  if (!isFront) {
    if (/[^gq]u$/.test(stem)) return `${stem}y${ending}`;
    return (
      stem
        .replace(/gu$/, 'g')
        .replace(/([aeiou])c$/, '$1zc')
        .replace(/([^aeiouz])c$/, '$1z')
        .replace(/g$/, stem.endsWith('gu') ? 'g' : 'j') + ending
    );
  }
  if (/[^gq]u$/.test(stem) && /^en?s?$/.test(ending)) return `${stem}y${ending}`;
  if (/([aeo]|[^gq]u)$/.test(stem) && /^i[óe]/.test(ending)) return `${stem}y${ending.slice(1)}`;
  if (/[aeo]$/.test(stem) && /^i(ste|mos|do)/.test(ending)) return `${stem}í${ending.slice(1)}`;
  if (/(ñ|ll)$/.test(stem) && /^i[óe]/.test(ending)) return stem + ending.slice(1);
  return monosyllabic(stem + ending);
}

/** Words of one syllable have no accent: guie, crio, hui. */
const monosyllabic = (form: string) =>
  /^(gu|[^aeiouáéíóú])+[iu][éóí]$/.test(form)
    ? form.replace(/[éóí]$/, vowel => ({ é: 'e', ó: 'o', í: 'i' })[vowel] ?? vowel)
    : form;
