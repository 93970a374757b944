import { declareMessages } from '#core/messages/message.ts';

const toJudge = {
  to: { CN: '评委', EN: 'the judge' },
  channels: ['INSIDE', 'MAIL'],
  page: '/itec/desk',
  link: { CN: '打开我的评审', EN: 'Open my judging' },
} as const;

/** What judges are told: never of an entry, which may be one they must not see. */
export const judgeMessages = declareMessages('ITEC_JUDGE', {
  opened: {
    ...toJudge,
    title: { CN: '评审已开始', EN: 'Judging has begun' },
    body: {
      CN: '{edition} {title}已开评，{time} 截止。请先声明利益关系，再看项目。',
      EN: '{edition}: {title} is open until {time}. Please declare any conflicts of interest first; the entries then open.',
    },
  },
  added: {
    ...toJudge,
    title: { CN: '有新项目待评', EN: 'Further entries for you' },
    body: {
      CN: '{edition} {title}给您补了项目，{time} 截止。请先声明利益关系。',
      EN: '{edition}: you have new entries to judge in {title}, until {time}. Please declare any conflicts of interest first.',
    },
  },
  reminded: {
    ...toJudge,
    title: { CN: '评审即将截止', EN: 'Judging closes soon' },
    body: {
      CN: '{edition} {title}还有 {count} 项未交，{time} 截止。',
      EN: '{edition}: {count} of your entries in {title} are still open. Judging closes at {time}.',
    },
  },
  replaced: {
    ...toJudge,
    title: { CN: '未交的项目已改由他人评审', EN: 'Your open entries went to other judges' },
    body: {
      CN: '{edition} {title}：您未交的 {count} 项已改由他人评审，不必再评；已交的评分仍然有效。',
      EN: '{edition}, {title}: the {count} entries you had not scored went to other judges. Scores you handed in still count.',
    },
  },
});

const toOrganiser = {
  to: { CN: '大赛经办人员', EN: 'organisers of the competition' },
  channels: ['INSIDE'],
} as const;

/** What organisers are told of the judging. */
export const judgingOfficeMessages = declareMessages('ITEC_JUDGING', {
  recused: {
    ...toOrganiser,
    page: '/itec/judge?id={id}',
    title: { CN: '评委声明回避', EN: 'A judge declared a conflict' },
    body: {
      CN: '{edition} {title}：{name}回避 {count} 项，系统已另抽评委，缺额见评审安排。',
      EN: '{edition}, {title}: {name} withdrew from {count}. Other judges were drawn; any gaps are shown in the judging.',
    },
  },
  proposed: {
    ...toOrganiser,
    page: '/itec/fairness?judging={id}',
    title: { CN: '晋级名单待确认', EN: 'A list waits to be confirmed' },
    body: {
      CN: '{edition} {title}：{name}提出 {count} 项晋级，须由另一人确认。',
      EN: '{edition}, {title}: {name} proposes to take {count} further. Somebody else has to confirm it.',
    },
  },
});
