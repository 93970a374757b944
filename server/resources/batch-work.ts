import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { dayInShanghai } from '#core/calendar/dates.ts';
import type { Resource } from '#core/resources/resource.ts';
import { type Text, textIn } from '#core/texts/text.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { csvStream } from '#server/exports/csv.ts';
import { fileTypes } from '#server/exports/write-listing.ts';
import type { Work } from '#server/jobs/background-work.ts';
import { jobLife } from '#server/jobs/job-life.ts';
import type { Job } from '#server/jobs/queries.ts';
import { tellMaker } from '#server/jobs/tell-maker.ts';
import type { ActorScope } from '#server/scope.ts';
import { type BatchInput, carryOut, getBatchAction, holdBatch, readBatch } from './batch-rows.ts';
import type { Store } from './store.ts';

/** What the source of such a job begins with; the code of the resource follows. */
export const batchPrefix = 'batch:';

type Kept = BatchInput & { values: Record<string, unknown> };

/**
 * The background work that carries an action out on many rows: all of it in one transaction, so that a job that is
 * stopped leaves everything as it was. Its file says what became of each row.
 */
export function getBatchWork({ resource, store }: { resource: Resource; store: Store }): Work {
  return {
    module: resource.code.toUpperCase(),
    life: jobLife,
    changesRows: true,
    check: (scope, job) => void getBatchAction(scope, resource, (job.input as Kept).action),
    async make(scope, job, { path, step }) {
      const input = job.input as Kept;
      const batch = await holdBatch(scope, {
        resource,
        store,
        batch: await readBatch(scope, { resource, store, input }),
      });
      const end = await carryOut(scope, { store, batch, values: input.values }, step);
      const words = wordsOf(scope);
      const lines = [
        ...end.skipped.map(({ name, reason }) => [name, words.skipped, reason]),
        ...end.chosen.map(({ name }) => [name, words.done, '']),
      ];
      await logEnd(scope, { resource, job, done: end.chosen.length, skipped: end.skipped.length });
      const head = [textIn(resource.columns[0]!.title, scope.locale), words.outcome, words.reason];
      await pipeline(csvStream(head, lines), createWriteStream(path));
      const title = textIn(titleOf(job), scope.locale).replaceAll(/[\\/:]/g, '_');
      const fileName = `${title}-${dayInShanghai(scope.now.getTime())}.csv`;
      return { rows: lines.length, fileName, fileType: fileTypes.csv };
    },
    made: (scope, job) => tellMaker(scope, job, 'batchDone'),
    failed: (scope, job) => tellMaker(scope, job, 'batchFailed'),
  };
}

function titleOf({ titleCN, titleEN }: Job): Text {
  return { CN: titleCN, EN: titleEN };
}

/** Beside the line of each row, one for the whole: what was asked, and how many rows it met. */
function logEnd(
  scope: ActorScope,
  { resource, job, done, skipped }: { resource: Resource; job: Job; done: number; skipped: number },
): Promise<void> {
  return logBusiness(scope, {
    module: resource.code.toUpperCase(),
    action: 'BATCH',
    objectType: 'job',
    objectId: job.id,
    title: job.titleCN,
    text: {
      CN: `批量${job.titleCN}：完成 ${done} 条，跳过 ${skipped} 条`,
      EN: `Batch ${job.titleEN}: ${done} done, ${skipped} skipped`,
    },
    changes: [{ field: 'filter', before: null, after: (job.input as Kept).filter ?? null }],
  });
}

function wordsOf({ locale }: ActorScope) {
  return locale === 'CN'
    ? { outcome: '结果', reason: '原因', done: '完成', skipped: '跳过' }
    : { outcome: 'Outcome', reason: 'Reason', done: 'Done', skipped: 'Skipped' };
}
