import { linesOf } from '../word-forms/tables.ts';

/** The forms of a verb that its tenses are made of; a part that is missing is not in use or not sure. */
export type VerbForms = {
  stem: string;
  /** Masculine, feminine, and the same in the plural; a single one where a noun in the verb decides: मदद की. */
  past: readonly string[];
  /** I, तुम, he, they; आप and we have the form of they. */
  subjunctive: readonly string[];
  /** For तुम and आप. */
  imperative: readonly string[];
  /** It says what somebody is and not what happens: मैं सहमत हूँ. */
  isState: boolean;
};

/** `infinitive past (four) subjunctive (four) imperative (two)`; dashes leave the imperative out. */
const IRREGULAR = new Map(
  linesOf(`
    करना किया की किए कीं करूँ करो करे करें करो कीजिए
    लेना लिया ली लिए लीं लूँ लो ले लें लो लीजिए
    देना दिया दी दिए दीं दूँ दो दे दें दो दीजिए
    जाना गया गई गए गईं जाऊँ जाओ जाए जाएँ जाओ जाइए
    होना हुआ हुई हुए हुईं होऊँ होओ हो हों होओ होइए
    पीना पिया पी पिए पीं पिऊँ पियो पिए पिएँ पियो पीजिए
    जीना जिया जी जिए जीं जिऊँ जियो जिए जिएँ - -
    छूना छुआ छुई छुए छुईं छुऊँ छुओ छुए छुएँ छुओ छुइए
  `).map(line => {
    const [infinitive = '', ...forms] = line.split(' ');
    return [infinitive, forms] as const;
  }),
);

const verbs = (ending: string, table: string) =>
  table
    .trim()
    .split(/\s+/)
    .map(word => `${word.replaceAll('_', ' ')}${ending}`);

/** Verbs of a noun and a verb whose past follows that noun, whatever is done to whom, by the place of that past; two follow nothing. */
const PAST_OF_NOUN: ReadonlyMap<string, 0 | 1 | 2> = new Map<string, 0 | 1 | 2>([
  ...[
    ...verbs(
      ' करना',
      `नाटक शक मज़ाक क्लिक संपर्क सहयोग आत्मसमर्पण अपहरण निर्माण विश्वासघात विरोध अवलोकन वर्णन समर्थन उत्पादन शासन भुगतान बलिदान अपमान ऐलान फ़ोन काम आराम इंतज़ाम इनकार
      शिकार आविष्कार विचार प्यार व्यवहार इंतज़ार ग़ौर ज़िक्र मोल-भाव प्रतिनिधित्व नेतृत्व प्रयास अभ्यास विश्वास पीछा वादा हमला फ़ैसला मना सामान_पैक`,
    ),
    ...verbs(' देना', 'वोट निमंत्रण धन्यवाद आशीर्वाद जवाब नाम इनाम दख़ल सुझाव दोष दिलासा धोखा साथ'),
    ...verbs(
      '',
      `निशाना_लगाना गोता_लगाना आरोप_लगाना ताला_लगाना अंदाज़ा_लगाना गले_लगाना रास्ता_दिखाना नुक़सान_पहुँचाना चित्र_बनाना परिचय_कराना विश्वास_दिलाना हाथ_हिलाना हौसला_बढ़ाना
      ध्यान_भटकाना थप्पड़_मारना मुक्का_मारना चाकू_मारना घर_बदलना आनंद_लेना मज़ा_लेना कहना_मानना कष्ट_सहना छींकना थूकना`,
    ),
  ].map(verb => [verb, 0] as const),
  ...[
    ...verbs(
      ' करना',
      `पढ़ाई खोज माँग मरम्मत शिकायत नफ़रत बात मदद उम्मीद देखभाल पेशकश सिफ़ारिश कोशिश बहस चर्चा पूजा घोषणा चिंता प्रार्थना कल्पना तुलना यात्रा रक्षा अपेक्षा पुष्टि प्रगति उल्टी
          विनती शादी जल्दी बेईमानी चापलूसी गाड़ी_खड़ी`,
    ),
    ...verbs(' देना', 'सज़ा सलाह अनुमति इजाज़त ख़बर प्रस्तुति धमकी चेतावनी मंज़ूरी'),
    ...verbs(
      '',
      `लात_मारना माफ़ी_माँगना आज्ञा_मानना उड़ान_भरना क़सम_खाना चोट_पहुँचाना ताली_बजाना गोली_चलाना गाड़ी_चलाना झाड़ू_लगाना सिगरेट_पीना साँस_लेना`,
    ),
  ].map(verb => [verb, 1] as const),
  ...verbs('', 'घुटने_टेकना दाँत_साफ़_करना हस्ताक्षर_करना पैसे_बचाना पैसे_देना').map(verb => [verb, 2] as const),
]);

const STATES = new Set(['होना', ...verbs(' होना', 'मालिक सहमत मौजूद निर्भर हक़दार क़र्ज़दार आदी')]);

/** Nobody is told to do it. */
const WITHOUT_COMMAND = new Set(
  verbs(
    '',
    'सकना दुखना उगना उबलना पिघलना खिलना बजना ढहना फटना घटित_होना दिखाई_देना शुरू_होना ख़त्म_होना पैदा_होना मालिक_होना असफल_होना क़र्ज़दार_होना हक़दार_होना आदी_होना मौजूद_होना बाक़ी_रहना लगना टिकना सिकुड़ना',
  ),
);

/** Of the third person alone, and with a noun or an adjective that agrees: मेरे पास है, मुझे पता चला, वह खड़ी हुई. */
const LEFT_OUT = new Set([
  'चाहिए',
  ...verbs(
    '',
    `करना_पड़ना के_पास_होना पता_चलना ज़रूरत_होना मतलब_होना दाम_होना एहसास_होना ख़ून_बहना खड़ा_होना बड़ा_होना चला_जाना फीका_पड़ना पूरा_करना चंगा_करना`,
  ),
]);

/** The forms of a verb; undefined for those whose forms depend on more than a person. */
export function verbForms(infinitive: string): VerbForms | undefined {
  if (LEFT_OUT.has(infinitive) || !infinitive.endsWith('ना')) return undefined;
  const [, before = '', verb = ''] = /^(.* )?(\S+)$/.exec(infinitive) ?? [];
  const whole = (forms: readonly string[]) => forms.map(form => before + form);
  const own = IRREGULAR.get(verb) ?? regular(verb.slice(0, -2));
  const past = whole(own.slice(0, 4));
  const noun = PAST_OF_NOUN.get(infinitive);
  const command = own.slice(8);
  return {
    stem: infinitive.slice(0, -2),
    past: noun === undefined ? past : past.slice(noun, noun + 1),
    subjunctive: whole(own.slice(4, 8)),
    imperative: WITHOUT_COMMAND.has(infinitive) || command.includes('-') ? [] : whole(command),
    isState: STATES.has(infinitive),
  };
}

const regular = (stem: string) =>
  (/[ाोआओ]$/.test(stem) ? 'या ई ए ईं ऊँ ओ ए एँ ओ इए' : 'ा ी े ीं ूँ ो े ें ो िए').split(' ').map(end => stem + end);
