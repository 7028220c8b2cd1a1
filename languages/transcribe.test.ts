import { expect, test } from 'vitest';
import type { Language } from './index.ts';
import type { Utterance } from './language.ts';
import { speechOf } from './speech.ts';
import { startTestingEngine } from './testing-engine.ts';
import { transcribe } from './transcribe.ts';

const engine = await startTestingEngine();

async function shown(language: Language, utterance: Utterance): Promise<string> {
  const speech = speechOf(language);
  return transcribe(speech, utterance, engine.transcriber(speech));
}

const WORDS: [language: Language, text: string, transcription: string, spoken?: string][] = [
  ['en', 'house', 'haʊs'],
  ['en', 'beautiful', 'ˈbjuːɾifəl'],
  ['en', 'avocado', 'ˌævəˈkɑːdoʊ'],
  ['en', 'welcome', 'ˈwɛlkəm'],
  ['en', 'southwest', 'ˌsaʊθˈwɛst'],
  ['es', 'guitarra', 'ɡiˈtara'],
  ['es', 'hermoso', 'eɾˈmoso'],
  ['es', 'trabajo', 'tɾaˈβaxo'],
  ['es', 'aceptar', 'asepˈtaɾ'],
  ['es', 'camión', 'kaˈmjon'],
  ['es', 'botella', 'boˈteʝa'],
  ['es', 'grueso', 'ˈɡɾweso'],
  ['es', 'cruel', 'kɾuˈel'],
  ['es', 'influir', 'influˈiɾ'],
  ['fr', 'maison', 'mɛzɔ̃'],
  ['fr', 'dos', 'do'],
  ['fr', 'aujourd’hui', 'oʒuʁdɥi'],
  ['fr', 'nuage', 'nɥaʒ'],
  ['fr', 'penalty', 'penalti'],
  ['fr', 'kimchi', 'kimtʃi'],
  ['fr', 'cruel', 'kʁyɛl'],
  ['fr', 'ouvrier', 'uvʁije'],
  ['fr', 'gagner', 'ɡaɲe'],
  ['fr', 'week-end', 'wikɛnd'],
  ['de', 'Wasser', 'ˈvasɐ'],
  ['de', 'Mädchen', 'ˈmɛːtçən'],
  ['de', 'Fuchs', 'fʊks'],
  ['de', 'Lieblings-', 'ˈliːplɪŋs'],
  ['de', 'grün', 'ɡʁyːn'],
  ['de', 'gestehen', 'ɡəˈʃteːən'],
  ['de', 'Vereinigung', 'fɛʁˈaɪnɪɡʊŋ'],
  ['de', 'Biologie', 'bioloˈɡiː'],
  ['de', 'Konto', 'ˈkɔnto'],
  ['de', 'Trompete', 'tʁɔmˈpeːtə'],
  ['de', 'E-Mail', 'ˈiːmeɪl'],
  ['it', 'acqua', 'ˈakːwa'],
  ['it', 'cono', 'ˈkɔno'],
  ['it', 'bestia', 'ˈbestja'],
  ['it', 'o', 'o'],
  ['it', 'bello', 'ˈbɛlːo'],
  ['it', 'lezione', 'leˈttsjone'],
  ['it', 'triangolo', 'triˈaŋɡolo'],
  ['it', 'scuola', 'ˈskwɔla'],
  ['it', 'allergia', 'alːerˈdʒia'],
  ['it', 'file', 'fail'],
  ['it', 'un po’ di tempo', 'un pɔ di ˈtɛmpo'],
  ['it', 'fuori', 'ˈfwɔri'],
  ['it', 'salsiccia', 'salˈsittʃa'],
  ['pl', 'szkoła', 'ˈʂkɔwa'],
  ['pl', 'książka', 'ˈkɕɔ̃ʂka'],
  ['pt', 'porco', 'ˈpoʁkʊ'],
  ['pt', 'tempero', 'tẽˈpeɾʊ'],
  ['pt', 'entrada', 'ẽˈtɾadɐ'],
  ['pt', 'frente', 'ˈfɾẽtʃi'],
  ['pt', 'à frente', 'a ˈfɾẽtʃi'],
  ['pt', 'próprio', 'ˈpɾɔpɾjʊ'],
  ['pt', 'abelha', 'aˈbeʎɐ'],
  ['pt', 'família', 'fɐˈmiljɐ'],
  ['pt', 'sol', 'sɔw'],
  ['pt', 'trem', 'tɾẽj'],
  ['tr', 'öğrenci', 'øːɾenˈdʒi'],
  ['id', 'teman', 'təˈman'],
  ['id', 'air', 'ˈair'],
  ['id', 'laki-laki', 'ˈlaki ˈlaki'],
  ['hi', 'भाई', 'bʱaːiː'],
  ['hi', 'तोहफ़ा', 'toːhfaː'],
  ['hi', 'पोस्टकार्ड', 'poːsʈkaːɾɖ'],
  ['hi', 'बच्चा', 'bəttʃaː'],
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
  ['ja', '役に立つ', 'やくにたつ · yaku ni tatsu'],
  ['ja', '洗濯物', 'せんたくもの · sentakumono'],
  ['ja', '額に入れる', 'がくにいれる · gaku ni ireru'],
  ['ja', '不運', 'ふうん · fuun'],
  ['ja', '生クリーム', 'なまクリーム · namakurīmu'],
  ['ja', '観光客', 'かんこうきゃく · kankōkyaku', 'かんこうきゃく'],
  ['ja', 'ありがとうございます', 'ありがとうございます · arigatō gozaimasu', 'ありがとうございます'],
  ['ja', '邪悪', 'じゃあく · jaaku', 'じゃあく'],
  ['ja', '学校', 'がっこう · gakkō', 'がっこう'],
  ['ja', '思う', 'おもう · omou', 'おもう'],
  ['ja', '湖', 'みずうみ · mizuumi', 'みずうみ'],
  ['ja', 'こんにちは', 'こんにちは · konnichiwa', 'こんにちは'],
  ['ja', '文句を言う', 'もんくをいう · monku o iu', 'もんくをいう'],
  ['ja', 'パーティー', 'パーティー · pātī', 'パーティー'],
  ['en', 'dessert', 'dɪˈzɝːt'],
  ['en', 'arrive', 'əˈɹaɪv'],
  ['en', 'science', 'ˈsaɪəns'],
  ['en', 'scientific', 'ˌsaɪənˈtɪfɪk'],
  ['en', 'discover', 'dɪˈskʌvɚ'],
  ['en', 'discharge', 'dɪsˈtʃɑːɹdʒ'],
  ['en', 'community', 'kəˈmjuːnɪɾi'],
  ['en', 'sensitive', 'ˈsɛnsɪtɪv'],
  ['en', 'monument', 'ˈmɑːnjəmənt'],
  ['en', 'human', 'ˈhjuːmən'],
  ['en', 'coffee', 'ˈkɔːfi'],
  ['en', 'fourteen', 'ˌfɔːɹˈtiːn'],
  ['en', 'mother-in-law', 'ˈmʌðɚɹɪnˌlɔː'],
  ['vi', 'cây', 'kəj˧'],
  ['vi', 'họa sĩ', 'hwaː˧ˀ˨ si˧ˀ˥'],
  ['vi', 'tọa độ', 'twaː˧ˀ˨ ɗo˧ˀ˨'],
  ['vi', 'rô-bốt', 'zo˧ bot˧˥'],
  ['en', 'thermometer', 'θɝːˈmɑːmɪɾɚ'],
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
  ['ja', '一晩中', 'ひとばんじゅう · hitobanjū'],
  ['ja', '預ける', 'あずける · azukeru'],
  ['ja', '～時', 'じ · ji'],
  ['ja', '時', 'とき · toki'],
  ['ja', 'オークション', 'オークション · ōkushon'],
  ['ja', 'ポキッと折れる', 'ポキッとおれる · pokitto oreru'],
  ['ja', 'ちぇっ', 'ちぇっ · che'],
  ['zh', '银行', 'yín háng'],
  ['zh', '谢谢', 'xiè xie'],
  ['zh', '地方', 'dì fang'],
  ['zh', '门把手', 'mén bǎ shou'],
  ['zh', '裤子', 'kù zi'],
  ['zh', '王子', 'wáng zǐ'],
  ['zh', '一点儿', 'yī diǎnr'],
  ['zh', '切', 'qiē'],
  ['zh', '心脏', 'xīn zàng'],
  ['zh', '船长', 'chuán zhǎng'],
  ['zh', '金发', 'jīn fà'],
  ['zh', '看得见', 'kàn de jiàn'],
  ['zh', '种', 'zhòng'],
  ['zh', '对不起', 'duì bu qǐ'],
  ['zh', '当地', 'dāng dì'],
  ['zh', '你好吗？', 'nǐ hǎo ma'],
];

test.each(WORDS)('%s %s is %s', async (language, text, transcription, spoken) => {
  expect(await shown(language, { text, spoken })).toBe(transcription);
});

test('a verb that is written like a noun is said as the verb', async () => {
  expect(await shown('en', { text: 'live', pos: 'verb' })).toBe('lɪv');
  expect(await shown('en', { text: 'use', pos: 'verb' })).toBe('juːz');
  expect(await shown('en', { text: 'use', pos: 'noun' })).toBe('juːs');
  expect(await shown('en', { text: 'use' })).toBe('juːs');
});

test('an adverb in 地 ends in the particle, a noun in the ground', async () => {
  expect(await shown('zh', { text: '小心地', pos: 'adverb' })).toBe('xiǎo xīn de');
  expect(await shown('zh', { text: '目的地', pos: 'noun' })).toBe('mù dì dì');
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
    expect(await shown(language, { text })).not.toMatch(/[_().\-0-9]|\p{Script=Devanagari}/u);
  }
});
