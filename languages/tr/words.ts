/** Place names, whose stress depends on the weight of their syllables. */
export const PLACES: ReadonlySet<string> = new Set(
  `afrika almanya arabistan arjantin avustralya avusturya bangladeş belçika brezilya danimarka endonezya fas finlandiya
fransa hindistan hollanda ırak iran irlanda ispanya israil isveç isviçre italya japonya kanada kenya kolombiya kore küba
macaristan malezya meksika mısır nepal nijerya norveç paskalya polonya portekiz romanya rusya tayland türkiye ukrayna
vietnam yunanistan zelanda çekya çin asya avrupa türkistan suriye libya bulgaristan`.split(/\s+/),
);

// What the spelling does not say: ' stands before a stressed vowel that is not the last, : after a long one, ĺ for a
// palatal l. Words that are said by the rules are not listed.
const WORDS = `
'abla 'acaba a:cil ac'ıyla ada:ĺet a:dil a:d'ilce a:f'erin ahĺa:ki: ahĺaksızlık ah'ududu a:ile a:it 'akciğer
aks'ine aĺarm aĺbüm aĺ'erji aĺet aĺeti aĺf'abe aĺkoĺ 'aĺo aĺternatif alç'akgönüllü al'ışveriş alış'ılmadık 'ama
ambuĺans 'amca am'erika am'ina ampuĺ 'ananas an'aokulu 'ancak a:ni a:n'iden anlam'ıyla anl'amıyorum 'anne
ant'ika apt'alca 'artık a:rzu a:rzulamak asgari: 'asla asl'ında atl'ıkarınca avok'ado ay'akkabı a:yin 'aynen
'aynı ayr'ıca 'ayçiçeği 'açgözlü aç'ıkça aç'ıkçası ağ'ustos ba:dem baha:ne baha:rat ba:kir ba:kire ba:kiye
b'alayı b'ale bal'ina b'almumu baĺon b'alta b'ambu b'ando bangĺadeş b'anka banl'iyö b'anyo b'armen basketboĺ
bat'eri batta:niye b'a:zen b'aşkent b'aşlıca b'aşparmak bekl'enmedik beĺa: b'elki bera:berlik bey'efendi
beyzboĺ bez'elye biĺ'ardo bilg'isayar bil'inmeyen bil'iyor b'ilmemek b'ilmiyorum bina: b'ira b'iraz b'irazdan
b'irbiri b'irden bir'isi b'irkaç b'irçok biyoĺ'oji bĺok b'omba boy'unca br'endi brok'oli b'ugün b'urada
buy'urun b'uzdolabı b'öyle b'öylece b'üfe büy'ükanne büy'ükbaba büy'ükelçilik c'adde ca:mi ca:sus ca:susluk
cena:ze cesa:ret cesa:retlendirmek ceza: ceza:i: ciddi: cina:yet coğr'afya cum'artesi cumh'urbaşkanı cıv'ata
da:hi: da:ire da:iresi daki:ka da:va: da:vet dayan'amamak den'izaltı den'izanası den'izle den'izyıldızı d'epo
depoz'ito der'eotu deva:sa dikkatl'ice dil'erim d'ipnot diz'üstü d'oktor dom'ates d'osya doğr'uca doğr'udan
dua: dua:sı dâhi: dünya: dür'üstçe düz'ine düşm'anca eb'eveyn ebil'irdi ecza:ne ed'erim ef'endi ef'endim
ef'endimiz efsa:ne en'erji entr'ika 'euro 'evet evĺat eya:let 'eğer f'abrika fa:hişe fa:iz fant'ezi fa:re
fas'ulye fat'ura fauĺ feda: federaĺ feĺa:ket festivaĺ filip'inler f'iĺo finaĺ finĺandiya futboĺ futboĺu
fırt'ına fırt'ınası gal'eri ga:libiyet gar'anti gaz'ete geld'iniz gem'iyle genell'ikle ger'çekten gitt'ikçe
gizl'ice goĺ goĺf gu'ava g'ökdelen g'ökkuşağı g'ökyüzü görüş'emedik görüş'ürüz g'özaltı g'özyaşı gün'aydın
gün'eybatı güv'enle güz'elce h'adi haf'ifçe ha:fıza ha:in haka:ret h'ala haĺat hamb'urger ha:mile ha:milelik
h'amster h'angi han'ımefendi hapisha:ne ha:rika har'ita ha:riç hasta:ne hasta:neye hata: hava:i: hav'alimanı
hayaĺ hayaĺet hayva:nat h'ayır hazi:ne hazi:ran h'emen h'enüz h'erhangi h'erkes hi:le h'içbir h'içbiri h'obi
h'okey hoĺĺanda h'oşça huku:ki: ia:de ia:desi iba:det i:cat i:dam iddia: ideaĺ ifa:de iftira: ifşa: iha:net
ihĺaĺ ihtimaĺ ikna: i:ĺan iĺaç 'ilkbahar iĺtifat i:ma: impar'ator impar'atorluk imza: imza:lamak inşa: inşa:at
iptaĺ 'ipucu ira:de irĺanda isk'ele istifa: istihba:rat isti:ĺa: ita:at itfa:iye itfa:iyeci i:tiraf i:tiraz
iy'iyim 'içgüdü işa:ret işa:retlemek işgaĺ 'işte j'üri kabi:le kab'ine k'abĺo kabuĺ kaf'atası ka:fiye ka:fiyeli
kahv'erengi kaĺem kaĺite kaĺp kaĺpli kamp'anya kanaĺ k'anca kan'epe kang'uru k'ano ka:nun kapas'ite kapl'umbağa
kapuç'ino kar'abiber kar'abuğday kar'aciğer kar'akol k'arga kar'ides karnavaĺ k'artpostal kar'ınca k'asa
kas'ırga ka:til kay'ınpeder kay'ınva:lide kaza: kaz'a:ra: kefa:let kefa:letle kert'enkele kesinl'ikle kil'ise
k'iĺo kiĺom'etre kim'ono k'imse k'ivi kĺasik kĺasör kĺavye kl'ima kĺozet kol'ayca koĺombiya k'olye k'oma
kom'edi kom'ite k'ompĺo k'ongre kontroĺ k'opya k'ova k'ovboy kraĺ kraĺiçe kraĺlık kr'edi kr'ema kristaĺ kul'übe
kul'übesi kum'anda kumarha:ne k'upa kur'abiye k'urbağa kurd'ele kur'uyemiş k'uşkonmaz küĺah kür'ekle kütüpha:ne
kıya:fet ĺaboratuvar ĺ'ahana ĺ'ahanası ĺa:le ĺ'amba ĺ'ambası ĺa:net ĺa:netlemek ĺastik ĺatince ĺav'abo ĺa:yık
ĺazer l'ena l'eo ĺider limon'ata l'ise l'iste l'itre ĺ'izbon ĺ'obi l'odos lok'anta ĺ'unapark l'ütfen ma'alesef
ma:cera: ma:cunu mad'alya ma:dem ma:den ma:deni: maka:le mak'arna mak'ine mak'inesi ma:kuĺ ma:li: ma:likâne
ma:liyet maĺzeme m'anda mandal'ina ma:nevi: m'ango mar'ia m'arka m'arket m'asa m'asası m'aske ma:sum ma:vi
m'ayo m'edyum meĺ'odi me:mur me:muru m'engene m'erhaba mesa:fe metaĺ m'etre m'etro meyha:neci me:zun me:zuniyet
meşguĺ mi:de mikr'odalga mi:mar mi:rasçı misa:fir mob'ilya m'oda m'odaya m'ola mu:cize muha:bir muha:fız
muha:rebe muha:sebeci muhtem'elen m'usun m'utlaka müca:dele müda:hale müĺa:kat müza:kere mü:zik müzikaĺ na:dir
na:d'iren na:ne n'asıl nas'ılsın nayĺon na:zik na:z'ikçe n'eden ned'enle nepaĺ n'erede ner'edeyse nerel'isin
n'eyse neza:ket niha:i: ni:san normaĺ normaĺde n'ota num'ara okya:nus ol'ağanüstü old'ukça 'olmadan 'olmadıkça
'olmadığını 'olmamak 'olmayan ol'ursa 'opera 'orada orijinaĺ ork'estra ork'ide 'otopark ot'oyol p'akistan
p'almiye p'alto pal'yaço p'anda pantoĺon pap'aya par'amparça p'ardon p'arti p'asta pat'ates p'ati pat'ika
paz'artesi paç'avra pen'altı p'encere p'eni perş'embe petroĺ peç'ete pij'ama piĺav piĺot p'ipo pirz'ola
piy'ango piy'ano p'izza pĺaj pĺak pĺan pĺanlamak pĺastik pĺatformu p'oker pol'itika pol'içe poĺonya p'ompa
p'opo p'orno p'osta posta:ne pr'oje prot'esto pr'ova p'uro p'usula r'adyo ra:hibe ra:hip rand'evu r'astgele
ra:zı refa:katçi rekĺam r'esmen reç'ete rica: roĺ r'osa r'osto r'uĺo r'upi r'upisi rü:ya: rıza: sa:bit sada:kat
sa:de s'a:dece sa:dık sa:ha sa:hibi sa:hip sa:hipliği sa:kin sa:kini sal'ata saĺon saĺonu sana:yi sand'alye
sa:niye sefa:let seĺam seĺamlamak semboĺ sen'aryo s'endika s'eri sert'ifika s'ertçe s'esle sess'izce s'evmemek
seya:hat sig'ara sig'orta siĺah siĺahlandırmak sin'ema sinyaĺ s'ite s'itesi sivr'isinek siya:set siya:setçi
siya:si: sĺayt s'onbahar s'onra son'unda sosyaĺ s'oyadı st'adyum strat'eji st'üdyo suudi: s'uşi süperm'arket
süra:hi sık'ıca sır'adağ tab'anca tab'ela tabii: t'ablo ta:kip t'aksi ta:lih ta:lihsiz ta:li:mat tam'a:men
tama:mlamak ta:mir ta:mirci ta:ne t'ango ta:rif ta:rifi ta:rih ta:til t'avla tayĺand ta:ze teca:vüz teda:rik
teda:vi teknoĺ'oji teĺaşlandırmak teĺaşlı t'ema te:min t'empo t'encere te'ori ter'api ter'eyağı termom'etre
tesa:düf te:sis t'estere t'estereyle t'eyze teza:hürat tica:ret tica:ri: tiy'atro tornav'ida traj'edi tr'avma
turn'uva t'urta tıbbi: ulusl'ararası vahşi: va:li vantiĺatör v'ardiya vazi:fe v'azo veba: veda: veĺa:yet
ver'anda v'ermemek vesa:yet vesi:le v'eya v'ida v'ideo v'iski v'ize voleyboĺ v'olta yaba:ni: y'alnız yan'ardağ
y'a:ni yap'amamak yap'amayan yar'asa y'arın yav'aşça y'aşça yelk'enle yemekha:ne yen'iden yeter'ince y'ine
y'üzyıl y'ılbaşı zam'andır z'ebra zeĺanda ziya:ret ziya:retçi zür'afa ç'anta ça:re ça:resiz çarş'amba çek'irge
ç'erçeve ç'ete çikol'ata çim'ento ç'ita ç'oktan çub'ukla ç'ünkü 'öbür 'önce 'örneğin 'öyle 'öyleyse özell'ikle
'özgeçmiş 'özgüven 'özgüvenli ünif'orma üniv'ersite ıst'akoz 'ızgara ş'ahsen şa:ir şamp'anya şampiy'ona
şant'iye ş'apka şefta:li şeĺa:le şemp'anze ş'imdi
`;

const MARKS = /[':]/g;

/** Words by the way they are written, with marks for what the letters do not show. */
export const MARKED_WORDS: ReadonlyMap<string, string> = new Map(
  WORDS.trim()
    .split(/\s+/)
    .map(word => [word.replace(MARKS, '').replaceAll('ĺ', 'l').normalize('NFC'), word.normalize('NFC')]),
);
