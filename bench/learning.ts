import { parseArgs } from 'node:util';
import { DEFAULT_SETTINGS } from '#learning/word-state.ts';
import { afterAbsence } from './learning/absence.ts';
import { activationMemory } from './learning/activation-memory.ts';
import { type Comparison, compare } from './learning/comparison.ts';
import { absenceReport, report } from './learning/report.ts';
import { drawUpField, rivalsOf } from './learning/rivals.ts';
import { storageMemory } from './learning/storage-memory.ts';

/**
 * How many words a minute of study leaves in the head, after half a year and a month later: simulated learners with two
 * memories, neither of which the scheduler knows, study by the product's own rounds and packets and by simple rules.
 *
 *     npx tsx bench/learning.ts                          5 seeds x 12 learners, about five minutes on an idle core
 *     npx tsx bench/learning.ts --seeds 1 --learners 4   a quick look; differences under 0.03 mean nothing
 *     npx tsx bench/learning.ts --teach 0.35             recognising teaches 0.35 of recalling instead of 0.6
 *     npx tsx bench/learning.ts --writing 0              writing a word is as easy as recalling what it means
 *     npx tsx bench/learning.ts --minutes 5              5 or 20 minutes a day instead of 10
 *     npx tsx bench/learning.ts --attendance 0.6         four days off in ten instead of three in twenty
 *     npx tsx bench/learning.ts --new-per-day 20         with the product's limit on new words; the others have none
 *     npx tsx bench/learning.ts --retention 0.85         what the learner wishes for
 *
 * The same options give the same numbers on every machine. Every ratio is the median over learners of paired ratios.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '5' },
    learners: { type: 'string', default: '12' },
    words: { type: 'string', default: '7000' },
    minutes: { type: 'string', default: '10' },
    attendance: { type: 'string', default: '0.85' },
    teach: { type: 'string', default: '0.6' },
    ease: { type: 'string', default: '1' },
    writing: { type: 'string', default: '1' },
    retention: { type: 'string', default: String(DEFAULT_SETTINGS.retention) },
    'new-per-day': { type: 'string', default: 'Infinity' },
  },
});

const models = [activationMemory, storageMemory];
const field = drawUpField({
  retention: Number(values.retention),
  newPerDay: Number(values['new-per-day']),
});
const comparison: Comparison = {
  models,
  rivals: rivalsOf(field),
  circumstances: {
    words: Number(values.words),
    days: 180,
    minutes: Number(values.minutes),
    attendance: Number(values.attendance),
  },
  teaching: {
    recognition: Number(values.teach),
    ease: Number(values.ease),
    writing: Number(values.writing),
  },
  seeds: Number(values.seeds),
  learners: Number(values.learners),
};

const lines = compare(comparison);
for (const model of models) console.log(report(lines, model, field));
const away = [
  field.rounds,
  field.product,
  ...field.sameSessionLeitner.slice(0, 1),
  ...field.simpleRules.slice(0, 1),
];
console.log(absenceReport(afterAbsence({ ...comparison, rivals: away })));
