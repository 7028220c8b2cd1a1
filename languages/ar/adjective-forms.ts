import { linesOf } from '../word-forms/tables.ts';
import { FATHA, isLong, KASRA, marked, markedLetters, withLast, wordOf } from './marked-letters.ts';
import { pluralInAt, pluralInUn } from './noun-forms.ts';

/** `masculine feminine plural`, where the feminine does not end in ة or the plural not in ون; a dash for a plural that is not in use. */
const OWN = new Map(
  linesOf(
    `
    أَحْمَر حَمْرَاء حُمْر
    أَزْرَق زَرْقَاء زُرْق
    أَخْضَر خَضْرَاء خُضْر
    أَصْفَر صَفْرَاء صُفْر
    أَسْوَد سَوْدَاء سُود
    أَبْيَض بَيْضَاء بِيض
    أَعْمَى عَمْيَاء عُمْيَان
    أَصَمّ صَمَّاء صُمّ
    أَمْلَس مَلْسَاء -
    عَطْشَان عَطْشَى عِطَاش
  `.normalize('NFC'),
  ).map(line => {
    const [masculine = '', feminine = '', plural = '-'] = line.split(' ');
    return [masculine, { feminine, plural }] as const;
  }),
);

/** People who are so, where that is another word within. */
const BROKEN = new Map(
  linesOf(
    `
    كَبِير كِبَار
    صَغِير صِغَار
    جَدِيد جُدُد
    شَابّ شَبَاب
    طَوِيل طِوَال
    قَصِير قِصَار
    قَوِيّ أَقْوِيَاء
    ضَعِيف ضُعَفَاء
    غَنِيّ أَغْنِيَاء
    فَقِير فُقَرَاء
    مَرِيض مَرْضَى
    غَرِيب غُرَبَاء
    ذَكِيّ أَذْكِيَاء
    شُجَاع شُجْعَان
    كَرِيم كُرَمَاء
    وَفِيّ أَوْفِيَاء
    سَمِين سِمَان
    حَيّ أَحْيَاء
    مَيِّت أَمْوَات
    تَعِيس تُعَسَاء
    لَطِيف لُطَفَاء
    غَبِيّ أَغْبِيَاء
    مَجْنُون مَجَانِين
    حَكِيم حُكَمَاء
    سَعِيد سُعَدَاء
    عَظِيم عُظَمَاء
    حُرّ أَحْرَار
    أَجْنَبِيّ أَجَانِب
    شِرِّير أَشْرَار
    بَرِيء أَبْرِيَاء
    جَائِع جِيَاع
    قَاسٍ قُسَاة
  `.normalize('NFC'),
  ).map(line => line.split(' ') as [string, string]),
);

const words = (table: string) => new Set(table.normalize('NFC').trim().split(/\s+/));

/** What people are, with the plural in ون; of things the feminine is their plural. */
const IN_UN = words(`
مُهِمّ مُخْتَلِف مَشْغُول مَشْهُور رَائِع مِهْنِيّ طَيِّب مُضْحِك صَادِق مُهَذَّب مُجْتَهِد جَادّ هَادِئ حَذِر فُضُولِيّ صَارِم أَنَانِيّ جَشِع عَادِل مَسْؤُول مُبْدِع مَوْهُوب حَسَّاس مُسْتَقِلّ مُتَفَائِل مُتَكَبِّر
مُذْنِب جَاهِز مُتَأَكِّد نَائِم مَحْظُوظ جَذَّاب مَحْبُوب قَادِر مُمْتَاز عَاجِز قَلِق يَائِس مُدْرِك حَقِيقِيّ عَادِيّ مِثَالِيّ رَسْمِيّ دُوَلِيّ اِجْتِمَاعِيّ مُتَزَوِّج غَاضِب مُتْعَب خَائِف مُنْدَهِش مُتَوَتِّر وَحِيد
مُحْرَج حَائِر مُمْتَنّ مَحَلِّيّ مُتَدَيِّن قَادِم
`);

