/** What stands at the end of the clause, and before its verb in the infinitive: Sie steht auf; aufstehen. */
export const PARTICLES: ReadonlySet<string> = new Set(
  `ab acht an aneinander auf aufeinander aufrecht aus auseinander bei bekannt bereit bevor da dabei dagegen daher dahin daneben dar darüber davon dazu
   dazwischen durch ein einher empor entgegen entlang fehl fern fertig fest fort frei gegenüber gleich groß heim her herab heran herauf heraus
   herbei herein herüber herum herunter hervor hin hinab hinauf hinaus hindurch hinein hinterher hinüber hinunter hinweg hinzu hoch inne
   kaputt kennen klar krank kurz leer leid los mit nach nahe nieder offen preis ran raus rein richtig rüber rum runter schwarz sicher
   spazieren statt still teil tot um umher vor voran voraus vorbei vorweg vorüber wahr weg weh weiter wieder zu zufrieden zurecht zurück zusammen
   zuvor überein übrig`.split(/\s+/),
);

/** Those that are prepositions or the article besides: ging auf den Markt is not aufgehen, nimmt ein Brot not einnehmen. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  'ab an auf aus bei durch ein entgegen mit nach statt um vor zu'.split(' '),
);
/** What at the end of a clause is nothing else: sie legte Gurken ein. */
export const ALWAYS_PARTICLES: ReadonlySet<string> = new Set(
  `ab an auf aus bei ein her herab heran herauf heraus herbei herein herum herunter hervor hin hinab hinauf hinaus hinein hinunter hinzu los mit nach
   nieder vor weg zu zurück`.split(/\s+/),
);
/** Verbs that a particle behind them does not belong to: Die Tür ist zu. Ich muss los. */
export const AUXILIARIES: ReadonlySet<string> = new Set(
  'sein haben werden können müssen dürfen sollen wollen mögen möchten lassen gehen kommen'.split(' '),
);
/** What may follow a particle all the same: steht auf und …, sieht aus wie …, hört auf zu …. */
export const CLAUSE_GOES_ON: ReadonlySet<string> = new Set(
  'aber als bevor bis da damit dass denn nachdem ob obwohl oder sobald sondern und während weil wenn wie zu'.split(
    ' ',
  ),
);

/** How a verb begins that has its particle already. */
export const HAS_PARTICLE = new RegExp(`^(?:${[...ALWAYS_PARTICLES].join('|')})(?=\\p{L}{5})`, 'u');

const INSEPARABLE = 'be|emp|ent|er|ge|hinter|miss|ver|voll|wider|zer|über|unter';
export const PREFIX = new RegExp(
  `^(${[...PARTICLES].sort((one, other) => other.length - one.length).join('|')}|${INSEPARABLE})`,
);
