import { expect, test } from 'vitest';
import { prepareArabic } from './prepare-arabic.ts';
import { prepareBengali } from './prepare-bengali.ts';
import { prepareChinese } from './prepare-chinese.ts';
import { prepareIndonesian } from './prepare-indonesian.ts';
import { prepareKorean } from './prepare-korean.ts';
import { respellWords } from './respelled-words.ts';

test('Bengali nukta letters are composed within a word and left apart at its end', () => {
  expect(prepareBengali('বাড়ি'.normalize('NFC'))).toBe('বা\u09DCি');
  expect(prepareBengali('মেয়ে'.normalize('NFC'))).toBe('মে\u09DFে');
  expect(prepareBengali('হাড়'.normalize('NFC'))).toBe('হা\u09A1\u09BC');
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
])('Korean %s is said %s', (written, said) => {
  expect(prepareKorean(written)).toBe(said);
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
])('vocalised Arabic %s becomes phonemes', (written, phonemes) => {
  expect(prepareArabic(written)).toBe(phonemes);
});

test('Arabic without vowel marks stays letters', () => {
  expect(prepareArabic('كتاب جديد')).toBe('كتاب جديد');
});

test('Chinese stays hanzi but for the syllables that the engine cannot say', () => {
  expect(prepareChinese('你好')).toBe('你好');
  expect(prepareChinese('熊猫')).toBe("[[S;j'ong35]]猫");
  expect(prepareChinese('一点儿')).toBe('一点[[@r11]]');
  expect(prepareChinese('儿子和女儿')).toBe('儿子和女儿');
  expect(prepareChinese('教')).toBe('jiao1');
  expect(prepareChinese('教室')).toBe('教室');
});

test('Indonesian words with the neutral e become phonemes with the stress after it', () => {
  expect(prepareIndonesian('teman baik')).toBe("[[t@m'an]] baik");
  expect(prepareIndonesian('Kerbau')).toBe("[[k@Rb'aU]]");
  expect(prepareIndonesian('air')).toBe("[['aiR]]");
});

test('words that the engine reads in English are respelled, parts of other words are not', () => {
  expect(respellWords('mal de dos', 'fr')).toBe('mal de dau');
  expect(respellWords('dossier', 'fr')).toBe('dossier');
  expect(respellWords('E-Mail', 'de')).toBe('Ie-Mejl');
  expect(respellWords('constructor', 'fr')).toBe('constructor');
  expect(respellWords('dos', 'es')).toBe('dos');
});
