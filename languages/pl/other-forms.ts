import { listedParadigms } from '../word-forms/listed-paradigms.ts';
import type { Paradigm } from '../word-forms/paradigm.ts';

/** Pronouns, determiners and numerals that no rule declines. */
const TABLES = `
ja pronoun -
genitive mnie
dative mi/mnie
accusative mnie
instrumental mną
locative mnie

ty pronoun -
genitive cię/ciebie
dative ci/tobie
accusative cię/ciebie
instrumental tobą
locative tobie

on pronoun -
genitive go/jego/niego
dative mu/jemu/niemu
accusative go/jego/niego
instrumental nim
locative nim

ona pronoun -
genitive jej/niej
dative jej/niej
accusative ją/nią
instrumental nią
locative niej

ono pronoun -
genitive go/jego/niego
dative mu/jemu/niemu
accusative je
instrumental nim
locative nim

my pronoun -
genitive nas
dative nam
accusative nas
instrumental nami
locative nas

wy pronoun -
genitive was
dative wam
accusative was
instrumental wami
locative was

oni pronoun -
genitive ich/nich
dative im/nim
accusative ich/nich
instrumental nimi
locative nich

siebie pronoun -
genitive siebie
dative sobie
accusative siebie/się
instrumental sobą
locative sobie

kto pronoun -
genitive kogo
dative komu
accusative kogo
instrumental kim
locative kim

co pronoun -
genitive czego
dative czemu
accusative co
instrumental czym
locative czym

ktoś pronoun -
genitive kogoś
dative komuś
accusative kogoś
instrumental kimś
locative kimś

coś pronoun -
genitive czegoś
dative czemuś
accusative coś
instrumental czymś
locative czymś

nikt pronoun -
genitive nikogo
dative nikomu
accusative nikogo
instrumental nikim
locative nikim

nic pronoun -
genitive niczego
dative niczemu
accusative nic
instrumental niczym
locative niczym

ktokolwiek pronoun -
genitive kogokolwiek
dative komukolwiek
accusative kogokolwiek
instrumental kimkolwiek
locative kimkolwiek

cokolwiek pronoun -
genitive czegokolwiek
dative czemukolwiek
accusative cokolwiek
instrumental czymkolwiek
locative czymkolwiek

wszyscy pronoun -
genitive wszystkich
dative wszystkim
accusative wszystkich
instrumental wszystkimi
locative wszystkich

wszystko pronoun -
genitive wszystkiego
dative wszystkiemu
accusative wszystko
instrumental wszystkim
locative wszystkim

mój determiner masculine feminine neuter plural
nominative mój moja moje moje/moi
genitive mojego mojej mojego moich
dative mojemu mojej mojemu moim
accusative mój/mojego moją moje moje/moich
instrumental moim moją moim moimi
locative moim mojej moim moich

twój determiner masculine feminine neuter plural
nominative twój twoja twoje twoje/twoi
genitive twojego twojej twojego twoich
dative twojemu twojej twojemu twoim
accusative twój/twojego twoją twoje twoje/twoich
instrumental twoim twoją twoim twoimi
locative twoim twojej twoim twoich

nasz determiner masculine feminine neuter plural
nominative nasz nasza nasze nasze/nasi
genitive naszego naszej naszego naszych
dative naszemu naszej naszemu naszym
accusative nasz/naszego naszą nasze nasze/naszych
instrumental naszym naszą naszym naszymi
locative naszym naszej naszym naszych

czyj determiner masculine feminine neuter plural
nominative czyj czyja czyje czyje/czyi
genitive czyjego czyjej czyjego czyich
dative czyjemu czyjej czyjemu czyim
accusative czyj/czyjego czyją czyje czyje/czyich
instrumental czyim czyją czyim czyimi
locative czyim czyjej czyim czyich

ten determiner masculine feminine neuter plural
nominative ten ta to te/ci
genitive tego tej tego tych
dative temu tej temu tym
accusative ten/tego tę to te/tych
instrumental tym tą tym tymi
locative tym tej tym tych

tamten determiner masculine feminine neuter plural
nominative tamten tamta tamto tamte/tamci
genitive tamtego tamtej tamtego tamtych
dative tamtemu tamtej tamtemu tamtym
accusative tamten/tamtego tamtą tamto tamte/tamtych
instrumental tamtym tamtą tamtym tamtymi
locative tamtym tamtej tamtym tamtych

każdy determiner masculine feminine neuter
nominative każdy każda każde
genitive każdego każdej każdego
dative każdemu każdej każdemu
accusative każdy/każdego każdą każde
instrumental każdym każdą każdym
locative każdym każdej każdym

jeden numeral masculine feminine neuter plural
nominative jeden jedna jedno jedne/jedni
genitive jednego jednej jednego jednych
dative jednemu jednej jednemu jednym
accusative jeden/jednego jedną jedno jedne/jednych
instrumental jednym jedną jednym jednymi
locative jednym jednej jednym jednych

dwa numeral masculine feminine
nominative dwa dwie
genitive dwóch dwóch
dative dwóm dwóm
accusative dwa/dwóch dwie
instrumental dwoma dwiema/dwoma
locative dwóch dwóch

oba determiner masculine feminine
nominative oba/obaj obie
genitive obu obu
dative obu obu
accusative oba/obu obie
instrumental oboma/obu obiema/oboma
locative obu obu

wszystkie determiner -
genitive wszystkich
dative wszystkim
accusative wszystkie/wszystkich
instrumental wszystkimi
locative wszystkich

niektóre determiner -
genitive niektórych
dative niektórym
accusative niektóre/niektórych
instrumental niektórymi
locative niektórych

kilka determiner -
genitive kilku
dative kilku
accusative kilka/kilku
instrumental kilkoma/kilku
locative kilku

wiele determiner -
genitive wielu
dative wielu
accusative wiele/wielu
instrumental wieloma/wielu
locative wielu

niewiele determiner -
genitive niewielu
dative niewielu
accusative niewiele/niewielu
instrumental niewieloma/niewielu
locative niewielu

trzy numeral -
genitive trzech
dative trzem
accusative trzy/trzech
instrumental trzema
locative trzech

cztery numeral -
genitive czterech
dative czterem
accusative cztery/czterech
instrumental czterema
locative czterech`;

