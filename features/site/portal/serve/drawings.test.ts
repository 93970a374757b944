import { expect, test } from 'vitest';
import { programmeHeads } from '#features/casework/programmes/heads.ts';
import { drawings } from '#web/kit/art/programme-drawing.tsx';

test('every programme has a drawing of its own among the services', () => {
  const arts = programmeHeads.map(({ art }) => art);
  expect(arts.filter((art) => !(art in drawings) || art === 'paper')).toEqual([]);
  expect(new Set(arts).size).toBe(arts.length);
});
