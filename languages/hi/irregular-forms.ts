import { irregularForms, together } from '../word-forms/tables.ts';
import { foldHindi } from './fold-hindi.ts';

/** A group without a name holds bare stems; those of frequent verbs come before nouns that are written like them. */
const VERBS = `
होना · present* हूं - है - - हैं ·  हो · past था · past+feminine थी · past+plural थे · past+feminine+plural थीं · past हुआ · past+feminine हुई · past+plural हुए · past+feminine+plural हुईं · future+i होऊंगा · future+he होगा · future+you होगे · future+plural होंगे · future+i हूंगा · future+i+feminine होऊंगी हूंगी · future+feminine होगी · future+plural+feminine होंगी · subjunctive+i होऊं · subjunctive+plural हों · present-participle होता होते · present-participle+feminine होती · present-participle+feminine+plural होतीं · infinitive+oblique होने · infinitive+feminine होनी · imperative होओ · imperative+polite होइए होइये · and-then होकर होके
जाना · past गया · past+feminine गई गयी · past+plural गए गये · past+feminine+plural गईं गयीं · imperative+polite जाइए जाइये · future+i जाऊंगा · future+he जाएगा · future+you जाओगे · future+plural जाएंगे · future+i+feminine जाऊंगी · future+you+feminine जाओगी · future+she जाएगी · future+plural+feminine जाएंगी · subjunctive जाए · subjunctive+plural जाएं
करना · past किया · past+feminine की · past+plural किए किये · past+feminine+plural कीं · imperative+polite कीजिए कीजिये · imperative+polite+future कीजिएगा
लेना · past लिया · past+feminine ली · past+plural लिए लिये · past+feminine+plural लीं · future+i लूंगा · future+he लेगा · future+you लोगे · future+plural लेंगे · future+i+feminine लूंगी · future+you+feminine लोगी · future+she लेगी · future+plural+feminine लेंगी · imperative+polite लीजिए लीजिये · imperative+polite+future लीजिएगा · imperative लो ·  ले · subjunctive+plural लें · subjunctive+i लूं
देना · past दिया · past+feminine दी · past+plural दिए दिये · past+feminine+plural दीं · future+i दूंगा · future+he देगा · future+you दोगे · future+plural देंगे · future+i+feminine दूंगी · future+you+feminine दोगी · future+she देगी · future+plural+feminine देंगी · imperative+polite दीजिए दीजिये · imperative+polite+future दीजिएगा · imperative दो ·  दे · subjunctive+plural दें · subjunctive+i दूं
पीना · past पिया · past+feminine पी · past+plural पिए पिये · past+feminine+plural पीं · imperative पियो पिओ · imperative+polite पीजिए पीजिये · imperative+polite+future पीजिएगा · future+you पियोगे पिओगे · future+you+feminine पियोगी पिओगी · future+he पिएगा पीएगा · future+she पिएगी पीएगी
सीना · past सिया · past+feminine सी
जीना · past जिया · past+feminine जी · past+plural जिए जिये · past+feminine+plural जीं · imperative जियो जिओ · future+you जियोगे जिओगे · future+you+feminine जियोगी जिओगी
छूना · past छुआ · past+feminine छुई · past+plural छुए
आना · past आया · past+feminine आई आयी · past+plural आए आये · past+feminine+plural आईं आयीं · imperative+polite आइए आइये
खींचना · causative खिंचवाना खिंचवाने खिंचवाया खिंचवाई खिंचवाए
खाना · past खाया · past+feminine खाई खायी · past+plural खाए खाये · imperative+polite खाइए
डालना ·  डाल
मारना ·  मार
पहुंचना ·  पहुंच
काटना ·  काट
छूटना ·  छूट
पकड़ना ·  पकड़
रोकना ·  रोक
बोलना ·  बोल
सोना ·  सो
रखना ·  रख
`;

/** Nouns that a text has oftener than the verbs whose forms they look like. */
const NOUNS = `
लड़का · plural लड़के
गला · plural गले
जोड़ा · plural जोड़े
झटका · plural झटके
निशाना · plural निशाने
इंद्रिय · plural इंद्रियां
`;

export const HINDI_IRREGULAR = new Map(
  [...together(irregularForms(['noun'], NOUNS), irregularForms(['verb'], VERBS))].map(([form, bases]) => [
    foldHindi(form),
    bases,
  ]),
);
