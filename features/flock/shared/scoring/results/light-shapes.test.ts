import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lightKinds, lightShapes, lightSvg } from './light-shapes.ts';

const solid = ['good', 'watch', 'act'] as const;

test.each(lightKinds)('%s is drawn without any word or name that two of them on a page would share', (kind) => {
  expect(lightSvg(kind)).not.toMatch(/id=|<text|NaN/);
});

test.each(solid)('the hatch of %s stays inside its outline', async (kind) => {
  const { outline, hatch } = lightShapes[kind];
  // With its edge, which is drawn over the ends of the lines.
  const shape = await ink(`<path d="${outline}" stroke="#000" stroke-width="2.6"/>`);
  const lines = await ink(`<path d="${hatch}" fill="none" stroke="#000" stroke-width="1"/>`);
  const outside = lines.filter((value, index) => value > 128 && shape[index]! < 20);
  expect(outside.length).toBe(0);
  expect(lines.filter((value) => value > 128).length).toBeGreaterThan(40);
});

test('a provisional light is the same shape, paler', async () => {
  for (const kind of solid) {
    const [plain, open] = await Promise.all([ink(lightSvg(kind)), ink(lightSvg(kind, { provisional: true }))]);
    const covered = (pixels: Buffer) => pixels.filter((value) => value > 8).length;
    expect(Math.abs(covered(plain) - covered(open))).toBeLessThan(covered(plain) * 0.2);
    expect(sum(open)).not.toBe(sum(plain));
  }
});

/** How dark each pixel of a picture of 96 × 96 is, 0 to 255. */
async function ink(inside: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 48 48"><rect width="48" height="48" fill="#fff"/>${inside}</svg>`;
  return sharp(Buffer.from(svg)).greyscale().negate().raw().toBuffer();
}

const sum = (pixels: Buffer) => pixels.reduce((total, value) => total + value, 0);
