import { declareMessages } from './message.ts';

const toStarter = {
  to: { CN: '发起任务的人', EN: 'whoever started the job' },
  channels: ['INSIDE'],
  page: '/jobs',
} as const;

/** What somebody is told of the jobs they started; `{title}` is what the job does, `{rows}` how many rows it wrote. */
export const jobMessages = declareMessages('JOB', {
  exportReady: {
    ...toStarter,
    title: { CN: '导出文件已生成', EN: 'An export is ready' },
    body: {
      CN: '{title}，共 {rows} 行。文件保留 7 天，仅您本人可以下载。',
      EN: '{title}, {rows:# row|# rows}. The file is kept for 7 days, for you only.',
    },
  },
  exportFailed: {
    ...toStarter,
    title: { CN: '导出没有完成', EN: 'An export failed' },
    body: {
      CN: '{title}的导出没有完成，可在任务中重试。',
      EN: 'The export of {title} failed. It can be tried again in the jobs.',
    },
  },
  batchDone: {
    ...toStarter,
    title: { CN: '批量操作已完成', EN: 'A batch is done' },
    body: {
      CN: '{title}已完成，每一行的结果见任务中的文件。',
      EN: '{title} is done. The file in the jobs says what became of each row.',
    },
  },
  batchFailed: {
    ...toStarter,
    title: { CN: '批量操作没有完成', EN: 'A batch failed' },
    body: {
      CN: '{title}没有完成，没有记录被修改，可在任务中重试。',
      EN: '{title} failed. No record was changed; it can be tried again in the jobs.',
    },
  },
});
