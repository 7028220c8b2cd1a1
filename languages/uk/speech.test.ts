import { expect, test } from 'vitest';
import { startTestingEngine } from '../testing-engine.ts';
import { voiceText } from '../voice-text.ts';
import { ukrainianSpeech } from './speech.ts';

const engine = await startTestingEngine();
const spoken = (text: string) => engine.say(ukrainianSpeech, { text });
const written = (text: string) => voiceText(ukrainianSpeech, { text });

const COMMON_WORDS = `
вода́ молоко́ голова́ рука́ нога́ мі́сто село́ ву́лиця буди́нок кварти́ра кімна́та вікно́ две́рі стіле́ць
лі́жко кни́га зо́шит олі́вець шко́ла вчи́тель у́чень уро́к мо́ва сло́во лі́тера рі́чка мо́ре гора́ не́бо
со́нце мі́сяць зі́рка де́рево кві́тка трава́ по́ле соба́ка кі́шка коро́ва свиня́ ку́рка ри́ба ведмі́дь
лиси́ця за́єць ма́ти ба́тько дочка́ сестра́ ді́душка бабу́ся дити́на дру́жина чолові́к жі́нка хло́пець
ді́вчина люди́на дру́г по́друга сусі́д роди́на робо́та лі́кар апте́ка магази́н гро́ші це́рква вокза́л
по́їзд літа́к маши́на авто́бус велосипе́д доро́га о́дяг соро́чка штани́ сукня́ взуття́ череви́ки ша́пка
парасо́лька окуля́ри годи́нник ма́сло м’я́со яйце́ карто́пля цибу́ля морква́ помідо́р огіро́к я́блуко
гру́ша сли́ва ви́шня полуни́ця виногра́д ка́ва вино́ пи́во цу́кор сніда́нок обі́д вече́ря тарі́лка ло́жка
виде́лка скля́нка пля́шка ра́нок ве́чір ти́ждень понеді́лок вівто́рок середа́ четве́р п’я́тниця субо́та
неді́ля сі́чень лю́тий бе́резень кві́тень тра́вень че́рвень ли́пень се́рпень ве́ресень жо́втень листопа́д
гру́день весна́ лі́то о́сінь зима́ до́брий вели́кий мале́нький нови́й стари́й молоди́й га́рний пога́ний
бі́лий чо́рний черво́ний зеле́ний си́ній жо́втий холо́дний га́рячий те́плий швидки́й пові́льний легки́й
важки́й деше́вий чи́стий брудни́й ї́сти пи́ти спа́ти говори́ти чита́ти писа́ти працюва́ти навча́тися
люби́ти зна́ти ду́мати ба́чити чу́ти іти́ ї́хати бі́гти пла́вати літа́ти купува́ти продава́ти відкрива́ти
закрива́ти дава́ти бра́ти допомага́ти чека́ти жи́ти оди́н чоти́ри ві́сім де́в’ять де́сять одина́дцять
двана́дцять два́дцять ти́сяча сього́дні за́втра вчо́ра за́вжди ніко́ли за́раз дя́кую
поба́чення
`
  .trim()
  .split(/\s+/);

test('every one of 200 common words is stressed on the marked vowel, with all its vowels', async () => {
  expect(COMMON_WORDS.length).toBeGreaterThanOrEqual(200);
  const wrong: string[] = [];
  for (const word of COMMON_WORDS) {
    const vowels = (await spoken(word)).filter(phoneme => /[aɛɪiou]/.test(phoneme));
    const letters: string[] = word.normalize('NFC').match(/[аеиіоуяюєї]|\u0301/g) ?? [];
    const stressed = letters.indexOf('\u0301') - 1;
    const isRight = vowels.every((vowel, index) => vowel.includes('ˈ') === (index === stressed));
    const isWhole = vowels.length === letters.filter(letter => letter !== '\u0301').length;
    if (!isRight || !isWhole) wrong.push(word);
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['шви́дко', 'ʃvˈɪdko'],
  ['свя́то', 'ʂvʲˈato'],
  ['ка́зка', 'kˈazka'],
  ['рі́зкий', 'rʲˈizkɪj'],
  ['вода́', 'βodˈa'],
  ['вчо́ра', 'wtʃˈora'],
  ['любо́в', 'lʲubˈow'],
  ['життя́', 'ʒɪttʲˈa'],
  ['про́сьба', 'prˈoʑba'],
  ['вокза́л', 'βoɡzˈal'],
  ['ле́гко', 'lˈɛxko'],
  ['сміє́ться', 'ʂmijˈɛtʂtʂa'],
  ['сіль', 'ʂˈiʎ'],
  ['день', 'dˈɛɲ'],
  ['п’ять', 'pjˈac'],
  ['здоро́в’я', 'zdorˈoβja'],
  ['ходжу́', 'xodʒˈu'],
  ['віджи́ти', 'βidʒˈɪtɪ'],
  ['піджа́к', 'pidʒˈak'],
  ['дзво́ник', 'dzβˈonɪk'],
  ['ґа́нок', 'ɡˈanok'],
  ['щу́ка', 'ʃtʃˈuka'],
  ['зши́ти', 'ʃʃˈɪtɪ'],
])('%s is spoken %s', async (word, phonemes) => {
  expect((await spoken(word)).join('')).toBe(phonemes);
});

test('д of a prefix and ж are two sounds, the letters дж one', async () => {
  expect(await spoken('віджи́ти')).toContain('d');
  expect(await spoken('бджола́')).toContain('dʒ');
});

test('in a phrase prepositions carry no stress and words without a mark keep the engine’s', async () => {
  expect(await written('на до́брий ра́нок')).toBe("[[na]] [[d'obRIj]] [[R'anok]]");
  expect(await written('будинок')).toBe('будинок');
  expect(await written('великий ліс')).toBe("великий [[l;'is]]");
});

test('letters alone, abbreviations and foreign words stay letters without the mark', async () => {
  expect(await written('в')).toBe('в');
  expect(await written('США')).toBe('США');
  expect(await written('hello')).toBe('hello');
  expect(await written('сы́р')).toBe('сыр');
});
