import { expect, test } from 'vitest';
import { startTestingEngine } from '../testing-engine.ts';
import { transcribe } from '../transcribe.ts';
import { hindiSpeech } from './speech.ts';

const engine = await startTestingEngine();

const SHOWN = `
कमल kəməl|नमक nəmək|लड़का ləɽkaː|सड़क səɽək|समझना səmədʒʱnaː|समझाना səmdʒʱaːnaː|उतरना ʊtəɾnaː|करवट kəɾʋəʈ|बचपन bətʃpən
औरत ɔːɾət|आदमी aːdmiː|जंगली dʒəŋɡliː|परंपरा pəɾəmpəɾaː|प्रगति pɾəɡətiː|शक्ति ʃəktiː|वस्तु ʋəstuː|कि kɪ|न nə|कविता kəʋɪtaː
सुंदरता sʊndəɾtaː|निष्पक्षता nɪʂpəkʃtaː|विवरण ʋɪʋəɾəɳ|उपकरण ʊpkəɾəɳ|उपन्यास ʊpənjaːs|उपज ʊpədʒ|असफल əsəpʰəl|निराशाजनक nɪɾaːʃaːdʒənək
शहर ʃɛhɛɾ|पहला pɛhlaː|रहना ɾɛhnaː|तरह təɾɛh|बहुत bəhʊt|महत्व mɛhɛtʋə|मित्र mɪtɾə|वाक्य ʋaːkjə|पूर्ण puːɾɳə|धर्म dʱəɾm|दोस्त doːst
बच्चा bəttʃaː|अच्छा əttʃʰaː|मक्खी məkkʰiː|पत्थर pəttʰəɾ|सज्जन səddʒən|बिल्ली bɪlːiː|हिम्मत hɪmːət|ज्ञान ɡjaːn|विज्ञापन ʋɪɡjaːpən
परीक्षा pəɾiːkʃaː|भाषा bʱaːʂaː|रंग ɾəŋɡ|अंडा əɳɖaː|संवाद səmʋaːd|हंस həns|चाँद tʃãːd|में mẽː|नहीं nəhĩː|नींद nĩːd|मांस mãːs|शैंपू ʃɛːmpuː
क़लम qələm|ग़लत ɣələt|ख़बर xəbəɾ|काग़ज़ kaːɣəz|फ़ायदा faːjdaː|बढ़ना bəɽʱnaː|दुःख dʊkʰ|कृपया kɾɪpjaː|भनभनाहट bʱənbʱənaːhəʈ|जनवरी dʒənʋəɾiː
यह jeː|वह ʋoː|मूँगफली mũːɡpʰəliː|असहाय əsəhaːj|केंद्र keːndɾə|बैंक bɛːŋk|फ़िनलैंड fɪnlɛːɳɖ|सैंडविच sɛːɳɖʋɪtʃ|गेंद ɡẽːd|बैंगन bɛ̃ːɡən
`
  .trim()
  .split(/[|\n]/)
  .map(pair => pair.split(' '));

test.each(SHOWN)('%s is %s', async (text = '', ipa) => {
  expect(await transcribe(hindiSpeech, { text }, engine.transcriber(hindiSpeech))).toBe(
    ipa?.normalize('NFC'),
  );
});

test.each([
  ['पहला', 'pˈɛhlaː'],
  ['नमक', 'nˈʌmək'],
  ['ग़लत', 'ɣˈʌlət'],
  ['बच्चा', 'bˈʌtcaː'],
  ['मैं', 'mˈɛ̃'],
])('%s is spoken %s', async (text, spoken) => {
  expect((await engine.say(hindiSpeech, { text })).join('')).toBe(spoken);
});

test('a phrase is said word by word', async () => {
  const phrase = { text: 'घर में' };
  expect(await transcribe(hindiSpeech, phrase, engine.transcriber(hindiSpeech))).toBe(
    'ɡʱəɾ mẽː'.normalize('NFC'),
  );
});

test('letters that are not Hindi are left to the engine', async () => {
  expect(await hindiSpeech.pronounce({ text: 'শহর' })).toEqual([{ letters: 'শহর' }]);
});
