import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueue, type Queue } from './queue.ts';

/** What a page tells its listeners, without a page. */
const events = new EventTarget();
let queue: Queue | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});

afterEach(() => {
  queue?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A queue over `waiting`, which a server takes while `isUp`. */
function queueOver(waiting: string[], more: { isUp?: boolean; asked?: number | null; name?: string | null } = {}) {
  const line = { isUp: true, asked: 0 as number | null, name: 'test' as string | null, ...more };
  const sent: string[] = [];
  const tries: number[] = [];
  queue = createQueue({
    name: () => line.name,
    round: (inTurn) =>
      inTurn(async () => {
        tries.push(Date.now());
        if (!line.isUp) throw new Error('away');
        sent.push(...waiting.splice(0));
      }),
    settle: () => line.asked,
    waits: [1_000, 5_000],
    lookEvery: 60_000,
    gatherFor: 400,
  });
  return { queue, line, sent, tries };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('what waits goes out when it begins, and what is written in a row goes out together', async () => {
  const waiting = ['a'];
  const { queue, sent, tries } = queueOver(waiting);
  queue.start();
  await pass(0);
  expect(sent).toEqual(['a']);
  for (const change of ['b', 'c']) {
    waiting.push(change);
    queue.written();
    await pass(200);
  }
  await pass(400);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(tries).toHaveLength(2);
});

test('after a failure it waits, longer with each, and what is written meanwhile does not hurry it', async () => {
  const waiting = ['a'];
  const { queue, line, sent, tries } = queueOver(waiting, { isUp: false });
  queue.start();
  await pass(0);
  waiting.push('b');
  queue.written();
  await pass(999);
  expect(tries).toHaveLength(1);
  await pass(1);
  expect(tries).toHaveLength(2);
  await pass(5_000);
  await pass(5_000);
  expect(tries).toHaveLength(4);
  line.isUp = true;
  await pass(5_000);
  expect(sent).toEqual(['a', 'b']);
});

test('it waits as long as the server asks, and a network that comes back wakes it at once', async () => {
  const { queue, line, sent, tries } = queueOver(['a'], { isUp: false, asked: 30_000 });
  queue.start();
  await pass(29_999);
  expect(tries).toHaveLength(1);
  line.isUp = true;
  events.dispatchEvent(new Event('online'));
  await pass(0);
  expect(sent).toEqual(['a']);
});

test('where trying again is of no use it rests until something wakes it', async () => {
  const { queue, line, sent, tries } = queueOver(['a'], { isUp: false, asked: null });
  queue.start();
  await pass(59_000);
  expect(tries).toHaveLength(1);
  line.isUp = true;
  await pass(1_001);
  expect(sent).toEqual(['a']);
});

test('asked to send now it does, whatever was tried before, and says when that has ended', async () => {
  const { queue, line, sent } = queueOver(['a'], { isUp: false });
  queue.start();
  await pass(0);
  line.isUp = true;
  await queue.now();
  expect(sent).toEqual(['a']);
});

test('nothing goes out while nobody may send, and nothing after it was stopped', async () => {
  const waiting = ['a'];
  const { queue, line, sent } = queueOver(waiting, { name: null });
  queue.start();
  await pass(60_000);
  expect(sent).toEqual([]);
  line.name = 'test';
  queue.stop();
  queue.written();
  await pass(120_000);
  expect(sent).toEqual([]);
});
