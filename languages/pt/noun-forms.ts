/** Plurals that no rule makes; two where both are usual. */
const PLURALS: Readonly<Record<string, readonly string[]>> = {
  mão: ['mãos'],
  irmão: ['irmãos'],
  cidadão: ['cidadãos'],
  grão: ['grãos'],
  órgão: ['órgãos'],
  órfão: ['órfãos'],
  chão: ['chãos'],
  sótão: ['sótãos'],
  pão: ['pães'],
  capitão: ['capitães'],
  cirurgião: ['cirurgiões', 'cirurgiães'],
  gol: ['gols'],
  mal: ['males'],
  caráter: ['caracteres'],
  shopping: ['shoppings'],
  notebook: ['notebooks'],
  tablet: ['tablets'],
  link: ['links'],
  freezer: ['freezers'],
  hamster: ['hamsters'],
  'e-mail': ['e-mails'],
  'ar-condicionado': ['ares-condicionados'],
  'arco-íris': ['arco-íris'],
  'arranha-céu': ['arranha-céus'],
  'batata-doce': ['batatas-doces'],
  'cartão-postal': ['cartões-postais'],
  'couve-flor': ['couves-flores', 'couves-flor'],
  'estrela-do-mar': ['estrelas-do-mar'],
  'grão-de-bico': ['grãos-de-bico'],
  'guarda-chuva': ['guarda-chuvas'],
  'guarda-roupa': ['guarda-roupas'],
  'lava-louças': ['lava-louças'],
  'micro-ondas': ['micro-ondas'],
  'peixinho-dourado': ['peixinhos-dourados'],
  'porquinho-da-índia': ['porquinhos-da-índia'],
  'quadro-negro': ['quadros-negros'],
  'segunda-feira': ['segundas-feiras'],
  'terça-feira': ['terças-feiras'],
  'quarta-feira': ['quartas-feiras'],
  'quinta-feira': ['quintas-feiras'],
  'sexta-feira': ['sextas-feiras'],
  'urso-polar': ['ursos-polares'],
  'uva-passa': ['uvas-passas', 'uvas-passa'],
  'água-viva': ['águas-vivas'],
  'irmã mais nova': ['irmãs mais novas'],
  'irmã mais velha': ['irmãs mais velhas'],
  'irmão mais novo': ['irmãos mais novos'],
  'irmão mais velho': ['irmãos mais velhos'],
};

/** What has no plural in the sense that is taught, or another meaning in it; and loans whose plural is not settled. */
const WITHOUT_PLURAL = new Set(
  `
  abril agosto alemão alho alpinismo arroz autoconfiança basquete beisebol bengali biologia boxe chinês coentro coragem coreano design
  desemprego dezembro dignidade dinamarquês eletricidade entusiasmo equitação espanhol esqui estresse felicidade fevereiro finlandês fome
  francês futebol fé física gasolina gengibre geografia ginástica granizo grego hebraico hindi holandês húngaro indonésio infância inglês
  internet italiano janeiro japonês jazz jeans julho junho justiça juventude latim leste maio manjericão março matemática mel misericórdia
  natação norte norueguês novembro oeste orgulho orvalho ouro outubro oxigênio paciência persa pesca pessoas polonês português pânico raiva
  respeito romeno russo sabedoria sangue saúde sede segurança setembro sexo shorts sueco sul suor tailandês tcheco trigo tristeza trânsito
  turco turismo ucraniano umidade urdu vietnamita violência vôlei xadrez árabe ódio giz álcool`
    .trim()
    .split(/\s+/),
);

/** Phrases that are said in the singular alone, or whose plural wavers; of the others with a preposition the first word bends. */
const PHRASES_WITHOUT_PLURAL = new Set([
  'luz do sol',
  'nascer do sol',
  'pôr do sol',
  'senso de humor',
  'tênis de mesa',
]);

/** Nouns whose adjective bends with them. */
const WITH_ADJECTIVE = new Set([
  'batata frita',
  'carne bovina',
  'chocolate quente',
  'chá verde',
  'companhia aérea',
  'conta bancária',
  'desenho animado',
  'erva daninha',
  'fita adesiva',
  'guia turístico',
  'instrumento musical',
  'livro didático',
  'ponto turístico',
  'prato principal',
  'protetor solar',
  'quarto duplo',
  'quarto individual',
  'rede social',
  'sacola plástica',
  'substância química',
  'vaso sanitário',
  'água mineral',
  'árvore genealógica',
]);

/**
 * The plural of a noun, the usual form first.
 *
 * @param noun a word, one with a preposition behind it, or a phrase that is listed here
 * @returns undefined for a word without a plural, and for other phrases
 */
export function portuguesePlural(noun: string): readonly string[] | undefined {
  // Names have no plural.
  if (/^\p{Lu}/u.test(noun) || WITHOUT_PLURAL.has(noun) || PHRASES_WITHOUT_PLURAL.has(noun)) return undefined;
  const listed = PLURALS[noun];
  if (listed !== undefined) return listed;
  if (WITH_ADJECTIVE.has(noun))
    return [
      noun
        .split(' ')
        .map(word => pluralOf(word)?.[0])
        .join(' '),
    ];
  const [, first, rest = ''] = /^(\S+)( (?:de|d[ao]s?) .+)?$/.exec(noun) ?? [];
  return first === undefined || first.includes('-')
    ? undefined
    : pluralOf(first)?.map(plural => plural + rest);
}

/** The plural of a single word, whatever it means; undefined where no rule makes it. */
export function pluralOf(word: string): readonly string[] | undefined {
  const listed = PLURALS[word];
  if (listed !== undefined) return listed;
  if (word.endsWith('ão')) return [`${word.slice(0, -2)}ões`];
  if (/[aeiouáéíóúâêôã]$/.test(word)) return [`${word}s`];
  const stem = word.slice(0, -1);
  if (word.endsWith('m')) return [`${stem}ns`];
  if (/[aeou]iz$/.test(word)) return [`${word.slice(0, -2)}ízes`];
  if (/[rz]$/.test(word)) return [`${word}es`];
  const hasAccent = /[áéíóúâêôãõ]/.test(word);
  if (word.endsWith('s')) {
    // The last syllable is stressed: mês, gás, país.
    if (/[áéê]s$/.test(word))
      return [`${stem.replace(/[áéê]$/, vowel => vowel.normalize('NFD')[0] ?? vowel)}ses`];
    return [/[aeo]ís$/.test(word) ? `${word}es` : word];
  }
  if (word.endsWith('il')) return [hasAccent ? `${word.slice(0, -2)}eis` : `${stem}s`];
  if (/[eo]l$/.test(word) && !hasAccent) return [`${word.slice(0, -2)}${word.endsWith('el') ? 'é' : 'ó'}is`];
  return /[aeou]l$/.test(word) ? [`${stem}is`] : undefined;
}

/** The feminine of an adjective; undefined where it is the masculine. */
export function portugueseFeminine(adjective: string): string | undefined {
  if (adjective === 'bom') return 'boa';
  if (adjective.endsWith('o')) return `${adjective.slice(0, -1)}a`;
  return /([dts]or|^nu)$/.test(adjective) ? `${adjective}a` : undefined;
}
