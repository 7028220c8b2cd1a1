import { wordForm, wordSet } from '../word-forms/word-lists.ts';

/** Adjectives and what they are compared by, where it is surely known. */
export const COMPARATIVES = wordForm(`
  bezpieczny/bezpieczniejszy biedny/biedniejszy bliski/bliższy bogaty/bogatszy brudny/brudniejszy chudy/chudszy cichy/cichszy ciekawy/ciekawszy ciemny/ciemniejszy cienki/cieńszy
  ciepły/cieplejszy ciężki/cięższy czysty/czystszy daleki/dalszy dobry/lepszy drogi/droższy duży/większy długi/dłuższy dokładny/dokładniejszy gorący/gorętszy gruby/grubszy głupi/głupszy głęboki/głębszy
  inteligentny/inteligentniejszy jasny/jaśniejszy krótki/krótszy lekki/lżejszy mały/mniejszy miękki/miększy mądry/mądrzejszy młody/młodszy niebezpieczny/niebezpieczniejszy niski/niższy nowy/nowszy ostry/ostrzejszy piękny/piękniejszy
  popularny/popularniejszy poważny/poważniejszy prosty/prostszy przyjemny/przyjemniejszy rzadki/rzadszy silny/silniejszy smutny/smutniejszy spokojny/spokojniejszy stary/starszy szeroki/szerszy szybki/szybszy szczęśliwy/szczęśliwszy
  słaby/słabszy słodki/słodszy tani/tańszy trudny/trudniejszy twardy/twardszy ważny/ważniejszy wesoły/weselszy wygodny/wygodniejszy wysoki/wyższy wąski/węższy wolny/wolniejszy zdrowy/zdrowszy zimny/zimniejszy zły/gorszy łatwy/łatwiejszy
  świeży/świeższy`);

/** Of several men, where a vowel changes too: zmęczeni. */
export const MEN_WITH_E = wordForm(`
  wesoły/weseli szalony/szaleni zadowolony/zadowoleni zaskoczony/zaskoczeni zawstydzony/zawstydzeni zmartwiony/zmartwieni zmęczony/zmęczeni spragniony/spragnieni przestraszony/przestraszeni ulubiony/ulubieni
  własny/własni zły/źli`);

/** Said of men seldom or never, or divided; only the form of things and women is shown. */
export const MEN_UNSURE = wordSet(`
  bezpłatny brązowy błękitny fioletowy srebrny złoty różowy niebieski zielony czerwony żółty szary pomarańczowy słony kwaśny gorzki pyszny surowy luźny ciasny płaski przezroczysty świeży dziki podwójny kolorowy
  skomplikowany cenny ostry jasny ciemny okrągły cienki pełny pusty zimny ciepły zamknięty słoneczny finansowy komercyjny mokry suchy miękki szorstki gładki częsty długi krótki`);
