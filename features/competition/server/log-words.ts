import type { Text } from '#core/texts/text.ts';
import { entryMachine } from '#features/competition/shared/machine.ts';
import type { LogWords } from '#server/base/business-log/log-words.ts';

const steps = Object.entries(entryMachine.steps).map(([key, { name }]): [string, Text] => [key.toUpperCase(), name]);

/** What is noted of entries: the steps of their machine, and what happens around them. */
export const competitionLogWords: LogWords = {
  modules: {
    ITEC: {
      name: { CN: '创新大赛', EN: 'Competition' },
      actions: {
        ...Object.fromEntries(steps),
        BEGIN: { CN: '开始报名', EN: 'Began an entry' },
        DELETE: { CN: '删除草稿', EN: 'Deleted a draft' },
        SHARE: { CN: '赋能者可见', EN: 'Shown to the supporter' },
        'PRINT-CERTIFICATE': { CN: '下载证书', EN: 'Downloaded the certificate' },
        PACKET: { CN: '下载办理卷宗', EN: 'Downloaded the decision packet' },
        'BOOK-COUNTER': { CN: '预约核对窗口', EN: 'Booked the counter' },
        'MOVE-COUNTER': { CN: '改约核对窗口', EN: 'Moved the booking' },
        'FREE-COUNTER': { CN: '取消窗口预约', EN: 'Took the booking back' },
        CHANGE: { CN: '报告情况变化', EN: 'Reported a change' },
      },
    },
  },
};
