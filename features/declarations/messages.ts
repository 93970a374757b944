import { declareMessages } from '#core/messages/message.ts';

const toPerson = {
  to: { CN: '单位为其申报的人', EN: 'whoever a company declares' },
  channels: ['INSIDE', 'MAIL'],
  page: '/personal/prepared',
  link: { CN: '核对申报内容', EN: 'Check what was filled in' },
} as const;

/** What is told around declarations that a company prepares: `{company}`, `{programme}` and `{name}` are filled in. */
export const preparedMessages = declareMessages('PREPARED', {
  ready: {
    ...toPerson,
    title: { CN: '单位为您准备了申报', EN: 'Your employer has prepared an application for you' },
    body: {
      CN: '“{company}”为您填写了“{programme}”申报，并确认了您的任职信息。请用收到本通知的邮箱登录（没有账号的先注册），核对内容、补齐材料后提交；不是您本人或不想申报的，可以谢绝，内容随即删除。',
      EN: '“{company}” has filled in the application “{programme}” for you and confirmed your employment. Sign in with the address of this message (register first if you have no account), check what it says, add your documents and submit it. If it is not about you, or you do not wish to apply, decline it and it is deleted.',
    },
  },
  undone: {
    ...toPerson,
    title: { CN: '单位撤回了为您准备的申报', EN: 'Your employer took the application back' },
    body: {
      CN: '“{company}”撤回了为您准备的“{programme}”申报，填写的内容已删除，您不需要做什么。',
      EN: '“{company}” took the application “{programme}” back that it had prepared for you. What was filled in is deleted; you need do nothing.',
    },
  },
  declined: {
    to: { CN: '批量申报的经办人', EN: 'the agent who made the batch' },
    channels: ['INSIDE'],
    page: '/personal/declare-batch/{id}',
    title: { CN: '员工谢绝了代填的申报', EN: 'An employee declined an application' },
    body: {
      CN: '{name}谢绝了“{programme}”申报，填写的内容已删除。',
      EN: '{name} declined the application “{programme}”. What was filled in is deleted.',
    },
  },
});
