import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerTouch, touchSettings } from './answer-touch.ts';
import { database, switchDatabase } from './store/database.ts';
import { writeSetting } from './store/settings.ts';

const shaken: number[][] = [];
const heard: number[] = [];

/** What a browser offers: a motor and a speaker, written down instead of felt and heard. */
beforeEach(() => {
  shaken.length = 0;
  heard.length = 0;
  vi.stubGlobal('navigator', { vibrate: (pattern: number[]) => shaken.push(pattern) });
  const tone = () => ({ frequency: { value: 0 }, connect() {}, start: (at: number) => heard.push(at), stop() {} });
  const gain = () => ({ gain: { value: 1 }, connect() {} });
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      createOscillator = tone;
      createGain = gain;
    },
  );
  switchDatabase(`touch-${Math.random()}`);
});

afterEach(() => {
  switchDatabase(null);
  vi.unstubAllGlobals();
});

test('a tap is felt shortly and a flag long, without a sound, until somebody wants it otherwise', async () => {
  await answerTouch('tap');
  await answerTouch('flag');
  expect(shaken.map((pattern) => pattern.length)).toEqual([1, 5]);
  expect(heard).toEqual([]);
});

test('who wants sound and no shaking hears one tone at a tap and four at a flag', async () => {
  await writeSetting(database(), touchSettings.vibrates, false);
  await writeSetting(database(), touchSettings.sounds, true);
  await answerTouch('tap');
  expect(heard).toHaveLength(1);
  await answerTouch('flag');
  expect(heard).toHaveLength(5);
  expect(shaken).toEqual([]);
});
