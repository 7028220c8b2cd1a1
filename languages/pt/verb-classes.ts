/** Verbs in -ir whose stem vowel is another in the present of I: sinto, durmo. */
export const RISING = new Set(
  `
  sentir mentir preferir servir vestir ferir seguir conseguir perseguir prosseguir repetir despir aderir advertir competir conferir
  digerir divertir inserir interferir investir refletir sugerir transferir impelir expelir repelir gerir ingerir referir diferir
  dormir cobrir descobrir encobrir tossir engolir`
    .trim()
    .split(/\s+/),
);
/** subo, sobe. */
export const SINKING = new Set('subir fugir sumir sacudir cuspir consumir acudir entupir'.split(' '));

/** Verbs in -iar that go like those in -ear: odeio. */
export const LIKE_EAR = new Set('ansiar incendiar mediar odiar remediar'.split(' '));

/** Verbs with two participles, the one that is usual with ter first. */
export const TWO_PARTICIPLES: ReadonlyMap<string, readonly string[]> = new Map([
  ['aceitar', ['aceitado', 'aceito']],
  ['acender', ['acendido', 'aceso']],
  ['entregar', ['entregado', 'entregue']],
  ['expressar', ['expressado', 'expresso']],
  ['fritar', ['fritado', 'frito']],
  ['ganhar', ['ganho', 'ganhado']],
  ['gastar', ['gasto', 'gastado']],
  // Incluso is an adjective.
  ['incluir', ['incluído']],
  ['imprimir', ['imprimido', 'impresso']],
  ['limpar', ['limpado', 'limpo']],
  ['matar', ['matado', 'morto']],
  ['morrer', ['morrido', 'morto']],
  ['pagar', ['pago', 'pagado']],
  ['prender', ['prendido', 'preso']],
  ['salvar', ['salvado', 'salvo']],
]);
