import type { Paradigm } from '../word-forms/paradigm.ts';
import type { FormTag } from '../word-forms/tags.ts';

/** Pronouns with their particles, which some of them melt with. */
const TABLE = `
나	나는, 난	내가	나를, 날	나의, 내	나에게, 내게, 나한테
너	너는, 넌	네가	너를, 널	너의, 네	너에게, 네게, 너한테
그	그는	그가	그를	그의	그에게, 그한테
그녀	그녀는	그녀가	그녀를	그녀의	그녀에게, 그녀한테
우리	우리는	우리가	우리를	우리의	우리에게, 우리한테
너희	너희는	너희가	너희를	너희의	너희에게, 너희한테
그들	그들은	그들이	그들을	그들의	그들에게, 그들한테
누구	누구는	누가	누구를	누구의	누구에게, 누구한테
누군가	누군가는	누군가가	누군가를	누군가의	누군가에게, 누군가한테
무엇	무엇은	무엇이	무엇을	무엇의	무엇에
그것	그것은, 그건	그것이, 그게	그것을, 그걸	그것의	그것에
모두	모두는	모두가	모두를	모두의	모두에게, 모두한테
`;

const CASES: readonly FormTag[] = ['topic-marker', 'subject-marker', 'object-marker', 'possessive', 'to'];

const PRONOUNS: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  TABLE.trim()
    .split('\n')
    .map(line => {
      const [pronoun = '', ...cells] = line.split('\t');
      return [pronoun, cells.map(cell => cell.split(', '))];
    }),
);

/** A pronoun with the particles that it is met with most. */
export function pronounParadigm(pronoun: string): Paradigm | undefined {
  const cells = PRONOUNS.get(pronoun);
  if (cells === undefined) return undefined;
  const [, [subject = ''] = [], [object = ''] = []] = cells;
  return {
    principal: [
      { tags: ['subject-marker'], form: subject },
      { tags: ['object-marker'], form: object },
    ],
    tables: [
      {
        of: [],
        columns: [[]],
        rows: CASES.map((tag, place) => ({ tags: [tag], cells: [cells[place] ?? []] })),
      },
    ],
  };
}
