import { expect, test } from 'vitest';
import { createClock, isViewAlive, isWithinWindow } from './clock.ts';

const START = 1_761_000_000_000;

test('the sample with the shortest round trip decides', () => {
  const clock = createClock(() => START);
  clock.learn({ sentAt: START - 400, receivedAt: START, serverTime: START + 900 });
  expect(clock.now()).toBe(START + 1_100);
  clock.learn({ sentAt: START - 20, receivedAt: START, serverTime: START + 990 });
  expect(clock.now()).toBe(START + 1_000);
  clock.learn({ sentAt: START - 300, receivedAt: START, serverTime: START + 5_000 });
  expect(clock.now()).toBe(START + 1_000);
});

test('a sample slower than 10 s, or without a time, teaches nothing', () => {
  const clock = createClock(() => START);
  clock.learn({ sentAt: START - 10_001, receivedAt: START, serverTime: START + 99_000 });
  clock.learn({ sentAt: START, receivedAt: START, serverTime: Number.NaN });
  expect(clock.now()).toBe(START);
});

test('the best sample is forgotten after twenty others', () => {
  const clock = createClock(() => START);
  clock.learn({ sentAt: START, receivedAt: START, serverTime: START + 7 });
  for (let i = 0; i < 20; i++) clock.learn({ sentAt: START - 10, receivedAt: START, serverTime: START + 95 });
  expect(clock.now()).toBe(START + 100);
});

test('sequences rise strictly even within one millisecond', () => {
  let local = START + 0.7;
  const clock = createClock(() => local);
  expect([clock.nextSequence(), clock.nextSequence(), clock.nextSequence()]).toEqual([
    String(START),
    String(START + 1),
    String(START + 2),
  ]);
  local -= 5_000;
  expect(clock.nextSequence()).toBe(String(START + 3));
});

test('a clock two hours fast is right after one correction, its sequence too', () => {
  const local = START + 7_200_000;
  const clock = createClock(() => local);
  expect(isWithinWindow(clock.nextSequence(), START)).toBe(false);
  clock.resync({ sentAt: local - 12_000, receivedAt: local, serverTime: START - 6_000 });
  expect(clock.nextSequence()).toBe(String(START));
});

test('N7: the window is 300 s to both sides', () => {
  const at = (seconds: number) => isWithinWindow(String(START + seconds * 1_000), START);
  expect([-301, -300, -299, 299, 300, 301].map(at)).toEqual([false, true, true, true, true, false]);
});

test('a view URL lives ten minutes, and is not made to live longer by dating it ahead', () => {
  const alive = (age: number) => isViewAlive('1761000000000', 1_761_000_000_000 + age);
  expect([-10_001, -10_000, 0, 599_999, 600_000].map(alive)).toEqual([false, true, true, true, false]);
});
