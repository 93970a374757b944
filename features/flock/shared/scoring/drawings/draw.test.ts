import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { birdKinds } from '#features/flock/shared/scoring/bird-kind.ts';
import { scaleKeys, scalesOf } from '#features/flock/shared/scoring/scales.ts';
import { drawSvg } from './draw.ts';
import { drawingKeys, drawingOf, drawingOfTip, partsOf, tipSubjects, withBird } from './drawing-keys.ts';

test('every score of every scale has its drawing, with three or four cecal textures', () => {
  const wanted = ([2, 3] as const).flatMap((cecTextureMax) => {
    const scales = scalesOf({ cecTextureMax });
    return scaleKeys.flatMap((scale) =>
      Array.from({ length: scales[scale].max + 1 }, (_, score) =>
        birdKinds.map((kind) => drawingOf(scale, score, { cecTextureMax }, kind)),
      ).flat(),
    );
  });
  expect(new Set([...wanted, ...tipSubjects.map(drawingOfTip)])).toEqual(new Set(drawingKeys));
  expect(drawingOf('cec_texture', 2, { cecTextureMax: 2 }, 'duck')).toBe('cec_texture-2');
  expect(drawingOf('cec_texture', 2, { cecTextureMax: 3 }, 'white')).toBe('cec_texture-2-foamy');
});

test('each kind of bird has feet and feathers of its own', () => {
  for (const plain of ['fpd-2', 'feather-1'] as const) {
    const keys = birdKinds.map((kind) => withBird(plain, kind));
    expect(new Set(keys.map(drawSvg)).size).toBe(birdKinds.length);
    expect(keys.map(partsOf)).toEqual(birdKinds.map((kind) => ({ plain, kind })));
  }
  expect(withBird('litter-2', 'duck')).toBe('litter-2');
  expect(partsOf('cec_texture-2-foamy')).toEqual({ plain: 'cec_texture-2-foamy', kind: null });
});

describe.each(drawingKeys)('%s', (key) => {
  const svg = drawSvg(key);

  test('is the same picture each time', () => {
    expect(drawSvg(key)).toBe(svg);
  });

  test('holds numbers only, and no words: "5 cm" is drawn', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null|<text/);
  });

  test('closes every element and every filled shape', () => {
    expect(unclosedElements(svg)).toEqual([]);
    expect(openShapes(svg)).toEqual([]);
  });

  test('names each cut-off by what it cuts, so that two drawings share a page', () => {
    const cuts = [...svg.matchAll(/<clipPath id="([^"]+)"><path d="([^"]+)"/g)].map(
      ([, id, path]) => [id, path] as const,
    );
    expect(new Map(cuts).size).toBe(new Set(cuts.map(([, path]) => path)).size);
  });

  test('is 800 × 600 to a renderer', async () => {
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([800, 600]);
  });
});

function unclosedElements(svg: string): string[] {
  const open: string[] = [];
  for (const [, slash, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (slash) expect(open.pop()).toBe(name);
    else if (!rest!.endsWith('/')) open.push(name!);
  }
  return open;
}

function openShapes(svg: string): string[] {
  const shapes = [...svg.matchAll(/<path d="([^"]*)" fill="(?!none)/g)].map(([, path]) => path!);
  return shapes.filter((path) => path !== '' && !/z\s*$/.test(path));
}
