/** Plurals that no rule makes; two where both are usual. */
const PLURALS: Readonly<Record<string, readonly string[]>> = {
  carácter: ['caracteres'],
  régimen: ['regímenes'],
  menú: ['menús'],
  champú: ['champús'],
  bambú: ['bambús', 'bambúes'],
  maní: ['maníes', 'manís'],
  jabalí: ['jabalíes', 'jabalís'],
  club: ['clubes', 'clubs'],
  robot: ['robots'],
  bistec: ['bistecs'],
  récord: ['récords'],
  sándwich: ['sándwiches'],
};

/** What has no plural in the sense that is taught, or another meaning in it; and loans whose plural is not settled. */
const WITHOUT_PLURAL = new Set(
  `
  abril agosto ajedrez albahaca alemán alpinismo baloncesto bengalí biología boxeo béisbol checo chino cilantro coreano currículum danés
  desempleo diciembre dinero efectivo electricidad enero entusiasmo equitación español esquí este estrés febrero felicidad ferry
  finlandés francés fútbol física gente geografía gimnasia granizo griego hambre hebreo hindi humedad húngaro indonesio infancia inglés
  internet italiano japonés jazz jengibre julio junio justicia juventud kínder latín marzo mayo medianoche natación neerlandés norte
  noruego noviembre octubre oeste oro oxígeno paciencia persa personal pesca piedad pimienta polaco portugués rocío rumano ruso sabiduría
  salud sangre sed seguridad septiembre sexo sueco sur tailandés tenis trigo tráfico turco turismo ucraniano urdu valentía vietnamita violencia voleibol árabe`
    .trim()
    .split(/\s+/),
);

/** Phrases that are said in the singular alone; of the others with "de" the first word bends. */
const PHRASES_WITHOUT_PLURAL = new Set(['luz del sol', 'sentido del humor', 'tenis de mesa']);

/** Nouns whose adjective bends with them. */
const WITH_ADJECTIVE = new Set([
  'agua mineral',
  'aire acondicionado',
  'atracción turística',
  'centro comercial',
  'chocolate caliente',
  'cinta adhesiva',
  'computadora portátil',
  'concha marina',
  'correo electrónico',
  'cuenta bancaria',
  'derrame cerebral',
  'día festivo',
  'guía turístico',
  'habitación doble',
  'habitación individual',
  'hermana mayor',
  'hermana menor',
  'hermano mayor',
  'hermano menor',
  'instrumento musical',
  'lápiz labial',
  'mala hierba',
  'oso polar',
  'pantalón corto',
  'parque infantil',
  'parte delantera',
  'parte inferior',
  'parte superior',
  'pavo real',
  'pez dorado',
  'plato principal',
  'protector solar',
  'red social',
  'sustancia química',
  'té verde',
  'zapatilla deportiva',
  'árbol genealógico',
]);

/**
 * The plural of a noun, the usual form first.
 *
 * @param noun a word, one with "de" behind it, or a phrase that is listed here
 * @returns undefined for a word without a plural, and for other phrases
 */
export function spanishPlural(noun: string): readonly string[] | undefined {
  // Names have no plural.
  if (/^\p{Lu}/u.test(noun) || WITHOUT_PLURAL.has(noun) || PHRASES_WITHOUT_PLURAL.has(noun)) return undefined;
  if (noun === 'sitio web') return ['sitios web'];
  if (WITH_ADJECTIVE.has(noun))
    return [
      noun
        .split(' ')
        .map(word => pluralOf(word)?.[0])
        .join(' '),
    ];
  const [, first, rest = ''] = /^(\S+)( del? .+)?$/.exec(noun) ?? [];
  return first === undefined ? undefined : pluralOf(first)?.map(plural => plural + rest);
}

/** The plural of a single word, whatever it means; undefined where no rule makes it. */
export function pluralOf(word: string): readonly string[] | undefined {
  const listed = PLURALS[word];
  if (listed !== undefined) return listed;
  if (/[aeouáéó]$/.test(word)) return [`${word}s`];
  if (/[iz]$/.test(word)) return [word.endsWith('z') ? `${word.slice(0, -1)}ces` : `${word}s`];
  // lunes, crisis: the last syllable is not stressed.
  if (/s$/.test(word) && !/[áéíóú]s$/.test(word) && /[aeiouáéíóú].*[^aeiouáéíóú].*[aeiou]s$/.test(word))
    return [word];
  if (/[ns]$/.test(word)) return [`${accentMoved(word)}es`];
  return /[lrdyj]$/.test(word) ? [`${word}es`] : undefined;
}

const PLAIN: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** canción, canciones; examen, exámenes; but país, países. */
function accentMoved(word: string): string {
  if (/[aeo][íú].$/.test(word)) return word;
  if (/[áéíóú].$/.test(word)) return word.replace(/[áéíóú](?=.$)/, vowel => PLAIN[vowel] ?? vowel);
  if (/[áéíóú]/.test(word)) return word;
  return word.replace(/[aeiou](?=[^aeiou]+[aeiou]n$)/, vowel => ACCENTED[vowel] ?? vowel);
}

/** What stands before a masculine noun: buen, gran. */
const SHORTENED: Readonly<Record<string, string>> = {
  bueno: 'buen',
  malo: 'mal',
  grande: 'gran',
  primero: 'primer',
  tercero: 'tercer',
};

/** An adjective or an ordinal with its short form: bueno, buen. */
export const withShortForm = (adjective: string): readonly string[] => {
  const short = SHORTENED[adjective];
  return short === undefined ? [adjective] : [adjective, short];
};

/** The feminine of an adjective; undefined where it is the masculine. */
export function spanishFeminine(adjective: string): string | undefined {
  if (adjective.endsWith('o')) return `${adjective.slice(0, -1)}a`;
  return /[dts]or$/.test(adjective) ? `${adjective}a` : undefined;
}
