// Kills the server while people save, and counts what is lost: node bench/chaos/kill.ts [--rounds=20] [--seed=N]
import { parseArgs } from 'node:util';
import { runKillRounds } from './kill-rounds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    writers: { type: 'string', default: '6' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
});
const seed = Number(values.seed);
console.log(`seed ${seed}`);
const report = await runKillRounds({
  rounds: Number(values.rounds),
  writers: Number(values.writers),
  seed,
  say: (line) => console.log(line),
});
const times = report.restarts.toSorted((a, b) => a - b).map(Math.round);
for (const fault of report.faults) console.log(`FAULT ${fault}`);
console.log(`${times.length} kills, seed ${seed}`);
console.log(`${report.acknowledged} saves acknowledged, ${report.repeated} sent again for want of an answer`);
console.log(`${report.faults.length} lost or doubled`);
console.log(
  `ready again after ${times[Math.floor(times.length / 2)] ?? '–'} ms (median), ${times.at(-1) ?? '–'} ms at most`,
);
process.exitCode = report.faults.length > 0 ? 1 : 0;
