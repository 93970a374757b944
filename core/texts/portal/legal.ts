import { periodText, type RetentionKey, retention } from '#core/retention.ts';
import type { Text } from '../text.ts';

/** The wording somebody agrees to at registration; a change of meaning gets a new version, which is kept with the consent. */
export const legalVersion = '2';

/** The day this version came into force, YYYY-MM-DD. */
export const legalSince = '2026-11-22';

export interface LegalText {
  readonly title: Text;
  readonly parts: readonly LegalPart[];
}

export interface LegalPart {
  readonly title: Text;
  readonly text: Text;
  readonly list?: readonly Text[];
}

export const legalTexts = {
  terms: {
    title: { CN: '用户协议', EN: 'Terms of use' },
    parts: [
      {
        title: { CN: '这个平台做什么', EN: 'What this platform does' },
        text: {
          CN: '您可以在这里查看人才政策与通知，在线申报人才服务，上传材料，补正，并查看办理进度。使用本平台不收取任何费用。',
          EN: 'Here you can read policies and notices, apply for talent services, upload documents, answer corrections and follow progress. Using the platform is free of charge.',
        },
      },
      {
        title: { CN: '您的账号', EN: 'Your account' },
        text: {
          CN: '请用您能收信的邮箱注册，妥善保管密码，不要把账号交给他人使用。发现有人冒用，请立即修改密码并在个人中心结束其他登录；需要帮助请拨打服务热线。',
          EN: 'Register with an e-mail address that you can read, keep your password to yourself and do not lend the account. If somebody else uses it, change the password at once and end the other sessions in the personal centre; the hotline helps.',
        },
      },
      {
        title: { CN: '您提交的内容', EN: 'What you hand in' },
        text: {
          CN: '请保证填写的内容和上传的材料真实、属于您本人或您有权使用。虚假材料会导致申报不予通过或已给予的支持被撤销。提交后会生成带签名的回执，任何人可凭编号核验真伪，但看不到您的材料。',
          EN: 'What you enter and upload must be true and yours, or yours to use. False documents lead to refusal, or to support being withdrawn. Each submission gets a signed receipt; anybody can check by its code that it is genuine, without seeing your documents.',
        },
      },
      {
        title: { CN: '结果以谁为准', EN: 'Whose decision counts' },
        text: {
          CN: '页面上的条件自测和剩余时间供参考，受理与决定以主管部门的正式答复为准。对结果有异议，可按答复中写明的途径申诉。',
          EN: 'Checks of conditions and days left on these pages are for guidance; the formal answer of the authority decides. If you disagree, appeal in the way that the answer names.',
        },
      },
      {
        title: { CN: '请不要这样做', EN: 'Please do not' },
        text: {
          CN: '请不要批量抓取、攻击、绕过验证，或上传与申报无关、违法的内容。我们会限制异常访问，并依法处理。',
          EN: 'Do not scrape in bulk, attack, get around checks, or upload what is unlawful or has nothing to do with an application. Abnormal access is limited and dealt with under the law.',
        },
      },
    ],
  },
  privacy: {
    title: { CN: '隐私政策', EN: 'Privacy policy' },
    parts: [
      {
        title: { CN: '我们记录什么', EN: 'What we record' },
        text: {
          CN: '注册时：邮箱、称呼、使用语言和密码（只保存无法还原的散列）。申报时：您在表单里填写的内容和上传的材料。使用时：登录时间、IP 地址、设备类型和操作记录，用于安全和查证。',
          EN: 'At registration: e-mail address, name, language and password (kept only as a hash that cannot be turned back). In an application: what you enter and upload. In use: times of sign-in, IP address, kind of device and what was done, for security and as evidence.',
        },
      },
      {
        title: { CN: '用来做什么', EN: 'What it is for' },
        text: {
          CN: '只用于办理您申报的事项、通知您进度、保护账号安全和履行法定职责。不做广告，不出售，不做与办理无关的画像。',
          EN: 'Only to handle what you apply for, to tell you about it, to keep accounts safe and to fulfil legal duties. No advertising, no sale, no profiling for anything else.',
        },
      },
      {
        title: { CN: '谁能看到', EN: 'Who sees it' },
        text: {
          CN: '负责您申报事项的受理和审核人员，按岗位权限查看；每次查看和处理都有记录。需要向其他部门核验时，申报表会单独征得您的同意。公示只公布法定内容，并作必要遮盖。',
          EN: 'The people who receive and review your application, as far as their role allows; what they view and do is recorded. Checks with other authorities need your separate consent in the form. Public notices show only what the law requires, masked where needed.',
        },
      },
      {
        title: { CN: '怎样保护', EN: 'How it is protected' },
        text: {
          CN: '证件号码、银行账号等敏感内容加密保存；每次请求都签名，敏感请求再加密。您的浏览器里只保存登录所必需的 Cookie（其中一个保留 90 天，让您在有人乱试密码时仍能登录）、密钥、语言和显示设置、尚未计入的来源编码，以及尚未保存的草稿；本站没有第三方统计和跟踪。',
          EN: 'ID numbers, bank accounts and the like are stored encrypted; every request is signed, sensitive ones are sealed as well. Your browser keeps only the cookies and keys that signing in needs (one cookie stays for 90 days and lets you in while somebody guesses at your password), your language and display settings, the code of the source you came by until it was counted, and drafts not saved yet. There are no third-party statistics or trackers.',
        },
      },
      {
        title: { CN: '保存多久', EN: 'How long it is kept' },
        text: {
          CN: '登录最长 12 小时；草稿可由您随时删除。其余按下列期限保存，到期由系统自动处理：',
          EN: 'A sign-in lasts 12 hours at most; drafts you can delete at any time. Everything else is kept for these periods, then dealt with automatically:',
        },
        list: retentionLines(),
      },
      {
        title: { CN: '您的权利', EN: 'Your rights' },
        text: {
          CN: '您可以查看和更正自己的资料、撤回申报、要求说明或删除不再需要的信息。请在个人中心操作，或通过页面底部的电话、邮箱联系我们，我们在 15 个工作日内答复。',
          EN: 'You can see and correct your data, withdraw an application, ask for an explanation, or for the deletion of what is no longer needed. Use the personal centre, or the phone number and address at the foot of the page; we answer within 15 working days.',
        },
      },
    ],
  },
} as const satisfies Record<string, LegalText>;

/** One line for each period: “验证码：1 天（自失效之日起），删除”. */
function retentionLines(): Text[] {
  return (Object.keys(retention) as RetentionKey[]).map((key) => {
    const { name, since, end } = retention[key];
    const period = periodText(retention[key]);
    return {
      CN: `${name.CN}：${period.CN}（${since.CN}起算），${end.CN}`,
      EN: `${name.EN}: ${period.EN} from ${since.EN}, then ${end.EN}`,
    };
  });
}

export type LegalName = keyof typeof legalTexts;
