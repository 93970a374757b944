import { expect, test } from 'vitest';
import { runKillRounds } from '../bench/chaos/kill-rounds.ts';

// The long version, with a seed of its own each time: node bench/chaos/kill.ts
test('a server that is killed while people save loses nothing it acknowledged, and doubles nothing', async () => {
  const report = await runKillRounds({ rounds: 3, seed: 20_260_101, writers: 3 });
  expect(report.faults).toEqual([]);
  expect(report.restarts).toHaveLength(3);
  expect(report.acknowledged).toBeGreaterThan(0);
}, 180_000);
