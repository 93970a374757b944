import type { Condition } from '#core/forms/condition.ts';
import type { Section } from '#core/forms/section.ts';
import { documents } from '../blocks/files.ts';

const isDesk: Condition = { field: 'kind', is: 'DESK' };
const isRoom: Condition = { field: 'kind', in: ['OFFICE', 'LAB', 'PILOT'] };
const isRegistered: Condition = { field: 'project.registered', is: 'YES' };
const isPlanned: Condition = { field: 'project.registered', is: 'NO' };
const hasPrize: Condition = { field: 'project.prize', is: 'YES' };

/** What is to be built, and by how many. */
export const projectSection: Section = {
  key: 'project',
  title: { CN: '创业项目', EN: 'Your project' },
  intro: {
    CN: '专员按这里写的内容挑选合适的场地，没有想好的可以写“未定”。',
    EN: 'The officer picks spaces by what you write here. Say so where something is still open.',
  },
  fields: [
    {
      kind: 'text',
      key: 'title',
      label: { CN: '项目名称', EN: 'Name of the project' },
      example: { CN: '系船柱拉力计', EN: 'A gauge for mooring posts' },
      required: true,
      min: 2,
      max: 100,
    },
    {
      kind: 'choice',
      key: 'industry',
      label: { CN: '所属行业', EN: 'Industry' },
      options: 'industry',
      required: true,
    },
    {
      kind: 'choice',
      key: 'stage',
      label: { CN: '做到哪一步', EN: 'How far along it is' },
      options: [
        { value: 'IDEA', label: { CN: '有想法，准备起步', EN: 'An idea, about to begin' } },
        { value: 'SAMPLE', label: { CN: '有样品或试用版本', EN: 'A sample or a trial version' } },
        { value: 'SELLING', label: { CN: '已经有订单', EN: 'It has orders' } },
      ],
      required: true,
    },
    {
      kind: 'long-text',
      key: 'about',
      label: { CN: '项目说明', EN: 'About the project' },
      hint: { CN: '做什么、谁会买、缺什么。', EN: 'What you do, who will buy it, what you lack.' },
      unit: 'characters',
      min: 20,
      max: 1000,
      required: true,
    },
    {
      kind: 'number',
      key: 'people',
      label: { CN: '团队人数', EN: 'People in the team' },
      hint: { CN: '现在全职投入的人，包括您自己。', EN: 'Those who work on it full-time now, you included.' },
      min: 1,
      max: 300,
      decimals: 0,
      suffix: { CN: '人', EN: '{count:person|people}' },
      required: true,
      width: 'half',
    },
    {
      kind: 'choice',
      key: 'registered',
      label: { CN: '是否已注册企业', EN: 'Is the company registered?' },
      options: 'yesNo',
      required: true,
      width: 'half',
    },
    {
      kind: 'choice',
      key: 'prize',
      label: { CN: '是否 ITEC 大赛获奖项目', EN: 'Did it win an ITEC prize?' },
      hint: {
        CN: '获奖项目首年 300 平方米以内免租。',
        EN: 'The first 300 m² are free in the first year if it did.',
      },
      options: 'yesNo',
      required: true,
      width: 'half',
    },
    {
      kind: 'text',
      key: 'entryNo',
      label: { CN: '参赛编号', EN: 'Number of the entry' },
      example: { CN: 'ITEC202600018', EN: 'ITEC202600018' },
      visible: { field: 'prize', is: 'YES' },
      required: true,
      max: 60,
      pattern: 'certificate-number',
      width: 'half',
    },
  ],
};

/** A company that stands already. */
export const companySection: Section = {
  key: 'company',
  title: { CN: '企业信息', EN: 'Your company' },
  visible: isRegistered,
  fields: [
    {
      kind: 'text',
      key: 'name',
      label: { CN: '企业名称', EN: 'Name' },
      own: 'organization',
      required: true,
      min: 2,
      max: 100,
    },
    {
      kind: 'credit-code',
      key: 'code',
      label: { CN: '统一社会信用代码', EN: 'Unified social credit code' },
      required: true,
      width: 'half',
    },
    {
      kind: 'date',
      key: 'foundedOn',
      label: { CN: '成立日期', EN: 'Founded on' },
      hint: { CN: '成立不满三年的企业可以申请。', EN: 'For companies younger than three years.' },
      min: { years: -3 },
      max: {},
      required: true,
      width: 'half',
    },
  ],
};

/** A company that is registered together with the space. */
export const foundingSection: Section = {
  key: 'founding',
  title: { CN: '拟注册企业', EN: 'The company to be registered' },
  visible: isPlanned,
  intro: {
    CN: '选定场地后，注册、刻章、税务、银行开户一窗办理。',
    EN: 'Once the space is chosen, registration, seals, tax and bank account are done at one desk.',
  },
  fields: [
    {
      kind: 'text',
      key: 'firstName',
      label: { CN: '首选企业名称', EN: 'First choice of name' },
      required: true,
      min: 4,
      max: 100,
      width: 'half',
    },
    {
      kind: 'text',
      key: 'secondName',
      label: { CN: '备选企业名称', EN: 'Second choice' },
      required: true,
      min: 4,
      max: 100,
      width: 'half',
    },
    {
      kind: 'date',
      key: 'plannedOn',
      label: { CN: '计划注册日期', EN: 'To be registered on' },
      hint: { CN: '半年之内。', EN: 'Within half a year.' },
      min: { days: 1 },
      max: { months: 6 },
      required: true,
      width: 'half',
    },
  ],
};

