import { expect, test } from 'vitest';
import { startTestingEngine } from '../testing-engine.ts';
import { transcribe } from '../transcribe.ts';
import { polishSpeech } from './speech.ts';

const engine = await startTestingEngine();

const SHOWN = `
bardzo ˈbardzɔ|pieniądze pjɛˈɲɔndzɛ|dziecko ˈdʑɛtskɔ|rodzice rɔˈdʑitsɛ|dżem dʐɛm|dźwięk dʑvjɛŋk|chleb xlɛp|kwiat kfjat
krzew kʂɛf|krwawić ˈkrfavitɕ|morze ˈmɔʐɛ|zamarzać zaˈmarzatɕ|marzenie maˈʐɛɲɛ|liczba ˈlidʐba|wódka ˈvutka|także ˈtaɡʐɛ
gęś ɡɛ̃ɕ|ząb zɔmp|dąb dɔmp|ręka ˈrɛŋka|pięć pjɛɲtɕ|pieniądz ˈpjɛɲɔnts|wąż vɔ̃ʂ|imię ˈimjɛ|są sɔ̃|wziął vʑɔw
guzik ˈɡuʑik|zima ˈʑima|kamień ˈkamjɛɲ|bilet ˈbilɛt|Japonia jaˈpɔɲja|dynia ˈdɨɲa|auto ˈawtɔ|nauka naˈuka|muzeum muˈzɛum
muzyka ˈmuzɨka|polityka pɔˈlitɨka|papryka paˈprɨka|Ameryka aˈmɛrɨka|uprzejmy uˈpʂɛjmɨ|pamiętać paˈmjɛntatɕ|jabłko ˈjapkɔ
widzieliśmy viˈdʑɛliɕmɨ|pierwszy ˈpjɛrfʂɨ|sześćdziesiąt ʂɛʑˈdʑɛɕɔnt|zoo ˈzɔɔ|weekend ˈwikɛnt|chaos ˈxaɔs|oko ˈɔkɔ
zwierzę ˈzvjɛʐɛ|śpiewać ˈɕpjɛvatɕ|skrzydło ˈskʂɨdwɔ|gwiazda ˈɡvjazda|w v|z z|pod pɔt
`
  .trim()
  .split(/[|\n]/)
  .map(pair => pair.split(' '));

const shown = (text: string) => transcribe(polishSpeech, { text }, engine.transcriber(polishSpeech));

test.each(SHOWN)('%s is %s', async (text = '', ipa) => {
  expect(await shown(text)).toBe(ipa);
});

test.each([
  ['w lewo', 'v ˈlɛvɔ'],
  ['w środku', 'f ˈɕrɔtku'],
  ['z okazji', 'z ɔˈkazji'],
  ['od razu', 'ɔd ˈrazu'],
  ['język bengalski', 'ˈjɛ̃zɨɡ bɛŋˈɡalski'],
  ['język polski', 'ˈjɛ̃zɨk ˈpɔlski'],
  ['grać w szachy', 'ɡratɕ f ˈʂaxɨ'],
])('%s is joined as %s', async (text, ipa) => {
  expect(await shown(text)).toBe(ipa);
});

test('dz is spoken as two hard sounds, dzi as one soft', async () => {
  expect((await engine.say(polishSpeech, { text: 'bardzo' })).join('')).toBe('bˈardzɔ');
  expect((await engine.say(polishSpeech, { text: 'rodzice' })).join('')).toBe('rɔdʑˈitsɛ');
});
