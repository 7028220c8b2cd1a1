// The letter e is two sounds, and the engine takes a stressed one always for the open one. Here ê is the neutral one
// of besar, e the other. Words of which the engine guesses right are not listed.
const WORDS = `
air bêrangkat bêrani bêras bêrênang bêrat bêri bêrsih bêsar bêsi bêtul bêkêrja bêlanja bêlas bêli bêlum bênang bênar
bêrgêrak bêrhênti bêrkas bêrkêmas bêrlêngan bêrmain bêrtêmu bêrtêpuk cêlup cêmas cêpat cêrah cêrdas cêrita cêrmin
dêkat dêlapan dêmam dêngan dêngar dêngkur dêpan dêrajat dêtik êlang êmas êmbun êmpat ênam gêdung gêlang gêlap gêlas
gêlisah gêmbira gêmbok gêmpa gêmuk gênap gêndang gênggam gêrak gêrbang gêrbong jêlas jêmput jêmur jêndela jênis jêruk
karêna kêbêrangkatan kêbêranian kêbun kêcap kêcil kêgêmbiraan kêjam kêjut kêlab kêlapa kêlas kêlêdai kêlima
kêlinci kêluar kêmacêtan kêmarin kêmbali kêmbang kêmbar kêmudian kêntang kênyang kêpala kêpêrcayaan kêra kêrah kêrang
kêranjang kêras kêrbau kêring kêrja kêrtas kêtam kêtat kêtêrampilan kêtêrlambatan kêtik kêtiga kêcêlakaan lêbah
lêbat lêbih lêkas lêlah lêmah lêmari lêmas lêmbut lêngan lêngkap lêpas lêtak lêzat mêkar mêmbêku mêmbêlanjakan
mêmbêli mêmbêri mêmêcat mêmêgang mêmêluk mêmêsan mêmêtik mêncair mêndêkat mênêbak mênêlan mênêndang mênêpi
mêngêklik mêngêluh mêngêpak mêngêrti mêngêtahui mêngêtuk mênit mêntah mênu mênyêbêrang mênyêlam
mênyêlêsaikan mênyêmbunyikan mênyêntuh mênang mêngantuk mênantu mêrak mêrêka mêsin nêgara nêgêri nyêri pêdas pêkan
pêlan pêlaut pêluk pêmain pênggêmar pêngêring pêngêmbalian pêngêtahuan pênjara pênting pênuh pênyêdot pênyu pêrban
pêrbêlanjaan pêrgi pêrlu pêrmen pêrnah pêrsêgi pêrsik pêrtama pêrut pêsan pêsawat rêmpah rêdup rênang rêndah rêsep
sêbêlas sêbêlum sêbêntar sêdang sêdap sêdot sêgar sêgêra sêjuk sêkarang sêkrup sêlai sêlam sêlamat sêlera sêlêsai
sêlimut sêmak sêmbuh sêmên sêmi sêmpit sêmua sêmut sênam sênang sêndiri sêni Sênin sênyum sêpatu sêpêrti sêprai sêrbet
sêring sêtêlah sêtêngah sêtia sêtir talênan tênang têgang têgas têlah têlan têlinga têlur têman têmbok têmpat
têngah têntang têntara têntu têpat têpi têpuk têpung têrang têrbang têrbit têrima têrjun têrsênyum têrtawa têrung
têrsêsat têduh têbak têbal têkan
`;

/** Words by the way they are written, with ê where an e is the neutral vowel. */
export const INDONESIAN_WORDS: ReadonlyMap<string, string> = new Map(
  WORDS.trim()
    .split(/\s+/)
    .map(word => [word.replaceAll('ê', 'e').toLowerCase(), word.toLowerCase()]),
);
