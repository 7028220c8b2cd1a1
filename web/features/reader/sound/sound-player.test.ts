import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speaking } from '#web/platform/speech/player.ts';
import { createSoundPlayer, forgetShift, type Media } from './sound-player.ts';

class FakeMedia extends EventTarget {
  currentTime = 0;
  duration = 30;
  paused = true;
  playbackRate = 1;
  videoWidth = 0;
  play = async () => {
    this.paused = false;
    this.dispatchEvent(new Event('play'));
  };
  pause = () => {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  };
  at(time: number): void {
    this.currentTime = time;
    this.dispatchEvent(new Event('timeupdate'));
  }
}

const TIMELINE = [
  { from: 0, to: 5, start: 1, end: 3 },
  { from: 5, to: 9, start: 3, end: 5 },
  { from: 9, to: 12, start: 10, end: 12 },
];

let detach = () => {};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  detach();
  forgetShift('text');
  vi.useRealTimers();
});

function begin(timeline = TIMELINE) {
  const media = new FakeMedia();
  const player = createSoundPlayer('text', timeline);
  detach = player.attach(media as unknown as Media);
  media.dispatchEvent(new Event('loadedmetadata'));
  return { media, player };
}

test('the sentence that is heard is told; before the first and in long silence there is none', () => {
  const { media, player } = begin();
  player.toggle();
  const lit = [0.5, 1, 2.9, 3, 6, 7, 10, 14].map(time => {
    media.at(time);
    return player.heard.get();
  });
  expect(lit).toEqual([null, 0, 0, 1, 1, null, 2, null]);
});

test('a pressed sentence is heard alone from silence, and while it plays from there on', () => {
  const { media, player } = begin();
  player.hear(0);
  expect([media.currentTime, media.paused, player.heard.get()]).toEqual([1, false, 0]);
  media.at(3.1);
  expect([media.paused, player.heard.get()]).toEqual([false, 0]);
  media.at(3.2);
  expect([media.paused, player.heard.get()]).toEqual([true, 0]);
  player.toggle();
  player.hear(1);
  media.at(5.4);
  expect(media.paused).toBe(false);
});

test('a repeated sentence begins anew at its end, until that is switched off', () => {
  const { media, player } = begin();
  player.toggle();
  media.at(1.5);
  player.switchRepeat();
  media.at(3.2);
  expect([media.currentTime, media.paused]).toEqual([1, false]);
  player.hear(2);
  media.at(12.3);
  expect(media.currentTime).toBe(10);
  player.switchRepeat();
  media.at(12.3);
  expect([media.currentTime, media.paused]).toEqual([12.3, false]);
});

test('back goes to the beginning of the sentence, then to the one before; next to the one after', () => {
  const { media, player } = begin();
  player.toggle();
  media.at(4.5);
  player.back();
  expect(media.currentTime).toBe(3);
  player.back();
  expect(media.currentTime).toBe(1);
  player.back();
  expect(media.currentTime).toBe(1);
  player.next();
  player.next();
  player.next();
  expect(media.currentTime).toBe(10);
});

test('without times nothing is lit, and the arrows go by seconds', () => {
  const { media, player } = begin([]);
  player.toggle();
  media.at(12);
  player.back();
  expect([media.currentTime, player.heard.get()]).toEqual([7, null]);
  player.next();
  expect(media.currentTime).toBe(12);
  player.switchRepeat();
  media.at(29);
  expect(media.currentTime).toBe(29);
});

test('subtitles that are late are shifted: what is lit, pressed and stepped to goes along, and a new player knows it', () => {
  const { media, player } = begin();
  for (let press = 0; press < 3; press += 1) player.shiftBy(-0.1);
  player.shiftBy(-0.5);
  expect(player.state.get().shift).toBe(-0.8);
  media.at(2.5);
  expect(player.heard.get()).toBe(1);
  player.hear(2);
  expect(media.currentTime).toBeCloseTo(9.2);
  media.at(11.4);
  expect(media.paused).toBe(true);
  player.back();
  expect(media.currentTime).toBeCloseTo(9.2);
  expect(begin().player.state.get().shift).toBe(-0.8);
  player.shiftBy(null);
  media.at(2.5);
  expect(player.heard.get()).toBe(0);
  expect(begin().player.state.get().shift).toBe(0);
});

test('what is shifted out of the sound is not played', () => {
  const { media, player } = begin();
  player.shiftBy(-4);
  media.at(0.5);
  player.hear(0);
  expect([media.paused, player.heard.get()]).toEqual([true, 1]);
  player.hear(1);
  expect([media.currentTime, media.paused]).toEqual([0, false]);
  media.pause();
  player.shiftBy(30);
  player.hear(2);
  expect(media.paused).toBe(true);
});

test('a shift ends at ten minutes either way, and there is none without times', () => {
  const { player } = begin();
  player.shiftBy(5000);
  expect(player.state.get().shift).toBe(600);
  player.shiftBy(-5000);
  expect(player.state.get().shift).toBe(-600);
  const { player: timeless } = begin([]);
  expect(timeless.state.get().shift).toBe(0);
  timeless.shiftBy(1);
  expect(timeless.state.get().shift).toBe(0);
});

test('a word that is spoken silences it', () => {
  const { media, player } = begin();
  player.toggle();
  speaking.set({ key: 'word', state: 'loading' });
  expect(media.paused).toBe(true);
  speaking.set(null);
});
