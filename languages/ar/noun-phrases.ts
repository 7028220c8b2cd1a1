import { linesOf } from '../word-forms/tables.ts';
import { FATHA, markedLetters, withLast, wordOf } from './marked-letters.ts';
import { type NounForms, nounForms, withArticle } from './noun-forms.ts';

/** A noun and whose or what for it is, so that the article stands at the second; behind · the plural of the first where no list has it. */
const OF_NOUN = `
طَاقَم عَمَل
مَكْتَب بَرِيد
مَرْكَز شُرْطَة
حَدِيقَة حَيَوَان
مَلْعَب أَطْفَال
عَمُود إِنَارَة · أَعْمِدَة
نَاطِحَة سَحَاب · نَاطِحَات
صُنْدُوق بَرِيد
صَالُون حِلَاقَة · صَالُونَات
مَوْقِع بِنَاء
مَحَطَّة إِطْفَاء · مَحَطَّات
سَاعَة يَد
حَقِيبَة يَد
ثَوْب سِبَاحَة · أَثْوَاب
مِعْطَف مَطَر
جَرِيمَة قَتْل
إِبْرِيق شَاي · أَبَارِيق
مُكَعَّب ثَلْج
كِيس شَاي · أَكْيَاس
كَأْس نَبِيذ
اِبْن عَمّ
شَرِيحَة لَحْم · شَرَائِح
خِزَانَة كُتُب
سَلَّة مُهْمَلَات
عَلَّاقَة مَلَابِس · عَلَّاقَات
مُجَفِّف شَعْر · مُجَفِّفَات
سَيَّارَة إِسْعَاف
مِقْيَاس حَرَارَة · مَقَايِيس
لُعْبَة فِيدْيُو
بِطَاقَة تَهْنِئَة
غُرْفَة نَوْم
غُرْفَة جُلُوس
غُرْفَة طَعَام
غُرْفَة أَطْفَال
غُرْفَة مَكْتَب
حَوْض اِسْتِحْمَام
طَبِيب أَسْنَان
سَاعِي بَرِيد · سُعَاة
رَائِد فَضَاء · رُوَّاد
غَسَّالَة صُحُون
مُحَمِّصَة خُبْز · مُحَمِّصَات
آلَة قَهْوَة
لَوْح تَقْطِيع
سِلْسِلَة جِبَال
اِبْن أَخ
شَرِيك حَيَاة
مَفْرَش طَاوِلَة · مَفَارِش
عُود أَسْنَان · أَعْوَاد
قَلَم حِبْر · أَقْلَام
قَلَم رَصَاص · أَقْلَام
رَوْضَة أَطْفَال · رِيَاض
بِطَاقَة اِئْتِمَان
عَرَبَة تَسَوُّق · عَرَبَات
مَرْكَز تَسَوُّق
عَارِضَة أَزْيَاء · عَارِضَات
تَجْرِبَة أَدَاء
نُقْطَة ضَعْف
لَوْحَة مَفَاتِيح
كَلِمَة مُرُور
سَاعَة حَائِط
سَيَّارَة أُجْرَة
مَحَطَّة قِطَار · مَحَطَّات
مَوْقِف حَافِلَات
إِشَارَة مُرُور
مَوْقِف سَيَّارَات
مَحَطَّة وَقُود · مَحَطَّات
سِكَّة حَدِيد · سِكَك
رُخْصَة قِيَادَة · رُخَص
حِزَام أَمَان
عَرَبَة قِطَار · عَرَبَات
سَيَّارَة إِطْفَاء
سَيَّارَة شُرْطَة
جَوَاز سَفَر · جَوَازَات
حَقِيبَة سَفَر
حَقِيبَة ظَهْر
شَرِكَة طَيَرَان
مَكْتَب اِسْتِقْبَال
بِطَاقَة صُعُود
وِكَالَة سَفَر · وِكَالَات
كِيس نَوْم · أَكْيَاس
دَرَجَة حَرَارَة
رَجُل ثَلْج
قَطْرَة مَطَر · قَطَرَات
مُقَابَلَة عَمَل
`;

