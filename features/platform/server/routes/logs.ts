import {
  apilogCalls,
  apilogMgrCalls,
  apilogWebCalls,
  busilogListCall,
  busilogVerifyCall,
  historyCall,
  outboxListCall,
  outboxOneCall,
  outboxRetryCall,
} from '#features/platform/calls/logs.ts';
import { chartApiLog, listApiLog, listBusiLog } from '#features/platform/server/logs/queries.ts';
import { readHistory } from '#features/platform/server/logs/read-history.ts';
import { getOutboxMessage, listOutbox } from '#features/platform/server/outbox/queries.ts';
import { retryMessage } from '#features/platform/server/outbox/retry.ts';
import { verifyChain } from '#server/base/business-log/verify-chain.ts';
import { type Handler, handle } from '#server/handle.ts';

const callLogs = [
  { calls: apilogCalls, side: null },
  { calls: apilogMgrCalls, side: 'MGR' },
  { calls: apilogWebCalls, side: 'WEB' },
] as const;

export const logRoutes: readonly Handler[] = [
  ...callLogs.flatMap(({ calls, side }) => [
    handle(calls.list, (scope, input) => listApiLog(scope, input, side)),
    handle(calls.chart, (scope, input) => chartApiLog(scope, input, side)),
  ]),
  handle(busilogListCall, listBusiLog),
  handle(busilogVerifyCall, async (scope) => ({
    ...(await verifyChain(scope.db, scope.tenantId)),
    checkedAt: scope.now.toISOString(),
  })),
  handle(historyCall, readHistory),
  handle(outboxListCall, listOutbox),
  handle(outboxOneCall, getOutboxMessage),
  handle(outboxRetryCall, retryMessage),
];
