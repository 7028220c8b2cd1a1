import { expect, test } from 'vitest';
import { startTestingEngine } from '../testing-engine.ts';
import { chineseSpeech } from './speech.ts';

const engine = await startTestingEngine();
const heard = async (text: string) =>
  (await engine.say(chineseSpeech, { text })).join(' ').replace(/[ˈˌ\d]/g, '');

test.each([
  ['她弹得不太好', '她谈得不太好'],
  ['弹钢琴', '谈钢琴'],
  ['走到最后一行', '走到最后一杭'],
  ['一根长长的线', '一根常常的线'],
])('%s is heard like %s', async (written, alike) => {
  expect(await heard(written)).toBe(await heard(alike));
});

test.each([
  ['我放了手', 'l ə'],
  ['她穿着一件红色的衣服', 'ts. o'],
  ['咖啡和面包', 'χ o'],
])('in %s the small word is heard as %s', async (text, sounds) => {
  expect((await heard(text)).replaceAll('-', '')).toContain(sounds);
});

test('a bomb is not played, and people on their way are no line', async () => {
  expect(await heard('炸弹')).not.toContain('th');
  expect(await heard('一行人')).not.toContain('χ ɑ');
});
