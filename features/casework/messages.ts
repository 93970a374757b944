import { declareMessages, type Message } from '#core/messages/message.ts';
import type { ActionKey } from '#core/workflow/actions.ts';

/** To the applicant, about an application. */
export const toApplicant = {
  to: { CN: '申请人', EN: 'the applicant' },
  channels: ['INSIDE', 'MAIL'],
  page: '/personal/declare/{id}',
  link: { CN: '查看办理进度', EN: 'See the progress' },
} as const;

export const toOfficer = {
  to: { CN: '经办人员', EN: 'the officer in charge' },
  channels: ['INSIDE'],
  page: '/apply/task?id={id}',
} as const;

const toEmployer = {
  to: { CN: '单位经办人', EN: 'the agents of the employer' },
  channels: ['INSIDE', 'MAIL'],
  page: '/personal/unit/{id}',
  link: { CN: '去核对', EN: 'Check it' },
} as const;

/** What those who act for an employer are told of the applications of its staff. */
export const employerMessages = declareMessages('EMPLOYER', {
  asked: {
    ...toEmployer,
    title: { CN: '有一件申报待单位确认', EN: 'An application waits for your company' },
    body: {
      CN: '{name}提交了“{programme}”申报（{no}），请在 {due} 前核对与单位有关的内容。',
      EN: '{name} has submitted an application “{programme}” ({no}). Check what concerns the employer by {due}.',
    },
  },
  remind: {
    ...toEmployer,
    title: { CN: '待单位确认的申报即将到期', EN: 'An application must be confirmed soon' },
    body: {
      CN: '{name}的“{programme}”申报须在 {due} 前由单位核对，逾期将退回本人。',
      EN: 'The application of {name} (“{programme}”) has to be checked by {due}; after that it goes back to the applicant.',
    },
  },
});

