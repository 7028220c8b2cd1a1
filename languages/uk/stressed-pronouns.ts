import { foldUkrainian } from './fold-ukrainian.ts';

/** Pronouns and determiners in all their forms, by the orthoepic norm: each has a stress of its own. */
const FORMS = `
мене́ мені́ мно́ю тебе́ тобі́ тобо́ю його́ йому́ ньо́го ньо́му вона́ її́ не́ї не́ю воно́ на́ми ва́ми вони́ ни́ми себе́ собі́ собо́ю
моя́ моє́ мої́ мого́ моє́му мої́м моє́ї мої́й мою́ моє́ю мої́х мої́ми твоя́ твоє́ твої́ твого́ твоє́му твої́м твоє́ї твої́й твою́ твоє́ю твої́х твої́ми
своя́ своє́ свої́ свого́ своє́му свої́м своє́ї свої́й свою́ своє́ю свої́х свої́ми
на́ша на́ше на́ші на́шого на́шому на́шим на́шої на́шій на́шу на́шою на́ших на́шими ва́ша ва́ше ва́ші ва́шого ва́шому ва́шим ва́шої ва́шій ва́шу ва́шою ва́ших ва́шими
ї́хній ї́хня ї́хнє ї́хні ї́хнього ї́хньому ї́хнім ї́хньої ї́хню ї́хньою ї́хніх ї́хніми
цього́ цьому́ ціє́ї ціє́ю ци́ми того́ тому́ тіє́ї тіє́ю ти́ми
таки́й така́ таке́ такі́ тако́го тако́му таки́м тако́ї такі́й таку́ тако́ю таки́х таки́ми
яки́й яка́ яке́ які́ яко́го яко́му яки́м яко́ї які́й яку́ яко́ю яки́х яки́ми
котри́й котра́ котре́ котрі́ котро́го котро́му котри́м котро́ї котрі́й котру́ котро́ю котри́х котри́ми
уве́сь уся́ усе́ усі́ всього́ усього́ всьому́ усьому́ усі́м усі́х всіє́ї усіє́ї всіє́ю усіє́ю усю́ всіма́ усіма́
ко́жен ко́жний ко́жна ко́жне ко́жні ко́жного ко́жному ко́жним ко́жної ко́жній ко́жну ко́жною ко́жних ко́жними
і́нший і́нша і́нше і́нші і́ншого і́ншому і́ншим і́ншої і́ншій і́ншу і́ншою і́нших і́ншими
сама́ само́ самі́ самого́ самому́ само́ї самі́й саму́ само́ю сами́х сами́ми
п’яти́ шести́ семи́ восьми́ дев’яти́ десяти́ двана́дцяти дво́ма трьо́ма чотирма́ трьо́х чотирьо́х
чого́ чому́ кого́ кому́ чия́ чиє́ чиї́ чийо́го чийо́му чиї́м чиє́ї чиї́й чию́ чиє́ю чиї́х чиї́ми
`;

/** After a preposition the stress moves back: до ме́не. */
const AFTER_PREPOSITIONS = 'ме́не те́бе се́бе ко́го чо́го цьо́му то́му чо́му всьо́му усьо́му';
/** These only where no noun follows: до цьо́го, but до цього́ столу. */
const AFTER_PREPOSITIONS_AT_END = 'цьо́го то́го всьо́го усьо́го';

const PREPOSITIONS = new Set(
  'без біля в від для до з за зі із коло крім між на навколо над о об од перед по під після при про проти ради серед у через щодо'.split(
    ' ',
  ),
);

const PRONOUNS = byForm(FORMS);
const MOVED_BACK = byForm(AFTER_PREPOSITIONS);
const MOVED_BACK_AT_END = byForm(AFTER_PREPOSITIONS_AT_END);

function byForm(list: string): ReadonlyMap<string, string> {
  const written = list.trim().split(/\s+/);
  return new Map(written.map(form => [foldUkrainian(form), form]));
}

/** A pronoun with its mark; undefined of every other word. `before` is the word in front of it, `isLast` where its clause ends. */
export function stressedPronoun(
  word: string,
  before: string | undefined,
  isLast: boolean,
): string | undefined {
  const form = foldUkrainian(word);
  const isGoverned = before !== undefined && PREPOSITIONS.has(before.toLowerCase());
  const movedBack = MOVED_BACK.get(form) ?? (isLast ? MOVED_BACK_AT_END.get(form) : undefined);
  return (isGoverned ? movedBack : undefined) ?? PRONOUNS.get(form);
}
