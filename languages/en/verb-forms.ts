import { VERBS } from './irregular-forms.ts';
import { withS } from './plurals.ts';

/** The taught verbs that are regular. */
const REGULAR = new Set(
  `
abandon accept accuse achieve add admit adopt advise agree aim allow announce annoy answer apologize appear approach approve argue
arrange arrest arrive ask attack attempt attract avoid bake bargain bark beg behave believe betray blame bless bloom boil borrow
breathe bury call cancel carry cause celebrate change chase cheat check chew chop clap clean click climb close collapse collect comfort
compare complain complete confess confirm connect consider contact continue control convince cook cooperate count cover crash crawl
create cross crush cry cure damage dance decide declare defeat defend delete deliver demand deny depend describe deserve destroy
develop die disappear disappoint discover discuss distract disturb divide doubt download drag drop earn embarrass encourage end enjoy
enter escape establish examine exist expect explain express fade fail faint fill finish fire fix flatter fold follow fry gain gather
grab guess guide happen hate heal heat help hire hope hug hunt hurry ignore imagine impress improve include increase influence inform
injure insult interfere interrupt introduce invent invite iron join joke jump kick kidnap kill kiss knock land last laugh lick lift
like listen live lock look love maintain manage measure melt mention miss mix move need notice obey observe offer open operate order
owe own pack park pass peel perform pick play pour practice pray prefer prepare press pretend prevent print produce progress promise
protect protest provide publish pull punch punish push raise realize recognize recommend recover reduce refuse reject release remain
remember remind remove repair repeat replace represent rescue rest return reward rip rob roll rub rule sacrifice satisfy save scan
scare scratch seem separate serve share shout sign slap slip smash smile smoke sneeze solve squeeze stab start stay stir stop study
succeed suffer suggest support suppose surprise surrender survive swallow talk taste tease thank threaten tie toss touch travel try
turn twist use visit vomit vote wait walk want warn wash waste wave whisper work worry worship wrap
`
    .trim()
    .split(/\s+/),
);

/** Their last syllable is stressed, so that its consonant is doubled: admitted. Those of one syllable follow a rule. */
const DOUBLED = new Set('admit begin control forbid forget kidnap prefer worship'.split(' '));

/** American English has both: worshiped, worshipped. */
const ALSO_SINGLE = new Set(['worship']);

/** British alone; the reader knows them, and nobody is taught them. */
const BRITISH = new Set('leant learnt smelt spelt spilt spoilt'.split(' '));

const irregular = new Map(
  VERBS.trim()
    .split('\n')
    .map(line => {
      const [verb = '', past = '', participle = ''] = line.split(' ');
      return [verb, { past: past.split('/'), participle: participle.split('/') }] as const;
    }),
);

/** Third person, past, participle and -ing form of a verb, each with its variants, the usual one first. */
export type VerbForms = {
  he: readonly string[];
  past: readonly string[];
  participle: readonly string[];
  ing: readonly string[];
};

/** The forms of a verb of one word; undefined for one that is neither listed as regular nor in the table of irregular ones. */
export function verbForms(verb: string): VerbForms | undefined {
  const listed = irregular.get(verb);
  if (listed === undefined && !REGULAR.has(verb)) return undefined;
  const regular = regularPasts(verb);
  const formsOf = (cells: readonly string[] = ['-']) =>
    cells.flatMap(cell => (cell === '-' ? regular : BRITISH.has(cell) ? [] : [cell]));
  return {
    he: [HE[verb] ?? withS(verb)],
    past: formsOf(listed?.past),
    participle: formsOf(listed?.participle),
    ing: stems(verb).map(stem => `${stem}ing`),
  };
}

const HE: Readonly<Record<string, string>> = { do: 'does', go: 'goes', have: 'has' };

/** stopped, admitted, loved, tried, worshiped. */
function regularPasts(verb: string): readonly string[] {
  if (/e$/.test(verb)) return [`${verb}d`];
  if (/[^aeiou]y$/.test(verb)) return [verb.replace(/y$/, 'ied')];
  return stems(verb).map(stem => `${stem}ed`);
}

/** What -ing is added to: stopp-, lov-, agree-, dy-. */
function stems(verb: string): readonly string[] {
  if (/ie$/.test(verb)) return [verb.replace(/ie$/, 'y')];
  if (/[^eoy]e$/.test(verb)) return [verb.slice(0, -1)];
  const isShort = /^[^aeiou]*(?:qu)?[aeiou][^aeiouwxy]$/.test(verb);
  const doubled = verb + verb.slice(-1);
  if (ALSO_SINGLE.has(verb)) return [verb, doubled];
  return [isShort || DOUBLED.has(verb) ? doubled : verb];
}