/** Five to a hundred: the form of all other cases, and what the instrumental has besides. */
const NUMBERS = `
pięć pięciu pięcioma
sześć sześciu sześcioma
siedem siedmiu siedmioma
osiem ośmiu ośmioma
dziewięć dziewięciu dziewięcioma
dziesięć dziesięciu dziesięcioma
jedenaście jedenastu
dwanaście dwunastu
trzynaście trzynastu
czternaście czternastu
piętnaście piętnastu
szesnaście szesnastu
siedemnaście siedemnastu
osiemnaście osiemnastu
dziewiętnaście dziewiętnastu
dwadzieścia dwudziestu
trzydzieści trzydziestu
czterdzieści czterdziestu
pięćdziesiąt pięćdziesięciu
sześćdziesiąt sześćdziesięciu
siedemdziesiąt siedemdziesięciu
osiemdziesiąt osiemdziesięciu
dziewięćdziesiąt dziewięćdziesięciu
sto stu`;

const PARADIGMS = listedParadigms([TABLES.trim(), ...NUMBERS.trim().split('\n').map(numeral)].join('\n\n'));

/** The paradigm of a word that is listed with all its forms. */
export const listedParadigm = (form: string, pos: string): Paradigm | undefined =>
  PARADIGMS.get(`${form} ${pos}`);

function numeral(line: string): string {
  const [form = '', other = '', instrumental] = line.split(' ');
  return [
    `${form} numeral -`,
    `genitive ${other}`,
    `dative ${other}`,
    `accusative ${form}/${other}`,
    `instrumental ${instrumental === undefined ? other : `${instrumental}/${other}`}`,
    `locative ${other}`,
  ].join('\n');
}
