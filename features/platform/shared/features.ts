import type { Text } from '#core/texts/text.ts';

/** A part of the portal that a tenant may do without. */
export interface Feature {
  readonly key: string;
  readonly label: Text;
  /** Calls refused while it is not offered. What somebody already has of it can still be read and given up. */
  readonly calls: readonly string[];
  /** Types of content that the search leaves out. */
  readonly types?: readonly string[];
}

const all = [
  {
    key: 'activity',
    label: { CN: '人才活动与报名', EN: 'Talent activities and sign-up' },
    calls: ['/web/activity', '/web/activity/one', '/web/activity/sign'],
    types: ['activity'],
  },
  {
    key: 'smartPolicy',
    label: { CN: '智能政策', EN: 'Smart Policy' },
    calls: ['/web/smartpolicy', '/web/smartpolicy/save'],
  },
  {
    key: 'post',
    label: { CN: '紧缺岗位目录', EN: 'Scarce posts' },
    calls: ['/web/post', '/web/post/head', '/web/post/one'],
    types: ['post'],
  },
  {
    key: 'sites',
    label: { CN: '专题站点（大赛、学院、会客厅）', EN: 'Mini-sites (contest, college, lounge)' },
    calls: ['/web/homepage', '/web/homepage/one', '/web/homepage/otec'],
  },
  {
    key: 'phoenixPlan',
    label: { CN: '凤凰计划', EN: 'Phoenix Plan' },
    calls: ['/web/phenixplan', '/web/phenixplan/dtl'],
  },
  {
    key: 'oneToOne',
    label: { CN: '一对一服务申请', EN: 'Requests for one-to-one service' },
    calls: ['/web/serve/request/save'],
  },
  {
    key: 'supporter',
    label: { CN: '创新赋能者招募', EN: 'Recruiting supporters' },
    calls: ['/web/supporter/save', '/web/supporter/submit'],
  },
  {
    key: 'registration',
    label: { CN: '新用户注册', EN: 'Registration of new accounts' },
    calls: ['/m/account/acreg'],
  },
  {
    key: 'mobileCode',
    label: { CN: '手机验证码', EN: 'Codes by text message' },
    calls: ['/api/authcode/sendSms'],
  },
] as const satisfies readonly Feature[];

export type FeatureKey = (typeof all)[number]['key'];

/** What can be switched beside the programmes; a new feature is on until a tenant turns it off. */
export const features: readonly Feature[] = all;

/** The feature that a call belongs to, by its path below the base path. */
export function featureOfCall(path: string): Feature | undefined {
  return features.find(({ calls }) => calls.includes(path));
}

/** Codes of the types of content that belong to what is switched off. */
export function typesOff(off: readonly string[]): readonly string[] {
  return features.filter(({ key }) => off.includes(key)).flatMap(({ types }) => types ?? []);
}
