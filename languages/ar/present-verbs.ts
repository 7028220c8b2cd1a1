import { withoutVowels } from './vowels.ts';

/**
 * Common verbs as "he does", whose middle vowel only a dictionary knows. Left out are those whose letters are two common verbs: يدرس to study
 * and to teach, يعلم to know and to teach, يحضر to come and to prepare, يعد to promise, to count and to prepare.
 */
const VERBS = `
يَعْرِفُ يَعْمَلُ يَجْلِسُ يَكْتُبُ يَقْرَأُ يَأْكُلُ يَشْرَبُ يَذْهَبُ يَدْخُلُ يَخْرُجُ يَسْكُنُ يَسْأَلُ يَسْمَعُ يَنْظُرُ يَفْتَحُ يَحْمِلُ يَلْعَبُ يَضْحَكُ يَفْهَمُ
يَطْبُخُ يَغْسِلُ يَلْبَسُ يَنْزِلُ يَصْعَدُ يَرْجِعُ يَرْكَبُ يَرْكُضُ يَشْكُرُ يَشْعُرُ يَحْدُثُ يَبْحَثُ يَطْلُبُ يَدْفَعُ يَقْطَعُ يَمْنَعُ يَجْمَعُ يَصْنَعُ يَرْفَعُ يَزْرَعُ يَحْفَظُ
يَعْنِي يَمْشِي يَبْكِي يَرْمِي يَجْرِي يَحْكِي يَشْتَرِي يَنْتَهِي يَبْقَى يَنْسَى يَرَى يَلْقَى يَرْضَى يَخْشَى يَبْدَأُ يَمْلَأُ يَصِلُ يَجِدُ يَقِفُ يَضَعُ يَقَعُ يَزِنُ يَلِدُ يَثِقُ
يَكُونُ يَقُولُ يَقُومُ يَعُودُ يَزُورُ يَفُوزُ يَدُورُ يَصُومُ يَمُوتُ يَقُودُ يَسُوقُ يَذُوقُ يَبِيعُ يَعِيشُ يَطِيرُ يَسِيرُ يَصِيرُ يَزِيدُ يَغِيبُ يَنَامُ يَخَافُ يَنَالُ يَكَادُ
يَظُنُّ يَشُمُّ يَهُزُّ يَمُرُّ يَرُدُّ يَصُبُّ يَضُمُّ يَظَلُّ يَرِنُّ يُحِبُّ يُرِيدُ يُعِيدُ يُمْكِنُ يُعْطِي يُغَنِّي يُصَلِّي يُحَاوِلُ يُسَافِرُ يُسَاعِدُ يُشَاهِدُ يُقَابِلُ يُنَاقِشُ يُوَافِقُ
يُفَكِّرُ يُفَضِّلُ يُقَدِّمُ يُنَظِّفُ يُرَتِّبُ يُصَوِّرُ يُسَجِّلُ يُغَيِّرُ يُقَرِّرُ يُكَرِّرُ يُجَهِّزُ يُرْسِلُ يُكْمِلُ يُغْلِقُ يُشْبِهُ يُصْبِحُ يُعْجِبُ يُخْبِرُ يُمْسِكُ
يَتَكَلَّمُ يَتَعَلَّمُ يَتَذَكَّرُ يَتَوَقَّفُ يَتَغَيَّرُ يَتَأَخَّرُ يَتَحَدَّثُ يَتَصَرَّفُ يَتَمَنَّى يَنْتَظِرُ يَحْتَاجُ يَخْتَارُ يَسْتَمِعُ يَسْتَخْدِمُ يَسْتَيْقِظُ يَسْتَطِيعُ يَسْتَمِرُّ يَبْتَسِمُ يَحْتَفِلُ يَشْتَاقُ
يَضْرِبُ يَكْسِرُ يَغْرَقُ يَسْقُطُ يَقْفِزُ يَسْبَحُ يَرْقُصُ يَرْسُمُ يَلْمِسُ يَتْرُكُ يَسْرِقُ يَكْذِبُ يَهْرُبُ يَصْرُخُ يَسْكُتُ يَتْبَعُ يَظْهَرُ يَنْجَحُ يَفْشَلُ يَرْبَحُ يَخْسَرُ يَمْرَضُ يَغْضَبُ يَفْرَحُ يَحْزَنُ
`;

/** Of "he does", by what stands before it for the other persons. */
const PERSONS = ['ي', 'ت', 'أ', 'ن'];
const WHOSE = ['', 'وَ', 'فَ', 'سَ'];

/**
 * Persons that are as often another word, which only the sentence tells: a verb with أ or ت before it in the past (he took out, she spoke), or a
 * noun (an affair, dates, money).
 */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  `أخرج أدخل أنزل أظهر أسقط أغرق أغضب أفرح أحزن أحدث أفشل أتبع أمر أصل أرجع
تحدث تغير تكرر تقرر تصور تقدم تفضل تجمع تكسر تخرج تلقى تسجل تمر نمر نصب نقود`.split(/\s+/),
);

/** All of these in the persons that their letters tell, by the letters; those of more than one end in ُونَ. */
export const PRESENT_VERBS: ReadonlyMap<string, string> = new Map(
  VERBS.trim()
    .split(/\s+/)
    .flatMap(verb => {
      const plural = verb.endsWith('ُ') ? [`${verb}ونَ`, `ت${verb.slice(1)}ونَ`] : [];
      // Of يُغْلِقُ, أغلق is as often "he closed".
      const persons = verb[1] === 'ُ' ? PERSONS.filter(person => person !== 'أ') : PERSONS;
      return [...persons.map(person => `${person}${verb.slice(1)}`), ...plural];
    })
    // After س all of them are verbs of the present.
    .flatMap(form => {
      const fronts = OTHER_WORDS.has(withoutVowels(form)) ? ['سَ'] : WHOSE;
      return fronts.map(front => `${front}${form}`.normalize('NFC'));
    })
    .map(form => [withoutVowels(form), form]),
);
