import { expect, test } from 'vitest';
import { startTestingEngine } from '../testing-engine.ts';
import { transcribe } from '../transcribe.ts';
import { bengaliSpeech } from './speech.ts';

const engine = await startTestingEngine();

const SHOWN = `
ভারত bʱaɾot|আদালত adalot|মুরগি muɾɡi|টুকরো ʈukɾo|শহরতলি ʃɔhoɾtoli|বড় bɔɽo|ছোট tʃʰoʈo|সবজি ʃobdʒi|মার্চ maɾtʃ
ডেনমার্ক ɖenmaɾk|পপকর্ন pɔpkɔɾn|দায়িত্ব dajitːo|আপনি apni|বলতে bolte|জল dʒɔl|বাড়ি baɽi|কলম kɔlom|কবি kobi|নদী nodi
মন mon|বন bon|বই boi|মধু modʱu|সত্য ʃotːo|লক্ষ lokkʰo|অক্ষর okkʰoɾ|বিজ্ঞান biɡːæn|জ্ঞান ɡæn|অন্য onːo|প্রথম pɾotʰom
প্রশ্ন pɾoʃno|গ্রহ ɡɾoho|শব্দ ʃɔbdo|ধর্ম dʱɔɾmo|কষ্ট kɔʃʈo|বিশ্ব biʃːo|ঈশ্বর iʃːoɾ|জ্বর dʒɔɾ|স্বপ্ন ʃɔpno|দ্বীপ dip
আত্মা atːã|পদ্ম pɔdːõ|জন্ম dʒɔnmo|স্মৃতিশক্তি sɾitiʃokti|ব্যাংক bæŋk|ব্যক্তি bekti|ব্যবহার bæbohaɾ|ব্যথা bætʰa|হত্যা hotːa
সংখ্যা ʃoŋkʰa|সূর্য ʃuɾdʒo|ঐতিহ্য oitiddʒʱo|দুঃখ dukkʰo|চিহ্ন tʃinːo|সময় ʃɔmɔe̯|বিষয় biʃɔe̯|প্রিয় pɾijo|মেয়ে meje
খাওয়া kʰao̯a|চাঁদ tʃãd|রাস্তা ɾasta|বাচ্চা battʃa|ইচ্ছা ittʃʰa|স্কুল skul|সাইকেল saikel|ফুটবল pʰuʈbɔl|আইসক্রিম aiskɾim
ডাকঘর ɖakɡʱɔɾ|অসুস্থ ɔʃustʰo|এখন ækʰon|দেখা dækʰa|লেখা lekʰa|ঘটনা ɡʱɔʈona|ক্ষমতা kʰɔmota|গাঢ় ɡaɽʱo|বিবাহ bibaho|মাংস maŋʃo|সামনে ʃamne|আসলে aʃole|উন্নত unːɔto|গত ɡɔto|র‍্যাপ ɾæp|জিনিসপত্র dʒiniʃpɔtɾo|অসুবিধা ɔʃubidʱa|চিপস tʃips|ভারতীয় bʱaɾotijo|ফ্রক pʰɾɔk|সরবরাহ ʃɔɾboɾaho|প্রচণ্ড pɾotʃɔnɖo|উপকরণ upokɔɾon|রান্নাঘর ɾanːaɡʱɔɾ|আন্তর্জাতিক antoɾdʒatik|কার্যকর kaɾdʒokɔɾ|বিপরীত bipoɾit|লন lɔn|অজ্ঞান ɔɡːæn|অধ্যাপক oddʱapok|করতে koɾte
`
  .trim()
  .split(/[|\n]/)
  .map(pair => pair.split(' '));

test.each(SHOWN)('%s is %s', async (text = '', ipa) => {
  expect(await transcribe(bengaliSpeech, { text }, engine.transcriber(bengaliSpeech))).toBe(
    ipa?.normalize('NFC'),
  );
});

test.each([
  ['বড়', 'bˈɔr.o'],
  ['ছোট', 'tʃʰˈoʈo'],
  ['ভারত', 'bʰˈaɾot'],
])('%s is spoken %s', async (text, spoken) => {
  expect((await engine.say(bengaliSpeech, { text })).join('')).toBe(spoken);
});

test('staying is not said like the bus that is written so', async () => {
  const shown = (text: string) => transcribe(bengaliSpeech, { text }, engine.transcriber(bengaliSpeech));
  expect(await shown('বাস')).toBe('bas');
  expect(await shown('বাস করা')).toBe('baʃ kɔɾa');
});

test('letters that are not Bengali are left to the engine', async () => {
  expect(await bengaliSpeech.pronounce({ text: 'घर' })).toEqual([{ letters: 'घर' }]);
});
