import { expect, test } from 'vitest';
import { startTestingEngine } from '../testing-engine.ts';
import { transcribe } from '../transcribe.ts';
import { indonesianSpeech } from './speech.ts';

const engine = await startTestingEngine();

const SHOWN = `
karet ˈkarɛt|dongeng ˈdoŋɛŋ|goreng ˈɡorɛŋ|penyair pəˈɲair|stroke strok|agen ˈaɡɛn|besar bəˈsar|meja ˈmedʒa|merah ˈmerah
dengan dəˈŋan|teman təˈman|kereta kəˈreta|nenek ˈnenɛʔ|enam əˈnam|enak ˈenaʔ|empat əmˈpat|sekolah səˈkolah|dokter ˈdoktər
desa ˈdesa|sepeda səˈpeda|hewan ˈhewan|sehat ˈsehat|leher ˈlehɛr|lebar ˈlebar|lebah ləˈbah|kemacetan kəmaˈtʃetan
perbedaan pərbeˈdaan|pesta ˈpɛsta|pesan pəˈsan|televisi teleˈvisi|telepon teˈlepon|gereja ɡəˈredʒa|jendela dʒənˈdela
adik ˈadiʔ|anak ˈanaʔ|tidak ˈtidaʔ|bapak ˈbapaʔ|politik poˈlitik|musik ˈmusik|pabrik ˈpabrik|kontrak ˈkontrak|truk truk
air ˈair|laut ˈlaut|daun ˈdaun|naik ˈnaiʔ|pantai ˈpantaɪ|pulau ˈpulaʊ|saudara saʊˈdara|gaun ɡaʊn|pakaian paˈkaɪan
sungai ˈsuŋaɪ|kerbau kərˈbaʊ|menyukai məɲuˈkai|malaikat malaˈikat|bagaimana baɡaɪˈmana|bunga ˈbuŋa|tangga ˈtaŋɡa|bank baŋk
nyamuk ˈɲamuʔ|syukur ˈʃukur|akhir ˈaxir|cabai ˈtʃabaɪ|jagung ˈdʒaɡuŋ|yang jaŋ|gembira ɡəmˈbira|memberi məmbəˈri
September sɛpˈtɛmbər|Indonesia indoneˈsia|Jerman ˈdʒɛrman|Jepang dʒəˈpaŋ|menu ˈmenu|bebas ˈbebas|kebaikan kəbaˈikan|kenaikan kənaˈikan|kanguru kaŋˈɡuru|komik ˈkomik
membiayai məmbiaˈjai|Australia aʊstraˈlia|baiklah baˈiʔlah|miliknya miˈliʔɲa|memasukkan məmaˈsuʔkan|makan ˈmakan|kontak ˈkontak
`
  .trim()
  .split(/[|\n]/)
  .map(pair => pair.split(' '));

test.each(SHOWN)('%s is %s', async (text = '', ipa) => {
  expect(await transcribe(indonesianSpeech, { text }, engine.transcriber(indonesianSpeech))).toBe(ipa);
});

test.each([
  ['anak', 'ˈanaʔ'],
  ['meja', 'mˈedʒa'],
  ['besar', 'bəsˈar'],
])('%s is spoken %s', async (text, spoken) => {
  expect((await engine.say(indonesianSpeech, { text })).join('')).toBe(spoken);
});
