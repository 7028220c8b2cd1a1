/** Plurals that no rule makes; two where both are usual. Those in -a are feminine. */
const PLURALS: Readonly<Record<string, readonly string[]>> = {
  uomo: ['uomini'],
  mano: ['mani'],
  uovo: ['uova'],
  dito: ['dita'],
  braccio: ['braccia'],
  ginocchio: ['ginocchia'],
  labbro: ['labbra'],
  osso: ['ossa'],
  orecchio: ['orecchie', 'orecchi'],
  lenzuolo: ['lenzuola', 'lenzuoli'],
  urlo: ['urla'],
  ciglio: ['ciglia'],
  sopracciglio: ['sopracciglia'],
  paio: ['paia'],
  miglio: ['miglia'],
  corno: ['corna'],
  ala: ['ali'],
  arma: ['armi'],
  moglie: ['mogli'],
  superficie: ['superfici'],
  valigia: ['valigie', 'valige'],
  tempio: ['templi'],
  zio: ['zii'],
  allergia: ['allergie'],
  energia: ['energie'],
  collega: ['colleghi', 'colleghe'],
};

/** Nouns that are the same in the plural: shortened ones, compounds and loans that end in a vowel. */
const UNCHANGED = new Set(
  `
  re serie foto moto auto radio cinema app video zoo euro kiwi avocado tornado shampoo file garage mouse gorilla panda account reception
  aspirapolvere lavastoviglie tostapane caricabatterie microonde fine_settimana social_network luna_park`
    .trim()
    .split(/\s+/)
    .map(word => word.replace('_', ' ')),
);

/** Masculine nouns in -a. */
const MASCULINE_A = new Set('problema tema clima programma sistema dramma fantasma poeta pianeta'.split(' '));
/** Men and women in -a: artisti, artiste. */
const BOTH_A = new Set(
  'artista astronauta autista dentista egoista elettricista farmacista giornalista musicista ottimista pilota pirata regista turista'.split(
    ' ',
  ),
);

/** Words in -co and -go whose c and g are said as in the singular of cena: amici; of all others they stay: fuochi. */
const SOFT = new Set(
  `
  amico nemico medico meccanico politico sindaco palcoscenico pneumatico farmaco pubblico greco asparago genealogico domestico
  classico economico energico fantastico fisico pratico selvatico specifico unico`
    .trim()
    .split(/\s+/),
);

/** What has no plural in the sense that is taught, or another meaning in it; and loans whose plural is not settled. */
const WITHOUT_PLURAL = new Set(
  `
  aglio agosto alpinismo aprile arabo argento baseball basilico bengalese biologia calcio ceco cinese commercio compassione coraggio coreano
  coriandolo curriculum danese dicembre dignità disoccupazione ebraico elettricità entusiasmo equitazione est fame febbraio felicità
  finlandese fisica francese gennaio gente geografia giapponese ginnastica gioventù giugno giustizia grandine grano greco hindi
  indonesiano infanzia inglese internet istruzione italiano jazz latino luglio maggio mais marzo matematica mezzanotte norvegese
  nord novembre nuoto olandese oro ossigeno ottobre ovest pallacanestro pallavolo panico pazienza pepe persiano personale pietà polacco
  polizia portoghese pugilato rispetto romeno rugiada russo saggezza salute sangue sci sesso sete settembre shopping sicurezza spagnolo
  stress sud svedese tedesco tennis thailandese traffico tristezza turco turismo ucraino umidità umorismo ungherese urdu vietnamita violenza
  zenzero popcorn fiducia rabbia orgoglio`
    .trim()
    .split(/\s+/),
);

/** Phrases that are said in the singular alone, or are longer than what is read as one; of the others with a preposition the first word bends. */
const PHRASES_WITHOUT_PLURAL =
  /^(mal di .*|fiducia in sé|luce del sole|senso (dell['’]umorismo|di colpa)|tennis da tavolo|caserma dei vigili del fuoco)$/;

/** Nouns whose adjective bends with them. */
const WITH_ADJECTIVE = new Set([
  'albero genealogico',
  'animale domestico',
  'attrazione turistica',
  'bibita gassata',
  'camera doppia',
  'camera singola',
  'carro armato',
  'cartone animato',
  'catena montuosa',
  'centro commerciale',
  'cioccolata calda',
  'compagnia aerea',
  'conto bancario',
  'crema solare',
  'fratello maggiore',
  'fratello minore',
  'giorno festivo',
  'gruppo musicale',
  'guida turistica',
  'macchina fotografica',
  'nastro adesivo',
  'orso polare',
  'pane tostato',
  'parte anteriore',
  'patata dolce',
  'pesce rosso',
  'piatto principale',
  'scuola materna',
  'sorella maggiore',
  'sorella minore',
  'sostanza chimica',
  'stella marina',
  'strumento musicale',
  'tè verde',
  'ufficio postale',
]);

/** Nouns with another one beside them that stays as it is. */
const WITH_NOUN = new Set(['parco giochi', 'sito web']);

/**
 * The plural of a noun, the usual form first; of those for men and women the masculine first.
 *
 * @param noun a word, one with a preposition behind it, or a phrase that is listed here
 * @returns undefined for a word without a plural, and for other phrases
 */
export function italianPlural(noun: string): readonly string[] | undefined {
  // Names have no plural.
  if (/^\p{Lu}/u.test(noun) || WITHOUT_PLURAL.has(noun) || PHRASES_WITHOUT_PLURAL.test(noun))
    return undefined;
  if (UNCHANGED.has(noun)) return [noun];
  if (WITH_ADJECTIVE.has(noun))
    return [
      noun
        .split(' ')
        .map(word => pluralOf(word)[0])
        .join(' '),
    ];
  const [, first = '', rest = ''] =
    /^(\S+)( (?:d(?:ell)?['’]|(?:d[ai]|dei|degli|dell?[ao]?|delle|dalla|a|per) ).+)?$/.exec(noun) ??
    (WITH_NOUN.has(noun) ? /^(\S+)( .+)$/.exec(noun) : undefined) ??
    [];
  return first === '' ? undefined : pluralOf(first).map(plural => plural + rest);
}

/** The plural of a single word, whatever it means. */
export function pluralOf(word: string): readonly string[] {
  const listed = PLURALS[word];
  if (listed !== undefined) return listed;
  if (UNCHANGED.has(word) || !/[aeo]$/.test(word)) return [word];
  const stem = word.slice(0, -1);
  if (BOTH_A.has(word)) return [`${stem}i`, `${stem}e`];
  if (word.endsWith('e') || MASCULINE_A.has(word)) return [`${stem}i`];
  if (word.endsWith('a')) return [feminine(stem)];
  if (stem.endsWith('i')) return [stem];
  return [/[cg]$/.test(stem) && !SOFT.has(word) ? `${stem}hi` : `${stem}i`];
}

/** The plural in -e: banche, facce, camicie. */
function feminine(stem: string): string {
  if (/[cg]$/.test(stem)) return `${stem}he`;
  return /[^aeiou][cg]i$/.test(stem) ? `${stem.slice(0, -1)}e` : `${stem}e`;
}

/** Masculine, feminine and both plurals of an adjective in -o. */
export function inGenders(adjective: string): readonly [string, string, string, string] {
  const stem = adjective.slice(0, -1);
  return [adjective, `${stem}a`, pluralOf(adjective)[0] ?? '', feminine(stem)];
}
