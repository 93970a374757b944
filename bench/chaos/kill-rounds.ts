import { setTimeout as wait } from 'node:timers/promises';
import { demoRooms } from '#features/demo.ts';
import { demoAccounts } from '#server/demo/demo.ts';
import { demoPassword } from '#server/demo/demo-room.ts';
import { randomFrom } from './random.ts';
import { prepareServer } from './server-process.ts';
import { Writer } from './writer.ts';

export interface KillReport {
  readonly acknowledged: number;
  /** Saves whose answer was lost and that were sent again under the same name. */
  readonly repeated: number;
  /** Milliseconds from each start after a kill until the server served. */
  readonly restarts: readonly number[];
  /** What was lost or doubled, in words. */
  readonly faults: readonly string[];
}

export interface KillSettings {
  readonly rounds: number;
  readonly seed: number;
  readonly writers: number;
  readonly say?: (line: string) => void;
}

/**
 * Kills the real server at random moments while signed-in people save, and starts it again: whatever it acknowledged
 * must be there, and nothing twice.
 */
export async function runKillRounds(settings: KillSettings): Promise<KillReport> {
  const { rounds, seed, say = () => undefined } = settings;
  const random = randomFrom(seed);
  const server = await prepareServer();
  try {
    say(`first start after ${Math.round(await server.start())} ms`);
    const writers = await signIn(server.origin, settings.writers);
    const sum = (key: 'acknowledged' | 'repeated') => writers.reduce((total, writer) => total + writer[key], 0);
    const restarts: number[] = [];
    const faults: string[] = [];
    for (let round = 1; round <= rounds && faults.length === 0; round++) {
      const before = sum('acknowledged');
      const working = Promise.all(writers.map((writer) => writer.work()));
      // On a slow machine the first save takes longer than any moment that would be chosen for a quick one.
      let isOver = false;
      void working.then(() => (isOver = true));
      while (!isOver && sum('acknowledged') === before) await wait(5);
      const moment = Math.floor(random() * 1450);
      await Promise.race([wait(moment), working]);
      await server.kill();
      await working;
      const took = await server.start();
      restarts.push(took);
      for (const writer of writers) faults.push(...(await writer.check()));
      say(
        `round ${round}: killed ${moment} ms after the first save, ${sum('acknowledged')} acknowledged, ready after ${Math.round(took)} ms`,
      );
    }
    return { acknowledged: sum('acknowledged'), repeated: sum('repeated'), restarts, faults };
  } finally {
    await server.end();
  }
}

/** People of the demo who may still apply for something. */
async function signIn(origin: string, count: number): Promise<Writer[]> {
  const onPortal = demoAccounts(demoRooms).filter(({ side }) => side === 'portal');
  const names = onPortal.toSorted(
    (one, other) => Number(one.isPresented ?? false) - Number(other.isPresented ?? false),
  );
  const writers: Writer[] = [];
  for (const { loginName } of names) {
    const writer = new Writer(origin, loginName);
    if (await writer.begin(demoPassword)) writers.push(writer);
    if (writers.length === count) return writers;
  }
  throw new Error(`only ${writers.length} people of the demo may apply`);
}
