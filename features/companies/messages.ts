import { declareMessages } from '#core/messages/message.ts';

/** Where people see how their companies stand. */
export const authPage = '/personal/auth';

const toMember = {
  to: { CN: '单位的经办人或申请加入的人', EN: 'whoever acts for the company, or asked to' },
  channels: ['INSIDE', 'MAIL'],
  page: authPage,
  link: { CN: '查看单位认证', EN: 'See the company' },
} as const;

/** What somebody is told about a company: `{company}`, `{reason}`, `{validTo}`, `{name}`, `{programmes}`, `{until}`, `{day}` and `{email}` are filled in. */
export const companyMessages = declareMessages('COMPANY', {
  SUBMIT: {
    ...toMember,
    title: { CN: '单位认证已提交', EN: 'Company authentication submitted' },
    body: {
      CN: '“{company}”的认证材料已经收到，一般在 3 个工作日内审核完毕，结果会在这里和邮件中通知您。',
      EN: 'The papers of “{company}” have arrived. We usually check them within 3 working days and tell you the result here and by e-mail.',
    },
  },
  PASS: {
    ...toMember,
    title: { CN: '单位认证已通过', EN: 'Company authenticated' },
    body: {
      CN: '“{company}”已通过单位认证，有效期至 {validTo}。现在可以办理单位事项了。',
      EN: '“{company}” is authenticated until {validTo}. You can now act for it here.',
    },
  },
  REJECT: {
    ...toMember,
    title: { CN: '单位认证没有通过', EN: 'Company authentication declined' },
    body: {
      CN: '“{company}”的认证没有通过，原因：{reason}。填过的内容都还在，修改后可以再次提交。',
      EN: '“{company}” was not authenticated: {reason}. Everything you filled in is still there; change it and hand it in again.',
    },
  },
  REVOKE: {
    ...toMember,
    title: { CN: '单位认证已撤销', EN: 'Company authentication revoked' },
    body: {
      CN: '“{company}”的认证已撤销，原因：{reason}。如有疑问请与人才服务窗口联系。',
      EN: 'The authentication of “{company}” was revoked: {reason}. Contact the talent service desk if you have questions.',
    },
  },
  BLOCK: {
    ...toMember,
    title: { CN: '单位已停用', EN: 'Company blocked' },
    body: {
      CN: '“{company}”暂时不能办理单位事项，原因：{reason}。如有疑问请与人才服务窗口联系。',
      EN: '“{company}” cannot act here for the time being: {reason}. Contact the talent service desk if you have questions.',
    },
  },
  UNBLOCK: {
    ...toMember,
    title: { CN: '单位已恢复', EN: 'Company unblocked' },
    body: { CN: '“{company}”可以继续办理单位事项了。', EN: '“{company}” can act here again.' },
  },
  MERGE: {
    ...toMember,
    title: { CN: '单位记录已合并', EN: 'Company records merged' },
    body: {
      CN: '您提交的单位记录已并入“{company}”，您现在是它的经办人。',
      EN: 'Your record was merged into “{company}”; you are one of its agents now.',
    },
  },
  ASKED: {
    ...toMember,
    title: { CN: '有人申请加入单位', EN: 'Somebody asks to join your company' },
    body: {
      CN: '{name}申请成为“{company}”的经办人，请您处理。',
      EN: '{name} asks to act for “{company}”. Please answer.',
    },
  },
  CONSENT: {
    ...toMember,
    title: { CN: '已同意您加入单位', EN: 'You have joined a company' },
    body: { CN: '您现在是“{company}”的经办人。', EN: 'You are an agent of “{company}” now.' },
  },
  DECLINE: {
    ...toMember,
    title: { CN: '加入单位的申请没有同意', EN: 'Your request to join was declined' },
    body: {
      CN: '“{company}”的负责人没有同意您的加入申请。如有需要请直接与对方联系。',
      EN: 'The owner of “{company}” declined. Please get in touch with them directly if you need to.',
    },
  },
  REMOVE: {
    ...toMember,
    title: { CN: '您已不是单位经办人', EN: 'You no longer act for a company' },
    body: { CN: '您已不再是“{company}”的经办人。', EN: 'You are no longer an agent of “{company}”.' },
  },
  HANDOVER: {
    ...toMember,
    title: { CN: '单位负责人已移交给您', EN: 'A company was handed over to you' },
    body: {
      CN: '您现在是“{company}”的负责人，可以更新认证、管理经办人。',
      EN: 'You are the owner of “{company}” now: you renew its authentication and decide who acts for it.',
    },
  },
  OFFER: {
    ...toMember,
    title: { CN: '请您接任单位负责人', EN: 'You have been asked to take over a company' },
    body: {
      CN: '“{company}”的负责人希望由您接任。请在“单位成员”页接受或谢绝；您接受之前，一切不变。',
      EN: 'The owner of “{company}” would like you to take over from them. Accept or decline on the page “Company members”; nothing changes until you accept.',
    },
  },
  KEEP: {
    ...toMember,
    title: { CN: '接任邀请已撤回', EN: 'The offer was withdrawn' },
    body: {
      CN: '“{company}”的负责人撤回了请您接任的邀请，您仍是经办人。',
      EN: 'The owner of “{company}” withdrew the offer to hand it over. You are still an agent.',
    },
  },
  TAKE: {
    ...toMember,
    title: { CN: '单位负责人已移交', EN: 'The company was taken over' },
    body: {
      CN: '{name}已接任“{company}”的负责人，您现在是经办人。',
      EN: '{name} is the owner of “{company}” now, and you are an agent.',
    },
  },
  REFUSE: {
    ...toMember,
    title: { CN: '对方没有接任负责人', EN: 'The company was not taken over' },
    body: {
      CN: '{name}没有接受“{company}”负责人的移交，您仍是负责人，可以请其他经办人接任。',
      EN: '{name} declined to become the owner of “{company}”. You are still its owner and can ask another agent.',
    },
  },
  AUTHORISE: {
    ...toMember,
    title: { CN: '您的单位授权有变更', EN: 'Your authorisation has changed' },
    body: {
      CN: '“{company}”的负责人设定了您的授权：{programmes}，{until}。',
      EN: 'The owner of “{company}” has changed your authorisation: {programmes}, {until}.',
    },
  },
  INVITED: {
    ...toMember,
    to: { CN: '受邀的邮箱', EN: 'the address that is invited' },
    title: { CN: '邀请您代表单位办理事项', EN: 'You are invited to act for a company' },
    body: {
      CN: '“{company}”邀请您成为经办人（{programmes}，{until}）。请在 {day} 前用这个邮箱登录或注册，在“单位认证”页接受或谢绝；接受之前一切不变。',
      EN: '“{company}” invites you to act for it ({programmes}, {until}). Sign in or register with this address by {day}, and accept or decline on the page “Company authentication”. Nothing changes until you accept.',
    },
  },
  ACCEPTED: {
    ...toMember,
    title: { CN: '同事接受了邀请', EN: 'Your invitation was accepted' },
    body: {
      CN: '{name}接受了邀请，现在是“{company}”的经办人。',
      EN: '{name} accepted your invitation and acts for “{company}” now.',
    },
  },
  BY_CODE: {
    ...toMember,
    title: { CN: '有人用凭码成为经办人', EN: 'Somebody acts for your company by an access code' },
    body: {
      CN: '{name}用政府发放的凭码成为“{company}”的经办人。请在“单位成员”页核对；可以限定授权，也可以移除。',
      EN: '{name} became an agent of “{company}” by an access code of the authority. Check it on the page “Company members”, where you can limit what they may do or remove them.',
    },
  },
  NOT_ACCEPTED: {
    ...toMember,
    title: { CN: '同事谢绝了邀请', EN: 'Your invitation was declined' },
    body: {
      CN: '{email} 谢绝了成为“{company}”经办人的邀请。',
      EN: '{email} declined your invitation to act for “{company}”.',
    },
  },
  LEAVE: {
    ...toMember,
    title: { CN: '经办人已退出单位', EN: 'An agent has left your company' },
    body: { CN: '{name}已不再是“{company}”的经办人。', EN: '{name} is no longer an agent of “{company}”.' },
  },
});

export type CompanyEvent = keyof typeof companyMessages;
