import { expect, test } from 'vitest';
import { isJoke, placeOf, qualityOf, shortName } from './voice-traits.ts';

const listed = (name: string, voiceURI = name) => ({ name, voiceURI, lang: 'de-DE' });

test.each([
  ['de-DE', 'de', 'DE'],
  ['de_AT', 'de', 'AT'],
  ['deu', 'de', undefined],
  ['eng-USA', 'en', undefined],
  ['EN-gb', 'en', 'GB'],
  ['in_ID', 'id', 'ID'],
  ['fre', 'fr', undefined],
  ['cmn-Hans-CN', 'zh', 'CN'],
  ['es-419', 'es', '419'],
  ['ar-001', 'ar', '001'],
])('the code %s is a voice of %s', (tag, language, region) => {
  expect(placeOf(tag)).toEqual({ language, region });
});

test.each(['', '-', 'zh-HK', 'zh_MO', 'zh-yue', 'yue-HK', 'sv-SE', 'x', 'español'])(
  'the code "%s" is none of our languages',
  tag => {
    expect(placeOf(tag)).toBeUndefined();
  },
);

test.each([
  ['Microsoft Katja Online (Natural) - German (Germany)', 'Katja', 'natural'],
  ['Microsoft Hedda Desktop - German', 'Hedda', 'usual'],
  ['Microsoft Stefan - German (Germany)', 'Stefan', 'usual'],
  ['Anna (Enhanced)', 'Anna', 'natural'],
  ['Anna', 'Anna', 'usual'],
  ['Eddy (German (Germany))', 'Eddy', 'plain'],
  ['German+Anika espeak-ng', 'German+Anika espeak-ng', 'plain'],
  ['Google Deutsch', 'Google Deutsch', 'usual'],
  ['(unnamed)', '(unnamed)', 'usual'],
])('"%s" is called %s, and its quality %s', (name, short, quality) => {
  expect(shortName(listed(name))).toBe(short);
  expect(qualityOf(listed(name))).toBe(quality);
});

test('what the address of a voice tells of its quality counts too', () => {
  expect(qualityOf(listed('Anna', 'com.apple.voice.premium.de-DE.Anna'))).toBe('natural');
  expect(qualityOf(listed('Anna', 'com.apple.voice.super-compact.de-DE.Anna'))).toBe('plain');
});

test('a voice that is a joke is known as one', () => {
  expect(
    ['Zarvox', 'Bad News', 'Bubbles (English (United States))'].map(name => isJoke(listed(name))),
  ).toEqual([true, true, true]);
  expect(isJoke(listed('Alberta'))).toBe(false);
});
