import { declareMessages } from '#core/messages/message.ts';

const toApplicant = {
  to: { CN: '参赛者', EN: 'the entrant' },
  channels: ['INSIDE', 'MAIL'],
  page: '/personal/user/itec/{id}',
  link: { CN: '查看参赛项目', EN: 'See your entry' },
} as const;

/** What an entrant is told after a step, by the step; `{title}` is the project. */
export const entryMessages = declareMessages('ITEC', {
  submit: {
    ...toApplicant,
    title: { CN: '参赛报名已收到', EN: 'Your entry has arrived' },
    body: {
      CN: '项目“{title}”（{no}）已提交。报名截止前仍可修改，改后请重新提交。',
      EN: 'The project “{title}” ({no}) is handed in. Until registration closes you can change it and hand it in again.',
    },
  },
  accept: {
    ...toApplicant,
    title: { CN: '资格审查通过', EN: 'Your entry is accepted' },
    body: {
      CN: '项目“{title}”（{no}）已通过资格审查，进入初赛名单。',
      EN: 'The project “{title}” ({no}) is eligible and takes part in the first round.',
    },
  },
  return: {
    ...toApplicant,
    title: { CN: '报名被退回补正', EN: 'Your entry was returned' },
    body: {
      CN: '项目“{title}”（{no}）需要修改：{reason}',
      EN: 'The project “{title}” ({no}) has to be changed: {reason}',
    },
  },
  fail: {
    ...toApplicant,
    title: { CN: '项目未通过', EN: 'Your entry did not pass' },
    body: {
      CN: '项目“{title}”（{no}）未通过：{reason}。报名期内可以重新报名。',
      EN: 'The project “{title}” ({no}) did not pass: {reason}. While registration is open you can enter again.',
    },
  },
  promote: {
    ...toApplicant,
    title: { CN: '项目晋级', EN: 'Your project goes on' },
    body: {
      CN: '项目“{title}”（{no}）进入下一轮，时间和地点见参赛页面。',
      EN: 'The project “{title}” ({no}) is in the next round. Time and place are on its page.',
    },
  },
  award: {
    ...toApplicant,
    title: { CN: '祝贺获奖', EN: 'You have won a prize' },
    body: {
      CN: '项目“{title}”（{no}）获得{prize}。请填写实地考察信息。',
      EN: 'The project “{title}” ({no}) wins: {prize}. Please fill in the form for the visit.',
    },
  },
  'pass-visit': {
    ...toApplicant,
    title: { CN: '实地考察通过', EN: 'The visit is passed' },
    body: {
      CN: '项目“{title}”已通过实地考察，请提交获奖材料。',
      EN: 'The visit of “{title}” is passed. Please hand in the award material.',
    },
  },
  'return-visit': {
    ...toApplicant,
    title: { CN: '考察信息需要修改', EN: 'Please change the form for the visit' },
    body: { CN: '项目“{title}”：{reason}', EN: 'The project “{title}”: {reason}' },
  },
  'approve-files': {
    ...toApplicant,
    title: { CN: '电子材料已通过', EN: 'Your files are approved' },
    body: {
      CN: '项目“{title}”的电子材料已通过。请下载打印文件，打印一套，签字盖章，并预约窗口现场核对。',
      EN: 'The files of “{title}” are approved. Please download the document, print one set, sign and seal it, and book a slot at the counter.',
    },
  },
  'return-files': {
    ...toApplicant,
    title: { CN: '获奖材料被退回', EN: 'Your award material was returned' },
    body: { CN: '项目“{title}”的材料需要修改：{reason}', EN: 'The material of “{title}” has to be changed: {reason}' },
  },
  'approve-printed': {
    ...toApplicant,
    title: { CN: '纸质材料已核对', EN: 'Your papers are in' },
    body: {
      CN: '项目“{title}”的纸质材料已核对，可以申请兑现。',
      EN: 'The printed material of “{title}” is checked. You can claim the reward.',
    },
  },
  'approve-claim': {
    ...toApplicant,
    title: { CN: '兑现申请已批准', EN: 'Your claim is approved' },
    body: {
      CN: '项目“{title}”的兑现申请已由两名工作人员批准，等待拨付。',
      EN: 'Two officers have approved the claim of “{title}”. The payment is on its way.',
    },
  },
  'return-claim': {
    ...toApplicant,
    title: { CN: '兑现申请被退回', EN: 'Your claim was returned' },
    body: { CN: '项目“{title}”的兑现申请需要修改：{reason}', EN: 'The claim of “{title}” has to be changed: {reason}' },
  },
  pay: {
    ...toApplicant,
    title: { CN: '奖励已拨付', EN: 'The reward is paid' },
    body: { CN: '项目“{title}”的本期奖励已拨付。', EN: 'This instalment of “{title}” is paid.' },
  },
  disqualify: {
    ...toApplicant,
    title: { CN: '资格已取消', EN: 'Your entry is disqualified' },
    body: {
      CN: '项目“{title}”（{no}）的资格已取消：{reason}',
      EN: 'The project “{title}” ({no}) is disqualified: {reason}',
    },
  },
});

