// The letter e is two sounds. Without a mark it is the open one in the last syllable and the neutral one before it, as
// in kelas and karet. Here é is the open one of meja, ê the neutral one of dokter. Words that follow the rule are not listed.
const WORDS = `
agénsi akordéon alérgi amérika antréan apotékêr apêl argéntina artikêl barbékyu barténdêr bendéra berbéda berbélok
berdébat bergéser berinvéstasi berkoméntar berkonséntrasi berkélok bernégosiasi beréaksi berékspérimen blubéri
bléndêr bonéka bréndi burgêr béasiswa bébas bébek bécak bélgia béngali béngkok bénsin bésok celémek céko céri
daérah diréktur doktêr débat dékade démonstrasi dénmark départêmen déprési désa désain déskripsi désémbêr détéktif
déwa déwan déwasa déwi foldêr fotografêr frékuénsi fébruari fédêral féri féstival galéri geréja geréndél gorésan
génius générasi géografi hamburgêr hamstêr hazêl hélikoptêr héwan idéal idéntitas ilégal indonésia inféksi
inspéktur intélijen invéstasi istiméwa jendéla jérman kabêl kaléndêr kaméra kankêr kebébasan kecéwa kelégaan
keléreng kemacétan keméja keréta kesuksésan keséhatan keésokan kilométêr koléksi kompléks komputêr kompétisi
komutêr komédi koméntar komérsial konférénsi konsélor kontêr konvénsi kopêr koréa kréatif krédit kécap kéju kélok
kénya kétel kê lasêr lisénsi litêr lobstêr lokêr lébar léga légal légénda léher lélang lémon lémparan léna léntil
léntéra léo lésbian léwat manajêr mantêl marmêr matématika matéri melémpar meléwati meléwatkan memamérkan
membébaskan membédakan membéla membéngkokkan memperdébatkan memprédiksi menargétkan mencétak mendédikasikan
mendéfinisikan mendétéksi mengecéwakan menggéndong menghémat mengidéntifikasi menginféksi mengoléksi mengoléskan
mengéja mengéjek mengéksékusi mengévakuasi menoléransi mentéga menyéret menélépon menémbak menémpélkan menétes
meréka merékoméndasikan merékrut meréméhkan merépotkan minéral mistéri mistérius monstêr muséum médali média médis
méi méja méksiko mélodi mélon mémori méntal ménu méong mérah mérek métode métêr métêran méwah nigéria norwégia
novémbêr novêl négatif nékat nének népal objéktif oktobêr orkéstra ovên palêm paméran pangéran pedésaan pelécéhan
pembébasan pembélaan pendéta penyéwa penémbak perbédaan pergéséran pokêr poténsi poténsial printêr produsêr profési
profésional prosédur présiden pénalti péndek pénguin pénis pénsil pénsiun pénsiunan pérak période péron pérsia
pérsik pésta rasbéri resépsi ritsléting réaksi référénsi régu rékening rékor rékrutan rélawan réligius rémi rémot
réportêr répot réputasi réspons réstoran résépsionis résérvasi réuni révolusi salêp sandéra satélit seléra sepéda
setélan siréne sistém skétsa spésies spésifik stratégi strobéri stékêr sumbêr supêr swédia swétêr séhat sékretaris
séksi séksual sélandia sélfi sélotip sélébritas séndok sénsasi sénsitif séntêr sépak séptémbêr séri sérius
sértifikat sési séwa terpeléset tragédi téatêr téka téki téknik téknis téknisi téknologi téko télépon télévisi téma
témpo témpêramen ténda ténis téori térapi térapis térmométêr téroris tétes tétésan univérsitas vidéo viétnam
végétarian véna vérsi wortêl wékêr zébra édisi éditor éfek éféktif égois ékonomi ékor éksprés éksprési ékspérimen
ékstrem éksékusi éksékutif élite émber émosi émosional énak éntri énérgi énérgik épisode éuro
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
persik komik antik distrik piknik trik maniak objek subjek dek cek hanbok
`);

/** Words in which ai and au are one syllable within the word. */
export const WITH_DIPHTHONG = words(`
saudara gaun kaus kaisar kekaisaran audisi astronaut dinosaurus thailand thai bagaimana bagaimanapun sains audio autopsi koktail
australia austria trauma
`);

/** Words in which a suffix or its stem parts a from the i or u after it: sukai, baik, mau. */
export const WITHOUT_DIPHTHONG = words(`
menyukai melukai mencintai menamai menandai menodai memercayai menghargai mempersenjatai membiayai mendanai mewawancarai
mencurigai matai kebaikan kenaikan kemauan perbaikan
`);
