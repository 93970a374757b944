import { expect, test } from 'vitest';
import { type BirdKind, birdKind } from './bird-kind.ts';
import type { Farm } from './farm.ts';

test.each<[Farm['type'], Farm['breed'], string, BirdKind]>([
  ['broiler', 'chicken', 'Ross 308', 'white'],
  ['broiler_breeder', 'chicken', '', 'white'],
  ['layer', 'chicken', 'Hy-Line Brown', 'brown'],
  ['layer', 'chicken', '', 'brown'],
  ['layer', 'chicken', 'Hy-Line W-36', 'white'],
  ['layer', 'chicken', 'Lohmann LSL', 'white'],
  ['layer', 'chicken', '海兰白', 'white'],
  ['layer_breeder', 'chicken', '海兰褐', 'brown'],
  ['turkey', 'chicken', 'White heavy line', 'turkey'],
  ['other', 'duck', '', 'duck'],
  ['other', 'other', '', 'white'],
])('a farm of type %s, breed %s, line %s is drawn as %s', (type, breed, genetics, kind) => {
  expect(birdKind({ type, breed, genetics })).toBe(kind);
});
