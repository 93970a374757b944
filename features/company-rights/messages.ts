import { declareMessages } from '#core/messages/message.ts';

const toAgent = {
  to: { CN: '申请资格的经办人', EN: 'the agent who asked for the right' },
  channels: ['INSIDE', 'MAIL'],
  page: '/serve/{code}/perm/dtl/{id}',
  link: { CN: '查看申报资格', EN: 'See the right' },
} as const;

/** What an agent is told of a right of the company, by its new state. */
export const rightMessages = declareMessages('COMPANYPERM', {
  APPROVED: {
    ...toAgent,
    title: { CN: '单位申报资格已授予', EN: 'The right to declare is granted' },
    body: {
      CN: '“{company}”获得“{programme}”的申报资格，名额 {count} 人，有效期至 {validTo}。',
      EN: '“{company}” may declare its staff for {programme}: {count} at a time, until {validTo}.',
    },
  },
  REJECTED: {
    ...toAgent,
    title: { CN: '单位申报资格未通过', EN: 'The right to declare was declined' },
    body: {
      CN: '“{company}”申请的“{programme}”申报资格未通过：{reason}',
      EN: 'The right of “{company}” to declare for {programme} was declined: {reason}',
    },
  },
  ENDED: {
    ...toAgent,
    title: { CN: '单位申报资格已终止', EN: 'The right to declare has ended' },
    body: {
      CN: '“{company}”的“{programme}”申报资格已终止：{reason}。在办的申报不受影响。',
      EN: 'The right of “{company}” to declare for {programme} has ended: {reason}. Cases under way go on.',
    },
  },
});
