import { expect, test } from 'vitest';
import { fillSteps } from './call-chart.tsx';

test('minutes without a call stand as zeros between the others', () => {
  const point = { at: '2026-11-20T06:02:00.000Z', calls: 7, errors: 1, p95: 80 };
  const filled = fillSteps(
    { stepSeconds: 60, points: [point] },
    { from: '2026-11-20T06:00:30.000Z', to: '2026-11-20T06:03:30.000Z' },
  );
  expect(filled.map((each) => [each.at.slice(14, 16), each.calls])).toEqual([
    ['00', 0],
    ['01', 0],
    ['02', 7],
    ['03', 0],
  ]);
});
