import { tellAccount } from '#server/base/mail/tell-account.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Job } from './queries.ts';

/** Leaves who asked for a job a message that it is done, or that it failed. */
export function tellMaker(scope: ActorScope, job: Job, end: { rows: number } | { failed: true }): Promise<void> {
  const { titleCN, titleEN, accountId } = job;
  if ('failed' in end)
    return tellAccount(scope, {
      accountId,
      title: { CN: '导出没有完成', EN: 'An export failed' },
      body: {
        CN: `${titleCN}的导出没有完成，可在任务中重试。`,
        EN: `The export of ${titleEN} failed. It can be tried again in the jobs.`,
      },
      path: '/jobs',
    });
  const rows = end.rows.toLocaleString('en-US');
  return tellAccount(scope, {
    accountId,
    title: { CN: '导出文件已生成', EN: 'An export is ready' },
    body: {
      CN: `${titleCN}，共 ${rows} 行。文件保留 7 天，仅您本人可以下载。`,
      EN: `${titleEN}, ${rows} rows. The file is kept for 7 days, for you only.`,
    },
    path: '/jobs',
  });
}
