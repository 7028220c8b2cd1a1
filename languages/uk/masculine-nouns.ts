import type { CaseForms } from '../word-forms/case-forms.ts';
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

/** жчшщ, after which hard and soft endings are mixed. */
export const isSibilant = (stem: string) => /[жчшщ]$/.test(stem);
/** Its endings begin with ї, є: чаї, сім’єю. */
export const isIotated = (stem: string) => /[аеиіоуєюяї’]$/.test(stem);
export const isAlive = (form: string) => PERSONS.has(form) || ANIMALS.has(form);

/** The cases of one, without their marks; undefined where no list knows the genitive. */
export function masculineForms(form: string): CaseForms | undefined {
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