/** A thing and how it is: the article stands at both, and several things are feminine. */
const OF_ADJECTIVE = `
جَدْوَل زَمَنِيّ · جَدَاوِل
حَدِيقَة عَامَّة
مَلْهَى لَيْلِيّ · مَلَاهٍ
حِذَاء طَوِيل
حِذَاء رِيَاضِيّ
نَظَّارَة شَمْسِيَّة
بَنْطَال قَصِير
مَشْرُوب غَازِيّ
حَيَوَان أَلِيف
قِطَّة صَغِيرَة
خِنْزِير صَغِير
سَمَكَة ذَهَبِيَّة
مِصْبَاح كَهْرَبَائِيّ
مِكْنَسَة كَهْرَبَائِيَّة
وَصْفَة طِبِّيَّة
عَمَلِيَّة جِرَاحِيَّة
كُرْسِيّ مُتَحَرِّك
حِكَايَة خُرَافِيَّة
آلَة مُوسِيقِيَّة
حَفْلَة مُوسِيقِيَّة
فِرْقَة مُوسِيقِيَّة · فِرَق
طَائِرَة وَرَقِيَّة
سَكْتَة دِمَاغِيَّة · سَكَتَات
مِلْعَقَة صَغِيرَة
وِعَاء زُجَاجِيّ · أَوْعِيَة
مَنْظَر طَبِيعِيّ · مَنَاظِر
عُشْب ضَارّ
مُجْتَمَع مَحَلِّيّ
طَبَق رَئِيسِيّ
وَجْبَة سَرِيعَة · وَجَبَات
وَاجِب مَنْزِلِيّ
كِتَاب مَدْرَسِيّ
مَادَّة كِيمْيَائِيَّة
عُمْلَة مَعْدِنِيَّة · عُمْلَات
وَرَقَة نَقْدِيَّة
عَلَامَة تِجَارِيَّة
حِسَاب مَصْرِفِيّ
كِيس بِلَاسْتِيكِيّ · أَكْيَاس
رَقْم قِيَاسِيّ · أَرْقَام
صَالَة رِيَاضِيَّة · صَالَات
صُورَة فُوتُوغْرَافِيَّة
مَسْرَحِيَّة مُوسِيقِيَّة · مَسْرَحِيَّات
زِيّ تَنَكُّرِيّ · أَزْيَاء
حَالَة طَارِئَة
هَاتِف مَحْمُول
حَاسُوب مَحْمُول
جِهَاز لَوْحِيّ · أَجْهِزَة
مَوْقِع إِلِكْتُرُونِيّ
شَبَكَة اِجْتِمَاعِيَّة · شَبَكَات
شَرِيط لَاصِق · أَشْرِطَة
مِصْبَاح يَدَوِيّ
دَرَّاجَة نَارِيَّة
طَرِيق سَرِيع
قَارِب شِرَاعِيّ
رِحْلَة جَوِّيَّة
بِطَاقَة بَرِيدِيَّة
مَعْلَم سِيَاحِيّ · مَعَالِم
غُرْفَة مُفْرَدَة
غُرْفَة مُزْدَوِجَة
نَشْرَة جَوِّيَّة · نَشَرَات
عَاصِفَة ثَلْجِيَّة
اِنْهِيَار ثَلْجِيّ · اِنْهِيَارَات
حِمَار وَحْشِيّ
دُبّ قُطْبِيّ
خِنْزِير بَرِّيّ
حَيَوَان ثَدْيِيّ
`;

/** Phrases, each with the plural of its first word where that is listed. */
const phrases = (table: string): ReadonlyMap<string, string | undefined> =>
  new Map(
    linesOf(table.normalize('NFC')).map(line => {
      const [phrase = '', plural] = line.split(' · ');
      return [phrase, plural] as const;
    }),
  );

const WITH_NOUN = phrases(OF_NOUN);
const WITH_ADJECTIVE = phrases(OF_ADJECTIVE);

/** The forms of two words, each without and with the article. */
export type PhraseForms = { singular: readonly [string, string]; plural: readonly [string, string] };

/** The forms of a noun with another one or with an adjective; undefined for those of which they are not listed. */
export function phraseForms(vowelled: string): PhraseForms | undefined {
  const phrase = vowelled.normalize('NFC');
  const [head = '', rest = ''] = phrase.split(' ');
  if (WITH_NOUN.has(phrase)) {
    const plural = WITH_NOUN.get(phrase) ?? usualPlural(nounForms(head));
    const both = (first: string): readonly [string, string] => [
      `${first} ${rest}`,
      `${first} ${withArticle(rest)}`,
    ];
    return { singular: both(head), plural: both(plural) };
  }
  if (!WITH_ADJECTIVE.has(phrase)) return undefined;
  const plural = WITH_ADJECTIVE.get(phrase) ?? usualPlural(nounForms(head));
  const both = (first: string, second: string): readonly [string, string] => [
    `${first} ${second}`,
    `${withArticle(first)} ${withArticle(second)}`,
  ];
  return { singular: both(head, rest), plural: both(plural, feminine(rest)) };
}

const usualPlural = (forms: NounForms | undefined) => forms?.plural[0] ?? '';

const feminine = (adjective: string) =>
  adjective.endsWith('ة') ? adjective : `${wordOf(withLast(markedLetters(adjective), { vowel: FATHA }))}ة`;
