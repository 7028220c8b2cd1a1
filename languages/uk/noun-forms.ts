import {
  ANIMALS,
  GENITIVE_IN_A,
  GENITIVE_IN_U,
  GENITIVE_UNSURE,
  LOCATIVES,
  PERSONS,
  SOFT_IN_R,
  STEMS,
  VOCATIVES,
} from './noun-lists.ts';
import { movingParts } from './stressed-cell.ts';

/** The forms of one, without their marks; no forms where none is sure. */
export type CaseForms = Readonly<
  Record<
    'nominative' | 'genitive' | 'dative' | 'accusative' | 'instrumental' | 'locative' | 'vocative',
    readonly string[]
  >
>;

const SIBILANT = /[жчшщ]$/;
const BEFORE_I: Readonly<Record<string, string>> = { г: 'з', к: 'ц', х: 'с' };

export const isSibilant = (stem: string) => SIBILANT.test(stem);
const isAlive = (form: string) => PERSONS.has(form) || ANIMALS.has(form);
/** Ukraine is called as well; of things the vocative is poetry. */
const isCalled = (form: string) => isAlive(form) || /^\p{Lu}/u.test(form);
/** Its endings begin with ї, є: чаї, сім’єю. */
const isIotated = (stem: string) => /[аеиіоуєюяї’]$/.test(stem);
/** руці of рука. */
const softened = (stem: string) => stem.replace(/[гкх]$/, letter => BEFORE_I[letter] ?? letter);

/** The cases of one; undefined of a noun that has none, or whose declension we do not know. */
export function singularForms(form: string, gender: string | undefined): CaseForms | undefined {
  if (gender === 'pl') return undefined;
  if (gender === 'n') return neuter(form);
  if (/[ая]$/.test(form)) return inA(form);
  return gender === 'm' ? masculine(form) : inConsonant(form);
}

/** жінка, земля, мрія; слуга. */
function inA(form: string): CaseForms {
  const stem = form.slice(0, -1);
  const [genitive, dative, accusative, instrumental, vocative] = form.endsWith('а')
    ? isSibilant(stem)
      ? ['і', 'і', 'у', 'ею', 'е']
      : ['и', 'і', 'у', 'ою', 'о']
    : isIotated(stem)
      ? ['ї', 'ї', 'ю', 'єю', 'є']
      : ['і', 'і', 'ю', 'ею', 'е'];
  const inI = [softened(stem) + dative];
  return {
    nominative: [form],
    genitive: [stem + genitive],
    dative: inI,
    accusative: [stem + accusative],
    instrumental: [stem + instrumental],
    locative: inI,
    vocative: isCalled(form) ? vocativeOr(form, stem + vocative) : [],
  };
}

/** ніч, осінь, любов. */
function inConsonant(form: string): CaseForms {
  const { plain, labelled } = movingParts(form, 'noun');
  // радість, радості
  const regular = form.replace(/ість$/, 'ость').replace(/ь?$/, 'і');
  const genitive = plain[1] ?? STEMS.get(form)?.[0] ?? regular;
  if (form === 'мати')
    return {
      nominative: [form],
      genitive: [genitive],
      dative: [genitive],
      accusative: ['матір'],
      instrumental: ['матір’ю'],
      locative: [genitive],
      vocative: [form],
    };
  return {
    nominative: [form],
    genitive: [genitive],
    dative: [genitive],
    accusative: [form],
    instrumental: [instrumentalInConsonant(form.replace(/ь$/, ''))],
    locative: [labelled.get('loc') ?? genitive],
    vocative: [],
  };
}

/** ніччю, радістю, кров’ю. */
function instrumentalInConsonant(stem: string): string {
  if (/[бпвмфр]$/.test(stem)) return `${stem}’ю`;
  return /[аеиіоуєюяї].$/.test(stem) ? `${stem}${stem.at(-1)}ю` : `${stem}ю`;
}

function masculine(form: string): CaseForms | undefined {
  const { plain, labelled } = movingParts(form, 'noun');
  const isUnsure = GENITIVE_UNSURE.has(form);
  const genitive = plain[1] ?? STEMS.get(form)?.[0] ?? genitiveByLists(form);
  if (genitive === undefined) return undefined;
  const stem = genitive.slice(0, -1);
  const alive = isAlive(form);
  const soft = /[яю]$/.test(genitive);
  const [ovi, u, om] =
    soft && isIotated(stem)
      ? ['єві', 'ю', 'єм']
      : soft
        ? ['еві', 'ю', 'ем']
        : isSibilant(stem)
          ? ['еві', 'у', 'ем']
          : ['ові', 'у', 'ом'];
  const datives = [stem + ovi, stem + u];
  const genitives = isUnsure ? [] : [genitive];
  return {
    nominative: [form],
    genitive: genitives,
    dative: alive ? datives : datives.reverse(),
    accusative: alive ? genitives : [form],
    instrumental: [stem + om],
    locative: masculineLocative(form, stem, stem + ovi, { soft, alive, label: labelled.get('loc') }),
    vocative: alive ? masculineVocative(form, stem, labelled.get('voc')) : [],
  };
}

