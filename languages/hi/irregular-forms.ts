import { irregularForms } from '../word-forms/tables.ts';
import { foldHindi } from './fold-hindi.ts';

const VERBS = `
होना · present* हूं - है - हो हैं · past था थी थे थीं · past हुआ हुई हुए हुईं · future* होऊंगा - होगा होंगे होगे होंगे · future होगी होंगी · subjunctive हो हों · present-participle होता होती होते होतीं · infinitive होने होनी
जाना · past गया गई गए गयी गये गईं · imperative+polite जाइए जाएं · future* जाऊंगा - जाएगा - जाओगे जाएंगे · future जाऊंगी जाएगी जाएंगी · subjunctive जाए
करना · past किया की किए कीं किये · imperative+polite कीजिए कीजिये
लेना · past लिया ली लिए लीं · future* लूंगा - लेगा - लोगे लेंगे · future लूंगी लेगी लेंगी · imperative+polite लीजिए · imperative लो · subjunctive ले लें लूं
देना · past दिया दी दिए दीं · future* दूंगा - देगा - दोगे देंगे · future दूंगी देगी देंगी · imperative+polite दीजिए · imperative दो · subjunctive दे दें दूं
पीना · past पिया पी पिए · imperative+polite पीजिए · future पिएगा पीएगा
सीना · past सिया सी
आना · past आया आई आए आयी आये आईं · imperative+polite आइए
खींचना · causative खिंचवाना खिंचवाने खिंचवाया खिंचवाई खिंचवाए
खाना · past खाया खाई खाए खायी · imperative+polite खाइए
`;

export const HINDI_IRREGULAR = new Map(
  [...irregularForms(['verb'], VERBS)].map(([form, bases]) => [foldHindi(form), bases]),
);
