import { declareMessages } from '#core/messages/message.ts';

const toLearner = {
  to: { CN: '学员', EN: 'the learner' },
  channels: ['INSIDE', 'MAIL'],
} as const;

/** What learners are told. */
export const learningMessages = declareMessages('LEARNING', {
  answered: {
    ...toLearner,
    page: '/personal/learning',
    link: { CN: '查看答复', EN: 'See the answer' },
    title: { CN: '您的提问有了答复', EN: 'Your question was answered' },
    body: { CN: '关于「{subject}」的提问已答复：{reply}', EN: 'About “{subject}”: {reply}' },
  },
  marked: {
    ...toLearner,
    page: '/phenixcoll/exam/result/{id}',
    link: { CN: '查看成绩', EN: 'See the result' },
    title: { CN: '考试已出分', EN: 'Your exam is marked' },
    body: { CN: '「{paper}」得分 {score}（总分 {total}）。', EN: '{paper}: {score} of {total} points.' },
  },
  finished: {
    ...toLearner,
    page: '/personal/learning',
    link: { CN: '查看证书', EN: 'See the certificate' },
    title: { CN: '课程已结业', EN: 'You have finished a course' },
    body: { CN: '恭喜您完成「{course}」，证书号 {no}。', EN: 'You have finished {course}. Your certificate is {no}.' },
  },
});