/** What the applicant is told after a step; steps without a message are told by their effect alone. `{programme}`, `{no}`, `{due}` and `{reason}` are filled in. */
export const applicantMessages: Partial<Record<ActionKey, Message>> = declareMessages('APPLICATION', {
  submit: {
    ...toApplicant,
    title: { CN: '申报已收到', EN: 'Your application has arrived' },
    body: {
      CN: '您的“{programme}”申报（{no}）已收到，收件回执可在办理进度中下载。',
      EN: 'Your application “{programme}” ({no}) has arrived. The receipt can be downloaded from its progress page.',
    },
  },
  back: {
    ...toApplicant,
    title: { CN: '申报已撤回', EN: 'Your application was taken back' },
    body: {
      CN: '您的“{programme}”申报（{no}）已撤回为草稿，修改后请重新提交。',
      EN: 'Your application “{programme}” ({no}) is a draft again. Change it and submit it once more.',
    },
  },
  'unit-pass': {
    ...toApplicant,
    title: { CN: '单位已审核通过', EN: 'Your employer has confirmed' },
    body: {
      CN: '您的“{programme}”申报（{no}）已由用人单位审核通过。',
      EN: 'Your employer has confirmed your application “{programme}” ({no}).',
    },
  },
  'unit-return': {
    ...toApplicant,
    title: { CN: '单位退回了您的申报', EN: 'Your employer sent the application back' },
    body: {
      CN: '您的“{programme}”申报（{no}）被用人单位退回：{reason}',
      EN: 'Your employer sent your application “{programme}” ({no}) back: {reason}',
    },
  },
  'unit-refuse': {
    ...toApplicant,
    title: { CN: '单位不同意申报', EN: 'Your employer declined' },
    body: {
      CN: '用人单位不同意您的“{programme}”申报（{no}）：{reason}',
      EN: 'Your employer declined your application “{programme}” ({no}): {reason}',
    },
  },
  'unit-lapse': {
    ...toApplicant,
    title: { CN: '单位逾期未审核', EN: 'Your employer did not answer' },
    body: {
      CN: '用人单位没有在期限内审核您的“{programme}”申报（{no}）。请与单位联系，并在 {due} 前重新提交；单位信息有变化的请先修改。',
      EN: 'Your employer did not answer about “{programme}” ({no}) in time. Talk to them and submit it again by {due}; change the employer first if it is another one.',
    },
  },
  accept: {
    ...toApplicant,
    title: { CN: '申报已受理', EN: 'Your application is accepted for review' },
    body: {
      CN: '您的“{programme}”申报（{no}）已受理，进入审核。',
      EN: 'Your application “{programme}” ({no}) has been accepted and is now under review.',
    },
  },
  ask: {
    ...toApplicant,
    title: { CN: '申报需要补正', EN: 'Please correct your application' },
    body: {
      CN: '您的“{programme}”申报（{no}）有内容需要补正，请于 {due} 前逐项答复并重新提交，逾期将自动关闭。',
      EN: 'Parts of your application “{programme}” ({no}) have to be corrected. Answer each item and submit again by {due}; after that the application is closed.',
    },
  },
  'refuse-acceptance': {
    ...toApplicant,
    title: { CN: '申报不予受理', EN: 'Your application was not accepted' },
    body: {
      CN: '您的“{programme}”申报（{no}）不予受理：{reason}',
      EN: 'Your application “{programme}” ({no}) was not accepted: {reason}',
    },
  },
  pass: {
    ...toApplicant,
    title: { CN: '申报审核通过', EN: 'Your application passed the review' },
    body: {
      CN: '您的“{programme}”申报（{no}）已通过审核，进入下一环节。',
      EN: 'Your application “{programme}” ({no}) has passed the review and moves on.',
    },
  },
  'opinions-in': {
    ...toApplicant,
    title: { CN: '联审评审已完成', EN: 'The joint or expert review is complete' },
    body: {
      CN: '您的“{programme}”申报（{no}）已完成联审评审，进入下一环节。',
      EN: 'The joint or expert review of your application “{programme}” ({no}) is complete; it moves on.',
    },
  },
  refuse: {
    ...toApplicant,
    title: { CN: '申报未通过', EN: 'Your application was not approved' },
    body: {
      CN: '您的“{programme}”申报（{no}）未通过审核：{reason}',
      EN: 'Your application “{programme}” ({no}) was not approved: {reason}',
    },
  },
  'publicity-pass': {
    ...toApplicant,
    title: { CN: '公示无异议，申报已通过', EN: 'Approved after the public notice' },
    body: {
      CN: '您的“{programme}”申报（{no}）公示期满无异议，已通过。',
      EN: 'Nobody objected to your application “{programme}” ({no}). It is approved.',
    },
  },
  'objection-upheld': {
    ...toApplicant,
    title: { CN: '公示异议成立', EN: 'An objection was upheld' },
    body: {
      CN: '您的“{programme}”申报（{no}）在公示中收到异议并成立：{reason}',
      EN: 'An objection to your application “{programme}” ({no}) was upheld: {reason}',
    },
  },
  issue: {
    ...toApplicant,
    title: { CN: '结果已生效', EN: 'Your result is in effect' },
    body: {
      CN: '您的“{programme}”（{no}）已生效，有效期至 {due}。',
      EN: 'Your “{programme}” ({no}) is in effect until {due}.',
    },
  },
  'take-up': {
    ...toApplicant,
    title: { CN: '您已接受结果', EN: 'You accepted the offer' },
    body: {
      CN: '您已接受“{programme}”（{no}）的结果，后续安排以通知为准。',
      EN: 'You accepted the offer of “{programme}” ({no}). You will hear how it goes on.',
    },
  },
  cancel: {
    ...toApplicant,
    title: { CN: '申报已取消', EN: 'Your application was cancelled' },
    body: {
      CN: '您的“{programme}”（{no}）已取消：{reason}',
      EN: 'Your “{programme}” ({no}) was cancelled: {reason}',
    },
  },
  revoke: {
    ...toApplicant,
    title: { CN: '认定或资格已撤销', EN: 'Your result was revoked' },
    body: {
      CN: '您的“{programme}”（{no}）已被撤销：{reason}',
      EN: 'Your “{programme}” ({no}) was revoked: {reason}',
    },
  },
  lapse: {
    ...toApplicant,
    title: { CN: '补正逾期，申报已关闭', EN: 'Your application lapsed' },
    body: {
      CN: '您的“{programme}”申报（{no}）未在期限内补正，已自动关闭，可复制内容重新申报。',
      EN: 'Your application “{programme}” ({no}) was not corrected in time and is closed. You can copy it into a new one.',
    },
  },
  end: {
    ...toApplicant,
    title: { CN: '有效期已满', EN: 'Your result has ended' },
    body: {
      CN: '您的“{programme}”（{no}）有效期已满，符合条件的可申请续期。',
      EN: 'Your “{programme}” ({no}) has ended. Renew it if you still qualify.',
    },
  },
  'agree-withdrawal': {
    ...toApplicant,
    title: { CN: '已同意撤回', EN: 'Your withdrawal was agreed to' },
    body: {
      CN: '您的“{programme}”申报（{no}）已按您的要求撤回。',
      EN: 'Your application “{programme}” ({no}) was withdrawn as you asked.',
    },
  },
  'decline-withdrawal': {
    ...toApplicant,
    title: { CN: '没有同意撤回', EN: 'Your withdrawal was declined' },
    body: {
      CN: '您的“{programme}”申报（{no}）没有同意撤回，继续办理：{reason}',
      EN: 'The withdrawal of your application “{programme}” ({no}) was declined and it goes on: {reason}',
    },
  },
});

