import type { Paradigm, ParadigmCell } from '../word-forms/paradigm.ts';
import { linesOf } from '../word-forms/tables.ts';
import { GENDERS } from './adjective-forms.ts';
import { caseTable } from './case-rows.ts';

/** Nominative, accusative, dative, genitive; a dash leaves one out, strokes part two forms of one place. */
const ONE_COLUMN = `
ich ich mich mir -
du du dich dir -
er er ihn ihm -
es es es ihm -
wir wir uns uns -
ihr ihr euch euch -
wer wer wen wem wessen
jemand jemand jemanden/jemand jemandem/jemand jemandes
niemand niemand niemanden/niemand niemandem/niemand niemandes
alles alles alles allem -
`;

/** Masculine, feminine, neuter and plural, each in the four cases. */
const ARTICLES = `
der der,den,dem,des die,die,der,der das,das,dem,des die,die,den,der
derselbe derselbe,denselben,demselben,desselben dieselbe,dieselbe,derselben,derselben dasselbe,dasselbe,demselben,desselben dieselben,dieselben,denselben,derselben
`;

/** Declined like mein; ein and irgendein have no plural. */
const LIKE_MEIN = new Set('dein ihr mein sein unser'.split(' '));
const LIKE_EIN = new Set('ein irgendein'.split(' '));

/** Declined like dieser, with the genitive dieses; jeder has no plural. */
const LIKE_DIESER = new Set('dieser jeder welcher'.split(' '));

/** Only plural: viele, vielen, vieler. */
const PLURAL = new Set('alle beide einige mehrere viele wenige'.split(' '));

const oneColumn = new Map(
  linesOf(ONE_COLUMN).map(line => {
    const [word = '', ...cells] = line.split(' ');
    return [word, cells.map((cell): ParadigmCell => (cell === '-' ? [] : cell.split('/')))] as const;
  }),
);

const articles = new Map(
  linesOf(ARTICLES).map(line => {
    const [word = '', ...columns] = line.split(' ');
    return [word, columns.map(column => column.split(','))] as const;
  }),
);

/** How a pronoun, an article or what stands in its place is declined; undefined for one that is not or not surely. */
export function pronounParadigm(word: string, pos: string): Paradigm | undefined {
  const cells = pos === 'pronoun' ? oneColumn.get(word) : undefined;
  if (cells !== undefined) {
    const rows = caseTable([{ tags: [], cells }]).rows.filter(row => row.cells.some(cell => cell.length > 0));
    const [, accusative = [], dative = []] = cells;
    return {
      principal: [
        ...accusative.slice(0, 1).map(form => ({ tags: ['accusative'] as const, form })),
        ...dative.slice(0, 1).map(form => ({ tags: ['dative'] as const, form })),
      ].filter(({ form }) => form !== word),
      tables: [{ of: [], columns: [[]], rows }],
    };
  }
  if (PLURAL.has(word)) {
    const stem = word.slice(0, -1);
    const plural = ['e', 'e', 'en', 'er'].map(ending => [stem + ending]);
    return {
      principal: [
        { tags: ['dative'], form: `${stem}en` },
        { tags: ['genitive'], form: `${stem}er` },
      ],
      tables: [caseTable([{ tags: ['plural'], cells: plural }])],
    };
  }
  const columns = columnsOf(word);
  if (columns === undefined) return undefined;
  return {
    principal: (['feminine', 'neuter'] as const).map((tag, place) => ({
      tags: [tag],
      form: columns[place + 1]?.[0] ?? word,
    })),
    tables: [
      caseTable(
        columns.map((forms, place) => ({ tags: GENDERS[place] ?? [], cells: forms.map(form => [form]) })),
        word === 'der' ? ['definite-article'] : [],
      ),
    ],
  };
}

function columnsOf(word: string): readonly (readonly string[])[] | undefined {
  const listed = articles.get(word);
  if (listed !== undefined) return listed;
  const isEin = LIKE_EIN.has(word);
  if (isEin || LIKE_MEIN.has(word))
    return [
      [word, `${word}en`, `${word}em`, `${word}es`],
      [`${word}e`, `${word}e`, `${word}er`, `${word}er`],
      [word, word, `${word}em`, `${word}es`],
      ...(isEin ? [] : [[`${word}e`, `${word}e`, `${word}en`, `${word}er`]]),
    ];
  if (!LIKE_DIESER.has(word)) return undefined;
  const stem = word.slice(0, -2);
  return [
    [word, `${stem}en`, `${stem}em`, `${stem}es`],
    [`${stem}e`, `${stem}e`, `${stem}er`, `${stem}er`],
    [`${stem}es`, `${stem}es`, `${stem}em`, `${stem}es`],
    ...(word === 'jeder' ? [] : [[`${stem}e`, `${stem}e`, `${stem}en`, `${stem}er`]]),
  ];
}
