import { expect, test } from 'vitest';
import { respellBengali } from './bn/respelling.ts';
import type { Language } from './index.ts';
import { speechOf } from './speech.ts';
import { voiceText } from './voice-text.ts';

const written = (language: Language, text: string) => voiceText(speechOf(language), { text });

test('Bengali nukta letters are composed within a word and left apart at its end', async () => {
  expect(respellBengali('বাড়ি'.normalize('NFC'))).toBe('বা\u09DCি');
  expect(respellBengali('মেয়ে'.normalize('NFC'))).toBe('মে\u09DFে');
  expect(respellBengali('হাড়'.normalize('NFC'))).toBe('হা\u09A1\u09BC');
  expect(await written('bn', 'বাড়ি'.normalize('NFC'))).toBe("[[b'ar.i]]");
});

test.each([
  ['감사합니다', '감사함니다'],
  ['학교', '학교'],
  ['독립', '동닙'],
  ['한국어', '한구거'],
  ['같이', '가치'],
  ['좋다', '조타'],
  ['많다', '만타'],
  ['생일', '생일'],
  ['금요일', '그묘일'],
  ['필요하다', '피료하다'],
  ['중요하다', '중요하다'],
  ['외국인', '외구긴'],
  ['확인하다', '화긴하다'],
  ['꽃잎', '꼰닙'],
  ['담요', '담뇨'],
  ['휘발유', '휘발류'],
  ['십육', '심뉵'],
  ['신다', '신따'],
  ['넓다', '널따'],
  ['판다', '판다'],
  ['물고기', '물꼬기'],
  ['없이', '업씨'],
  ['TV 보다', 'TV 보다'],
])('Korean %s is said %s', async (word, said) => {
  expect(await written('ko', word)).toBe(said);
});

test.each([
  ['مُعَلِّم', "[[muA'allim]]"],
  ['مُعَلِّم'.normalize('NFC'), "[[muA'allim]]"],
  ['رِسَالَة', "[[Ris'a:la]]"],
  ['كَتَبَ', "[[k'ataba]]"],
  ['يَكْتُبُ', "[[j'aktubu]]"],
  ['مُحَامٍ', "[[muH'a:min]]"],
  ['شُكْرًا', "[[S'ukRan]]"],
  ['طَعَام', "[[t[a.A'a:m]]"],
  ['دَلْو', "[[d'alw]]"],
  ['بَيْت', "[[b'ajt]]"],
  ['آكُل', "[[?'a:kul]]"],
  ['الشَّمْس', "[[?aSS'ams]]"],
  ['مَدْح', "[[m'ad|H]]"],
  ['مِكْنَسَة كَهْرَبَائِيَّة', "[[m'iknasat]] [[kahRaba:?'ijja]]"],
  ['مَا اسْمُك؟', "[[m'a:]] [[sm'uk]]؟"],
])('vocalised Arabic %s becomes phonemes', async (word, phonemes) => {
  expect(await written('ar', word)).toBe(phonemes);
});

test('Arabic without vowel marks stays letters', async () => {
  expect(await written('ar', 'كتاب جديد')).toBe('كتاب جديد');
});

test('Chinese stays hanzi but for the syllables that the engine cannot say', async () => {
  expect(await written('zh', '你好')).toBe('你好');
  expect(await written('zh', '熊猫')).toBe("[[S;j'ong35]]猫");
  expect(await written('zh', '一点儿')).toBe('一点[[@r11]]');
  expect(await written('zh', '儿子和女儿')).toBe('儿子和女儿');
  expect(await written('zh', '心脏')).toBe('心葬');
  expect(await written('zh', '角色')).toBe('决色');
  expect(await written('zh', '脏')).toBe('zang1');
  expect(await voiceText(speechOf('zh'), { text: '小心地', pos: 'adverb' })).toBe('小心的');
  expect(await voiceText(speechOf('zh'), { text: '目的地', pos: 'noun' })).toBe('目的地');
  expect(await written('zh', '教')).toBe('jiao1');
  expect(await written('zh', '教室')).toBe('教室');
});

test('Indonesian words with the neutral e become phonemes with the stress after it', async () => {
  expect(await written('id', 'teman baik')).toBe("[[t@m'an]] [[b'ai?]]");
  expect(await written('id', 'Kerbau')).toBe("[[k@Rb'aU]]");
  expect(await written('id', 'air')).toBe("[['aiR]]");
});

test('words that the engine reads in English are said from the lexicon, parts of other words are not', async () => {
  expect(await written('fr', 'mal de dos')).toBe("mal de [[d'o]]");
  expect(await written('fr', 'dossier')).toBe('dossier');
  expect(await written('de', 'E-Mail')).toBe("[['i:me:l]]");
  expect(await written('fr', 'bagage')).toBe('bagage');
  expect(await written('fr', 'week-end')).toBe("[[wik'End]]");
  expect(await written('fr', 'constructor')).toBe('constructor');
  expect(await written('es', 'dos')).toBe('dos');
});
