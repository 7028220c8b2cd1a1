import { listedParadigms } from '../word-forms/listed-paradigms.ts';
import type { Paradigm } from '../word-forms/paradigm.ts';

/** Pronouns, determiners and numerals that no rule declines. */
const TABLES = `
я pronoun -
genitive мене́
dative мені́
accusative мене́
instrumental мно́ю
locative мені́

ти pronoun -
genitive тебе́
dative тобі́
accusative тебе́
instrumental тобо́ю
locative тобі́

він pronoun -
genitive його́/ньо́го
dative йому́
accusative його́/ньо́го
instrumental ним
locative ньо́му

вона pronoun -
genitive її́/не́ї
dative їй
accusative її́/не́ї
instrumental не́ю
locative ній

воно pronoun -
genitive його́/ньо́го
dative йому́
accusative його́/ньо́го
instrumental ним
locative ньо́му

ми pronoun -
genitive нас
dative нам
accusative нас
instrumental на́ми
locative нас

ви pronoun -
genitive вас
dative вам
accusative вас
instrumental ва́ми
locative вас

вони pronoun -
genitive їх/них
dative їм
accusative їх/них
instrumental ни́ми
locative них

себе pronoun -
genitive себе́
dative собі́
accusative себе́
instrumental собо́ю
locative собі́

хто pronoun -
genitive кого́
dative кому́
accusative кого́
instrumental ким

що pronoun -
genitive чого́
dative чому́
accusative що
instrumental чим
locative чо́му

хтось pronoun -
genitive кого́сь
dative кому́сь
accusative кого́сь
instrumental ки́мось/кимсь

щось pronoun -
genitive чого́сь
dative чому́сь
accusative щось
instrumental чи́мось/чимсь

будь-хто pronoun -
genitive будь-кого́
dative будь-кому́
accusative будь-кого́
instrumental будь-ки́м

будь-що pronoun -
genitive будь-чого́
dative будь-чому́
accusative будь-що́
instrumental будь-чи́м

ніхто pronoun -
genitive ніко́го
dative ніко́му
accusative ніко́го
instrumental ніки́м

ніщо pronoun -
genitive нічо́го
dative нічо́му
accusative ніщо́
instrumental нічи́м

усі pronoun -
genitive усі́х
dative усі́м
accusative усі́х
instrumental усіма́
locative усі́х

усі determiner -
genitive усі́х
dative усі́м
accusative усі́/усі́х
instrumental усіма́
locative усі́х

усе pronoun -
genitive усього́
dative усьому́
accusative усе́
instrumental усі́м
locative усьо́му

мій determiner masculine feminine neuter plural
nominative мій моя́ моє́ мої́
genitive мого́ моє́ї мого́ мої́х
dative моє́му мої́й моє́му мої́м
accusative мій/мого́ мою́ моє́ мої́/мої́х
instrumental мої́м моє́ю мої́м мої́ми
locative моє́му мої́й моє́му мої́х

твій determiner masculine feminine neuter plural
nominative твій твоя́ твоє́ твої́
genitive твого́ твоє́ї твого́ твої́х
dative твоє́му твої́й твоє́му твої́м
accusative твій/твого́ твою́ твоє́ твої́/твої́х
instrumental твої́м твоє́ю твої́м твої́ми
locative твоє́му твої́й твоє́му твої́х

наш determiner masculine feminine neuter plural
nominative наш на́ша на́ше на́ші
genitive на́шого на́шої на́шого на́ших
dative на́шому на́шій на́шому на́шим
accusative наш/на́шого на́шу на́ше на́ші/на́ших
instrumental на́шим на́шою на́шим на́шими
locative на́шому на́шій на́шому на́ших

їхній determiner masculine feminine neuter plural
nominative ї́хній ї́хня ї́хнє ї́хні
genitive ї́хнього ї́хньої ї́хнього ї́хніх
dative ї́хньому ї́хній ї́хньому ї́хнім
accusative ї́хній/ї́хнього ї́хню ї́хнє ї́хні/ї́хніх
instrumental ї́хнім ї́хньою ї́хнім ї́хніми
locative ї́хньому ї́хній ї́хньому ї́хніх

той determiner masculine feminine neuter plural
nominative той та те ті
genitive того́ тіє́ї/то́ї того́ тих
dative тому́ тій тому́ тим
accusative той/того́ ту те ті/тих
instrumental тим тіє́ю/то́ю тим ти́ми
locative то́му тій то́му тих

цей determiner masculine feminine neuter plural
nominative цей ця це ці
genitive цього́ ціє́ї цього́ цих
dative цьому́ цій цьому́ цим
accusative цей/цього́ цю це ці/цих
instrumental цим ціє́ю цим ци́ми
locative цьо́му цій цьо́му цих

чий determiner masculine feminine neuter plural
nominative чий чия́ чиє́ чиї́
genitive чийо́го чиє́ї чийо́го чиї́х
dative чийо́му чиї́й чийо́му чиї́м
accusative чий/чийо́го чию́ чиє́ чиї́/чиї́х
instrumental чиї́м чиє́ю чиї́м чиї́ми
locative чийо́му чиї́й чийо́му чиї́х

один numeral masculine feminine neuter plural
nominative оди́н одна́ одне́/одно́ одні́
genitive одного́ одніє́ї/одно́ї одного́ одни́х
dative одному́ одні́й одному́ одни́м
accusative оди́н/одного́ одну́ одне́/одно́ одні́/одни́х
instrumental одни́м одніє́ю/одно́ю одни́м одни́ми
locative одному́ одні́й одному́ одни́х

два numeral masculine feminine
nominative два дві
genitive двох двох
dative двом двом
accusative два/двох дві/двох
instrumental двома́ двома́
locative двох двох

обидва determiner masculine feminine
nominative оби́два оби́дві
genitive обо́х обо́х
dative обо́м обо́м
accusative оби́два/обо́х оби́дві/обо́х
instrumental обома́ обома́
locative обо́х обо́х

три numeral -
genitive трьох
dative трьом
accusative три/трьох
instrumental трьома́
locative трьох

чотири numeral -
genitive чотирьо́х
dative чотирьо́м
accusative чоти́ри/чотирьо́х
instrumental чотирма́
locative чотирьо́х

сорок numeral -
genitive сорока́
dative сорока́
accusative со́рок
instrumental сорока́
locative сорока́

дев’яносто numeral -
genitive дев’яно́ста
dative дев’яно́ста
accusative дев’яно́сто
instrumental дев’яно́ста
locative дев’яно́ста

сто numeral -
genitive ста
dative ста
accusative сто
instrumental ста
locative ста

багато determiner -
genitive багатьо́х
dative багатьо́м
accusative бага́то/багатьо́х
instrumental багатьма́
locative багатьо́х

кілька determiner -
genitive кілько́х
dative кілько́м
accusative кі́лька/кілько́х
instrumental кількома́
locative кілько́х`;

