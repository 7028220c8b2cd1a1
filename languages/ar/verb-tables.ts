import type { Paradigm, ParadigmTable } from '../word-forms/paradigm.ts';
import { oneColumn } from '../word-forms/paradigm-table.ts';
import { tagsIn } from '../word-forms/tags.ts';
import { commands, pastPersons, presentPersons } from './conjugation.ts';
import { VERB_PARTS } from './verb-parts.ts';

const words = (table: string) => new Set(table.normalize('NFC').trim().split(/\s+/));

/** Nobody is told to do it, or one says it with another verb. */
const WITHOUT_COMMAND = words(`
آذَى آلَمَ أَحَبَّ أَرَادَ أَزْهَرَ أَشْرَقَ أَصْبَحَ أَعْجَبَ اِزْدَادَ اِرْتَفَعَ اِسْتَحَقَّ اِسْتَطَاعَ اِسْتَغْرَقَ اِنْفَجَرَ اِنْكَمَشَ اِنْهَارَ بَدَا بَهِتَ تَاهَ جَاءَ حَدَثَ دَامَ ذَابَ رَأَى رَنَّ شَمِلَ عَنَى غَلَى كَلَّفَ مَاتَ نَبَحَ
نَزَفَ نَمَا هَبَّ وُلِدَ تَجَمَّدَ اِمْتَلَكَ كَرِهَ قَلِقَ خَافَ
`);

/** The hamza of these falls. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    ['أَخَذَ', 'خُذْ', 'خُذِي', 'خُذُوا'],
    ['أَكَلَ', 'كُلْ', 'كُلِي', 'كُلُوا'],
  ].map(forms => {
    const [verb = '', ...own] = forms.map(form => form.normalize('NFC'));
    return [verb, own];
  }),
);

const PERSONS = ['i', 'you', 'you+feminine', 'he', 'she', 'we', 'you-all', 'they'];

/** Past and present by persons, commands and the doing; undefined for a verb whose parts are not listed. */
export function verbParadigm(vowelled: string): Paradigm | undefined {
  // Of several words the first one bends: حَصَلَ عَلَى.
  const [past = '', ...others] = vowelled.split(' ');
  const parts = VERB_PARTS.get(past);
  if (parts === undefined || NOT_ALONE.has(vowelled)) return undefined;
  const whole = (form: string) =>
    [others[0]?.startsWith('ال') ? beforeArticle(form) : form, ...others].join(' ');
  const { present, verbalNoun } = parts;
  const did = pastPersons(past, present);
  const does = presentPersons(present);
  const table: ParadigmTable = {
    of: [],
    columns: [['past'], ['present']],
    rows: PERSONS.map((tags, place) => ({
      tags: tagsIn(tags),
      cells: [did, does].map(persons => [whole(persons[place] ?? '')]),
    })),
  };
  const ways = WITHOUT_COMMAND.has(past) ? [] : (COMMANDS[past] ?? commands(past, present));
  const doing = others.length > 0 || verbalNoun === undefined ? [] : [verbalNoun];
  return {
    principal: [
      { tags: ['present', 'he'], form: whole(present) },
      ...doing.map(form => ({ tags: ['verbal-noun'] as const, form })),
    ],
    tables: [
      table,
      ...(ways.length === 0
        ? []
        : [
            oneColumn(
              ['imperative'],
              ['you', 'you+feminine', 'you-all'].map((tags, place) => [tags, whole(ways[place] ?? '')]),
            ),
          ]),
      ...(doing.length === 0 ? [] : [oneColumn([], [['verbal-noun', ...doing]])]),
    ],
  };
}

/** No two letters without a vowel meet: قَادَتِ السَّيَّارَة, قُدْتُمُ السَّيَّارَة. */
const beforeArticle = (form: string) =>
  form.replace(/\u0652$/, form.endsWith('تُمْ'.normalize('NFC')) ? '\u064f' : '\u0650');

/** Verbs with a word that changes with the person. */
const NOT_ALONE = new Set(['نَظَّفَ أَسْنَانَهُ', 'كَانَ مَدِينًا'].map(form => form.normalize('NFC')));
