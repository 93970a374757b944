import { declareMessages } from '#core/messages/message.ts';

const asker = { CN: '提问的人', EN: 'whoever asked' };
const owner = { CN: '农场负责人', EN: 'owners of the farm' };
const everywhere = { channels: ['INSIDE', 'MAIL'] } as const;
const toReport = { ...everywhere, mailPage: '/poultry/reports/{farmId}/{doc}' } as const;

/** What became of a question about a report: `{question}`, `{answer}`, `{report}` and `{farm}` are filled in. */
export const questionMessages = declareMessages('FLOCK', {
  ANSWERED: {
    ...toReport,
    to: asker,
    title: { CN: '您在禽评中的提问有了答复', EN: 'Your question in FlockScore was answered' },
    body: { CN: '{question}\n{answer}', EN: '{question}\n{answer}' },
  },
  CLOSED: {
    ...toReport,
    to: asker,
    title: { CN: '您在禽评中的提问已关闭', EN: 'Your question in FlockScore was closed' },
    body: { CN: '{question}\n{answer}', EN: '{question}\n{answer}' },
  },
});

/** What those who shared a report are told of its second reading. */
export const readingMessages = declareMessages('FLOCK', {
  READING: {
    ...toReport,
    to: { CN: '分享报告的人', EN: 'whoever shared the report' },
    title: { CN: '您分享的报告有了复评', EN: 'Your shared report was read a second time' },
    body: {
      CN: '{reader} 复评了报告“{report}”（{farm}）。',
      EN: '{reader} handed in a second reading of {report} ({farm}).',
    },
  },
});

/** What owners are told when the back office stops a farm or lets it go on. */
export const farmMessages = declareMessages('FARM', {
  BLOCKED: {
    ...everywhere,
    to: owner,
    title: { CN: '农场“{farm}”已停用', EN: 'The farm {farm} was blocked' },
    body: {
      CN: '原因：{reason}\n手机上已有的记录仍然保留，恢复使用后会继续上传。',
      EN: 'Reason: {reason}\nWhat your phones hold stays there and is sent once the farm is in use again.',
    },
  },
  UNBLOCKED: {
    ...everywhere,
    to: owner,
    title: { CN: '农场“{farm}”已恢复使用', EN: 'The farm {farm} is in use again' },
    body: { CN: '手机上等待的记录会继续上传。', EN: 'What waits on your phones is sent again.' },
  },
});
