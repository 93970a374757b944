import type { Condition } from '#core/forms/condition.ts';
import type { Section } from '#core/forms/section.ts';
import { documents } from '../blocks/files.ts';

const isRent: Condition = { field: 'support.kind', is: 'RENT' };
const isPurchase: Condition = { field: 'support.kind', is: 'PURCHASE' };
const isSettling: Condition = { field: 'support.kind', is: 'SETTLING' };

/** Which of the three kinds is asked for, on what ground, and what else is received. */
export const supportSection: Section = {
  key: 'support',
  title: { CN: '申请的支持', EN: 'Support you apply for' },
  intro: {
    CN: '三种支持同一时间只能享受一种，可以先后申请。',
    EN: 'You can have one of the three at a time, and another afterwards.',
  },
  fields: [
    {
      kind: 'choice',
      key: 'kind',
      label: { CN: '支持种类', EN: 'Kind of support' },
      options: [
        { value: 'RENT', label: { CN: '租房补贴', EN: 'Rent support' } },
        { value: 'PURCHASE', label: { CN: '购房补助', EN: 'Support for buying' } },
        { value: 'SETTLING', label: { CN: '博士安家费', EN: 'Settling support for doctors' } },
      ],
      required: true,
      payable: true,
    },
    {
      kind: 'choice',
      key: 'standard',
      label: { CN: '租房补贴标准', EN: 'Standard of rent support' },
      hint: { CN: '以核验的最高学历为准。', EN: 'By your highest degree as verified.' },
      visible: { field: 'kind', is: 'RENT' },
      options: [
        { value: 'BACHELOR', label: { CN: '本科：每月 1,000 元', EN: 'Bachelor: CNY 1,000 a month' } },
        { value: 'MASTER', label: { CN: '硕士：每月 1,500 元', EN: 'Master: CNY 1,500 a month' } },
        { value: 'DOCTOR', label: { CN: '博士：每月 2,000 元', EN: 'Doctor: CNY 2,000 a month' } },
      ],
      required: true,
      payable: true,
    },
    {
      kind: 'choice',
      key: 'class',
      label: { CN: '人才类别', EN: 'Talent class' },
      hint: { CN: '购房补助面向 D 类以上人才。', EN: 'Support for buying is for classes A to D.' },
      visible: { field: 'kind', is: 'PURCHASE' },
      options: [
        { value: 'A', label: { CN: 'A 类：100 万元', EN: 'Class A: CNY 1,000,000' } },
        { value: 'B', label: { CN: 'B 类：60 万元', EN: 'Class B: CNY 600,000' } },
        { value: 'C', label: { CN: 'C 类：40 万元', EN: 'Class C: CNY 400,000' } },
        { value: 'D', label: { CN: 'D 类：20 万元', EN: 'Class D: CNY 200,000' } },
      ],
      required: true,
      payable: true,
    },
    {
      kind: 'text',
      key: 'card',
      label: { CN: '人才卡号或认定编号', EN: 'Number of the talent card or letter' },
      hint: {
        CN: '没有认定的租房补贴和安家费申请人可以不填。',
        EN: 'Not needed for rent and settling support without a card.',
      },
      example: { CN: 'RC202600018', EN: 'RC202600018' },
      required: { field: 'kind', is: 'PURCHASE' },
      max: 60,
      pattern: 'certificate-number',
      width: 'half',
    },
    {
      kind: 'choice',
      key: 'localHome',
      label: { CN: '本市住房情况', EN: 'Homes in this city' },
      help: {
        CN: '包括本人和配偶名下的住房；购房补助只算这次购买以外的住房。',
        EN: 'Those of you and your spouse; for support for buying leave out the home you are buying.',
      },
      options: 'localHome',
      required: true,
    },
    {
      kind: 'choice',
      key: 'otherHelp',
      label: { CN: '是否享受其他住房支持', EN: 'Do you receive other help with housing?' },
      hint: {
        CN: '公租房、人才公寓、单位住房补贴等。',
        EN: 'Public housing, a talent apartment, an allowance of the employer.',
      },
      options: 'yesNo',
      required: true,
      width: 'half',
    },
    {
      kind: 'long-text',
      key: 'otherDetail',
      label: { CN: '其他住房支持的内容', EN: 'What you receive' },
      visible: { field: 'otherHelp', is: 'YES' },
      unit: 'characters',
      min: 5,
      max: 300,
      required: true,
    },
  ],
  rules: [
    {
      rule: 'forbid',
      field: 'localHome',
      when: { field: 'localHome', is: 'YES' },
      because: {
        CN: '在本市已有住房的不符合申请条件；如住房距工作单位 30 公里以上，请改选该项。',
        EN: 'an applicant with a home in this city does not qualify; for one over 30 km from work, choose that answer instead.',
      },
    },
  ],
};