/** What the applicant is told instead when a step approves what they have to accept. */
export const offerMessages = declareMessages('OFFER', {
  waits: {
    ...toApplicant,
    title: { CN: '请确认是否接受', EN: 'Please accept the offer or give it up' },
    body: {
      CN: '您的“{programme}”申报（{no}）已通过，请于 {due} 前在办理进度中接受或放弃。',
      EN: 'Your application “{programme}” ({no}) is approved. Accept the offer or give it up on its progress page by {due}.',
    },
  },
});

/** What the officer in charge is told after a step of the applicant. */
export const officerMessages: Partial<Record<ActionKey, Message>> = declareMessages('OFFICER', {
  submit: {
    ...toOfficer,
    title: { CN: '补正已提交', EN: 'Corrections have arrived' },
    body: {
      CN: '{programme} {no} 的申请人已提交补正，请继续办理。',
      EN: 'The applicant of {programme} {no} has submitted the corrections. Please go on.',
    },
  },
  'take-up': {
    ...toOfficer,
    title: { CN: '申请人已接受', EN: 'The applicant accepted the offer' },
    body: {
      CN: '{programme} {no} 的申请人已接受结果。',
      EN: 'The applicant of {programme} {no} accepted the offer.',
    },
  },
  cancel: {
    ...toOfficer,
    title: { CN: '申请人放弃', EN: 'The applicant gave up' },
    body: {
      CN: '{programme} {no} 的申请人已放弃：{reason}',
      EN: 'The applicant of {programme} {no} gave up: {reason}',
    },
  },
  appeal: {
    ...toOfficer,
    title: { CN: '收到申诉', EN: 'An appeal has arrived' },
    body: {
      CN: '{programme} {no} 的申请人提出申诉：{reason}',
      EN: 'The applicant of {programme} {no} appeals: {reason}',
    },
  },
  'request-withdrawal': {
    ...toOfficer,
    title: { CN: '申请人要求撤回', EN: 'The applicant asks to withdraw' },
    body: {
      CN: '{programme} {no} 的申请人要求撤回申报。{reason}',
      EN: 'The applicant of {programme} {no} asks to withdraw. {reason}',
    },
  },
  'cancel-withdrawal': {
    ...toOfficer,
    title: { CN: '申请人取消撤回', EN: 'The applicant no longer withdraws' },
    body: {
      CN: '{programme} {no} 的申请人取消了撤回申请，请继续办理。',
      EN: 'The applicant of {programme} {no} no longer asks to withdraw. Please go on.',
    },
  },
});

