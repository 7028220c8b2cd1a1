import type { WordsApart } from '../word-forms/language-forms.ts';

/** What stands right before a verb and makes one with it: yardım etti is yardım etmek. Free companions (eve gitmek) are not listed. */
const BEFORE_VERBS = `
abone acele acı adım ait alay alt aktarma alıntı alıştırma alışveriş ameliyat analiz anlamına ant antrenman ara arz arzu ateş aşı ayakta
ayağa ayırt banyo bağış bel berbat bertaraf beyan boyun bulaşık cesaret cevap ceza çağrıda çamaşır çığlık çıkış dâhil dahil dalga dans dava
davet dedikodu değer deney devam dezenfekte dikkat dile dilekçe diz dua duş ele elde emanet emekli emin engel esir eşlik etki fal fark farkına
feda fotoğraf fren garanti gayret gebe geç geri gerçek giriş görev görüş göz gözaltına gözden göç gurur haber hafife hak haksız haklı hakaret
hamile hareket hasta hata havale hayal hayatta hayran hediye hesaba hizmet hoş iade ibaret icat idam idare iddia ifade iflas iftira ihanet
ihbar ihlal ihmal ihraç ihtiyaç ikamet ikna ikram ilan ileri iletişim ilgi iltifat ima imal inat inkâr inkar inşa intikam iptal isim ispat
israf istifa istila isyan işaret işe itaat ithal itiraf itiraz izin kabul kahvaltı kamp kapıp karar karşı karşılık katkıda kavga kayda kendine
kilo kontrol konsantre kopya kulak kurban lazım maruz masaj mahrum mecbur memnun merak meydana mezun meşgul monte motive muayene mücadele
müdahale mülakat mümkün müsaade neden nefes nefret nezle niyet not nöbet nutuk oruç ortadan ortaya otostop oy organize özür öğüt ödünç
öne park patlak pes pişman prova protesto poz rahatsız randevu rapor razı reklam rekabet restore rica risk röportaj rüya sahip sarf satın
sarhoş savunma saygı sebep serbest servis seyahat sipariş sohbet sokağa son sona soru söz spor şahit şaka şarj şarkı şikâyet şikayet şüphe taburcu
tahmin tahrik tahliye takdir takip taklit talep tamir tanık tarif tasarruf tatmin tavsiye tebrik tedarik tedavi tehdit teklif tekrar telaffuz
telafi telefon temin temsil tepki tercih tercüme tereddüt terk tesis teslim tespit test teşekkür teşhis teşkil teşvik tıraş uyum var vefat
yalan yanıt yanlış yardım yatırım yas yemek yemin yer yerine yok yol yola yorum yoğurup zahmet zarar ziyaret zorunda âşık aşık örtbas üye ısrar
hücum gasp hapse mahkûm mahkum yüzme sergi seferber refakat sevk sitem tayin tazmin vaftiz ihracat ithalat dikte entegre formüle finanse
`;

export const COMPOUND_VERBS: WordsApart = {
  words: new Set(BEFORE_VERBS.trim().split(/\s+/)),
  together: (verb, before) => `${before} ${verb}`,
  reach: 'beside',
};
