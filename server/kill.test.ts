import { expect, test } from 'vitest';
import { runKillRounds } from '../bench/chaos/kill-rounds.ts';
import { byNight } from '../scripts/night.ts';

const rounds = byNight(1, 10);

// The long version, with a seed of its own each time: node bench/chaos/kill.ts
test('a server that is killed while people save loses nothing it acknowledged, and doubles nothing', async () => {
  const report = await runKillRounds({ rounds, seed: 20_260_101, writers: 3 });
  expect(report.faults).toEqual([]);
  expect(report.restarts).toHaveLength(rounds);
  expect(report.acknowledged).toBeGreaterThan(0);
});
