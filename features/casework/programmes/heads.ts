import type { Text } from '#core/texts/text.ts';
import type { Programme } from './programme.ts';

/** What lists, menus and links know of a programme; its definition is loaded by the page that needs it. */
export interface ProgrammeHead {
  /** As in the calls, e.g. `talentapply`. */
  code: string;
  /** Below which path its calls lie, where the specification wants another than `/web/` and the code. */
  calls?: string;
  /** Two letters before year and serial in the application number. */
  prefix: string;
  name: Text;
  short: Text;
  summary: Text;
  audience: Text;
  /** Name of the illustration. */
  art: string;
  alwaysOpen: boolean;
  /** The employer confirms it, and so may declare it for its people in one sheet; without it only the person applies. */
  employerConfirms: boolean;
  load: () => Promise<Programme>;
}

const all = [
  {
    code: 'talentapply',
    prefix: 'RC',
    name: { CN: '人才认定', EN: 'Talent recognition' },
    short: { CN: '人才认定', EN: 'Recognition' },
    summary: {
      CN: '按人才分类目录认定 A 至 F 类人才，发放人才卡，凭卡享受住房、子女入学、医疗等服务。',
      EN: 'Be recognised in one of the classes A to F and receive the talent card, which opens housing, schooling, medical and other services.',
    },
    audience: {
      CN: '在本区就业、创业或灵活就业的各类人才',
      EN: 'Anyone of talent who works, runs a business or works flexibly in the district',
    },
    art: 'medal',
    alwaysOpen: true,
    employerConfirms: true,
    load: async () => (await import('./talent-apply.ts')).talentApply,
  },
  {
    code: 'apartapply',
    prefix: 'GY',
    name: { CN: '人才公寓申请', EN: 'Talent apartment' },
    short: { CN: '人才公寓', EN: 'Apartment' },
    summary: {
      CN: '符合条件的人才可按优惠租金租住人才公寓，整租、合租均可，最长三年。',
      EN: 'Rent a talent apartment at a reduced price, alone or shared, for up to three years.',
    },
    audience: {
      CN: '在本区工作、本市无自有住房的各类人才及其家庭',
      EN: 'People of talent working in the district who own no home in the city, with their families',
    },
    art: 'apartment',
    alwaysOpen: false,
    employerConfirms: true,
    load: async () => (await import('./apart-apply.ts')).apartApply,
  },
  {
    code: 'saapply',
    prefix: 'RX',
    name: { CN: '子女入学服务', EN: 'Schooling assistance' },
    short: { CN: '子女入学', EN: 'Schooling' },
    summary: {
      CN: '为人才子女协调幼儿园至高中学位，由教育部门提出方案，家长在线确认后入学。',
      EN: 'A place for your child from kindergarten to senior school: the education bureau proposes a school, and you accept online.',
    },
    audience: {
      CN: '在本区工作、经认定的 A 至 E 类人才，子女需要在本区入园、入学或转学',
      EN: 'Recognised talent of classes A to E working in the district whose child starts or changes school here',
    },
    art: 'school',
    alwaysOpen: false,
    employerConfirms: false,
    load: async () => (await import('./sa-apply.ts')).saApply,
  },
  {
    code: 'prapply',
    prefix: 'JL',
    name: { CN: '落户与居留', EN: 'Residence' },
    short: { CN: '落户居留', EN: 'Residence' },
    summary: {
      CN: '引进落户、工作居住证、外国人永久居留推荐和工作许可，一次申请，家属随同办理。',
      EN: 'Household registration, work-residence certificate, permanent residence and work permits: one application, family included.',
    },
    audience: {
      CN: '在本区工作或创业的国内外人才及其家属',
      EN: 'Chinese and foreign talent working in the district, with their families',
    },
    art: 'residence',
    alwaysOpen: true,
    employerConfirms: true,
    load: async () => (await import('./pr-apply.ts')).prApply,
  },
  {
    code: 'housingSupportApply',
    prefix: 'ZF',
    calls: '/phoenix/house/housingSupportApply',
    name: { CN: '住房支持', EN: 'Housing support' },
    short: { CN: '住房支持', EN: 'Housing support' },
    summary: {
      CN: '租房补贴按季度拨付，购房补助和安家费分期拨付，每期拨付前复核一次。',
      EN: 'Rent support each quarter; support for buying and settling in instalments, checked again before each.',
    },
    audience: {
      CN: '在本区工作、本市没有自有住房的各类人才',
      EN: 'Talent working in the district who own no home in the city',
    },
    art: 'housing',
    alwaysOpen: true,
    employerConfirms: true,
    load: async () => (await import('./housing-support-apply.ts')).housingSupportApply,
  },
  {
    code: 'ppapply',
    prefix: 'FH',
    name: { CN: '凤凰计划', EN: 'Phoenix Plan' },
    short: { CN: '凤凰计划', EN: 'Phoenix Plan' },
    summary: {
      CN: '支持高层次人才、领军团队和引才单位，按项目分期资助，支持创新创业和人才引进。',
      EN: 'Support in instalments for high-level talent, leading teams and the employers who bring them in.',
    },
    audience: {
      CN: '在本区工作或创业的高层次人才、领军团队及用人单位',
      EN: 'High-level talent, leading teams and employers in the district',
    },
    art: 'phoenix',
    alwaysOpen: false,
    employerConfirms: true,
    load: async () => (await import('./pp-apply.ts')).ppApply,
  },
  {
    code: 'spaceapply',
    prefix: 'CY',
    name: { CN: '创业场地申请', EN: 'Start-up space' },
    short: { CN: '创业场地', EN: 'Start-up space' },
    summary: {
      CN: '工位、办公室、实验台和中试厂房，看好场地后注册、开户一窗办完，最快五天拿到钥匙。',
      EN: 'Desks, offices, benches and pilot halls: once you have chosen, the company is registered at one desk and the key comes in five days at best.',
    },
    audience: {
      CN: '准备在本区创业的个人、成立不满三年的企业',
      EN: 'People about to start a business in the district, and companies younger than three years',
    },
    art: 'rocket',
    alwaysOpen: true,
    employerConfirms: false,
    load: async () => (await import('./space-apply.ts')).spaceApply,
  },
] as const satisfies readonly ProgrammeHead[];

/** Every programme, in the order of the services page. */
export const programmeHeads: readonly ProgrammeHead[] = all;

export type ProgrammeCode = (typeof all)[number]['code'];

/** The head of the programme with a code, or undefined. */
export function findHead(code: string): ProgrammeHead | undefined {
  return programmeHeads.find((head) => head.code === code);
}

/** What a definition takes from its head. */
export function headOf(code: ProgrammeCode): ProgrammeHead {
  return findHead(code)!;
}
