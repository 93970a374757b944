import { expect, test } from 'vitest';
import { programmes } from '#features/casework/programmes/registry.ts';
import { demoWindows } from './room.ts';

test('every programme has a window in the demo, and none is for another', () => {
  const codes = programmes.map(({ code }) => code);
  expect(new Set(demoWindows.map(({ programme }) => programme))).toEqual(new Set(codes));
  for (const { programme, opensOn, closesOn } of demoWindows) expect(opensOn < closesOn, programme).toBe(true);
});
