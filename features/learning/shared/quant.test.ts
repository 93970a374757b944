import { expect, test } from 'vitest';
import { quantProblems } from './quant.ts';

const item = (code: string, weight: number) => ({
  id: code,
  code,
  nameCN: code,
  nameEN: code,
  weight,
  min: 0,
  max: 10,
  step: 1,
});

test('weights that do not make 100 are told with what they make', () => {
  const scale = (...dims: readonly object[]) => ({ code: 'A', aggregate: 'WEIGHTED', decimals: 1, dims: [...dims] });
  expect(quantProblems(scale(item('a', 60.1), item('b', 30.2)))).toEqual([
    {
      path: 'dims',
      key: 'FORBIDDEN',
      params: {
        becauseCN: '各项权重之和应为 100，现在是 90.3。',
        becauseEN: 'the weights must add up to 100; now they make 90.3.',
      },
    },
  ]);
  expect(quantProblems(scale(item('a', 60), item('b', 40)))).toEqual([]);
});
