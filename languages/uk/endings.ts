import type { Bases } from '../word-forms/bases.ts';
import { endings, guessByEndings, rewriter, type StemChanges } from '../word-forms/endings.ts';
import type { Guess } from '../word-forms/language-forms.ts';
import { prefixedForms } from '../word-forms/prefixed.ts';
import { imperfective, paired } from './aspect-partners.ts';
import { UKRAINIAN_IRREGULAR } from './irregular-forms.ts';

const VERB = ['verb'];
const NOUN = ['noun', 'pronoun', 'numeral'];
const NEGATED = ['adjective', 'adverb'];
const ADJECTIVE = ['adjective', 'determiner', 'pronoun', 'numeral', 'noun'];

const NOUNS = endings(
  NOUN,
  `
    а accusative у
    0 genitive а у
    0 dative+locative ові
    0 dative у
    0 instrumental ом
    0 locative і у
    0 vocative е у
    0 plural и
    0 plural+genitive ів ей
    0 plural+dative ам
    0 plural+instrumental ами
    0 plural+locative ах
    ь genitive я ю
    ь dative+locative еві
    ь dative ю
    ь instrumental ем
    ь locative і ю
    ь vocative ю
    ь plural і
    ь plural+genitive ів ей
    ь plural+dative ям
    ь plural+instrumental ями
    ь plural+locative ях
    0 genitive я ю
    0 instrumental ем
    0 dative+locative еві
    0 dative ю
    0 vocative ю
    0 plural і
    0 plural+dative ям
    0 plural+instrumental ями ми
    0 plural+locative ях
    й genitive я ю
    й dative+locative єві
    й dative ю
    й instrumental єм
    й locative ї ю
    й vocative ю
    й plural ї
    й plural+genitive їв
    й plural+dative ям
    й plural+instrumental ями
    й plural+locative ях
    о genitive а
    о dative у ові
    о instrumental ом
    о vocative у
    о plural+genitive ів
    о masculine+plural и
    о locative і
    о plural а
    о plural+genitive 0
    о plural+dative ам
    о plural+instrumental ами
    о plural+locative ах
    е genitive я а
    е dative ю у еві
    е locative і
    е instrumental ем
    е plural я а
    е plural+genitive ь 0 ів
    е plural+dative ям ам
    е plural+instrumental ями ами
    е plural+locative ях ах
    а genitive и
    а dative+locative і
    а instrumental ою
    а vocative о е
    а plural и
    а plural+genitive 0 ей
    а plural+dative ам
    а plural+instrumental ами
    а plural+locative ах
    а genitive і
    а instrumental ею
    я genitive і
    я dative+locative і
    я accusative ю
    я instrumental ею
    я vocative е є ю
    я plural і
    я plural+genitive ь ей 0 ів
    я plural+dative ям
    я plural+instrumental ями
    я plural+locative ях
    я genitive ї
    я instrumental єю
    я plural+genitive й
    ння dative нню
    ння locative нні
    ння instrumental нням
    ння plural+genitive нь
    ття dative ттю
    ття locative тті
    ття instrumental ттям
    лля dative ллю
    лля locative ллі
    лля instrumental ллям
    ччя dative ччю
    ччя locative ччі
    ччя instrumental ччям
    ччя plural+genitive ч
    ття plural+genitive ть
    лля plural+genitive ль
    ддя plural+genitive дь
    ець vocative че
    сся dative ссю
    сся locative ссі
    сся instrumental ссям
    я genitive яти
    я dative+locative яті
    я plural+locative ятах
    а dative+locative аті
    а plural+dative атам
    а plural+instrumental атами
    а plural+locative атах
    я plural ята
    я plural+genitive ят
    я plural+dative ятам
    я plural+instrumental ятами
    а genitive ати
    а plural ата
    а plural+genitive ат
    ь instrumental 'ю
    0 instrumental 'ю ю
    сть instrumental стю
    ть instrumental ттю
    дь instrumental ддю
    ль instrumental ллю
    нь instrumental нню
    зь instrumental ззю
    сь instrumental ссю
    ць instrumental ццю
    ч instrumental ччю
    ж instrumental жжю
    ш instrumental шшю
    и plural+genitive ів 0
    и plural+dative ам
    и plural+instrumental ами
    и plural+locative ах
    і plural+genitive ей ів ь
    і plural+dative ям
    і plural+instrumental ями
    і plural+locative ях
    ін plural и
    ин plural и
    ин plural+genitive 0
    ин plural+instrumental ами
    ин plural+dative ам
    ин plural+locative ах`,
);