/** Five to eighty: the genitives, the dative, the instrumentals. The genitive is the dative and the locative as well. */
const NUMBERS = `
п’ять п’яти́/п’ятьо́х п’ятьо́м п’ятьма́/п’ятьома́
шість шести́/шістьо́х шістьо́м шістьма́/шістьома́
сім семи́/сімо́х сімо́м сьома́/сімома́
вісім восьми́/вісьмо́х вісьмо́м вісьма́/вісьмома́
дев’ять дев’яти́/дев’ятьо́х дев’ятьо́м дев’ятьма́/дев’ятьома́
десять десяти́/десятьо́х десятьо́м десятьма́/десятьома́
одинадцять одинадцяти́/одинадцятьо́х одинадцятьо́м одинадцятьма́/одинадцятьома́
дванадцять дванадцяти́/дванадцятьо́х дванадцятьо́м дванадцятьма́/дванадцятьома́
тринадцять тринадцяти́/тринадцятьо́х тринадцятьо́м тринадцятьма́/тринадцятьома́
чотирнадцять чотирнадцяти́/чотирнадцятьо́х чотирнадцятьо́м чотирнадцятьма́/чотирнадцятьома́
п’ятнадцять п’ятнадцяти́/п’ятнадцятьо́х п’ятнадцятьо́м п’ятнадцятьма́/п’ятнадцятьома́
шістнадцять шістнадцяти́/шістнадцятьо́х шістнадцятьо́м шістнадцятьма́/шістнадцятьома́
сімнадцять сімнадцяти́/сімнадцятьо́х сімнадцятьо́м сімнадцятьма́/сімнадцятьома́
вісімнадцять вісімнадцяти́/вісімнадцятьо́х вісімнадцятьо́м вісімнадцятьма́/вісімнадцятьома́
дев’ятнадцять дев’ятнадцяти́/дев’ятнадцятьо́х дев’ятнадцятьо́м дев’ятнадцятьма́/дев’ятнадцятьома́
двадцять двадцяти́/двадцятьо́х двадцятьо́м двадцятьма́/двадцятьома́
тридцять тридцяти́/тридцятьо́х тридцятьо́м тридцятьма́/тридцятьома́
п’ятдесят п’ятдесяти́/п’ятдесятьо́х п’ятдесятьо́м п’ятдесятьма́/п’ятдесятьома́
шістдесят шістдесяти́/шістдесятьо́х шістдесятьо́м шістдесятьма́/шістдесятьома́
сімдесят сімдесяти́/сімдесятьо́х сімдесятьо́м сімдесятьма́/сімдесятьома́
вісімдесят вісімдесяти́/вісімдесятьо́х вісімдесятьо́м вісімдесятьма́/вісімдесятьома́`;

const PARADIGMS = listedParadigms([TABLES.trim(), ...NUMBERS.trim().split('\n').map(numeral)].join('\n\n'));

/** The paradigm of a word that is listed with all its forms. */
export const listedParadigm = (form: string, pos: string): Paradigm | undefined =>
  PARADIGMS.get(`${form} ${pos}`);

function numeral(line: string): string {
  const [form = '', genitives = '', dative = '', instrumentals = ''] = line.split(' ');
  const [genitive = ''] = genitives.split('/');
  return [
    `${form} numeral -`,
    `genitive ${genitives}`,
    `dative ${genitive}/${dative}`,
    `instrumental ${instrumentals}`,
    `locative ${genitives}`,
  ].join('\n');
}
