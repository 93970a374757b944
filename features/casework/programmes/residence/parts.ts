import type { Condition } from '#core/forms/condition.ts';
import type { Section } from '#core/forms/section.ts';

/** Matters of people who need a permit to live or work here. */
export const isForeignMatter: Condition = { field: 'residence.type', in: ['PERMANENT', 'WORK_PERMIT'] };

/** Version of the statement below; raise it with any change of its words. */
const statementVersion = '2026-01';

/** What is applied for; the matter decides which sections follow. */
export const residenceSection: Section = {
  key: 'residence',
  title: { CN: '办理事项', EN: 'What you need' },
  intro: {
    CN: '落户和工作居住证面向国内人才，永久居留推荐和工作许可面向外籍人才。事项决定需要填写的内容。',
    EN: 'Household registration and the work-residence certificate are for Chinese talent, the recommendation for permanent residence and the work permit for foreign talent. Your choice decides what has to be filled in.',
  },
  fields: [
    {
      kind: 'choice',
      key: 'type',
      label: { CN: '办理事项', EN: 'Matter' },
      options: [
        { value: 'HOUSEHOLD', label: { CN: '引进落户', EN: 'Household registration' } },
        { value: 'WORK_RESIDENCE', label: { CN: '工作居住证', EN: 'Work-residence certificate' } },
        { value: 'PERMANENT', label: { CN: '外国人永久居留推荐', EN: 'Recommendation for permanent residence' } },
        { value: 'WORK_PERMIT', label: { CN: '外国人工作许可和居留许可', EN: 'Work and residence permit' } },
      ],
      required: true,
    },
    {
      kind: 'choice',
      key: 'reason',
      label: { CN: '申请依据', EN: 'You rely on' },
      options: [
        { value: 'DEGREE', label: { CN: '学历学位', EN: 'A degree' } },
        { value: 'TITLE', label: { CN: '职称或职业资格', EN: 'A title or qualification' } },
        { value: 'CLASS', label: { CN: '人才类别（A 至 F 类）', EN: 'A talent class (A to F)' } },
        { value: 'PAY', label: { CN: '工资和纳税', EN: 'Pay and tax' } },
      ],
      required: true,
    },
    {
      kind: 'text',
      key: 'card',
      label: { CN: '人才卡号或认定编号', EN: 'Number of the card or letter' },
      example: { CN: 'RC202600018', EN: 'RC202600018' },
      visible: { field: 'reason', is: 'CLASS' },
      required: true,
      max: 60,
      pattern: 'certificate-number',
      width: 'half',
    },
    {
      kind: 'consent',
      key: 'record',
      label: { CN: '无犯罪记录声明', EN: 'Statement on criminal records' },
      text: {
        CN: '本人声明在中国境内外均无犯罪记录，没有正在接受刑事调查。如有不实，愿意承担相应责任。',
        EN: 'I state that I have no criminal record in China or abroad and that no criminal investigation against me is under way. I answer for this statement.',
      },
      version: statementVersion,
      required: true,
    },
  ],
  rules: [
    {
      rule: 'forbid',
      field: 'type',
      when: {
        all: [
          { field: 'type', in: ['PERMANENT', 'WORK_PERMIT'] },
          { field: 'person.nationality', is: 'CN' },
        ],
      },
      because: {
        CN: '永久居留推荐和工作许可面向外籍人才；中国公民请选择引进落户或工作居住证。',
        EN: 'permanent residence and work permits are for foreign nationals; Chinese citizens choose one of the first two.',
      },
    },
    {
      rule: 'forbid',
      field: 'type',
      when: {
        all: [
          { field: 'type', in: ['HOUSEHOLD', 'WORK_RESIDENCE'] },
          { field: 'person.nationality', filled: true },
          { field: 'person.nationality', isNot: 'CN' },
        ],
      },
      because: {
        CN: '引进落户和工作居住证面向中国公民；外籍和港澳台人才请选择永久居留推荐或工作许可。',
        EN: 'registration and the work-residence certificate are for Chinese citizens; others choose one of the last two.',
      },
    },
  ],
};

