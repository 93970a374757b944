import type { Side } from '#core/sides.ts';

/** Password of every demo account; demo data exists only where NODE_ENV is not production. */
export const demoPassword = 'Wutong-2026-demo';

interface DemoAccount {
  readonly loginName: string;
  readonly email: string;
  readonly nickname: string;
  readonly kind: 'PERSON' | 'COMPANY';
  readonly side: Side;
  /** Role by tenant code, for operators. */
  readonly roles?: Readonly<Record<string, string>>;
  readonly title?: string;
}

/** The people of the demo story; all names are invented. */
export const demoAccounts: readonly DemoAccount[] = [
  { loginName: 'person@example.com', email: 'person@example.com', nickname: '林见微', kind: 'PERSON', side: 'portal' },
  {
    loginName: 'company@example.com',
    email: 'company@example.com',
    nickname: '澄屿光电 · 方若谷',
    kind: 'COMPANY',
    side: 'portal',
  },
  {
    loginName: 'supporter@example.com',
    email: 'supporter@example.com',
    nickname: '苏婉清',
    kind: 'PERSON',
    side: 'portal',
  },
  {
    loginName: 'admin',
    email: 'admin@wutong.example',
    nickname: '陈予安',
    kind: 'PERSON',
    side: 'office',
    roles: { yunting: 'tenant-admin', fengqi: 'tenant-admin', platform: 'platform-admin' },
    title: '综合科科长',
  },
  {
    loginName: 'reviewer',
    email: 'reviewer@wutong.example',
    nickname: '周砚',
    kind: 'PERSON',
    side: 'office',
    roles: { yunting: 'reviewer', fengqi: 'reviewer' },
    title: '受理窗口',
  },
  {
    loginName: 'editor',
    email: 'editor@wutong.example',
    nickname: '许南乔',
    kind: 'PERSON',
    side: 'office',
    roles: { yunting: 'editor' },
    title: '宣传专员',
  },
  {
    loginName: 'judge',
    email: 'judge@wutong.example',
    nickname: '程望舒',
    kind: 'PERSON',
    side: 'office',
    roles: { yunting: 'judge' },
    title: '评审专家',
  },
  {
    loginName: 'finance',
    email: 'finance@wutong.example',
    nickname: '谢廷川',
    kind: 'PERSON',
    side: 'office',
    roles: { yunting: 'finance' },
    title: '财务科',
  },
  {
    loginName: 'vet@example.com',
    email: 'vet@example.com',
    nickname: 'Mara Lindqvist',
    kind: 'PERSON',
    side: 'poultry',
  },
  {
    loginName: 'worker@example.com',
    email: 'worker@example.com',
    nickname: 'Tomás Arce',
    kind: 'PERSON',
    side: 'poultry',
  },
];

/** Applicants who only appear in the queue; they can sign in like the others. */
export const demoApplicants = [
  '顾明渊',
  '韩既明',
  '叶怀瑾',
  '何嘉树',
  '苏晚清',
  '方亦舟',
  '陆知行',
  '沈照野',
  '温如许',
  '江予白',
  '宋时雨',
  '孟星河',
  '闻仲言',
  '白鹿鸣',
  '季云舒',
  '庄雨眠',
  '容若华',
  '邵南絮',
].map((nickname, index) => ({ loginName: `applicant${index + 1}@example.com`, nickname }));
