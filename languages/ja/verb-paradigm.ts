import type { Paradigm, ParadigmCell, ParadigmTable } from '../word-forms/paradigm.ts';
import { type FormTag, tagsIn } from '../word-forms/tags.ts';
import { verbEndings } from './verb-forms.ts';
import { INVOLUNTARY, NO_ABILITY, NO_NEGATIVE_PROGRESSIVE, NO_PROGRESSIVE, NO_VOICE } from './word-kinds.ts';

type Row = readonly [tags: string, first: ParadigmCell, second: ParadigmCell];

const table = (columns: readonly (readonly FormTag[])[], rows: readonly Row[]): ParadigmTable => ({
  of: [],
  columns,
  rows: rows.map(([tags, ...cells]) => ({ tags: tagsIn(tags), cells })),
});

/** The negative of a verb in る that drops it, or of a wish in たい. */
const negativeOf = (form: string) => form.slice(0, -1) + (form.endsWith('い') ? 'くない' : 'ない');

/** A verb as written in its row; of several words the last one bends. */
export function verbParadigm(form: string): Paradigm | undefined {
  const found = verbEndings(form);
  if (found === undefined) return undefined;
  const { stem } = found;
  const { i, nai, zu, te, ta, ba, ability, passive, causative, causativePassive, imperative, suggestion } =
    found.endings;
  const of = (ending: string) => stem + ending;
  const notPast = `${nai.slice(0, -1)}かった`;
  const isState = form.endsWith('ている');
  const isMeant = !isState && !INVOLUNTARY.has(form);
  const hasVoice = isMeant && !NO_VOICE.has(form);
  const both = (tags: string, ending: string): Row => [tags, [of(ending)], [negativeOf(of(ending))]];
  const notGoingOn = NO_NEGATIVE_PROGRESSIVE.has(form) ? [] : [of(`${te}いない`)];
  const links: Row[] = [
    ['and-then', [of(te)], [of(`${nai}で`), of(`${nai.slice(0, -1)}くて`), ...(isState ? [] : [of(zu)])]],
    ['if', [of(ba), of(`${ta}ら`)], [of(`${nai.slice(0, -1)}ければ`), of(`${notPast}ら`)]],
    ...(isState || NO_PROGRESSIVE.has(form)
      ? []
      : [['progressive', [of(`${te}いる`), of(`${te}る`)], notGoingOn] satisfies Row]),
    ...(isMeant ? [both('wish', `${i}たい`), ['while', [of(`${i}ながら`)], []] satisfies Row] : []),
    ...(isMeant && !NO_ABILITY.has(form) && !form.endsWith('をする') ? [both('ability', ability)] : []),
    ...(hasVoice ? [both('passive', passive)] : []),
    // What makes somebody do something already has no causative: 驚かせる.
    ...(hasVoice && !form.endsWith('せる')
      ? [both('causative', causative), both('causative+passive', causativePassive)]
      : []),
  ];
  const commands: Row[] = [
    ['suggestion', [of(suggestion)], [of(`${i}ましょう`)]],
    ['imperative', [of(imperative), of(`${i}なさい`)], []],
  ];
  return {
    principal: [
      { tags: ['polite'], form: of(`${i}ます`) },
      { tags: ['and-then'], form: of(te) },
      { tags: ['past'], form: of(ta) },
      { tags: ['negative'], form: of(nai) },
    ],
    tables: [
      table(
        [[], ['polite']],
        [
          ['present', [form], [of(`${i}ます`)]],
          ['past', [of(ta)], [of(`${i}ました`)]],
          ['present+negative', [of(nai)], [of(`${i}ません`)]],
          ['past+negative', [of(notPast)], [of(`${i}ませんでした`)]],
        ],
      ),
      table([[], ['negative']], links),
      ...(isMeant ? [table([[], ['polite']], commands)] : []),
    ],
  };
}
