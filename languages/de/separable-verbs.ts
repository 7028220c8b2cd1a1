/** What stands at the end of the clause, and before its verb in the infinitive: Sie steht auf; aufstehen. */
export const PARTICLES: ReadonlySet<string> = new Set(
  `ab an auf aus bei da dar durch ein empor entgegen fern fest fort frei heim her heran heraus herein herum herunter hervor hin hinauf
   hinaus hinein hinunter los mit nach nieder statt teil um vor voran voraus vorbei vorüber weg weiter wieder zu zurecht zurück zusammen
   kennen spazieren kaputt`.split(/\s+/),
);

/** Those that are prepositions or the article besides: ging auf den Markt is not aufgehen, nimmt ein Brot not einnehmen. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  'ab an auf aus bei durch ein entgegen mit nach statt um vor zu'.split(' '),
);
/** What may follow a particle all the same: steht auf und …, sieht aus wie …, hört auf zu …. */
export const CLAUSE_GOES_ON: ReadonlySet<string> = new Set(
  'aber als bevor bis da damit dass denn nachdem ob obwohl oder sobald sondern und während weil wenn wie zu'.split(
    ' ',
  ),
);

const INSEPARABLE = 'be|emp|ent|er|ge|miss|ver|zer';
export const PREFIX = new RegExp(
  `^(${[...PARTICLES].sort((one, other) => other.length - one.length).join('|')}|${INSEPARABLE})`,
);
