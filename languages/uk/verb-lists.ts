import { wordForm, wordForms, wordSet } from '../word-forms/word-lists.ts';

/** First and third person of verbs whose stress stays and of which the infinitive tells too little. */
export const FIXED_PRESENTS = wordForms(`
  боліти/болю/болить бачити/бачу/бачить бентежити/бентежу/бентежить дути/дму/дме залежати/залежу/залежить кликати/кличу/кличе мити/мию/миє
  ненавидіти/ненавиджу/ненавидить плакати/плачу/плаче різати/ріжу/ріже танути/тану/тане чути/чую/чує шити/шию/шиє
  відбувати/відбуваю/відбуває відчувати/відчуваю/відчуває забувати/забуваю/забуває здобувати/здобуваю/здобуває прибувати/прибуваю/прибуває`);

/** Six persons of verbs that no class has. */
export const PRESENTS = wordForms('їсти/їм/їси/їсть/їмо/їсте/їдять');

/** To one; where neither the first person nor its stress tells it. */
export const IMPERATIVES = wordForm(`
  бити/бий пити/пий їсти/їж`);

/** He, in the past; she is among the principal parts. */
export const MASCULINE_PASTS = wordForm(`
  вести/вів іти/ішов їсти/їв клясти/кляв класти/клав красти/крав могти/міг нести/ніс пекти/пік рости/ріс терти/тер трясти/тряс цвісти/цвів`);

/** Nobody tells anybody to. */
export const NO_IMPERATIVE = wordSet(
  'боліти могти мусити хотіти подобатися коштувати означати залежати кровоточити',
);

/** What does so is no person. */
export const NO_PERSONS = wordSet('боліти');

/** Taught as what is done once, so that its present is a future. */
export const PERFECTIVE = wordSet('заблукати послизнутися');
