import { attach } from './harmony.ts';

const nouns = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s*[,\n]\s*/));

/**
 * Nouns made of two whose second has the ending of his (diş fırçası): before a case they have an n, and their plural is made of the second
 * noun alone (diş fırçasını, diş fırçaları).
 */
export const POSSESSIVE_COMPOUNDS = nouns(`
tavus kuşu, deve kuşu, hamam böceği, köpek balığı, denizanası, denizyıldızı, ton balığı, deniz kabuğu, ayak parmağı
hisse senedi, mizah anlayışı, hayvanat bahçesi, şehir merkezi, oyun parkı, belediye başkanı, şehir sakini, sokak lambası, posta kutusu
gece kulübü, güneş gözlüğü, kol saati, el çantası, iç çamaşırı, meyve suyu, portakal suyu, maden suyu, buz küpü, şarap kadehi
kahve çekirdeği, soy ağacı, domuz yavrusu, Japon balığı, gözyaşı, ruh hali, tavuk eti, tereyağı, öğle yemeği, akşam yemeği
sığır eti, domuz eti, patates kızartması, Hindistan cevizi, yaban mersini, yer fıstığı, çalışma masası, çamaşır makinesi
çöp kutusu, elbise askısı, diş fırçası, diş macunu, tuvalet kâğıdı, saç kurutma makinesi, baş ağrısı, diş ağrısı, karın ağrısı
kan tahlili, müzik aleti, müzik grubu, video oyunu, resim fırçası, doğum günü, yılbaşı, Noel ağacı, tebrik kartı, geçit töreni, balayı
cenaze töreni, yatak odası, oturma odası, yemek odası, tavan arası, bahçe kapısı, kapı zili, kapı kolu, elektrik düğmesi, çocuk odası
çalışma odası, ayak bileği, kafatası, yara izi, polis memuru, diş hekimi, bilim insanı, cumhurbaşkanı, su ısıtıcısı, buzdolabı
bulaşık makinesi, ekmek kızartma makinesi, kahve makinesi, kesme tahtası, yemek çubuğu, çay kaşığı, yemek tarifi, gökyüzü, gün doğumu
gün batımı, soyadı, ağaç kabuğu, ayçiçeği, taç yaprağı, masa örtüsü, anaokulu, ders kitabı, yazı tahtası, dil bilgisi, hayal gücü, kredi kartı
alışveriş arabası, banka hesabı, para iadesi, alışveriş merkezi, masa tenisi, spor salonu, yüzme havuzu, oyuncu seçmesi
suçluluk duygusu, cep telefonu, fotoğraf makinesi, web sitesi, şarj aleti, hafta sonu, gece yarısı, duvar saati, el merdiveni, el feneri
tren istasyonu, otobüs durağı, trafik ışığı, trafik sıkışıklığı, benzin istasyonu, demir yolu, emniyet kemeri, itfaiye aracı, polis arabası
havalimanı, sırt çantası, tur rehberi, varış noktası, hava yolu şirketi, biniş kartı, seyahat acentesi, güneş kremi, kamp ateşi
uyku tulumu, bal kabağı, güneş ışığı, gökkuşağı, gök gürültüsü, hava tahmini, kar fırtınası, yağmur damlası, su aygırı, kutup ayısı
yaban domuzu, iş arkadaşı, iş görüşmesi, deniz ürünleri, Amerika Birleşik Devletleri
`);

/** Those of one word; others are known by their space. */
const JOINED = new Set([...POSSESSIVE_COMPOUNDS].filter(noun => !noun.includes(' ')));

const isCompound = (form: string) => form.includes(' ') || JOINED.has(form);

const SOFTENED: Record<string, string> = { p: 'b', ç: 'c', t: 'd', k: 'ğ' };

/** The compounds that a noun without its ending may be of: diş fırçası of diş fırça, buzdolabı of buzdolap. */
export function withPossessive(noun: string): string[] {
  if (noun.endsWith(' su')) return [`${noun}yu`];
  const softer = SOFTENED[noun.at(-1) ?? ''];
  const stems = softer === undefined ? [noun] : [noun, noun.slice(0, -1) + softer];
  return stems.flatMap(stem => [attach(stem, '(s)I'), attach(stem, '(s)I', true)]).filter(isCompound);
}

/** Second nouns whose last letters look like the ending or like a softened k. */
const SECOND_NOUNS: Record<string, string> = {
  soyadı: 'soyad',
  tereyağı: 'tereyağ',
  kafatası: 'kafatas',
};

const HARDENED: Record<string, string> = { b: 'p', c: 'ç', d: 't', ğ: 'k' };

/** A compound of the list without its ending: diş fırça, ders kitap, maden su. */
export function withoutPossessive(compound: string): string {
  const known = SECOND_NOUNS[compound];
  if (known !== undefined) return known;
  if (compound.endsWith(' suyu')) return compound.slice(0, -2);
  const stem = compound.replace(/(?<=[aeıioöuü])s[ıiuü]$|[ıiuü]$/, '');
  const last = stem.at(-1) ?? '';
  return stem.slice(0, -1) + (HARDENED[last] ?? last);
}