/** Where a household registration or a certificate will stand. */
export const settlingSection: Section = {
  key: 'settling',
  title: { CN: '落户和居住地', EN: 'Where you settle' },
  visible: { field: 'residence.type', in: ['HOUSEHOLD', 'WORK_RESIDENCE'] },
  fields: [
    {
      kind: 'choice',
      key: 'household',
      label: { CN: '落户方式', EN: 'Registered at' },
      visible: { field: 'residence.type', is: 'HOUSEHOLD' },
      options: [
        { value: 'OWN', label: { CN: '本人或配偶的住房', EN: 'Your own home or that of your spouse' } },
        { value: 'UNIT', label: { CN: '单位集体户', EN: 'The collective household of the employer' } },
        { value: 'TALENT', label: { CN: '人才集体户', EN: 'The collective household of talent' } },
      ],
      required: true,
    },
    {
      kind: 'choice',
      key: 'station',
      label: { CN: '拟落户派出所', EN: 'Police station' },
      visible: { field: 'residence.type', is: 'HOUSEHOLD' },
      hint: { CN: '按落户地址所属街道选择。', EN: 'The one of the street you will be registered in.' },
      options: [
        { value: 'TINGLAN', label: { CN: '听澜路派出所', EN: 'Tinglan Road' } },
        { value: 'WUTONG', label: { CN: '梧桐里派出所', EN: 'Wutong Li' } },
        { value: 'QINGHE', label: { CN: '青禾派出所', EN: 'Qinghe' } },
        { value: 'FENGQI', label: { CN: '凤栖派出所', EN: 'Fengqi' } },
      ],
      required: true,
    },
    {
      kind: 'text',
      key: 'address',
      label: { CN: '落户或居住地址', EN: 'Address' },
      own: 'street-address',
      hint: {
        CN: '写到门牌号，集体户写单位地址。',
        EN: 'With house number; for a collective household that of the body.',
      },
      required: true,
      min: 5,
      max: 200,
      sensitive: 'S2',
    },
    {
      kind: 'date',
      key: 'since',
      label: { CN: '在本区居住起始日期', EN: 'Living in the district since' },
      required: true,
      min: '1950-01-01',
      max: {},
      width: 'half',
    },
  ],
};

/** The stay so far of somebody who needs a permit. */
export const staySection: Section = {
  key: 'stay',
  title: { CN: '签证和在华情况', EN: 'Visa and stay' },
  visible: isForeignMatter,
  fields: [
    {
      kind: 'choice',
      key: 'visa',
      label: { CN: '现持签证或许可', EN: 'Present visa or permit' },
      options: [
        { value: 'Z', label: { CN: 'Z 字（工作）', EN: 'Z (work)' } },
        { value: 'R', label: { CN: 'R 字（人才）', EN: 'R (talent)' } },
        { value: 'M', label: { CN: 'M 字（商务）', EN: 'M (business)' } },
        { value: 'F', label: { CN: 'F 字（交流访问）', EN: 'F (exchange)' } },
        { value: 'X', label: { CN: 'X 字（学习）', EN: 'X (study)' } },
        { value: 'S', label: { CN: 'S 字（私人事务）', EN: 'S (private)' } },
        { value: 'Q', label: { CN: 'Q 字（探亲）', EN: 'Q (family)' } },
        { value: 'J', label: { CN: 'J 字（记者）', EN: 'J (journalist)' } },
        { value: 'L', label: { CN: 'L 字（旅游）', EN: 'L (tourist)' } },
        { value: 'WORK', label: { CN: '工作类居留许可', EN: 'Residence permit for work' } },
        { value: 'FAMILY', label: { CN: '团聚类居留许可', EN: 'Residence permit for family' } },
        { value: 'NONE', label: { CN: '尚未办理', EN: 'None yet' } },
      ],
      required: true,
      width: 'half',
    },
    {
      kind: 'date',
      key: 'visaTo',
      label: { CN: '签证或许可有效期至', EN: 'Valid until' },
      visible: { field: 'visa', notIn: ['NONE'] },
      required: true,
      min: { days: 1 },
      width: 'half',
    },
    {
      kind: 'date',
      key: 'enteredOn',
      label: { CN: '最近一次入境日期', EN: 'Last entry into China' },
      visible: { field: 'visa', notIn: ['NONE'] },
      required: true,
      min: { years: -10 },
      max: {},
      width: 'half',
    },
    {
      kind: 'rows',
      key: 'years',
      label: { CN: '近四年在华天数和纳税', EN: 'Days in China and tax of the last four years' },
      hint: {
        CN: '每年一行，与出入境记录和完税证明一致。',
        EN: 'One line a year, as in the entry and exit records and the tax certificates.',
      },
      item: { CN: '年度', EN: 'year' },
      visible: { field: 'residence.type', is: 'PERMANENT' },
      required: true,
      min: 4,
      max: 4,
      summary: ['{year}', '{days}'],
      newestFirst: 'year',
      fields: [
        {
          kind: 'year',
          key: 'year',
          label: { CN: '年度', EN: 'Year' },
          required: true,
          min: 2000,
          max: 2099,
          width: 'half',
        },
        {
          kind: 'number',
          key: 'days',
          label: { CN: '在华天数', EN: 'Days in China' },
          required: true,
          min: 0,
          max: 366,
          decimals: 0,
          suffix: { CN: '天', EN: '{count:day|days}' },
          width: 'half',
        },
        {
          kind: 'money',
          key: 'pay',
          label: { CN: '工资薪金', EN: 'Pay' },
          unit: '万元',
          max: 100_000,
          required: true,
          width: 'half',
          sensitive: 'S2',
        },
        {
          kind: 'money',
          key: 'tax',
          label: { CN: '个人所得税', EN: 'Income tax' },
          unit: '万元',
          max: 100_000,
          required: true,
          width: 'half',
          sensitive: 'S2',
        },
      ],
      rules: [{ rule: 'not-more', field: 'tax', other: 'pay' }],
    },
  ],
  rules: [{ rule: 'unique', rows: 'years', by: ['year'] }],
};