function genitiveByLists(form: string): string | undefined {
  const isA = isAlive(form) || GENITIVE_IN_A.has(form) || GENITIVE_UNSURE.has(form);
  if (!isA && !GENITIVE_IN_U.has(form)) return undefined;
  if (/[ьй]$/.test(form)) return form.slice(0, -1) + (isA ? 'я' : 'ю');
  if (SOFT_IN_R.has(form)) return `${form}я`;
  return form + (isA ? 'а' : 'у');
}

/** Of things whose stem ends in к, г, х either -у or -і is said, which lists and suffixes tell. */
function masculineLocative(
  form: string,
  stem: string,
  inOvi: string,
  { soft, alive, label }: { soft: boolean; alive: boolean; label: string | undefined },
): readonly string[] {
  const isVelar = /[гкх]$/.test(stem);
  const inI = soft && isIotated(stem) ? `${stem}ї` : `${stem}і`;
  if (alive) return [inOvi, isVelar || form.endsWith('о') ? `${stem}у` : inI];
  const listed = LOCATIVES.get(form) ?? [];
  if (label !== undefined) return [label, ...listed];
  if (listed.length > 0 || !isVelar) return listed.length > 0 ? listed : [inI];
  return /[ои]к$/.test(form) ? [`${stem}у`] : [];
}

/** Of whom one calls: брате, хлопче, лікарю. */
function masculineVocative(form: string, stem: string, label: string | undefined): readonly string[] {
  const irregular = VOCATIVES.get(form);
  if (irregular !== undefined) return irregular;
  if (label !== undefined) return [label];
  if (/ець$/.test(form)) return [`${stem.replace(/ь?ц$/, '')}че`];
  if (/[ьй]$/.test(form) || SOFT_IN_R.has(form)) return [`${stem}ю`];
  if (isSibilant(stem) || /[оиі]к$/.test(form)) return [`${stem}у`];
  return /[гкхц]$/.test(stem) ? [] : [`${stem}е`];
}

const vocativeOr = (form: string, regular: string) =>
  VOCATIVES.get(form) ?? [movingParts(form, 'noun').labelled.get('voc') ?? regular];

function neuter(form: string): CaseForms | undefined {
  if (form === 'ім’я')
    return {
      nominative: [form],
      genitive: ['імені'],
      dative: ['імені'],
      accusative: [form],
      instrumental: ['іменем', 'ім’я́м'],
      locative: ['імені'],
      vocative: [],
    };
  const stem = form.slice(0, -1);
  if (isYoung(form)) return young(form, stem);
  const [genitive, dative, instrumental, locative] = neuterEndings(form, stem);
  if (genitive === undefined) return undefined;
  return {
    nominative: [form],
    genitive: [stem + genitive],
    dative: [stem + dative, ...(/^(?:вікно|місто|село|око|вухо)$/.test(form) ? [`${stem}ові`] : [])].concat(
      /^(?:яйце|море|сонце|серце)$/.test(form) ? [`${stem}еві`] : [],
    ),
    accusative: [form],
    instrumental: [stem + instrumental],
    locative: neuterLocative(form, stem, `${stem}${locative}`),
    vocative: [],
  };
}

function neuterEndings(form: string, stem: string): readonly string[] {
  if (form.endsWith('о')) return ['а', 'у', 'ом', 'і'];
  if (form.endsWith('е')) return isSibilant(stem) ? ['а', 'у', 'ем', 'і'] : ['я', 'ю', 'ем', 'і'];
  if (form.endsWith('я')) return ['я', 'ю', 'ям', isIotated(stem) ? 'ї' : 'і'];
  return [];
}

/** ліжку, but молоці; where both -ку and -ці are said, none is given. */
function neuterLocative(form: string, stem: string, regular: string): readonly string[] {
  if (!/[гкх]$/.test(stem)) return [regular];
  if (/[жь]ко$/.test(form)) return [`${stem}у`];
  return /^(?:молоко|око|вухо)$/.test(form) ? [`${softened(stem)}і`] : [];
}

/** Young animals: теля, теляти. */
export const isYoung = (form: string) => /^(?:кошеня|курча|лоша|немовля|порося|теля|цуценя|ягня)$/.test(form);

const young = (form: string, stem: string): CaseForms => {
  const [ti, m] = form.endsWith('я') ? ['ят', 'ям'] : ['ат', 'ам'];
  return {
    nominative: [form],
    genitive: [`${stem}${ti}и`],
    dative: [`${stem}${ti}і`],
    accusative: [form],
    instrumental: [stem + m],
    locative: [`${stem}${ti}і`],
    vocative: [form],
  };
};
