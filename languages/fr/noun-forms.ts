/** Plurals that no rule makes; two where both are usual. */
const PLURALS: Readonly<Record<string, readonly string[]>> = {
  œil: ['yeux'],
  ciel: ['cieux'],
  monsieur: ['messieurs'],
  travail: ['travaux'],
  corail: ['coraux'],
  bonhomme: ['bonshommes'],
  bal: ['bals'],
  carnaval: ['carnavals'],
  festival: ['festivals'],
  final: ['finals', 'finaux'],
  pneu: ['pneus'],
  bleu: ['bleus'],
  bijou: ['bijoux'],
  chou: ['choux'],
  genou: ['genoux'],
  hibou: ['hiboux'],
  'après-midi': ['après-midi', 'après-midis'],
  'arc-en-ciel': ['arcs-en-ciel'],
  'arrière-plan': ['arrière-plans'],
  'beau-père': ['beaux-pères'],
  'belle-fille': ['belles-filles'],
  'belle-mère': ['belles-mères'],
  'centre-ville': ['centres-villes'],
  'cerf-volant': ['cerfs-volants'],
  'chauve-souris': ['chauves-souris'],
  'chou-fleur': ['choux-fleurs'],
  'cure-dent': ['cure-dents'],
  'e-mail': ['e-mails'],
  'grand-mère': ['grands-mères'],
  'grand-père': ['grands-pères'],
  'gratte-ciel': ['gratte-ciel', 'gratte-ciels'],
  'grille-pain': ['grille-pain', 'grille-pains'],
  'lave-vaisselle': ['lave-vaisselle', 'lave-vaisselles'],
  'micro-ondes': ['micro-ondes'],
  'passe-temps': ['passe-temps'],
  'petit-déjeuner': ['petits-déjeuners'],
  'petit-fils': ['petits-fils'],
  'rendez-vous': ['rendez-vous'],
  'sous-marin': ['sous-marins'],
  'sous-sol': ['sous-sols'],
  'station-service': ['stations-service', 'stations-services'],
  'sèche-cheveux': ['sèche-cheveux'],
  'tee-shirt': ['tee-shirts'],
  'week-end': ['week-ends'],
};

/** What has no plural in the sense that is taught, or another meaning in it; and loans whose plural is not settled. */
const WITHOUT_PLURAL = new Set(
  `
  ail allemand alpinisme anglais août arabe argent avril baseball basilic basket-ball bengali biologie blé bonheur boxe chinois
  chômage coriandre coréen courage danois dignité décembre enfance enthousiasme environnement essence est espagnol faim fast-food fierté
  finnois foi football français février gingembre gloire grec grêle gymnastique géographie hindi hongrois humidité humour hébreu
  indonésien internet italien janvier japonais jazz jeunesse juillet juin justice latin mai mars minuit miséricorde natation nord
  norvégien novembre néerlandais octobre or ouest ourdou oxygène paix patience persan personnel physique police polonais pop-corn portugais
  ramadan rosée roumain russe sagesse sang santé savoir septembre sexe ski soif stress sud suédois sécurité tchèque tennis thaï tourisme
  tristesse turc ukrainien vietnamien violence volley-ball électricité équitation circulation sueur`
    .trim()
    .split(/\s+/),
);

/** Phrases that are said in the singular alone; of the others with a preposition the first word bends. */
const PHRASES_WITHOUT_PLURAL = new Set([
  'confiance en soi',
  'lumière du soleil',
  'sens de l’humour',
  "sens de l'humour",
  'tennis de table',
]);

