import { declareMessages } from '#core/messages/message.ts';

/** What people are told about their data file. */
export const dataFileMessages = declareMessages('DATAFILE', {
  ends: {
    to: { CN: '本人', EN: 'the person it is about' },
    channels: ['INSIDE', 'MAIL'],
    page: '/personal/datarecord',
    link: { CN: '查看我的档案', EN: 'See your data file' },
    title: { CN: '档案里有内容快到期', EN: 'Something in your data file runs out' },
    body: {
      CN: '{document}将于 {day} 到期。到期后新的申报不能再复用，请备好更新后的材料。',
      EN: '{document}: verified until {day}. It cannot be used again in new applications afterwards; have the renewed document ready.',
    },
  },
});
