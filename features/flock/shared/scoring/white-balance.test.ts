import { expect, test } from 'vitest';
import { applyGains, balanceOf } from './white-balance.ts';

/** A spot of pixels in the given colours, one after the other. */
function spot(...colours: readonly (readonly [number, number, number])[]): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: 64 }, (_, at) => [...colours[(at >> 2) % colours.length]!, 255][at % 4]!);
}

function found(pixels: Uint8ClampedArray) {
  const balance = balanceOf(pixels);
  if (balance.kind !== 'found') throw new Error(balance.kind);
  return balance;
}

test('grey stays as it is', () => {
  const { gains, isColoured } = found(spot([150, 150, 150]));
  for (const gain of gains) expect(gain).toBeCloseTo(1, 6);
  expect(isColoured).toBe(false);
});

test.each([
  ['a warm lamp', [178, 150, 118]],
  ['a cold sky', [138, 150, 172]],
  ['a tube', [146, 158, 132]],
] as const)('the square under %s becomes grey and stays as bright', (_, colour) => {
  const { gains, isColoured } = found(spot(colour));
  expect(isColoured).toBe(false);
  const pixels = spot(colour);
  applyGains(pixels, gains);
  const [red, green, blue, alpha] = pixels;
  expect(Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!)).toBeLessThanOrEqual(1);
  expect(Math.abs(green! - 152)).toBeLessThan(8);
  expect(alpha).toBe(255);
});

test('what was brown in white light is brown again', () => {
  // 120, 80, 50 and grey 150, both under a lamp that gives 1.3 of the red and 0.7 of the blue (in linear light).
  const { gains } = found(spot([168, 150, 127]));
  const dropping = spot([135, 80, 41]);
  applyGains(dropping, gains);
  const [red, green, blue] = dropping;
  expect([Math.abs(red! - 120), Math.abs(green! - 80), Math.abs(blue! - 50)].every((off) => off <= 5)).toBe(true);
});

test.each([
  ['red', [190, 70, 60]],
  ['blue', [60, 80, 180]],
  ['green', [70, 170, 70]],
  ['yellow sodium', [200, 140, 40]],
] as const)('%s light is told of', (_, colour) => {
  expect(found(spot(colour)).isColoured).toBe(true);
});

test('nothing is made of a spot that is burnt out, dark, or half beside the square', () => {
  expect(balanceOf(spot([255, 252, 240])).kind).toBe('tooBright');
  expect(balanceOf(spot([20, 24, 18])).kind).toBe('tooDark');
  expect(balanceOf(spot([150, 150, 150], [240, 240, 240])).kind).toBe('uneven');
});

test('no channel is multiplied into noise', () => {
  expect(Math.max(...found(spot([200, 140, 5])).gains)).toBeLessThanOrEqual(2);
});
