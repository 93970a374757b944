import { declareMessages, type Letter } from '#core/messages/message.ts';

const owner = { CN: '账号本人', EN: 'the owner of the account' };
const address = { CN: '要求发送的人', EN: 'whoever asked for it' };

/** Mails about an account, in the words of core/texts/mail; a code goes to a phone, too. */
export const accountLetters: readonly Letter[] = [
  { key: 'CODE_LOGIN', to: address, channels: ['MAIL', 'SMS'] },
  { key: 'CODE_REGISTER', to: address, channels: ['MAIL', 'SMS'] },
  { key: 'CODE_BIND', to: address, channels: ['MAIL', 'SMS'] },
  { key: 'CODE_CONTACT', to: address, channels: ['MAIL'] },
  { key: 'CODE_OBJECT', to: address, channels: ['MAIL'] },
  { key: 'NO_ACCOUNT', to: address, channels: ['MAIL'] },
  { key: 'HAVE_ACCOUNT', to: address, channels: ['MAIL'] },
  { key: 'CODE_DEVICE', to: owner, channels: ['MAIL', 'SMS'] },
  { key: 'RESET', to: owner, channels: ['MAIL', 'SMS'] },
  { key: 'EMAIL_CHANGED', to: owner, channels: ['MAIL'] },
  { key: 'ACCOUNT_DISABLED', to: owner, channels: ['MAIL'] },
  { key: 'PWD_CHANGED', to: owner, channels: ['MAIL'] },
  { key: 'LOCKED', to: owner, channels: ['MAIL'] },
  { key: 'TOTP_ON', to: owner, channels: ['MAIL'] },
  { key: 'TOTP_OFF', to: owner, channels: ['MAIL'] },
  { key: 'RECOVERY_NEW', to: owner, channels: ['MAIL'] },
  { key: 'RECOVERY_USED', to: owner, channels: ['MAIL'] },
  { key: 'TOTP_GUESSED', to: owner, channels: ['MAIL'] },
  { key: 'ERASE_ASKED', to: owner, channels: ['MAIL'] },
];

const toOwner = { to: owner, channels: ['INSIDE'], page: '/personal/data' } as const;

/** What somebody is told of the archive of their data. */
export const archiveMessages = declareMessages('ARCHIVE', {
  ready: {
    ...toOwner,
    title: { CN: '您的数据已备好', EN: 'Your data is ready' },
    body: {
      CN: '请在 24 小时内下载，只能下载一次。',
      EN: 'Fetch it within 24 hours; it can be fetched once.',
    },
  },
  failed: {
    ...toOwner,
    title: { CN: '数据导出没有完成', EN: 'Your data could not be written' },
    body: { CN: '请稍后再申请一次。', EN: 'Please ask for it again later.' },
  },
});
