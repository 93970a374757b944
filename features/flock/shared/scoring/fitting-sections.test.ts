import { expect, test } from 'vitest';
import { fittingSections, hasOtherFeet } from './fitting-sections.ts';

test('a cage has no litter, droppings lie on its belt and ammonia is taken by tier', () => {
  const fit = fittingSections('layer', 'cage');
  expect(fit.litter).toEqual({ isFitting: false, note: 'noLitter' });
  expect(fit.intestinal).toEqual({ isFitting: true, note: 'onBelt' });
  expect(fit.nh3).toEqual({ isFitting: true, note: 'perTier' });
  expect(fit.fpd).toEqual({ isFitting: true, note: null });
});

test('ducks on slats have no litter; what is softer by nature is told', () => {
  const fit = fittingSections('duck', 'slats');
  expect(fit.litter.isFitting).toBe(false);
  expect(fit.intestinal.note).toBe('duckTexture');
  expect(fittingSections('duck', 'litter').litter).toEqual({ isFitting: true, note: 'duckLitter' });
});

test('everything fits broilers on litter, without a note', () => {
  for (const fit of Object.values(fittingSections('broiler', 'litter')))
    expect(fit).toEqual({ isFitting: true, note: null });
});

test('birds that are neither chicken, turkey nor duck have other feet than those drawn', () => {
  expect(hasOtherFeet({ type: 'broiler', breed: 'chicken' })).toBe(false);
  expect(hasOtherFeet({ type: 'turkey', breed: 'other' })).toBe(false);
  expect(hasOtherFeet({ type: 'other', breed: 'other' })).toBe(true);
});
