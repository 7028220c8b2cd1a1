/** What stands at the end of the clause, and before its verb in the infinitive: Sie steht auf; aufstehen. */
export const PARTICLES: ReadonlySet<string> = new Set(
  `ab an auf aus bei da dar durch ein empor entgegen fern fest fort frei heim her heran heraus herein herum herunter hervor hin hinauf
   hinaus hinein hinunter los mit nach nieder statt teil um vor voran voraus vorbei vorüber weg weiter wieder zu zurecht zurück zusammen
   kennen spazieren kaputt`.split(/\s+/),
);

const INSEPARABLE = 'be|emp|ent|er|ge|miss|ver|zer';
export const PREFIX = new RegExp(
  `^(${[...PARTICLES].sort((one, other) => other.length - one.length).join('|')}|${INSEPARABLE})`,
);