/** One form for men and women, nouns, and words whose feminine is not sure. */
const UNCHANGED = words('صَبُور غَيُور وَدُود خَجُول كَسُول فَخُور طَمُوح حَامِل ذَكَر أُنْثَى نَفْس أَعْزَب طَازَج بَرِّيّ عُرْيَان');

const COMPARATIVES = new Map(
  linesOf(
    `
    كَبِير أَكْبَر
    صَغِير أَصْغَر
    قَدِيم أَقْدَم
    طَوِيل أَطْوَل
    قَصِير أَقْصَر
    سَرِيع أَسْرَع
    بَطِيء أَبْطَأ
    سَهْل أَسْهَل
    صَعْب أَصْعَب
    نَظِيف أَنْظَف
    جَمِيل أَجْمَل
    قَوِيّ أَقْوَى
    ضَعِيف أَضْعَف
    غَنِيّ أَغْنَى
    فَقِير أَفْقَر
    قَرِيب أَقْرَب
    بَعِيد أَبْعَد
    وَاسِع أَوْسَع
    ضَيِّق أَضْيَق
    عَمِيق أَعْمَق
    خَطِير أَخْطَر
    مُهِمّ أَهَمّ
    غَرِيب أَغْرَب
    حَدِيث أَحْدَث
    ذَكِيّ أَذْكَى
    كَرِيم أَكْرَم
    بَارِد أَبْرَد
    سَاخِن أَسْخَن
    لَطِيف أَلْطَف
    قَبِيح أَقْبَح
    حَكِيم أَحْكَم
    غَبِيّ أَغْبَى
    وَاضِح أَوْضَح
    عَظِيم أَعْظَم
    ثَقِيل أَثْقَل
    خَفِيف أَخَفّ
    دَافِئ أَدْفَأ
    بَسِيط أَبْسَط
    دَقِيق أَدَقّ
    سَعِيد أَسْعَد
    لَذِيذ أَلَذّ
    حُلْو أَحْلَى
    رَخِيص أَرْخَص
    غَالٍ أَغْلَى
    سَيِّئ أَسْوَأ
    قَاسٍ أَقْسَى
    شُجَاع أَشْجَع
  `.normalize('NFC'),
  ).map(line => line.split(' ') as [string, string]),
);

export type AdjectiveForms = {
  feminine: string;
  /** Of men; as the subject and elsewhere where that differs. */
  plural: readonly string[];
  /** Of women. */
  femininePlural?: string;
  comparative?: string;
};

/** The forms of a single vowelled adjective; undefined where men and women have one form, or where the feminine is not sure. */
export function adjectiveForms(vowelled: string): AdjectiveForms | undefined {
  const word = vowelled.normalize('NFC');
  if (word.includes(' ') || UNCHANGED.has(word)) return undefined;
  const comparative = COMPARATIVES.get(word);
  const more = comparative === undefined ? {} : { comparative };
  const own = OWN.get(word);
  if (own !== undefined)
    return { feminine: own.feminine, plural: own.plural === '-' ? [] : [own.plural], ...more };
  const feminine = inTaMarbuta(word);
  const broken = BROKEN.get(word);
  const plural = IN_UN.has(word) ? pluralInUn(word) : broken === undefined ? [] : [broken];
  return { feminine, plural, ...(plural.length > 0 && { femininePlural: pluralInAt(feminine) }), ...more };
}

/** With ة; قَاسٍ has its ي back, and a hamza the seat that its vowel asks for: بَطِيئَة. */
function inTaMarbuta(word: string): string {
  const letters = markedLetters(word);
  const last = letters.at(-1);
  const end = marked('ة');
  if (last?.vowel === '\u064d')
    return wordOf([...withLast(letters, { vowel: KASRA }), marked('ي', FATHA), end]);
  const letter = last?.letter === 'ء' && isLong(letters.at(-2)) ? 'ئ' : (last?.letter ?? '');
  return wordOf([...withLast(letters, { letter, vowel: FATHA }), end]);
}
