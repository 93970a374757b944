import { batchAtOnce } from '#core/resources/resource.ts';
import { namesAtOnce } from '#core/resources/resource-calls.ts';
import { startJob } from '#server/jobs/start-job.ts';
import type { ActorScope } from '#server/scope.ts';
import { type BatchInput, carryOut, holdBatch, readBatch, type Skip, tryOut } from './batch-rows.ts';
import { batchPrefix } from './batch-work.ts';
import { type Call, readAsked } from './verbs.ts';

/**
 * What a batch would do. An action that asks nothing is tried row by row and taken back, so that what only the attempt
 * shows (the last administrator, a right that is not held) is told, too; others, and long ones, by the rows' states.
 * All rows can be named, some at a time.
 */
export async function previewBatch(scope: ActorScope, call: Call<BatchInput & { readonly from?: number }>) {
  const batch = await readBatch(scope, call);
  const { action, chosen } = batch;
  const isLong = chosen.length > batchAtOnce;
  const isTried = !isLong && !action.fields && !action.reachesOut;
  const { store } = call;
  const { from = 0 } = call.input;
  const seen = isTried ? await tryOut(scope, () => carryOut(scope, { store, batch, values: {} })) : batch;
  return {
    applies: seen.chosen.length,
    names: seen.chosen.slice(from, from + namesAtOnce).map(({ name }) => name),
    skipped: byReason(seen.skipped, from),
    isLong,
  };
}

interface Start extends BatchInput {
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Carries an action out on every row that allows it, and tells of the others; many rows are left to a job. */
export async function startBatch(scope: ActorScope, { resource, store, input }: Call<Start>) {
  const batch = await readBatch(scope, { resource, store, input });
  const { action, chosen } = batch;
  const values = await readAsked(scope, { action, store, values: { ...input.values } });
  if (chosen.length > batchAtOnce) {
    const job = await startJob(scope, {
      source: `${batchPrefix}${resource.code}`,
      title: { CN: `${action.label.CN} · ${resource.name.CN}`, EN: `${action.label.EN} · ${resource.name.EN}` },
      input: { ...input, values, format: 'csv' },
      total: chosen.length + batch.skipped.length,
    });
    return { done: 0, skipped: [], job };
  }
  const held = await holdBatch(scope, { resource, store, batch });
  const end = await carryOut(scope, { store, batch: held, values });
  return { done: end.chosen.length, skipped: byReason(end.skipped), job: null };
}

function byReason(skipped: readonly Skip[], from = 0): { reason: string; count: number; names: string[] }[] {
  return [...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, rows]) => ({
    reason,
    count: rows.length,
    names: rows.slice(from, from + namesAtOnce).map(({ name }) => name),
  }));
}