/** The home that is rented. */
export const leaseSection: Section = {
  key: 'lease',
  title: { CN: '租房情况', EN: 'The home you rent' },
  visible: isRent,
  fields: [
    {
      kind: 'text',
      key: 'address',
      own: 'street-address',
      label: { CN: '租住地址', EN: 'Address' },
      hint: { CN: '与租赁合同一致，写到门牌号。', EN: 'As in the lease, with house and room number.' },
      required: true,
      min: 5,
      max: 200,
      sensitive: 'S2',
    },
    {
      kind: 'text',
      key: 'landlord',
      label: { CN: '出租人', EN: 'Landlord' },
      required: true,
      max: 100,
      width: 'half',
      sensitive: 'S2',
    },
    {
      kind: 'text',
      key: 'filingNo',
      label: { CN: '租赁备案号', EN: 'Registration number of the lease' },
      hint: { CN: '住建部门租赁备案证明上的编号。', EN: 'As on the proof of registration.' },
      required: true,
      max: 60,
      pattern: 'certificate-number',
      width: 'half',
    },
    {
      kind: 'date',
      key: 'from',
      label: { CN: '租期自', EN: 'Lease from' },
      required: true,
      min: { years: -5 },
      max: { months: 2 },
      width: 'half',
    },
    {
      kind: 'date',
      key: 'to',
      label: { CN: '租期至', EN: 'Lease until' },
      required: true,
      min: { days: 1 },
      width: 'half',
    },
    {
      kind: 'money',
      key: 'monthly',
      label: { CN: '月租金', EN: 'Monthly rent' },
      unit: '元',
      min: 1,
      max: 100_000,
      required: true,
      width: 'half',
      payable: true,
    },
    {
      kind: 'month',
      key: 'since',
      label: { CN: '申请补贴起始月份', EN: 'Support asked from' },
      hint: {
        CN: '在租期之内，往前不超过社保累计月数；累计不超过 36 个月。',
        EN: 'Within the lease, and no further back than your months of social insurance; 36 months in all.',
      },
      required: true,
      width: 'half',
      payable: true,
    },
  ],
  rules: [
    { rule: 'after', field: 'to', other: 'from', strict: true },
    // A month lies within the lease if any of its days does.
    { rule: 'after', field: 'since', other: 'from', otherLabel: { CN: '租期开始', EN: 'the start of the lease' } },
    { rule: 'before', field: 'since', other: 'to', otherLabel: { CN: '租期结束', EN: 'the end of the lease' } },
    {
      rule: 'back-by',
      field: 'since',
      other: 'employment.socialMonths',
      otherLabel: { CN: '本地社保累计月数', EN: 'your local social insurance' },
    },
  ],
};

/** The home that is bought. */
export const purchaseSection: Section = {
  key: 'purchase',
  title: { CN: '购房情况', EN: 'The home you buy' },
  visible: isPurchase,
  fields: [
    {
      kind: 'text',
      key: 'contractNo',
      label: { CN: '购房合同编号', EN: 'Number of the contract' },
      required: true,
      max: 60,
      pattern: 'certificate-number',
      width: 'half',
    },
    {
      kind: 'date',
      key: 'signedOn',
      label: { CN: '签订日期', EN: 'Signed on' },
      required: true,
      min: { years: -2 },
      max: {},
      width: 'half',
    },
    {
      kind: 'text',
      key: 'address',
      own: 'street-address',
      label: { CN: '房屋坐落', EN: 'Address' },
      required: true,
      min: 5,
      max: 200,
      sensitive: 'S2',
    },
    {
      kind: 'number',
      key: 'area',
      label: { CN: '建筑面积', EN: 'Floor area' },
      required: true,
      min: 10,
      max: 1000,
      decimals: 2,
      suffix: { CN: '平方米', EN: 'm²' },
      width: 'half',
    },
    {
      kind: 'money',
      key: 'price',
      label: { CN: '购房总价', EN: 'Price' },
      unit: '万元',
      min: 1,
      max: 100_000,
      required: true,
      width: 'half',
      payable: true,
    },
  ],
};

/** Documents; the kind of support decides which. */
export const housingFiles: Section = {
  key: 'materials',
  title: { CN: '附件材料', EN: 'Documents' },
  fields: [
    documents({
      key: 'identity',
      label: { CN: '身份证件和户口簿', EN: 'Identity document and household book' },
      max: 6,
      sensitive: 'S3',
    }),
    documents({
      key: 'contract',
      label: { CN: '劳动合同或创业证明', EN: 'Labour contract or proof of your business' },
    }),
    documents({ key: 'insurance', label: { CN: '社会保险缴纳证明', EN: 'Proof of social insurance' }, max: 2 }),
    documents({
      key: 'lease',
      label: { CN: '租赁合同和备案证明', EN: 'Lease and proof of its registration' },
      visible: isRent,
    }),
    documents({
      key: 'receipts',
      label: { CN: '租金发票或转账记录', EN: 'Invoices or transfers of the rent' },
      visible: isRent,
    }),
    documents({
      key: 'purchase',
      label: { CN: '购房合同和发票', EN: 'Contract and invoice of the home' },
      visible: isPurchase,
    }),
    documents({
      key: 'degree',
      label: { CN: '博士学位证书及验证报告', EN: 'Doctoral diploma with verification report' },
      visible: isSettling,
      max: 3,
    }),
    documents({
      key: 'authority',
      label: { CN: '住房查询授权书', EN: 'Consent to a check of homes owned' },
      hint: { CN: '本人和配偶都要签字。', EN: 'Signed by you and your spouse.' },
      max: 2,
      sensitive: 'S3',
    }),
    documents({
      key: 'marriage',
      label: { CN: '结婚证', EN: 'Marriage certificate' },
      visible: { field: 'person.marital', is: 'MARRIED' },
      max: 2,
      sensitive: 'S3',
    }),
  ],
};
