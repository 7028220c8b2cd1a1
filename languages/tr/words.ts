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
'abla a:cil adaĺet a:dil a:f'erin ah'ududu a:ile 'akciğer aĺarm aĺerji aĺet aĺeti aĺf'abe aĺkoĺ al'ışveriş
'ama ambuĺans 'amca am'erika ampuĺ 'ananas an'aokulu 'ancak a:ni a:n'iden anlam'ıyla anl'amıyorum 'anne
a:rzu 'asla asl'ında avok'ado ay'akkabı 'ayçiçeği aç'ıkça a:ğustos ba:dem baĺon b'alta b'ambu bangĺadeş
b'anka b'anyo basketboĺ b'a:zen b'aşkent beĺa: b'elki bey'efendi bilg'isayar bil'iyor b'ilmiyorum b'ira
b'iraz bir'isi b'irkaç biyoĺoji b'omba brok'oli b'ugün b'urada buy'urun b'uzdolabı b'üfe büy'ükanne
büy'ükbaba büy'ükelçilik ca:mi ca:sus cena:ze cesa:ret cesa:retlendirmek ceza: cina:yet coğr'afya cum'artesi
cumh'urbaşkanı da:hi: da:ire daki:ka da:va: da:vet den'izaltı den'izanası den'izyıldızı dikk'atlice dil'erim
diz'üstü dom'ates d'osya dua: dâhi: dünya: dür'üstçe düz'ine eb'eveyn ecza:ne ed'erim efsa:ne 'euro 'evet
evĺat 'eğer f'abrika fas'ulye feda: feĺa:ket filip'inler finĺandiya futboĺ gaz'ete geld'iniz genell'ikle
ger'çekten goĺ g'ökdelen g'ökkuşağı g'ökyüzü görüş'emedik görüş'ürüz g'özyaşı gün'aydın h'adi haf'ifçe
ha:fıza ha:in haka:ret h'ala haĺat h'angi han'ımefendi hapisha:ne ha:rika har'ita ha:riç hasta:ne hata:
hava:i: hav'alimanı hayaĺ hayaĺet hayva:nat h'ayır hazi:ran h'emen h'enüz h'erhangi h'erkes h'içbir h'obi
hoĺĺanda h'oşça ia:de ia:desi ifa:de iha:net ikna: iĺan iĺaç 'ilkbahar iĺtifat imza: inşa: iptaĺ irĺanda
ita:at itfa:iye itfa:iyeci iti:raf iy'iyim 'içgüdü j'üri kabuĺ kaf'atası kahv'erengi kaĺem kaĺite kaĺp
kaĺpli kanaĺ kan'epe kang'uru ka:nun kapl'umbağa kar'abiber kar'aciğer kar'akol kar'ides karnavaĺ
k'artpostal ka:til kay'ınpeder kay'ınva:lide kaza: kesinl'ikle kil'ise k'imse k'ivi kĺasik kĺasör kĺavye
kl'ima kĺozet kol'ayca koĺombiya k'olye kom'edi kontroĺ k'ova kraĺ kraĺiçe kraĺlık kr'ema k'upa kur'abiye
k'uşkonmaz kütüpha:ne ĺahana ĺa:le ĺamba ĺambası ĺa:net ĺastik ĺatince ĺavabo ĺider lim'onata ĺ'unapark
l'ütfen ma:c'era ma:cunu mad'alya ma:den ma:deni: maka:le mak'arna mak'ine mak'inesi ma:li: maĺzeme m'anda
m'ango m'arka m'asa m'asası m'aske ma:sum ma:vi m'ayo meĺ'odi me:mur me:muru m'erhaba mesa:fe metaĺ m'etro meşguĺ
mikr'odalga mi:mar mi:rasçı misa:fir mob'ilya m'oda m'ola mu:cize muha:bir muha:fız muha:rebe muha:sebeci
muhtem'elen m'usun müda:hale mü:zik müzikaĺ na:dir na:d'iren na:ne n'asıl nas'ılsın nayĺon na:zik n'eden
ned'enle nepaĺ n'erede ner'edeyse nerel'isin n'eyse niha:i: ni:san normaĺ normaĺde okya:nus ol'ağanüstü
old'ukça 'olmadan 'olmadıkça ol'ursa 'opera 'orada orijinaĺ ork'estra ork'ide 'otopark ot'oyol p'akistan
p'almiye p'alto p'anda pantoĺon pap'aya p'arti p'asta pat'ates pat'ika paz'artesi piĺav piĺot piy'ano p'izza
pĺaj pĺan pĺastik poĺonya p'osta posta:ne prot'esto pr'ova p'usula r'adyo ra:hibe rekĺam reç'ete roĺ
s'a:dece sa:dık sa:hip sa:kin sa:kini sal'ata saĺon saĺonu sana:yi sand'alye seĺam semboĺ sen'aryo seya:hat
sig'ara sig'orta siĺah sin'ema sinyaĺ sivr'isinek siya:set siya:setçi s'onbahar s'onra son'unda sosyaĺ
s'oyadı st'üdyo suudi: süperm'arket sır'adağ tab'anca tabii: t'ablo ta:kip t'aksi tam'a:men tama:mlamak
ta:mir ta:mirci ta:rif ta:rifi ta:rih ta:til tayĺand ta:ze teda:vi teknoĺoji ter'eyağı termom'etre t'eyze
tica:ret tica:ri: tiy'atro tornav'ida traj'edi ulusl'ararası va:li vantiĺatör vazi:fe v'azo v'eya v'ida
v'ideo v'ize voleyboĺ yaba:ni: y'alnız yan'ardağ y'arın yav'aşça yemekha:ne y'üzyıl y'ılbaşı zam'andır
z'ebra zeĺanda ziya:ret zür'afa ç'anta ça:resiz ç'ete çikol'ata çim'ento ç'ita ç'oktan ç'ünkü 'önce 'örneğin
özell'ikle 'özgeçmiş 'özgüven 'özgüvenli ünif'orma üniv'ersite ıst'akoz 'ızgara ş'ahsen şa:ir şamp'anya
ş'apka şefta:li şeĺa:le şemp'anze ş'imdi
`;

const MARKS = /[':]/g;

/** Words by the way they are written, with marks for what the letters do not show. */
export const MARKED_WORDS: ReadonlyMap<string, string> = new Map(
  WORDS.trim()
    .split(/\s+/)
    .map(word => [word.replace(MARKS, '').replaceAll('ĺ', 'l').normalize('NFC'), word.normalize('NFC')]),
);
