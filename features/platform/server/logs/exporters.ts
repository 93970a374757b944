import type { InputOf } from '#core/contracts/contract.ts';
import type { Text } from '#core/texts/text.ts';
import type { apilogCalls, busilogListCall } from '#features/platform/calls/logs.ts';
import { businessColumns, callColumns } from '#features/platform/shared/log-columns.ts';
import { and } from '#server/database/sql.ts';
import { apiLog, busiLog } from '#server/database/tables/logs.ts';
import type { Exporter } from '#server/exports/exporter.ts';
import { keysetExporter } from '#server/exports/keyset-exporter.ts';
import { apiLogConditions, busiLogConditions, type LogPage, listApiLog, listBusiLog } from './queries.ts';

type CallFilter = Omit<InputOf<typeof apilogCalls.list>, 'after'>;
type BusinessFilter = Omit<InputOf<typeof busilogListCall>, 'tenantId' | 'after'>;

const filters: Readonly<Record<string, Text>> = {
  from: { CN: '开始', EN: 'From' },
  to: { CN: '结束', EN: 'Until' },
  account: { CN: '登录名', EN: 'Login name' },
  path: { CN: '接口路径', EN: 'Path' },
  code: { CN: '返回码', EN: 'Code' },
  failed: { CN: '仅错误', EN: 'Errors only' },
  slower: { CN: '慢于 ms', EN: 'Slower than ms' },
  trace: { CN: '追踪号', EN: 'Trace' },
  module: { CN: '模块', EN: 'Module' },
  action: { CN: '动作', EN: 'Action' },
  objectType: { CN: '对象类型', EN: 'Kind of object' },
  objectId: { CN: '对象编号', EN: 'Object id' },
  object: { CN: '对象', EN: 'Object' },
};

function callExporter(code: string, side: LogPage, name: Text): Exporter {
  const asked = (filter: Readonly<Record<string, unknown>>, tenantId: string) =>
    ({ ...filter, tenantId }) as unknown as CallFilter;
  return keysetExporter({
    code,
    module: 'LOG',
    objectType: code,
    name,
    permission: 'Mgr.ApiLogPerm.export',
    columns: callColumns,
    filters,
    page: (scope, filter, { after, size }) =>
      listApiLog(scope, { ...asked(filter, scope.tenantId), ...(after && { after }) }, side, size),
    count: (scope, filter, most) => {
      const where = and(...apiLogConditions(scope, asked(filter, scope.tenantId), side));
      return scope.db.$count(scope.db.select({ id: apiLog.id }).from(apiLog).where(where).limit(most).as('counted'));
    },
  });
}

/** The logs as files. */
export const callExporters = {
  all: callExporter('apilog', null, { CN: '接口日志', EN: 'Call log' }),
  MGR: callExporter('apilogmgr', 'MGR', { CN: '管理端日志', EN: 'Back-office log' }),
  WEB: callExporter('apilogweb', 'WEB', { CN: '门户日志', EN: 'Portal log' }),
} as const;

export const businessExporter: Exporter = keysetExporter({
  code: 'busilog',
  module: 'LOG',
  objectType: 'busilog',
  name: { CN: '业务日志', EN: 'Business log' },
  permission: 'Mgr.BusiLogPerm.export',
  columns: businessColumns,
  filters,
  page: (scope, filter, { after, size }) =>
    listBusiLog(scope, { ...(filter as BusinessFilter), size, ...(after && { after }) }),
  count: (scope, filter, most) => {
    const where = and(...busiLogConditions(scope, filter as BusinessFilter));
    return scope.db.$count(scope.db.select({ id: busiLog.id }).from(busiLog).where(where).limit(most).as('counted'));
  },
});