const ADJECTIVES = endings(
  ADJECTIVE,
  `
    ий feminine а
    ий neuter е
    ий plural і
    ий genitive ого
    ий dative ому
    ий instrumental им
    ий locative ому ім
    ий feminine+genitive ої
    ий feminine+dative ій
    ий feminine+accusative у
    ий feminine+instrumental ою
    ий plural+genitive их
    ий plural+dative им
    ий plural+instrumental ими
    ий adverb о е
    ий comparative іший іша іше іші ішого ішої ішу ішою іших ішим ішій ішому ішими
    ий comparative ший ша ше ші шого шому шим шої шій шу шою ших шими
    кий/окий/екий/гий comparative ший ша ше ші шого шому шим шої шій шу шою ших шими
    кий comparative чий ча че чі чого чому чим чої чій чу чою чих чими
    ній feminine ня
    ній neuter нє
    ній plural ні
    ній genitive нього
    ній dative ньому
    ній instrumental нім
    ній feminine+genitive ньої
    ній feminine+accusative ню
    ній feminine+instrumental ньою
    ній plural+genitive ніх
    ній plural+instrumental німи
    ній feminine+dative ній
    ній adverb ньо
    їй feminine я
    їй plural ї
    їй genitive його`,
);

/** Women by the word for a man: студентка. */
const WOMEN = endings(
  NOUN,
  `
    т feminine тка тки тку ткою тко тці
    д feminine дка дки дку дкою дко дці
    н feminine нка нки нку нкою нко нці
    ль feminine лька льки льку лькою лько льці`,
);

/** Of persons: братів, мамин. */
const POSSESSIVES = endings(
  ADJECTIVE,
  `
    0 possessive ів ова ове ові
    а possessive ин ина ине ині
    я possessive ин ина ине ині`,
);

const VERBS = endings(
  VERB,
  `
    ти past в ла ло ли
    ти future* тиму тимеш тиме тимемо тимете тимуть
    ати past-participle аний ана ане ані аного аному аної аній ану аною аних аним аними
    яти past-participle яний яна яне яні яного яному яної яній яну яною яних яним яними
    ити/іти/ти past-participle ений ена ене ені еного еному еної еній ену еною ених еним еними
    увати past-participle ований ована оване овані ованого ованому ованої ованій овану ованою ованих ованим ованими
    ювати past-participle ьований ьована ьоване ьовані ьованого ьованої ьованій ьовану ьованих ьованим ьованими
    ити past-participle итий ита иті итого итої итій иту итих итим итими
    яти past-participle ятий ята яте яті ятого ятої ятій яту ятих ятим ятими
    ерти past-participle ертий ерта ерте ерті ертого ертої ерту ертих ертим
    оти past-participle отий ота оте оті отого отої оту отих отим
    ати present* аю аєш ає аємо аєте ають
    яти present* яю яєш яє яємо яєте яють
    яти present* ю єш є ємо єте ють
    іти present* ію ієш іє іємо ієте іють
    ити present* ю иш ить имо ите ять
    чити present* чу чиш чить чимо чите чать
    жити present* жу жиш жить жимо жите жать
    шити present* шу шиш шить шимо шите шать
    щити present* щу щиш щить щимо щите щать
    дити/діти present+i джу
    тити/тіти present+i чу
    зити present+i жу
    сити/сіти present+i шу
    стити/стіти present+i щу
    їти present* ю їш їть їмо їте ять
    іти present* ю иш ить имо ите ять
    чати present* чу чиш чить чимо чите чать
    жати present* жу жиш жить жимо жите жать
    шати present* шу шиш шить шимо шите шать
    щати present* щу щиш щить щимо щите щать
    сати present* шу шеш ше шемо шете шуть
    зати present* жу жеш же жемо жете жуть
    кати present* чу чеш че чемо чете чуть
    скати present* щу щеш ще щемо щете щуть
    мати present* млю млеш мле млемо млете млють
    пати present* плю плеш пле племо плете плють
    яти present* ю їш їть їмо їте ять
    ути present* у еш е емо ете уть
    ути present* ую уєш ує уємо уєте ують
    гнути past г гла гло гли
    кнути past к кла кло кли
    хнути past х хла хло хли
    знути past з зла зло зли
    снути past с сла сло сли
    бнути past б бла бло бли
    пнути past п пла пло пли
    ути past-participle утий ута уте уті утого утої утій уту утих утим утими
    ити present* ию иєш иє иємо иєте иють
    ити present* ’ю ’єш ’є ’ємо ’єте ’ють
    ити present* лю - - - - ’ять
    ити present+they лять
    іти present* лю - - - - лять
    увати present* ую уєш ує уємо уєте ують
    ювати present* юю юєш ює юємо юєте юють
    вати present* ю єш є ємо єте ють
    оти present* ю еш е емо ете ють
    ерти present* ру реш ре ремо рете руть
    ути present* ну неш не немо нете нуть
    ати imperative ай аймо айте
    ити imperative ий иймо ийте
    іти imperative ій іймо ійте
    яти imperative яй яймо яйте
    увати imperative уй уймо уйте
    ювати imperative юй юймо юйте
    ити/іти/ати/ути/ти imperative и імо іть
    ити/іти/ати imperative 0 мо те
    ити/іти imperative ь ьмо ьте
    їти imperative й ймо йте
    ати/ити imperative й йте
    ти gerund чи
    ати gerund аючи ячи учи
    ити gerund ячи ачи учи
    увати gerund уючи
    яти gerund яючи
    ти perfect вши
    ти passive то но
    ити/іти/ти passive ено
    увати passive овано
    ювати passive ьовано
    ати verbal-noun ання
    увати verbal-noun ування
    ити verbal-noun іння ення`,
);

