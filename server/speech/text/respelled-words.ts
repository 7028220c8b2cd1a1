import type { Language } from '#contract/languages.ts';

const FRENCH: Record<string, string> = {
  baseball: 'bézebol',
  'basket-ball': 'basquettebol',
  basketball: 'basquettebol',
  danemark: 'danemarque',
  dos: 'dau',
  enthousiasme: 'antousiasme',
  'e-mail': 'imèle',
  'fast-food': 'fastefoude',
  ferry: 'férri',
  fils: 'fisse',
  football: 'foutbol',
  menthe: 'mante',
  oignon: 'ognon',
  parking: 'parquigne',
  pull: 'pulle',
  sandwich: 'sandouitche',
  steak: 'stèque',
  stress: 'strèsse',
  't-shirt': 'ticheurte',
  'tee-shirt': 'ticheurte',
  'volley-ball': 'volébol',
  web: 'ouèbe',
  'week-end': 'ouiquènde',
};

const GERMAN: Record<string, string> = {
  'e-mail': 'Ie-Mejl',
  ehemann: 'Ehe-mann',
  erdbeere: 'Erd-beere',
  kurs: 'Kurss',
  laptop: 'Läpptop',
  't-shirt': 'Tie-Schört',
  website: 'Wäbsait',
  wurst: 'Wurrst',
};

const VIETNAMESE: Record<string, string> = {
  album: 'an bum',
  argentina: 'ác hen ti na',
  bangladesh: 'băng la đét',
  bar: 'ba',
  bengal: 'ben gan',
  bikini: 'bi ki ni',
  brazil: 'bờ ra xin',
  buffet: 'búp phê',
  camera: 'ca mê ra',
  canada: 'ca na đa',
  cuba: 'cu ba',
  email: 'i meo',
  euro: 'ơ rô',
  game: 'ghêm',
  gorilla: 'gô ri la',
  hamburger: 'hăm bơ gơ',
  hamster: 'ham tơ',
  hindi: 'hin đi',
  hungary: 'hung ga ri',
  indonesia: 'in đô nê xi a',
  internet: 'in tơ nét',
  iran: 'i ran',
  iraq: 'i rắc',
  ireland: 'ai len',
  israel: 'ít xa ren',
  kenya: 'kê ni a',
  kiwi: 'ki uy',
  latinh: 'la tinh',
  logo: 'lô gô',
  malaysia: 'ma lai xi a',
  maroc: 'ma rốc',
  mexico: 'mê hi cô',
  micro: 'mi cô rô',
  nepal: 'nê pan',
  new: 'niu',
  nigeria: 'ni giê ri a',
  noel: 'nô en',
  pakistan: 'pa kít tan',
  philippines: 'phi líp pin',
  piano: 'pi a nô',
  pizza: 'pi da',
  radio: 'ra đi ô',
  ramadan: 'ra ma đan',
  robot: 'rô bốt',
  romania: 'ru ma ni',
  taxi: 'tắc xi',
  tivi: 'ti vi',
  trumpet: 'trăm pét',
  tulip: 'tu líp',
  ukraina: 'u cờ rai na',
  urdu: 'u đu',
  video: 'vi đê ô',
  vitamin: 'vi ta min',
  web: 'oép',
  zealand: 'di lân',
};

/** Words that the engine reads in English or by the wrong rule, spelled so that it says them right. */
const RESPELLED: Partial<Record<Language, Record<string, string>>> = {
  fr: FRENCH,
  de: GERMAN,
  vi: VIETNAMESE,
};

/** The text with such words respelled; all others stay as they are. */
export function respellWords(text: string, language: Language): string {
  const words = RESPELLED[language];
  if (words === undefined) return text;
  return text.replace(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu, word => {
    const lower = word.toLowerCase();
    return Object.hasOwn(words, lower) ? (words[lower] ?? word) : word;
  });
}
