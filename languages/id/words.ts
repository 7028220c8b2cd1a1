// The letter e is two sounds. Without a mark it is the open one in the last syllable and the neutral one before it, as
// in kelas and karet. Here é is the open one of meja, ê the neutral one of dokter. Words that follow the rule are not listed.
const WORDS = `
méi mélon alérgi amérika apotékêr apêl argéntina artikêl bendéra berbéda blubéri bléndêr bonéka bébek bélgia béngali
bénsin bésok celémek céko céri daérah diréktur doktêr dénmark départêmen désa désain déskripsi désémbêr
détéktif déwasa foldêr fotografêr fébruari féri geréja génius générasi géografi hamburgêr hamstêr hazêl
hélikoptêr héwan ilégal indonésia inféksi invéstasi istiméwa jendéla jérman kaléndêr kaméra kankêr kebébasan
kecéwa kelégaan kemacétan keméja keréta keséhatan kilométêr komputêr kompétisi komédi koméntar komérsial
konférénsi kopêr koréa kréatif krédit kéju kénya kétel kê lobstêr lébar légal légénda léher lémon léntil
manajêr mantêl matématika melémpar meléwatkan membébaskan membéla membéngkokkan mencétak mengecéwakan
mengoléksi mentéga menyéret menélépon menémbak menémpélkan meréka minéral mistéri monstêr muséum médali méja
méksiko mélodi mémori méntal mérah mérek métode métêr nigéria norwégia novémbêr novêl nének népal oktobêr
orkéstra ovên palêm paméran pangéran perbédaan printêr produsêr profési profésional présiden péndek pénguin
pénsil pérak pésta rasbéri ritsléting rékening rékor rélawan réligius réportêr réstoran résépsionis résérvasi
révolusi salêp sandéra seléra sepéda setélan sistém spésifik strobéri swédia swétêr séhat sékretaris sélandia
sélfi sélotip sélébritas séndok sénsitif séntêr séptémbêr séri sérius séwa terpeléset tragédi téatêr téka téki
téknologi téko télépon télévisi ténda ténis téori térapi térmométêr tétes univérsitas vidéo viétnam végétarian
wortêl wékêr zébra éfek égois ékonomi ékor ékspérimen éksékutif élite émber émosi énak énérgi énérgik épisode
éuro
`;

const MARKS: Record<string, string> = { é: 'e', ê: 'e' };

/** Words by the way they are written, with é and ê where the rule would take the other sound. */
export const MARKED_WORDS: ReadonlyMap<string, string> = new Map(
  WORDS.trim()
    .split(/\s+/)
    .map(word => [word.replace(/[éê]/g, letter => MARKS[letter] ?? letter), word]),
);

const words = (list: string) => new Set(list.trim().split(/\s+/));

/** Loanwords whose last k is a k; in others it is a glottal stop. */
export const LOANS_IN_K = words(`
politik musik klasik fisik plastik praktik publik kontrak kontak konflik produk struk truk pabrik listrik spesifik energik
ek proyek efek arsitek apotek bistik lipstik teknik klik mengeklik merek panik batik artistik akademik elastik botanik mistik
irak klinik syok stopkontak blok rok kok stok snack bank plak fabrik grafik organik elektronik romantik topik optik kritik taktik unik
`);

/** Words in which ai and au are one syllable within the word. */
export const WITH_DIPHTHONG = words(`
saudara gaun kaus kaisar kekaisaran audisi astronaut dinosaurus thailand thai bagaimana bagaimanapun sains audio autopsi koktail
`);

/** Verbs whose last i is a suffix after a. */
export const WITH_SUFFIX_I = words(
  'menyukai melukai mencintai menamai menandai menodai memercayai menghargai',
);