const changesOfVerbs = rewriter([
  [/ж$/, 'з'],
  [/ж$/, 'г'],
  [/дж$/, 'д'],
  [/ш$/, 'с'],
  [/ч$/, 'т'],
  [/ч$/, 'к'],
  [/щ$/, 'ст'],
  [/щ$/, 'ск'],
  [/л$/, ''],
  [/ждж$/, 'зд'],
  [/і(?=[^аеиіоуюяєї]$)/, 'о'],
  [/е(?=р$)/, 'и'],
  [/ере(?=[^аеиіоуюяєї]?$)/, 'ра'],
  [/шл$/, 'сл'],
]);

/** Only words that end in a consonant lose or change their last vowel: кота of кіт, дня of день, сну of сон. */
const changesOfVowels = rewriter([
  [/о(?=[^аеиіоуюяєї’]+$)/, 'і'],
  [/е(?=[^аеиіоуюяєї’]+$)/, 'і'],
  [/є(?=[^аеиіоуюяєї’]+$)/, 'ї'],
  [/([^аеиіоуюяєї’])ь?([^аеиіоуюяєї’])$/, '$1о$2'],
  [/([^аеиіоуюяєї’])ь?([^аеиіоуюяєї’])$/, '$1е$2'],
  [/й([^аеиіоуюяєї’])$/, 'є$1'],
]);

/** Before і: руці of рука. */
const changesBeforeI = rewriter([
  [/ц$/, 'к'],
  [/з$/, 'г'],
  [/с$/, 'х'],
]);

/** Before е: друже of друг. */
const changesBeforeE = rewriter([
  [/ч$/, 'к'],
  [/ж$/, 'г'],
  [/ш$/, 'х'],
]);

/** Genitive plural without ending: книжок of книжка, пісень of пісня, сіл of село. */
const changesWithoutEnding = rewriter([
  [/[оеє](?=[^аеиіоуюяєї]$)/, ''],
  [/е(?=[^аеиіоуюяєї]$)/, 'ь'],
  [/о(?=[^аеиіоуюяєї]$)/, 'ь'],
  [/і(?=[^аеиіоуюяєї]+$)/, 'о'],
  [/і(?=[^аеиіоуюяєї]+$)/, 'е'],
]);

/** Fleeting and changing vowels and consonants: кота of кіт, дня of день, руці of рука, пишу of писати. */
const stemChanges: StemChanges = {
  likeness({ kinds, base, ending }) {
    if (kinds === VERB) return 'verb';
    if (/^ь?$/.test(ending) && base !== '') return 'bare';
    const first = kinds === NOUN && /^[іе]$/.test(ending) ? ending : '';
    const isClosed = /^[ьй]?$/.test(base);
    return isClosed || first !== '' ? `${isClosed ? 'closed' : 'open'} ${first}` : undefined;
  },
  of(stem, likeness) {
    if (likeness === 'verb') return changesOfVerbs(stem);
    if (likeness === 'bare') return changesWithoutEnding(stem);
    const consonants = likeness.includes('і')
      ? changesBeforeI(stem)
      : likeness.includes('е')
        ? changesBeforeE(stem)
        : [];
    if (!likeness.startsWith('closed')) return consonants;
    return [...consonants, ...[stem, ...consonants].flatMap(changesOfVowels)];
  },
};

const byEndings = guessByEndings([ADJECTIVES, NOUNS, VERBS], stemChanges);
const guessByAdjective = guessByEndings([ADJECTIVES]);
/** Only where nothing is nearer: маршрутка is no woman of a маршрут, хатина nothing that belongs to a хата. */
const byPersons = guessByEndings([WOMEN, POSSESSIVES]);
const byForms = prefixedForms(
  UKRAINIAN_IRREGULAR,
  'пере|пере|роз|роз|під|піді|над|від|віді|ви|до|за|зі|з|с|на|о|об|обі|по|при|про|у|в|уві|ввій|зай|вий|дій|прий|най',
);

