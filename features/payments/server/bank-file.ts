import { createHash } from 'node:crypto';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { batchDetailCall, batchFileCall } from '#features/payments/calls.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { openValue } from '#server/base/sensitive/seal.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { FileAnswer } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import { batchCell } from './batch-store.ts';
import { payBatches } from './tables.ts';

type Batch = typeof payBatches.$inferSelect;

/** The file as it was made, byte by byte; who fetched it is counted and noted. */
export async function fetchBankFile(scope: ActorScope, { id }: InputOf<typeof batchFileCall>): Promise<FileAnswer> {
  const batch = await getBatch(scope, id);
  const content = Buffer.from(String(openValue(scope, batchCell(id), 'content', batch.content)));
  if (!createHash('sha256').update(content).digest().equals(batch.digest))
    throw new Error(`bank file ${id} was changed`);
  await scope.db
    .update(payBatches)
    .set({ downloads: sql`${payBatches.downloads} + 1`, updatedAt: scope.now })
    .where(and(eq(payBatches.tenantId, scope.tenantId), eq(payBatches.id, id)));
  await logBusiness(scope, {
    module: 'PAYBATCH',
    action: 'download-bank-file',
    objectType: 'pay-batch',
    objectId: id,
    title: batch.no,
    text: { CN: `下载银行文件「${batch.no}」`, EN: `Downloaded the bank file ${batch.no}` },
  });
  return {
    kind: 'file',
    name: `${batch.no}.txt`,
    type: 'text/plain; charset=utf-8',
    size: content.length,
    disposition: 'attachment',
    content,
  };
}

/** Digest and downloads of a batch. */
export async function readBatch(
  scope: ActorScope,
  { id }: InputOf<typeof batchDetailCall>,
): Promise<OutputOf<typeof batchDetailCall>> {
  const { no, digest, downloads, count, sum } = await getBatch(scope, id);
  return { no, digest: digest.toString('hex'), downloads, count, sum: sum / 100 };
}

async function getBatch({ db, tenantId }: ActorScope, id: string): Promise<Batch> {
  const [batch] = await db
    .select()
    .from(payBatches)
    .where(and(eq(payBatches.tenantId, tenantId), eq(payBatches.id, id)));
  if (!batch) throw new Refusal('NOT_FOUND');
  return batch;
}
