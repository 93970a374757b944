import { declareMessages } from '#core/messages/message.ts';
import { toApplicant } from '#features/casework/messages.ts';

/** What applicants are reminded of before a due date. */
export const dueMessages = declareMessages('DUE', {
  correction: {
    ...toApplicant,
    title: { CN: '补正即将到期', EN: 'Your corrections are due soon' },
    body: {
      CN: '您的“{programme}”申报（{no}）请于 {due} 前补正并重新提交，逾期将自动关闭。',
      EN: 'Correct your application “{programme}” ({no}) and submit it again by {due}; after that it is closed.',
    },
  },
  returned: {
    ...toApplicant,
    title: { CN: '单位退回的申报即将到期', EN: 'What your employer sent back is due soon' },
    body: {
      CN: '您的“{programme}”申报（{no}）请于 {due} 前修改并重新提交，逾期将自动关闭。',
      EN: 'Change your application “{programme}” ({no}) and submit it again by {due}; after that it is closed.',
    },
  },
  offer: {
    ...toApplicant,
    title: { CN: '请尽快确认是否接受', EN: 'Your offer ends soon' },
    body: {
      CN: '您的“{programme}”申报（{no}）请于 {due} 前在办理进度中接受或放弃。',
      EN: 'Accept the offer of “{programme}” ({no}) or give it up on its progress page by {due}.',
    },
  },
  result: {
    ...toApplicant,
    title: { CN: '有效期即将届满', EN: 'Your result ends soon' },
    body: {
      CN: '您的“{programme}”（{no}）有效期至 {due}，到期后不再享受相应待遇；需要续期的请提前办理。',
      EN: 'Your “{programme}” ({no}) is in effect until {due}; what it grants ends then. If you want to renew it, begin in good time.',
    },
  },
});
