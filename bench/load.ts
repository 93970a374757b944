import { contracts } from '#core/contracts/registry.ts';
import { type Answer, drive, type Job, type Result } from './driver.ts';

/** What the parent sends: everything but the contract, which is named, and the inputs, which are given whole. */
export type Order = Omit<Job, 'contract' | 'input'> & {
  readonly path: string;
  readonly inputs: readonly Record<string, unknown>[];
};

// Runs in a process of its own, so that the load does not share the server's thread.
process.on('message', async (order: Order) => {
  const contract = contracts.find((each) => each.path === order.path);
  if (!contract) throw new Error(`no call ${order.path}`);
  const { inputs, ...job } = order;
  const result: Result = await drive({
    ...job,
    contract,
    input: (n, connection, last) => fill(inputs[connection % inputs.length]!, n, last),
  });
  process.send?.(result);
});

/** `#n` in a text becomes the number of the call, and a base revision follows the last answer. */
function fill(input: Record<string, unknown>, n: number, last: Answer | null): Record<string, unknown> {
  const filled = Object.entries(input).map(([name, value]) => {
    if (name === 'baseRev' && last) return [name, last.rev];
    return [name, typeof value === 'string' ? value.replace('#n', `${process.pid}-${n}`) : value];
  });
  return Object.fromEntries(filled);
}
