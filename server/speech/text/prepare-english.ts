/**
 * Verbs that are written like a noun or an adjective and said differently (to live, to use, to close), in the engine's
 * phonemes. Alone, the engine reads such a word as the noun.
 */
const VERB_PHONEMES: Record<string, string> = {
  abuse: "a#bj'u:z",
  bow: "b'aU",
  close: "kl'oUz",
  conduct: "k@nd'Vkt",
  conflict: "k@nfl'Ikt",
  contest: "k@nt'Est",
  convict: "k@nv'Ikt",
  coordinate: "koU'O@dI2n,eIt",
  escort: "Esk'O@t",
  estimate: "'EstI#m,eIt",
  excuse: "Ekskj'u:z",
  finance: "faIn'ans",
  graduate: "gr'adju:,eIt",
  house: "h'aUz",
  increase: "INkr'i:s",
  insult: "Ins'Vlt",
  interrupt: ",Int3r'Vpt",
  live: "l'Iv",
  object: "0bdZ'Ekt",
  permit: "p3m'It",
  present: "prIz'Ent",
  progress: "pr@gr'Es",
  protest: "pr@t'Est",
  rebel: "rI#b'El",
  recall: "rI#k'O:l",
  record: "rI#k'o@d",
  separate: "s'Ep3r,eIt",
  suspect: "s@sp'Ekt",
  tear: "t'e@",
  transport: "transp'o@t",
  underestimate: ",Vnd3r-'EstI#m,eIt",
  use: "j'u:z",
};

/** Words that the engine says wrongly wherever they stand: husband with an s, kangaroo with the stress in front. */
const WORD_PHONEMES: Record<string, string> = {
  buffet: "b@f'eI",
  handkerchief: "h'aNk3tSIf",
  handsome: "h'ans@m",
  husband: "h'Vzb@nd",
  kangaroo: "kaNg@r'u:",
  lesbian: "l'Ezbi@n",
  lisbon: "l'Izb@n",
  lousy: "l'aUzi",
  raspberry: "r'azbEri",
  rosa: "r'oUz@",
  salesperson: "s'eIlzp3:s@n",
  scissors: "s'Iz3z",
  species: "sp'i:Si:z",
};

/** Whether a text, said as `spoken`, is a verb that alone would be read as another word: "live" said as "to live". */
export function isMisreadVerb(text: string, spoken: string | undefined): boolean {
  return spoken === `to ${text}` && Object.hasOwn(VERB_PHONEMES, text);
}

/** English for the engine, with phonemes for what it would misread; a verb is said without its "to". */
export function prepareEnglish(text: string, spoken: string | undefined): string {
  if (isMisreadVerb(text, spoken)) return `[[${VERB_PHONEMES[text]}]]`;
  // Phonemes take no ending.
  return text.replace(/\p{L}+(?![\p{L}'’])/gu, word => {
    const lower = word.toLowerCase();
    return Object.hasOwn(WORD_PHONEMES, lower) ? `[[${WORD_PHONEMES[lower]}]]` : word;
  });
}
