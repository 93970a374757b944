import { contracts } from '#features/calls.ts';
import { type Answer, drive, drivePlain, type Job, type PlainJob, play, type Result, type Visitor } from './driver.ts';

/** What the parent sends: everything but the contract, which is named, and the inputs, which are given whole. */
export type Order = Omit<Job, 'contract' | 'input'> & {
  readonly path: string;
  readonly inputs: readonly Record<string, unknown>[];
  /** Whether each connection keeps to one of the inputs (so unless told) or each call takes the next one. */
  readonly inputsBy?: 'connection' | 'call';
};

/** What each visitor sends, one call after the other. */
export interface Script {
  readonly origin: string;
  readonly visitors: readonly Visitor[];
  /** An `id` that is null is the one of the answer before, and left out of the first. */
  readonly steps: readonly (readonly { readonly path: string; readonly input: Record<string, unknown> }[])[];
  /** Ms from one call of a visitor to the next. */
  readonly every?: number;
}

// Runs in a process of its own, so that the load does not share the server's thread.
process.on('message', async (order: Order | PlainJob | Script) => {
  process.send?.(
    await ('paths' in order ? drivePlain(order) : 'steps' in order ? playScript(order) : callAsOrdered(order)),
  );
});

function playScript({ steps, ...script }: Script): Promise<Result> {
  const stepOf = ({ path, input }: Script['steps'][number][number]) => ({
    contract: contractOf(path),
    input: (last: Answer | null) => {
      if (input.id !== null) return input;
      const { id: _, ...rest } = input;
      return last ? { ...rest, id: last.id } : rest;
    },
  });
  return play({ ...script, steps: steps.map((own) => own.map(stepOf)) });
}

function callAsOrdered(order: Order): Promise<Result> {
  const { inputs, inputsBy, path, ...job } = order;
  return drive({
    ...job,
    contract: contractOf(path),
    input: (n, connection, last) => fill(inputs[(inputsBy === 'call' ? n : connection) % inputs.length]!, n, last),
  });
}

function contractOf(path: string) {
  const contract = contracts.find((each) => each.path === path);
  if (!contract) throw new Error(`no call ${path}`);
  return contract;
}

/** `#n` in a text becomes the number of the call, and a base revision follows the last answer. */
function fill(input: Record<string, unknown>, n: number, last: Answer | null): Record<string, unknown> {
  const filled = Object.entries(input).map(([name, value]) => {
    if (name === 'baseRev' && last) return [name, last.rev];
    return [name, typeof value === 'string' ? value.replace('#n', `${process.pid}-${n}`) : value];
  });
  return Object.fromEntries(filled);
}
