import { isLetterId, letterId } from '#contract/letter-ids.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import type { CatalogueCourse, CourseLetter } from './catalogue.ts';
import { LETTER_COLUMNS, LETTER_TEXT_COLUMNS } from './columns.ts';
import type { ByKey } from './content.ts';
import type { TableRow } from './table.ts';

type ReadTable = (file: string, columns: readonly string[]) => TableRow[];

/** The courses in letters, by the codes of their languages; a language without a file has none. */
export function readCourses(read: ReadTable): ByKey<CatalogueCourse> {
  const courses = new Map<string, CatalogueCourse>();
  for (const learn of LANGUAGE_CODES) {
    const letters = read(`letters/${learn}.tsv`, LETTER_COLUMNS).map(toLetter);
    if (letters.length === 0) continue;
    const texts = read(`letters/${learn}-texts.tsv`, LETTER_TEXT_COLUMNS).map(
      ({ cells }) => [cells.key ?? '', saidIn(cells)] as const,
    );
    courses.set(learn, { letters, texts: Object.fromEntries(texts) });
  }
  return { keys: [...courses.keys()], of: learn => courses.get(learn) };
}

function toLetter({ cells }: TableRow): CourseLetter {
  const { sign = '', lesson, group = '', latin = '', ipa = '', say = '' } = cells;
  const [forms, alike, words] = [partsOf(cells.forms), partsOf(cells.alike), partsOf(cells.words)];
  return { sign, forms, lesson: Number(lesson), group, latin, ipa, say, alike, words };
}

const partsOf = (cell = '') => cell.split(' ').filter(part => part !== '');

function saidIn(cells: TableRow['cells']): Partial<Record<Language, string>> {
  return Object.fromEntries(LANGUAGE_CODES.flatMap(code => (cells[code] ? [[code, cells[code]]] : [])));
}

/** Makes the function that tells the ids of letters; the courses are read when the first one is asked for. */
export function letterFinder(courses: ByKey<CatalogueCourse>): (id: string) => boolean {
  let ids: Set<string> | undefined;
  return id => {
    if (!isLetterId(id)) return false;
    ids ??= new Set(courses.keys.flatMap(idsOf));
    return ids.has(id);
  };

  function idsOf(learn: string): string[] {
    return courses.of(learn)?.letters.map(({ sign }) => letterId(sign)) ?? [];
  }
}
