/** Words whose parts are read one by one, with a hyphen where they are joined. */
const COMPOUNDS = `
लाउड-स्पीकर आइस-क्रीम हैंड-बैग नज़र-अंदाज़ वित्त-पोषण वचन-बद्ध अ-सफल अ-सफलता अ-समर्थ अ-सहमत सन-स्क्रीन मांस-पेशी आत्म-समर्पण सैंड-विच आनंद-दायक दो-पहर जन्म-दिन बॉय-फ़्रेंड गर्ल-फ़्रेंड चॉप-स्टिक लिप-स्टिक कर्म-चारी वंश-वृक्ष घुड़-सवारी
दंत-कथा लोक-प्रिय पोस्ट-कार्ड टूथ-ब्रश विश्व-विद्यालय खट-खटाना रंग-मंच जब-कि आत्म-हत्या आतंक-वादी अपॉइंट-मेंट अ-सहाय इंद्र-धनुष मूँग-फली
परामर्श-दाता हाज़िर-जवाबी उप-ग्रह प्रकाश-स्तंभ संग-मरमर पर-ग्रही
`;

const seams = new Map(
  COMPOUNDS.trim()
    .split(/\s+/)
    .map(word => [word.replaceAll('-', '').normalize('NFC'), word.normalize('NFC').split('-')]),
);

/** उप- before a consonant that stands alone; not in उपन्यास. */
const PREFIX = /^उप(?=[\u0915-\u0939](?!\u094D).)/u;
/** Words that say their first two letters twice: भनभनाहट. */
const ECHO = /^(?:([\u0915-\u0939]{2})\1)/u;
/** Endings that leave the word before them as it is, where it is long enough to be one. */
const SUFFIX = /(?<=^.{2,}[^\u094D\u0901\u0902])(?:जनक|पूर्ण|पूर्वक|शील|ता)$/u;

/** The parts that a joined word is read in: `असुविधा जनक`. */
export function seamsOf(word: string): string[] {
  const known = seams.get(word.normalize('NFC'));
  if (known !== undefined) return known;
  const echo = ECHO.exec(word)?.[0] ?? '';
  if (echo !== '') return [echo.slice(0, echo.length / 2), word.slice(echo.length / 2)];
  const prefix = PREFIX.exec(word)?.[0] ?? '';
  const rest = word.slice(prefix.length);
  const suffix = SUFFIX.exec(rest)?.[0] ?? '';
  return [prefix, rest.slice(0, rest.length - suffix.length), suffix].filter(part => part !== '');
}