/** What an entrant is told of their slot at the counter. */
export const counterMessages = declareMessages('ITEC_COUNTER', {
  booked: {
    ...toApplicant,
    title: { CN: '现场核对已预约', EN: 'Your slot at the counter is booked' },
    body: {
      CN: '项目“{title}”（{no}）的打印件现场核对约在 {time}，{address}。请带打印件一套（签字盖章）、各项原件、身份证和公章。',
      EN: 'The print of “{title}” ({no}) will be checked on {time}, at {address}. Please bring one printed set, signed and sealed, the originals, your identity document and the company seal.',
    },
  },
  moved: {
    ...toApplicant,
    title: { CN: '现场核对已改约', EN: 'Your slot at the counter is moved' },
    body: {
      CN: '项目“{title}”（{no}）的打印件现场核对改到 {time}，{address}。请带打印件一套（签字盖章）、各项原件、身份证和公章。',
      EN: 'The print of “{title}” ({no}) will now be checked on {time}, at {address}. Please bring one printed set, signed and sealed, the originals, your identity document and the company seal.',
    },
  },
  dropped: {
    ...toApplicant,
    title: { CN: '现场核对预约已取消', EN: 'Your slot at the counter is cancelled' },
    body: {
      CN: '项目“{title}”（{no}）的状态有变，{time} 的现场核对不用来了。之后需要再来时，请重新预约。',
      EN: 'There is news of “{title}” ({no}), and you need not come on {time}. If you have to come later, please book another slot.',
    },
  },
});

const toSupporter = {
  to: { CN: '赋能者', EN: 'the supporter' },
  channels: ['INSIDE'],
  page: '/personal/supporter/itec/{id}',
} as const;

/** What a supporter is told of a project they referred; it is not named. */
export const referrerMessages = declareMessages('ITEC_REFERRER', {
  referred: {
    ...toSupporter,
    title: { CN: '您推荐的项目已报名', EN: 'A project you referred has entered' },
    body: { CN: '在赋能者页面可以看到它的进度。', EN: 'Your page shows how it goes on.' },
  },
  won: {
    ...toSupporter,
    title: { CN: '您推荐的项目获奖', EN: 'A project you referred has won' },
    body: { CN: '引荐奖励在第二期拨付后发放。', EN: 'Your reward is paid after the second instalment.' },
  },
});

const toOfficer = {
  to: { CN: '大赛经办人员', EN: 'organisers of the competition' },
  channels: ['INSIDE'],
  page: '/itec/entry?id={id}',
} as const;

/** What organisers are told. */
export const officeMessages = declareMessages('ITEC_OFFICE', {
  arrived: {
    ...toOfficer,
    title: { CN: '收到参赛报名', EN: 'An entry has arrived' },
    body: { CN: '{no} 等待资格审查。', EN: '{no} waits to be checked.' },
  },
  changed: {
    ...toOfficer,
    title: { CN: '参赛者报告情况变化', EN: 'An entrant tells of a change' },
    body: { CN: '{no}：{reason}', EN: '{no}: {reason}' },
  },
});
