/** Verbs whose stem changes where it is stressed, by what its vowel becomes: pienso, cuento, pido. */
const BY_CHANGE = {
  ie: `
    acertar alentar apretar arrendar ascender atender atravesar calentar cegar cerrar comenzar concertar confesar defender
    denegar descender desmentir despertar desplegar desterrar divertir empezar encender encerrar encomendar enmendar entender
    enterrar errar extender fregar gobernar helar herir hervir invertir manifestar mentir merendar negar nevar pensar perder
    plegar preferir quebrar querer recomendar referir regar requerir reventar sembrar sentar sentir serrar sugerir temblar
    tender tentar transferir tropezar verter advertir convertir consentir conferir digerir inferir interferir ingerir adquirir
    discernir arrepentir venir tener`,
  ue: `
    acordar acostar almorzar apostar aprobar avergonzar colar colgar comprobar consolar contar costar demostrar descolgar
    descontar devolver disolver doler dormir encontrar envolver esforzar forzar jugar llover moler morder morir mostrar mover
    oler poblar poder probar promover recordar reforzar renovar resolver revolver rodar rogar soler soltar sonar soñar torcer
    tostar tronar volar volcar volver retorcer cocer remover conmover absolver`,
  i: `
    pedir servir seguir conseguir perseguir repetir medir vestir despedir elegir corregir competir concebir teñir desteñir
    reñir rendir gemir impedir derretir investir desvestir expedir`,
};

export type Change = keyof typeof BY_CHANGE;

/** By their infinitive. */
export const STRONG_VERBS: ReadonlyMap<string, Change> = new Map(
  (Object.keys(BY_CHANGE) as Change[]).flatMap(change =>
    BY_CHANGE[change]
      .trim()
      .split(/\s+/)
      .map(verb => [verb, change] as const),
  ),
);