/** The space wished for. */
export const spaceSection: Section = {
  key: 'space',
  title: { CN: '场地需求', EN: 'The space you need' },
  fields: [
    {
      kind: 'choice',
      key: 'kind',
      label: { CN: '场地种类', EN: 'Kind of space' },
      options: [
        { value: 'DESK', label: { CN: '工位', EN: 'Desks' } },
        { value: 'OFFICE', label: { CN: '独立办公室', EN: 'Office of your own' } },
        { value: 'LAB', label: { CN: '带实验台的场地', EN: 'With laboratory benches' } },
        { value: 'PILOT', label: { CN: '中试厂房', EN: 'Pilot hall' } },
      ],
      required: true,
    },
    {
      kind: 'number',
      key: 'desks',
      label: { CN: '工位数', EN: 'Desks' },
      hint: { CN: '三人以内的团队可用工位。', EN: 'For teams of up to three.' },
      visible: isDesk,
      min: 1,
      max: 3,
      decimals: 0,
      suffix: { CN: '个', EN: '{count:desk|desks}' },
      required: true,
      width: 'half',
    },
    {
      kind: 'number',
      key: 'area',
      label: { CN: '需要面积', EN: 'Area' },
      visible: isRoom,
      min: 30,
      max: 5000,
      decimals: 0,
      suffix: { CN: '㎡', EN: 'm²' },
      required: true,
      width: 'half',
    },
    {
      kind: 'multi-choice',
      key: 'sites',
      label: { CN: '意向场地', EN: 'Where you would like to be' },
      hint: { CN: '最多三处，排在前面的先看。', EN: 'Up to three; the first is shown first.' },
      options: [
        { value: 'WAREHOUSE', label: { CN: '云汀港 3 号仓二层', EN: 'Warehouse 3, Yunting Port' } },
        { value: 'WORKS', label: { CN: '云汀港创业工场', EN: 'Yunting Port Start-up Works' } },
        { value: 'SCIENCE', label: { CN: '凤栖科技园 6 号楼', EN: 'Fengqi Science Park, Building 6' } },
        { value: 'QINGHE', label: { CN: '青禾路中试厂房', EN: 'Pilot halls, Qinghe Road' } },
      ],
      min: 1,
      max: 3,
      ordered: true,
      required: true,
    },
    {
      kind: 'multi-choice',
      key: 'needs',
      label: { CN: '特殊条件', EN: 'What it must have' },
      visible: isRoom,
      options: [
        { value: 'HOOD', label: { CN: '通风橱', EN: 'Fume hood' } },
        { value: 'POWER', label: { CN: '380 V 动力电', EN: '380 V power' } },
        { value: 'LOAD', label: { CN: '楼面承重 500 kg/㎡ 以上', EN: 'Floor load over 500 kg/m²' } },
        { value: 'GOODS', label: { CN: '货梯或装卸平台', EN: 'Goods lift or loading bay' } },
        { value: 'NIGHT', label: { CN: '夜间可进出', EN: 'Open at night' } },
      ],
      max: 5,
    },
    {
      kind: 'date',
      key: 'from',
      label: { CN: '希望入驻日期', EN: 'Moving in on' },
      hint: { CN: '半年之内。', EN: 'Within half a year.' },
      min: { days: 1 },
      max: { months: 6 },
      required: true,
      width: 'half',
    },
    {
      kind: 'choice',
      key: 'term',
      label: { CN: '租期', EN: 'Lease' },
      options: [
        { value: 'ONE', label: { CN: '一年', EN: 'One year' } },
        { value: 'TWO', label: { CN: '两年', EN: 'Two years' } },
        { value: 'THREE', label: { CN: '三年', EN: 'Three years' } },
      ],
      required: true,
    },
  ],
  rules: [
    { rule: 'limit', field: 'area', max: 500, when: { field: 'kind', in: ['OFFICE', 'LAB'] } },
    { rule: 'limit', field: 'area', min: 500, when: { field: 'kind', is: 'PILOT' } },
  ],
};

export const filesSection: Section = {
  key: 'materials',
  title: { CN: '附件材料', EN: 'Documents' },
  fields: [
    documents({
      key: 'identities',
      label: { CN: '发起人身份证件', EN: 'Identity documents of the founders' },
      hint: { CN: '每人正反两面，可合并为一个 PDF。', EN: 'Both sides of each, best in one PDF.' },
      max: 10,
      sensitive: 'S3',
    }),
    documents({
      key: 'page',
      label: { CN: '一页纸项目说明', EN: 'The project on one page' },
      hint: {
        CN: '填写样例见办理指南；有图纸、照片的可以一并上传。',
        EN: 'The guide has an example; add drawings or photographs if you have any.',
      },
    }),
    documents({
      key: 'licence',
      label: { CN: '营业执照副本', EN: 'Copy of the business licence' },
      visible: isRegistered,
      max: 2,
    }),
    documents({
      key: 'award',
      label: { CN: '获奖证书', EN: 'Certificate of the prize' },
      visible: hasPrize,
      max: 2,
    }),
  ],
};
