import { expect, test } from 'vitest';
import { startTestingEngine } from '../testing-engine.ts';
import { transcribe } from '../transcribe.ts';
import { germanSpeech } from './speech.ts';

const engine = await startTestingEngine();
const shown = (text: string) => transcribe(germanSpeech, { text }, engine.transcriber(germanSpeech));

test.each([
  ['Hauptstadt', 'ˈhaʊptʃtat'],
  ['Hauptstädte', 'ˈhaʊptʃtɛtə'],
  ['Bleistifte', 'ˈblaɪʃtɪftə'],
  ['Sauerstoff', 'ˈzaʊɐʃtɔf'],
  ['Seestern', 'ˈzeːʃtɐn'],
  ['Glücksspiel', 'ˈɡlʏksʃpiːl'],
  ['Umgangssprache', 'ˈʊmɡaŋsʃpʁaːxə'],
  ['Sprechstunde', 'ˈʃpʁɛçʃtʊndə'],
  ['Windstoß', 'ˈvɪntʃtoːs'],
])('the later part of %s begins with ʃ', async (word, ipa) => {
  expect(await shown(word)).toBe(ipa);
  expect((await engine.say(germanSpeech, { text: word })).join('')).toMatch(/ʃ_?[tp]/);
});

test.each(['Transport', 'Kristall', 'gestern', 'geistreich', 'flüstern', 'Obst', 'Gegenstand', 'Baustelle'])(
  '%s has no such joint, or is said well as it is',
  async word => {
    expect(await shown(word)).not.toMatch(word === 'Gegenstand' || word === 'Baustelle' ? /st/ : /ʃ[tp]/);
  },
);
