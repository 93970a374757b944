import { declareMessages } from '#core/messages/message.ts';

const ofHelp = {
  to: { CN: '申请人', EN: 'the applicant' },
  channels: ['INSIDE', 'MAIL'],
  page: '/serve/{code}/edit/{id}',
  link: { CN: '查看申报', EN: 'See the application' },
} as const;

/** What applicant and helper are told of filling in together. */
export const helpMessages = declareMessages('HELP', {
  redeemed: {
    ...ofHelp,
    page: '/serve/{code}/help/{id}',
    link: { CN: '查看协助情况', EN: 'See who helps' },
    title: { CN: '{name}接受了协助填写的邀请', EN: '{name} took up your invitation to help' },
    body: {
      CN: '{name}已凭您的邀请码开始协助填写“{programme}”申报，只能看到您选定的部分。如果不是您邀请的人，请立即结束协助。',
      EN: '{name} used your code and now helps with your application “{programme}”, in the sections you chose. If this is not whom you invited, end the help at once.',
    },
  },
  done: {
    ...ofHelp,
    title: { CN: '{name}已填好您请其填写的内容', EN: '{name} has filled in what you asked for' },
    body: {
      CN: '{name}已填好“{programme}”申报中您请其填写的部分。请核对后提交，他人不能代您提交。',
      EN: '{name} has filled in the sections of your application “{programme}”. Read them and submit; nobody else can do that for you.',
    },
  },
  left: {
    ...ofHelp,
    page: '/serve/{code}/help/{id}',
    link: { CN: '查看协助情况', EN: 'See who helps' },
    title: { CN: '{name}退出了协助填写', EN: '{name} stopped helping' },
    body: {
      CN: '{name}不再协助填写“{programme}”申报，已填的内容仍在。',
      EN: '{name} no longer helps with your application “{programme}”. What was filled in stays.',
    },
  },
  ended: {
    to: { CN: '协助人', EN: 'the helper' },
    channels: ['INSIDE', 'MAIL'],
    page: '/personal/helping',
    link: { CN: '查看我的协助', EN: 'See whom I help' },
    title: { CN: '您的协助填写已结束', EN: 'Your help has ended' },
    body: {
      CN: '{name}结束了您对“{programme}”申报的协助，您不能再查看或填写。',
      EN: '{name} ended your help with the application “{programme}”. You can no longer read or fill in anything.',
    },
  },
});
