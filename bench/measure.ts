import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { PlainJob, Result } from './driver.ts';
import type { Order, Script } from './load.ts';

/** A median round; `cpu` is what the server and its database used for one call, in milliseconds. */
export interface Measured extends Result {
  readonly cpu: number;
}

export interface Comparison<K extends string> {
  readonly results: Readonly<Record<K, Measured>>;
  /** How many times as much of `what` the first has as the second: the median of the rounds, each compared in itself. */
  ratio(first: K, second: K, what: keyof Omit<Measured, 'errors' | 'refusal'>): number;
}

/**
 * Measures several loads in many short turns, so that whatever else the machine does meets all of them alike. Throws
 * when a call failed: a fast refusal is no speed.
 */
export async function inTurns<K extends string>(
  orders: Record<K, Order | PlainJob>,
  { meter, rounds = 21 }: { meter: () => number; rounds?: number },
): Promise<Comparison<K>> {
  const load = startLoad();
  const names = Object.keys(orders) as K[];
  const taken: Record<K, Measured>[] = [];
  for (const name of names) await load.run({ ...orders[name], seconds: 2 });
  for (let round = 0; round < rounds; round++) {
    const turn = {} as Record<K, Measured>;
    for (const name of names) {
      const before = meter();
      const result = await load.run(orders[name]);
      if (result.errors > 0) throw new Error(`${name}: ${result.errors} calls failed: ${result.refusal}`);
      turn[name] = { ...result, cpu: (meter() - before) / result.calls };
    }
    taken.push(turn);
  }
  load.stop();
  const middle = (name: K) => taken.map((turn) => turn[name]).sort((a, b) => a.perSecond - b.perSecond)[rounds >> 1]!;
  return {
    results: Object.fromEntries(names.map((name) => [name, middle(name)])) as Record<K, Measured>,
    ratio: (first, second, what) => median(taken.map((turn) => turn[first][what] / turn[second][what])),
  };
}

export function line(name: string, { perSecond, p50, p95, cpu }: Measured): string {
  const columns = [
    `${perSecond.toFixed(0).padStart(6)}/s`,
    `p50 ${p50.toFixed(1)} ms`,
    `p95 ${p95.toFixed(1)} ms`,
    `CPU ${cpu.toFixed(2)} ms`,
  ];
  return `${name.padEnd(26)} ${columns.join('   ')}`;
}

/** A process that makes the calls, so that they do not share the server's thread. */
export function startLoad() {
  const child = fork(join(import.meta.dirname, 'load.ts'));
  return {
    run: (order: Order | PlainJob | Script) =>
      new Promise<Result>((resolve, reject) => {
        child.once('message', (result) => resolve(result as Result));
        child.once('exit', (code) => reject(new Error(`the load ended with ${code}`)));
        child.send(order);
      }).finally(() => child.removeAllListeners()),
    stop: () => child.kill(),
  };
}

export function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}
