import { declareMessages } from '#core/messages/message.ts';

const ofBulk = {
  channels: ['INSIDE'],
  page: '/apply/task?bulk={id}',
} as const;

const ofOne = { ...ofBulk, page: '/apply/task?scope=all&id={id}' } as const;

/** What the office is told of decisions that need two, on many cases or on one. */
export const bulkMessages = declareMessages('BULK', {
  asked: {
    ...ofBulk,
    to: { CN: '有同样权限的人员', EN: 'whoever may take the step' },
    title: { CN: '有一批办件等第二人确认', EN: 'A decision on many cases waits for a second person' },
    body: {
      CN: '{name}批量{action} {count} 件，每件金额较大，请另一人确认或退回。',
      EN: '{name}: {action}, {count:# large case|# large cases}. Please confirm, or send back.',
    },
  },
  confirmed: {
    ...ofBulk,
    to: { CN: '作出决定的人员', EN: 'whoever decided' },
    title: { CN: '第二人已确认您的批量决定', EN: 'Your decision was confirmed' },
    body: {
      CN: '{name}确认了批量{action} {count} 件，{minutes} 分钟后办理，期间可以撤销。',
      EN: '{name} confirmed {action} for {count:# case|# cases}. It is carried out in {minutes} minutes unless undone.',
    },
  },
  returned: {
    ...ofBulk,
    to: { CN: '作出决定的人员', EN: 'whoever decided' },
    title: { CN: '第二人退回了您的批量决定', EN: 'Your decision was sent back' },
    body: {
      CN: '{name}退回了批量{action}中的 {count} 件，没有办理：{reason}',
      EN: '{name} sent back {count:# case|# cases} of {action}; not carried out: {reason}',
    },
  },
  askedOne: {
    ...ofOne,
    to: { CN: '有同样权限的人员', EN: 'whoever may take the step' },
    title: { CN: '有一件大额决定等第二人确认', EN: 'A large decision waits for a second person' },
    body: {
      CN: '{name}提出{action}（{no}），金额较大，请另一人确认或退回。',
      EN: '{name} proposes: {action}, {no}. The sum is large: please confirm, or send back.',
    },
  },
  confirmedOne: {
    ...ofOne,
    to: { CN: '提出决定的人员', EN: 'whoever proposed it' },
    title: { CN: '第二人已确认您提出的决定', EN: 'Your proposal was confirmed' },
    body: {
      CN: '{name}确认了{action}（{no}），{minutes} 分钟后办理，期间可以撤销。',
      EN: '{name} confirmed {action}, {no}. It is carried out in {minutes} minutes unless undone.',
    },
  },
  returnedOne: {
    ...ofOne,
    to: { CN: '提出决定的人员', EN: 'whoever proposed it' },
    title: { CN: '第二人退回了您提出的决定', EN: 'Your proposal was sent back' },
    body: {
      CN: '{name}退回了{action}（{no}），没有办理：{reason}',
      EN: '{name} sent back {action}, {no}; not carried out: {reason}',
    },
  },
});
