import { contracts } from '#features/calls.ts';
import { type Answer, drive, drivePlain, type Job, type PlainJob, type Result } from './driver.ts';

/** What the parent sends: everything but the contract, which is named, and the inputs, which are given whole. */
export type Order = Omit<Job, 'contract' | 'input'> & {
  readonly path: string;
  readonly inputs: readonly Record<string, unknown>[];
  /** Whether each connection keeps to one of the inputs (so unless told) or each call takes the next one. */
  readonly inputsBy?: 'connection' | 'call';
};

// Runs in a process of its own, so that the load does not share the server's thread.
process.on('message', async (order: Order | PlainJob) => {
  process.send?.(await ('paths' in order ? drivePlain(order) : callAsOrdered(order)));
});

function callAsOrdered(order: Order): Promise<Result> {
  const contract = contracts.find((each) => each.path === order.path);
  if (!contract) throw new Error(`no call ${order.path}`);
  const { inputs, inputsBy, ...job } = order;
  return drive({
    ...job,
    contract,
    input: (n, connection, last) => fill(inputs[(inputsBy === 'call' ? n : connection) % inputs.length]!, n, last),
  });
}

/** `#n` in a text becomes the number of the call, and a base revision follows the last answer. */
function fill(input: Record<string, unknown>, n: number, last: Answer | null): Record<string, unknown> {
  const filled = Object.entries(input).map(([name, value]) => {
    if (name === 'baseRev' && last) return [name, last.rev];
    return [name, typeof value === 'string' ? value.replace('#n', `${process.pid}-${n}`) : value];
  });
  return Object.fromEntries(filled);
}