/** Nouns whose adjective bends with them. */
const WITH_ADJECTIVE = new Set([
  'arbre généalogique',
  'carte postale',
  'centre commercial',
  'chambre double',
  'chambre simple',
  'chocolat chaud',
  'compagnie aérienne',
  'compte bancaire',
  'comédie musicale',
  'crème solaire',
  'dessin animé',
  'eau minérale',
  'fauteuil roulant',
  'grand frère',
  'grande sœur',
  'grande soeur',
  'guide touristique',
  'horloge murale',
  'jour férié',
  'manuel scolaire',
  'mauvaise herbe',
  'ordinateur portable',
  'ours polaire',
  'pain grillé',
  'patate douce',
  'personne âgée',
  'petit ami',
  'petit frère',
  'petit pois',
  'petite amie',
  'petite cuillère',
  'petite sœur',
  'petite soeur',
  'plat principal',
  'pois chiche',
  'poisson rouge',
  'produit chimique',
  'raisin sec',
  'ruban adhésif',
  'réseau social',
  'site touristique',
  'tableau noir',
  'thé vert',
  'téléphone portable',
  'école maternelle',
]);

/** Nouns with another one beside them that stays as it is. */
const WITH_NOUN = new Set(['appareil photo', 'fermeture éclair', 'jeu vidéo', 'sac plastique', 'site web']);

/**
 * The plural of a noun, the usual form first.
 *
 * @param noun a word, one with a preposition behind it, or a phrase that is listed here
 * @returns undefined for a word without a plural, and for other phrases
 */
export function frenchPlural(noun: string): readonly string[] | undefined {
  // Names have no plural.
  if (/^\p{Lu}/u.test(noun) || WITHOUT_PLURAL.has(noun) || PHRASES_WITHOUT_PLURAL.has(noun)) return undefined;
  if (WITH_ADJECTIVE.has(noun))
    return [
      noun
        .split(' ')
        .map(part => pluralOf(part)[0])
        .join(' '),
    ];
  const [, first = '', rest = ''] =
    /^(\S+)( (?:d['’]|(?:de|du|des|à|au|aux) ).+)?$/.exec(noun) ??
    (WITH_NOUN.has(noun) ? /^(\S+)( .+)$/.exec(noun) : undefined) ??
    [];
  if (first === '' || (first.includes('-') && PLURALS[first] === undefined)) return undefined;
  return pluralOf(first).map(plural => plural + rest);
}

/** The plural of a single word, whatever it means. */
export function pluralOf(word: string): readonly string[] {
  const listed = PLURALS[word];
  if (listed !== undefined) return listed;
  if (/[sxz]$/.test(word)) return [word];
  if (/(au|eu)$/.test(word)) return [`${word}x`];
  return [word.endsWith('al') ? `${word.slice(0, -1)}ux` : `${word}s`];
}

/** Feminines that no rule makes. */
const FEMININES: Readonly<Record<string, string>> = {
  beau: 'belle',
  nouveau: 'nouvelle',
  vieux: 'vieille',
  fou: 'folle',
  mou: 'molle',
  blanc: 'blanche',
  frais: 'fraîche',
  sec: 'sèche',
  doux: 'douce',
  faux: 'fausse',
  gentil: 'gentille',
  long: 'longue',
  bas: 'basse',
  gros: 'grosse',
  épais: 'épaisse',
  public: 'publique',
  inquiet: 'inquiète',
  complet: 'complète',
  secret: 'secrète',
};

/** What stands before a masculine noun that begins with a vowel. */
const BEFORE_VOWELS: Readonly<Record<string, string>> = { beau: 'bel', nouveau: 'nouvel', vieux: 'vieil' };

/** A masculine adjective with its form before vowels: beau, bel. */
export const withFormBeforeVowels = (adjective: string): readonly string[] => {
  const before = BEFORE_VOWELS[adjective];
  return before === undefined ? [adjective] : [adjective, before];
};

/** The feminine of an adjective; the same word where the genders are alike. */
export function frenchFeminine(adjective: string): string {
  const listed = FEMININES[adjective];
  if (listed !== undefined) return listed;
  if (adjective.endsWith('e')) return adjective;
  if (/(eu|ou)x$/.test(adjective)) return adjective.replace(/x$/, 'se');
  if (adjective.endsWith('eur')) return adjective.replace(/r$/, 'se');
  if (adjective.endsWith('f')) return adjective.replace(/f$/, 've');
  if (adjective.endsWith('er')) return adjective.replace(/er$/, 'ère');
  if (/(el|en|on|et)$/.test(adjective)) return `${adjective}${adjective.slice(-1)}e`;
  return `${adjective}e`;
}
