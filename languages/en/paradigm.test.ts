import { expect, test } from 'vitest';
import { englishParadigm } from './paradigm.ts';

/** Part of speech, word, and what a paper dictionary prints of it; nothing where it does not change. */
const PRINTED: Record<string, string> = {
  noun: `dog dogs|box boxes|city cities|boy boys|hero heroes|photo photos|leaf leaves|roof roofs|child children|mouse mice|fisherman fishermen|
    salesperson salespeople|crisis crises|sheep sheep|fish fish|cactus cacti|bus buses|alarm_clock alarm_clocks|mother-in-law mothers-in-law|
    advice|scissors|Brazil|basketball`,
  verb: `walk walked walked walking|love loved loved loving|agree agreed agreed agreeing|try tried tried trying|play played played playing|
    stop stopped stopped stopping|admit admitted admitted admitting|visit visited visited visiting|travel traveled traveled traveling|
    fix fixed fixed fixing|die died died dying|go went gone going|begin began begun beginning|cut cut cut cutting|get got gotten getting|
    learn learned learned learning|prove proved proven proving|be was been being|be_afraid was_afraid been_afraid being_afraid|
    wake_up woke_up woken_up waking_up|lie_down lay_down lain_down lying_down|lie|must|brush_your_teeth`,
  adjective: `big bigger biggest|nice|happy happier happiest|shy shyer shyest|simple simpler simplest|quiet quieter quietest|new newer newest|
    good better best|far farther farthest|tired more_tired most_tired|beautiful more_beautiful most_beautiful|pregnant|main`,
  adverb: 'well better best|early earlier earliest|slowly more_slowly most_slowly|here',
  determiner: 'many more most|little less least|the',
};

test.each(Object.entries(PRINTED))('%s: a word has what a paper dictionary prints of it', (pos, lines) => {
  for (const line of lines.split(/\|\s*/)) {
    const [form = '', ...printed] = line.split(' ').map(cell => cell.replaceAll('_', ' '));
    const principal = englishParadigm({ form, pos })?.principal.map(({ form }) => form) ?? [];
    expect([form, ...principal]).toEqual([form, ...printed]);
  }
});

test('what is British alone is not shown', () => {
  const forms = JSON.stringify(['learn', 'smell'].map(form => englishParadigm({ form, pos: 'verb' })));
  expect(forms).toContain('learned');
  expect(forms).not.toMatch(/learnt|smelt/);
});
