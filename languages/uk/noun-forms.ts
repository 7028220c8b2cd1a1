import type { CaseForms } from '../word-forms/case-forms.ts';
import { isAlive, isIotated, isSibilant, masculineForms } from './masculine-nouns.ts';
import { STEMS, VOCATIVES } from './noun-lists.ts';
import { movingParts } from './stressed-cell.ts';

const BEFORE_I: Readonly<Record<string, string>> = { г: 'з', к: 'ц', х: 'с' };

/** Ukraine is called as well; of things the vocative is poetry. */
const isCalled = (form: string) => isAlive(form) || /^\p{Lu}/u.test(form);
/** руці of рука. */
const softened = (stem: string) => stem.replace(/[гкх]$/, letter => BEFORE_I[letter] ?? letter);

/** The cases of one, without their marks; undefined of a noun that has none, or whose declension we do not know. */
export function singularForms(form: string, gender: string | undefined): CaseForms | undefined {
  if (gender === 'pl') return undefined;
  if (gender === 'n') return neuter(form);
  if (/[ая]$/.test(form)) return inA(form);
  return gender === 'm' ? masculineForms(form) : inConsonant(form);
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
