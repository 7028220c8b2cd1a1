// Loans and Sanskrit words, or parts of compounds, in which the point over a long vowel is a consonant: keːndɾə, not kẽːdɾə as in ɡẽːd.
const WORDS = `
अतींद्रिय अपार्टमेंट अर्जेंटीना आयरलैंड एजेंट एजेंसी एम्बुलेंस केंद्र केंद्रित कैंटीन कैंसर कैलेंडर जींस टैंक टैंगो
थाईलैंड नीदरलैंड न्यूज़ीलैंड पेंगुइन पेंट पेंसिल पैंट पोलैंड फ़िनलैंड फ़िलीपींस फ़्रेंच फ़्रेंड बारटेंडर बेंच बैंक बैंड
मेंट लाइसेंस समलैंगिक सीमेंट सेंट सैंड स्टेटमेंट स्विट्ज़रलैंड हैंगर हैंड हैंडल
`;

/** Words whose point is said as a consonant where other words have a nasal vowel. */
export const SPOKEN_POINTS: ReadonlySet<string> = new Set(WORDS.trim().normalize('NFC').split(/\s+/));