/** What operators are told of cases that come to them or leave them. */
export const caseMessages = declareMessages('CASE', {
  assigned: {
    ...toOfficer,
    title: { CN: '有新的办件分派给您', EN: 'A case was assigned to you' },
    body: { CN: '{no}：{reason}', EN: '{no}: {reason}' },
  },
  takenOver: {
    ...toOfficer,
    title: { CN: '办件已被接管', EN: 'A case was taken over' },
    body: { CN: '{who}接管了 {no}：{reason}', EN: '{who} took over {no}: {reason}' },
  },
  duplicateAffects: {
    ...toOfficer,
    title: { CN: '查重结论：两件有影响', EN: 'Duplicate: two cases exclude each other' },
    body: {
      CN: '{no} 与 {with} 查重，结论为有影响：{reason}',
      EN: '{no} and {with} were compared and stand in each other’s way: {reason}',
    },
  },
  duplicateFine: {
    ...toOfficer,
    title: { CN: '查重结论：两件不影响', EN: 'Duplicate: two cases do not matter to each other' },
    body: {
      CN: '{no} 与 {with} 查重，结论为不影响。{reason}',
      EN: '{no} and {with} were compared and do not matter to each other. {reason}',
    },
  },
  overdue: {
    ...toOfficer,
    page: '/apply/task?scope=mine&due=overdue',
    title: { CN: '有办件已超期', EN: 'Cases are overdue' },
    body: {
      CN: '您名下有 {count} 件办件已过办理期限，其中新超期 {fresh} 件，最早的是 {no}，期限为 {due}。',
      EN: '{count:# case of yours is|# cases of yours are} past the due date, {fresh} of them newly. The first is {no}, due on {due}.',
    },
  },
  opinion: {
    ...toOfficer,
    title: { CN: '请您对办件发表意见', EN: 'Your opinion on a case is asked for' },
    body: { CN: '{no}', EN: '{no}' },
  },
  score: {
    ...toOfficer,
    to: { CN: '评审专家', EN: 'the expert' },
    channels: ['INSIDE', 'MAIL'],
    link: { CN: '去评分', EN: 'Score it' },
    title: { CN: '请您评审办件', EN: 'Please score a case' },
    body: {
      CN: '{no}（{programme}）请您按评分量表逐项评分。与申请人有利害关系的，请回避。',
      EN: 'Please score {no} ({programme}) item by item. If you have a tie to the applicant, recuse yourself.',
    },
  },
});

/** What somebody is told before a draft they never handed in goes. */
export const draftMessages = declareMessages('DRAFT', {
  ends: {
    to: { CN: '申请人', EN: 'the applicant' },
    channels: ['INSIDE', 'MAIL'],
    title: { CN: '草稿将被删除：{programme}', EN: 'A draft will be deleted: {programme}' },
    body: {
      CN: '您没有提交的“{programme}”草稿将于 {day} 删除。还需要的话，请在此之前打开并保存一次，或继续提交。',
      EN: 'Your draft for “{programme}”, which was never submitted, will be deleted on {day}. If you still need it, open and save it before then, or go on and submit it.',
    },
    page: '/serve/{code}/add?id={id}',
    link: { CN: '打开草稿', EN: 'Open the draft' },
  },
});

/** What somebody is told who got more time. */
export const extensionMessages = declareMessages('EXTENSION', {
  granted: {
    to: { CN: '申请人', EN: 'the applicant' },
    channels: ['INSIDE', 'MAIL'],
    title: { CN: '已为您延期：{programme}', EN: 'You have more time: {programme}' },
    body: {
      CN: '您可以在 {due} 前继续填写并提交“{programme}”的申报。',
      EN: 'You can go on filling in your application to “{programme}” and submit it until {due}.',
    },
    page: '/serve/{code}',
    link: { CN: '去申报', EN: 'Go to the programme' },
  },
});
