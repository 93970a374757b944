import { declareMessages } from '#core/messages/message.ts';

const toSupporter = {
  to: { CN: '赋能者', EN: 'the supporter' },
  channels: ['INSIDE', 'MAIL'],
  page: '/personal/supporter',
  link: { CN: '查看赋能者页面', EN: 'See my page' },
} as const;

/** What a supporter is told; `{reason}` and `{code}` are filled in. */
export const supporterMessages = declareMessages('SUPPORTER', {
  submit: {
    ...toSupporter,
    title: { CN: '赋能者申请已提交', EN: 'Your request to refer has arrived' },
    body: {
      CN: '我们会在 5 个工作日内答复，结果会在这里和邮件中通知您。',
      EN: 'We answer within 5 working days, here and by e-mail.',
    },
  },
  approve: {
    ...toSupporter,
    title: { CN: '您已成为创新赋能者', EN: 'You are a supporter' },
    body: {
      CN: '您的推荐码是 {code}。在赋能者页面可以复制链接、下载二维码，看到由此而来的访问、注册和申报。',
      EN: 'Your code is {code}. On your page you can copy the link, download the QR code, and see the visits, registrations and applications it brings.',
    },
  },
  reject: {
    ...toSupporter,
    title: { CN: '赋能者申请没有通过', EN: 'Your request to refer was declined' },
    body: {
      CN: '原因：{reason}。填过的内容都在，修改后可以再次提交。',
      EN: 'The reason: {reason}. Everything you filled in is still there; change it and hand it in again.',
    },
  },
  suspend: {
    ...toSupporter,
    title: { CN: '赋能者资格已暂停', EN: 'Your referrals are suspended' },
    body: {
      CN: '原因：{reason}。暂停期间推荐链接不再计数。',
      EN: 'The reason: {reason}. Visits by your link are not counted now.',
    },
  },
  resume: {
    ...toSupporter,
    title: { CN: '赋能者资格已恢复', EN: 'You can refer again' },
    body: { CN: '推荐链接恢复计数。', EN: 'Your link counts again.' },
  },
});
