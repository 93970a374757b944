import { expect, test } from 'vitest';
import { scalesOf, weightingOf } from './scales.ts';

test('colours are weighted as names', () => {
  const scales = scalesOf({ cecTextureMax: 2 });
  expect(weightingOf(scales.int_colour)).toBe('identity');
  expect(weightingOf(scales.cec_colour)).toBe('identity');
  expect(weightingOf(scales.fpd)).toBe('quadratic');
});
