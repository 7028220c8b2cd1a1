import { afterAll, expect, test } from 'vitest';
import type { Language } from '#languages/index.ts';
import type { Utterance } from '#languages/language.ts';
import { silentLog } from '#server/process/log.ts';
import { startServerPool } from '../engine/start-pool.ts';
import { PIPER_SIGNS } from './testing-model.ts';
import { voiceInput } from './voice-input.ts';

const pool = startServerPool(silentLog);
afterAll(() => pool.close());

type Said = [text: string, phonemes: string, spoken?: string];

const phonemesOf = async (utterance: Utterance, language: Language) =>
  voiceInput({ input: 'phonemes', signs: PIPER_SIGNS.join('') }, { utterance, language }, pool);

/** What a model of Piper's kind would read wrong by itself, or cannot know from the letters. */
const HARD: Partial<Record<Language, Said[]>> = {
  ar: [
    ['كتاب', 'kitˈaːb', 'كِتَاب'],
    ['مدرسة', 'mˈadrasa', 'مَدْرَسَة'],
    ['شمس', 'ʃˈams', 'شَمْس'],
    ['قمر', 'qˈamar', 'قَمَر'],
    ['مستشفى', 'mustˈaʃfaː', 'مُسْتَشْفَى'],
    ['سيارة', 'sajjˈaːra', 'سَيَّارَة'],
    ['تفاحة', 'tuffˈaːħa', 'تُفَّاحَة'],
    ['بيت', 'bˈajt', 'بَيْت'],
    ['رأس', 'rˈaʔs', 'رَأْس'],
    ['ماء', 'mˈaːʔ', 'مَاء'],
  ],
  uk: [
    ['замок', 'zˈamok', 'за́мок'],
    ['замок', 'zamˈok', 'замо́к'],
    ['вода', 'βodˈa', 'вода́'],
    ['вікно', 'βiknˈo', 'вікно́'],
    ['книга', 'knˈɪha', 'кни́га'],
    ['дорога', 'dorˈoha', 'доро́га'],
    ['собака', 'sobˈaka', 'соба́ка'],
    ['щастя', 'ʃtʃˈaʂtʲa', 'ща́стя'],
    ['їжа', 'jˈiʒa', 'ї́жа'],
    ['голова', 'holoβˈa', 'голова́'],
  ],
  ja: [
    ['角', 'kˈado', 'かど'],
    ['角', 'tsˈɯno', 'つの'],
    ['今日', 'kʲˈoo', 'きょう'],
    ['一日', 'ˌitɕinˈitɕi'],
    ['水', 'mˈizɯ', 'みず'],
    ['大人', 'otˈona', 'おとな'],
    ['上手', 'dʑˈoozɯ'],
    ['日本', 'nˈihoɴ', 'にほん'],
    ['人気', 'nˈiŋki'],
    ['雪', 'jˈɯki', 'ゆき'],
  ],
  zh: [
    ['银行', 'jiɜnχˈɑɜŋ'],
    ['行', 'χˈɑɜŋ'],
    ['长', 'ts．hˈɑɜŋ'],
    ['重要', 'ts．ˈonɡ5 jˈɑu5'],
    ['快乐', 'khˈuai5 lˈə5'],
    ['音乐', 'ji5njˈyɛ5'],
    ['头发', 'thouɜfɑɜ'],
    ['重复', 'ts．honɡɜfˈu5'],
    ['了解', 'ljɑuɜtɕˈiɛ2'],
    ['教室', 'tɕjˈɑu5 s．ˈi．5'],
  ],
  de: [
    ['Hauptstadt', 'hˈaʊptʃtat'],
    ['Mädchen', 'mˈɛːtçən'],
    ['Chef', 'ʃˈɛf'],
    ['Orange', 'orˈaŋʒə'],
    ['Garage', 'ɡarˈɑːʒə'],
    ['Computer', 'kɔmpjˈuːtɜ'],
    ['Restaurant', 'rɛstorˈɑ̃'],
    ['Fenster', 'fˈɛnstɜ'],
    ['Vogel', 'fˈoːɡəl'],
    ['Gemüse', 'ɡəmˈyːzə'],
  ],
};

test.each(Object.keys(HARD) as Language[])(
  'the sounds of ten hard words of %s reach a model as we decide them',
  async language => {
    const given = [];
    for (const [text, , spoken] of HARD[language] ?? [])
      given.push((await phonemesOf({ text, spoken }, language)).pieces.join(' | '));
    expect(given).toEqual(HARD[language]?.map(([, phonemes]) => phonemes.normalize('NFD')));
  },
);

test('a row of the lexicon reaches a model, by the part of speech too', async () => {
  expect((await phonemesOf({ text: 'live', pos: 'verb' }, 'en')).pieces).toEqual(['lˈɪv']);
  expect((await phonemesOf({ text: 'live', pos: 'adjective' }, 'en')).pieces).toEqual(['lˈaɪv']);
});

test('length that the engine tells apart is kept', async () => {
  expect((await phonemesOf({ text: 'dağ' }, 'tr')).pieces).toEqual(['dˈaː']);
  expect((await phonemesOf({ text: 'kâğıt' }, 'tr')).pieces).toEqual(['caːˈɯt']);
});

test('a text comes by sentence, with its pauses and its questions', async () => {
  const { pieces } = await phonemesOf({ text: 'Hello, the water. Two! 3.5 and five?' }, 'en');
  expect(pieces).toEqual(['həlˈoʊ, ðə wˈɔːɾɚ．', 'tˈuː！', 'θɹˈiː pɔɪnt fˈaɪv ænd fˈaɪv？']);
  expect((await phonemesOf({ text: '你好，老师。你好吗？' }, 'zh')).pieces).toHaveLength(2);
});

test('a long sentence is parted, so that it takes no more memory than another', async () => {
  const { pieces } = await phonemesOf({ text: 'water and bread '.repeat(30) }, 'en');
  expect(pieces.length).toBeGreaterThan(2);
  expect(Math.max(...pieces.map(piece => piece.length))).toBeLessThanOrEqual(120);
  expect((await phonemesOf({ text: 'a'.repeat(480) }, 'en')).pieces.length).toBeGreaterThan(0);
});

test('a model of letters gets vowels and stress where it knows them, and a text without where not', async () => {
  const letters = (signs: string, language: Language, utterance: Utterance) =>
    voiceInput({ input: 'letters', signs }, { utterance, language }, pool);
  const castle = { text: 'Замок, дім!', spoken: 'За́мок, дім!' };
  const cyrillic = 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя ,!';
  expect(await letters(`${cyrillic}\u0301`, 'uk', castle)).toEqual({
    pieces: ['за\u0301мок, дім！'],
    lost: [],
  });
  expect(await letters(cyrillic, 'uk', castle)).toEqual({ pieces: ['замок, дім！'], lost: ['\u0301'] });
  expect((await letters('بكتاِ َ', 'ar', { text: 'كتاب', spoken: 'كِتَاب' })).pieces).toEqual(['كِتَاب']);
});

test('a model that reads by itself gets kana and vowels, and no stress marks, which it would not know', async () => {
  const text = async (utterance: Utterance, language: Language) =>
    (await voiceInput({ input: 'text', signs: '' }, { utterance, language }, pool)).pieces;
  expect(await text({ text: '辛い', spoken: 'からい' }, 'ja')).toEqual(['からい']);
  expect(await text({ text: 'كتاب', spoken: 'كِتَاب' }, 'ar')).toEqual(['كِتَاب']);
  expect(await text({ text: 'замок', spoken: 'за́мок' }, 'uk')).toEqual(['замок']);
});