/** @param bases the words that guesses may lead to, among them the verbs that have a partner */
export const guessUkrainian = (word: string, bases: Bases): Guess[] => [
  ...plainGuesses(word, bases),
  ...otherBeginnings(word).flatMap(other => [ofForm(other), ...plainGuesses(other, bases)]),
];

function plainGuesses(word: string, bases: Bases): Guess[] {
  if (word.length < 2 || isReflexive(word)) return guessesOf(word).plain;
  const guesses = ofEndings(word, bases);
  return paired([infinitiveOf(word), ...guesses]).length === 0 ? guesses : guessesOf(word).plain;
}

const infinitiveOf = (word: string): Guess => ({ base: word, kinds: VERB, tags: ['infinitive'] });

const ofEndings = (word: string, bases?: Bases): Guess[] => [
  ...byForms(word),
  ...byEndings(word, bases),
  ...ofComparative(word, bases),
];

/** у and в stand for one another by the sound before them: уранці, вранці; учити, вчити. */
const otherBeginnings = rewriter([
  [/^у(?=[^аеиіоуюяєї’'])/, 'в'],
  [/^в(?=[^аеиіоуюяєї’'])/, 'у'],
]);

const ofForm = (base: string): Guess => ({ base, kinds: [], tags: [] });

/** By the other verb of the pair. */
export const guessUkrainianPartner = (word: string, bases: Bases): Guess[] => [
  ...(isReflexive(word) ? guessesOf(word).verbs : []),
  ...imperfective(guessesOf(word).verbs, bases),
  ...otherBeginnings(word).flatMap(other => imperfective(guessesOf(other).verbs, bases)),
  ...ofNegative(word),
  ...byPersons(word),
];

/** Adjectives and adverbs with не in front: несмачний by смачний. */
function ofNegative(word: string): Guess[] {
  const rest = /^не(.{4,})$/.exec(word)?.[1];
  if (rest === undefined) return [];
  const bases: Guess[] = [{ base: rest, kinds: NEGATED, tags: [] }, ...guessByAdjective(rest)];
  return bases.map(({ base, tags }) => ({ base, kinds: NEGATED, tags: [...tags, 'negative'] }));
}

const isReflexive = (word: string) => /(ся|сь)$/.test(word) && word.length > 4;

type Guesses = { plain: Guess[]; verbs: Guess[] };

let last: { word: string; guesses: Guesses } | undefined;

/** A word that leads nowhere is asked for twice, also by its other verb. */
function guessesOf(word: string): Guesses {
  if (last?.word !== word) last = { word, guesses: newGuessesOf(word) };
  return last.guesses;
}

function newGuessesOf(word: string): Guesses {
  // A single letter is a word of its own: ж, з, у.
  if (word.length < 2) return { plain: [], verbs: [] };
  const plain = isReflexive(word) ? word.replace(/(ся|сь)$/, '') : word;
  const guesses = ofEndings(plain);
  const infinitive = infinitiveOf(plain);
  if (!isReflexive(word)) {
    const verbs = [infinitive, ...guesses];
    // Where the pair is listed, it is as good as an ending.
    return { plain: paired(verbs).length === 0 ? guesses : [...guesses, ...imperfective(verbs)], verbs };
  }
  // -ть of the third person stands before ся only: сміється, сміє.
  const short = plain.replace(/(?<=[еє])ть$/, '');
  const own = UKRAINIAN_IRREGULAR.get(short) ?? [];
  const verbs = [...own, ...guesses, ...byForms(short), ...byEndings(short)].filter(({ kinds }) =>
    kinds.includes('verb'),
  );
  const reflexive = verbs.map(guess => ({ ...guess, base: `${guess.base}ся` }));
  // Lists have the longer form: борись by борися.
  const longer = word.endsWith('сь') ? (UKRAINIAN_IRREGULAR.get(`${plain}ся`) ?? []) : [];
  return {
    plain: [
      ...reflexive,
      ...imperfective([infinitiveOf(word), ...reflexive]),
      ...longer,
      // принось, лосося, бабусь
      ...byEndings(word),
    ],
    // Without ся only where no row has it.
    verbs: [infinitiveOf(word), infinitive, ...verbs],
  };
}

/** коротшими by коротший, найновіша by новіший. */
function ofComparative(word: string, bases?: Bases): Guess[] {
  const [, prefix, rest = ''] = /^(якнай|най)?(.+)$/.exec(word) ?? [];
  const tags = [prefix === undefined ? 'comparative' : 'superlative'] as const;
  const comparatives = [rest, ...guessByAdjective(rest).map(({ base }) => base)].filter(
    base => prefix !== undefined || (base !== word && /[шч]ий$/.test(base)),
  );
  return comparatives.flatMap(base =>
    [...(UKRAINIAN_IRREGULAR.get(base) ?? []), ...byEndings(base, bases)].map(guess => ({ ...guess, tags })),
  );
}
