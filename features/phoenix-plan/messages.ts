import { declareMessages } from '#core/messages/message.ts';

const toOwner = {
  to: { CN: '申请人', EN: 'the applicant' },
  channels: ['INSIDE', 'MAIL'],
  page: '/phoenixplan/apply/dtl/{id}',
  link: { CN: '查看申报记录', EN: 'See the record' },
} as const;

/** What the owner of a renewed document is told. */
export const renewalMessages = declareMessages('RENEWAL', {
  accepted: {
    ...toOwner,
    title: { CN: '证件已更新', EN: 'Your document is renewed' },
    body: {
      CN: '您提交的新{document}已核对通过。',
      EN: 'The new document ({document}) was checked and counts from now on.',
    },
  },
  refused: {
    ...toOwner,
    title: { CN: '证件更新未通过', EN: 'Your document was not accepted' },
    body: {
      CN: '您提交的新{document}未通过：{reason}',
      EN: 'The new document ({document}) was not accepted: {reason}',
    },
  },
});
