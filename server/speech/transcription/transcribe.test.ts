import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { startEngine } from '../engine/engine.ts';
import { transcribe } from './transcribe.ts';

const engine = await startEngine();

const WORDS: [language: Language, text: string, transcription: string, spoken?: string][] = [
  ['en', 'house', 'haʊs'],
  ['en', 'beautiful', 'ˈbjuːɾifəl'],
  ['en', 'avocado', 'ˌævəˈkɑːdoʊ'],
  ['es', 'guitarra', 'ɡiˈtara'],
  ['es', 'hermoso', 'eɾˈmoso'],
  ['es', 'trabajo', 'tɾaˈβaxo'],
  ['fr', 'maison', 'mɛzɔ̃'],
  ['fr', 'dos', 'do'],
  ['fr', 'aujourd’hui', 'oʒuʁdyi'],
  ['de', 'Wasser', 'ˈvasɐ'],
  ['de', 'Mädchen', 'ˈmɛːdçən'],
  ['de', 'grün', 'ɡʁyːn'],
  ['it', 'acqua', 'ˈakːwa'],
  ['it', 'bello', 'ˈbɛlːo'],
  ['it', 'salsiccia', 'salˈsittʃa'],
  ['pl', 'szkoła', 'ˈʂkɔwa'],
  ['pl', 'książka', 'ˈkɕɔ̃ʂka'],
  ['pt', 'porco', 'ˈpoʁkʊ'],
  ['pt', 'entrada', 'ẽˈtɾadɐ'],
  ['tr', 'öğrenci', 'œːɾænˈdʒɪ'],
  ['id', 'teman', 'təˈman'],
  ['id', 'air', 'ˈair'],
  ['id', 'laki-laki', 'ˈlaki ˈlaki'],
  ['hi', 'भाई', 'bʱaːi'],
  ['hi', 'बच्चा', 'bətʃːaː'],
  ['bn', 'জল', 'dʒɔl'],
  ['bn', 'বাড়ি', 'baɽi'],
  ['vi', 'nước', 'nɨək˧˥'],
  ['vi', 'trường học', 'tɕɨəŋ˨˩ hɔk˧ˀ˨'],
  ['ar', 'مدرسة', 'ˈmadrasa', 'مَدْرَسَة'],
  ['ar', 'يكتب', 'ˈjaktubu', 'يَكْتُبُ'],
  ['ar', 'الشمس', 'ʔaʃˈʃams', 'الشَّمْس'],
  ['uk', 'вода', 'ʋɔˈdɑ', 'вода́'],
  ['uk', 'швидко', 'ˈʃʋɪdkɔ', 'шви́дко'],
  ['uk', 'п’ять', 'pjɑtʲ'],
  ['uk', 'життя', 'ʒɪˈtʲːɑ', 'життя́'],
  ['uk', 'сьогодні', 'sʲɔˈɦɔdʲnʲi', 'сього́дні'],
  ['uk', 'добрий день', 'ˈdɔbrɪj dɛnʲ', 'до́брий день'],
  ['ko', '학교', 'hɐk̚k͈jo · hakgyo'],
  ['ko', '감사합니다', 'kɐmsɐhɐmnidɐ · gamsahamnida'],
  ['ko', '독립', 'toŋnip̚ · dongnip'],
  ['ko', '꽃잎', 'k͈onnip̚ · kkonnip'],
  ['ko', '생일', 'sɛŋil · saengil'],
  ['ko', '넓다', 'nʌlt͈ɐ · neolda'],
  ['ja', '水', 'みず · mizu', 'みず'],
  ['ja', '学校', 'がっこう · gakkō', 'がっこう'],
  ['ja', '思う', 'おもう · omou', 'おもう'],
  ['ja', '湖', 'みずうみ · mizuumi', 'みずうみ'],
  ['ja', 'こんにちは', 'こんにちは · konnichiwa', 'こんにちは'],
  ['ja', '文句を言う', 'もんくをいう · monku o iu', 'もんくをいう'],
  ['ja', 'パーティー', 'パーティー · pātī', 'パーティー'],
  ['en', 'dessert', 'dɪˈzɝːt'],
  ['en', 'thermometer', 'θɝːˈmɑːmɪɾɚ'],
  ['en', 'live', 'lɪv', 'to live'],
  ['en', 'use', 'juːz', 'to use'],
  ['en', 'use', 'juːs', undefined],
  ['ja', '間違った', 'まちがった · machigatta', 'まちがった'],
  ['ja', 'を通って', 'をとおって · o tōtte', 'をとおって'],
  ['ja', '行きましょう', 'いきましょう · ikimashō', 'いきましょう'],
  ['ja', 'ビュッフェ', 'ビュッフェ · byuffe', 'ビュッフェ'],
  ['ja', 'お名前は何ですか', 'おなまえはなんですか · onamae wa nan desu ka', 'おなまえはなんですか'],
  ['ja', 'お腹が空いた', 'おなかがすいた · onaka ga suita', 'おなかがすいた'],
  ['ja', '子馬', 'こうま · kouma', 'こうま'],
  ['ja', '目覚まし時計', 'めざましどけい · mezamashidokei', 'めざましどけい'],
  ['ja', '死んだ', 'しんだ · shinda', 'しんだ'],
  ['ja', '一人で', 'ひとりで · hitori de', 'ひとりで'],
  ['ja', '五億', 'ごおく · gooku', 'ごおく'],
  ['ja', '市場', 'しじょう · shijō', 'しじょう'],
  ['zh', '银行', 'yín háng'],
  ['zh', '谢谢', 'xiè xie'],
  ['zh', '地方', 'dì fang'],
  ['zh', '裤子', 'kù zi'],
  ['zh', '王子', 'wáng zǐ'],
  ['zh', '一点儿', 'yī diǎnr'],
  ['zh', '切', 'qiē'],
  ['zh', '你好吗？', 'nǐ hǎo ma'],
];

test.each(WORDS)('%s %s is %s', async (language, text, transcription, spoken) => {
  expect(await transcribe({ text, language, spoken }, engine)).toBe(transcription);
});

test('nothing of the engine’s notation is left', async () => {
  const samples: [Language, string][] = [
    ['en', 'jeans and computers'],
    ['de', 'Baby im T-Shirt'],
    ['vi', 'pizza và bánh mì'],
    ['hi', 'लड़की'],
    ['fr', 'lever du soleil'],
  ];
  for (const [language, text] of samples) {
    expect(await transcribe({ text, language }, engine)).not.toMatch(/[_().\-0-9]|\p{Script=Devanagari}/u);
  }
});
