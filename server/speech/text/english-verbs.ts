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

/** Whether a text, said as `spoken`, is a verb that alone would be read as another word: "live" said as "to live". */
export function isMisreadVerb(text: string, spoken: string | undefined): boolean {
  return spoken === `to ${text}` && Object.hasOwn(VERB_PHONEMES, text);
}

/** English for the engine: the verb without its "to", in phonemes where it would be misread. */
export function prepareEnglish(text: string, spoken: string | undefined): string {
  return isMisreadVerb(text, spoken) ? `[[${VERB_PHONEMES[text]}]]` : text;
}
