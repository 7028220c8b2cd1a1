import { expect, test } from 'vitest';
import { speechOf } from '#languages/speech.ts';
import { startTestingEngine } from '#languages/testing-engine.ts';
import { catalogue } from '../testing/catalogue.ts';

const engine = await startTestingEngine();

/** The engine tells tones by pitch, which is in none of its phonemes. */
const TONES = 'tones';

test.each(catalogue.courses)(
  '%s: letters that are offered for one another are said otherwise',
  async learn => {
    const speech = speechOf(learn);
    const letters = (catalogue.course(learn)?.letters ?? []).filter(
      ({ say, group }) => say !== '' && group !== TONES,
    );
    const heard = new Map<string, string>();
    for (const { sign, say } of letters) heard.set(sign, (await engine.say(speech, { text: say })).join(' '));
    const alike = letters.flatMap(one =>
      letters
        .filter(other => one.alike.includes(other.sign) && one.ipa !== other.ipa)
        .map(other => [one, other] as const),
    );
    const same = alike.filter(([one, other]) => heard.get(one.sign) === heard.get(other.sign));
    expect(same.map(([one, other]) => `${one.sign} ${other.sign}: ${heard.get(one.sign)}`)).toEqual([]);
  },
);
