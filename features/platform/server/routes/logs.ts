import type { Contract, InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { ExportFormat } from '#core/contracts/jobs.ts';
import {
  apilogCalls,
  apilogMgrCalls,
  apilogWebCalls,
  busilogExportCall,
  busilogListCall,
  busilogVerifyCall,
  busilogWordsCall,
  historyCall,
  outboxListCall,
  outboxOneCall,
  outboxRetryCall,
} from '#features/platform/calls/logs.ts';
import { businessExporter, callExporters } from '#features/platform/server/logs/exporters.ts';
import { noteReading } from '#features/platform/server/logs/note-reading.ts';
import { chartApiLog, listApiLog, listBusiLog } from '#features/platform/server/logs/queries.ts';
import { readHistory } from '#features/platform/server/logs/read-history.ts';
import { busilogWords } from '#features/platform/server/logs/words.ts';
import { getOutboxMessage, listOutbox } from '#features/platform/server/outbox/queries.ts';
import { retryMessage } from '#features/platform/server/outbox/retry.ts';
import { verifyChain } from '#server/base/business-log/verify-chain.ts';
import { exportList } from '#server/exports/export-list.ts';
import type { Exporter } from '#server/exports/exporter.ts';
import { type Handler, handle, handleSlow } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';

const callLogs = [
  { calls: apilogCalls, side: null, exporter: callExporters.all },
  { calls: apilogMgrCalls, side: 'MGR', exporter: callExporters.MGR },
  { calls: apilogWebCalls, side: 'WEB', exporter: callExporters.WEB },
] as const;

export const logRoutes: readonly Handler[] = [
  ...callLogs.flatMap(({ calls, side, exporter }) => [
    readLog(calls.list, exporter, (scope, input) => listApiLog(scope, input, side)),
    exportLog(calls.export, exporter),
    handle(calls.chart, (scope, input) => chartApiLog(scope, input, side)),
  ]),
  readLog(busilogListCall, businessExporter, listBusiLog),
  exportLog(busilogExportCall, businessExporter),
  handle(busilogVerifyCall, async (scope) => ({
    ...(await verifyChain(scope.db, scope.tenantId)),
    checkedAt: scope.now.toISOString(),
  })),
  handle(busilogWordsCall, async (scope) => busilogWords(scope)),
  handle(historyCall, readHistory),
  handle(outboxListCall, listOutbox),
  handle(outboxOneCall, getOutboxMessage),
  handle(outboxRetryCall, retryMessage),
];

/** A log is read, and that it was read is noted: with the first page, not with those that follow it. */
function readLog<C extends Contract>(
  contract: C,
  { code: log, name }: Exporter,
  read: (scope: ActorScope, input: InputOf<C>) => Promise<OutputOf<C>>,
): Handler {
  return handleSlow(contract, async (call, input) => {
    const found = await call.read((scope) => read(scope, input));
    const { after, ...filter } = input as { after?: string };
    if (after === undefined) await call.transact((scope) => noteReading(scope, { log, name, filter }));
    return found;
  });
}

/** All columns: what is left out of a log may be what was asked for. */
function exportLog<C extends Contract>(contract: C, exporter: Exporter): Handler {
  return handle(contract, async (scope, input) => {
    const { tenantId: _, format, ...filter } = input as { tenantId: string; format: ExportFormat };
    return exportList(scope, exporter, { format, filter, columns: [] }) as Promise<OutputOf<C>>;
  });
}
