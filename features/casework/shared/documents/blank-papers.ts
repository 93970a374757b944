import { colours, type PrintDocument, type PrintNode, product } from '#core/documents/print.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';

interface BlankPaper {
  readonly title: Text;
  readonly to: Text;
  /** What stands before the rows; `____` is a gap to write in. */
  readonly opening: Text;
  readonly rows: readonly { readonly label: Text; readonly high?: true }[];
  readonly closing: Text;
  readonly signs: readonly Text[];
}

const row = (CN: string, EN: string) => ({ label: { CN, EN } });
const space = (CN: string, EN: string) => ({ label: { CN, EN }, high: true as const });
const centre: Text = { CN: '人才服务中心：', EN: 'To the talent service centre' };
const agent: Text = { CN: '经办人（签字）及电话', EN: 'Officer (signature) and telephone' };
const head: Text = { CN: '法定代表人（签字）', EN: 'Legal representative (signature)' };
const seal: Text = { CN: '单位（公章）及日期', EN: 'Employer (seal) and date' };

/** Papers that are written for an application, to be filled in, signed and, by an employer, sealed. */
export const blankPapers = {
  recommendation: {
    title: { CN: '人才认定推荐意见', EN: 'Opinion on a Recognition of Talent' },
    to: centre,
    opening: {
      CN: '现推荐我单位（系统）____________ 申请人才认定，情况如下。',
      EN: 'We recommend ____________________ of our body for recognition and state the following.',
    },
    rows: [
      row('姓名及证件号码', 'Name and document number'),
      row('现任岗位及到岗日期', 'Position, held since'),
      row('推荐的类别和条款', 'Class and clause'),
      row('上年度工资薪金（万元）', 'Pay of last year (CNY 10k)'),
      space('推荐理由：负责的工作、取得的成果、在团队中的作用', 'Reasons: the work, its results, the part in the team'),
    ],
    closing: { CN: '以上内容属实，如有不实，我单位承担相应责任。', EN: 'The above is true; we answer for it.' },
    signs: [agent, seal],
  },
  authority: {
    title: { CN: '用人单位授权委托书', EN: 'Letter of Authority of the Employer' },
    to: { CN: '人才公寓管理部门：', EN: 'To the apartment office' },
    opening: {
      CN: '我单位授权下列经办人，代表我单位办理职工申请人才公寓的有关事项。',
      EN: 'We authorise the agent below to act for us in the applications of our staff for talent apartments.',
    },
    rows: [
      row('单位名称', 'Employer'),
      row('统一社会信用代码', 'Unified social credit code'),
      row('经办人姓名及证件号码', 'Name and document number of the agent'),
      row('经办人电话', 'Telephone of the agent'),
      row('授权期限', 'From, until'),
      space(
        '授权事项（提交和补正材料、签收通知、办理入住和退房等）',
        'For what (handing in papers, taking notices, moving in and out)',
      ),
    ],
    closing: {
      CN: '经办人在授权范围内办理的事项，我单位均予认可。',
      EN: 'What the agent does within this authority binds us.',
    },
    signs: [head, seal],
  },
  opinion: {
    title: { CN: '凤凰计划单位意见', EN: 'Opinion of the Company for the Phoenix Plan' },
    to: centre,
    opening: {
      CN: '我单位已审阅 ____________ 的申报材料，意见如下。',
      EN: 'We have read the application of ____________________ and state the following.',
    },
    rows: [
      row('单位名称', 'Company'),
      row('统一社会信用代码', 'Unified social credit code'),
      row('申报类型和项目', 'Type and item'),
      row('申报人岗位及到岗日期', 'Position of the applicant, held since'),
      space('对业绩和贡献的意见', 'What we say of results and contribution'),
    ],
    closing: { CN: '以上内容属实，如有不实，我单位承担相应责任。', EN: 'The above is true; we answer for it.' },
    signs: [agent, seal],
  },
  pledge: {
    title: { CN: '用人单位承诺书', EN: 'Pledge of the Employer' },
    to: { CN: '人才公寓管理部门：', EN: 'To the apartment office' },
    opening: {
      CN: '我单位为职工申请租住人才公寓，郑重承诺：一、提交的材料真实、完整；二、申请人与我单位存在真实劳动关系，离职的自离职之日起 10 个工作日内告知；三、督促申请人按时缴纳租金、爱护房屋、不转租转借。',
      EN: 'For the staff named below we pledge: 1. the papers handed in are true and whole; 2. the applicant is employed by us, and we tell you within 10 working days when that ends; 3. we see to it that the rent is paid in time, the apartment cared for and never let to others.',
    },
    rows: [
      row('单位名称', 'Employer'),
      row('统一社会信用代码', 'Unified social credit code'),
      row('申请人', 'Applicant'),
      row('单位联系人及电话', 'Contact and telephone'),
    ],
    closing: { CN: '如违反以上承诺，我单位承担相应责任。', EN: 'We answer for any breach of this pledge.' },
    signs: [head, seal],
  },
  work: {
    title: { CN: '工作证明', EN: 'Proof of Work' },
    to: { CN: '教育局：', EN: 'To the education bureau' },
    opening: {
      CN: '兹证明 ____________ 系我单位在职员工，情况如下。',
      EN: 'We certify that ____________________ works for us as follows.',
    },
    rows: [
      row('姓名及证件号码', 'Name and document number'),
      row('部门和岗位', 'Department and position'),
      row('入职日期', 'Employed since'),
      row('劳动合同期限', 'Labour contract from, until'),
      row('工作地点', 'Place of work'),
      row('单位联系人及电话', 'Somebody to ask, and telephone'),
    ],
    closing: { CN: '特此证明。', EN: 'This certificate is issued for school enrolment.' },
    signs: [agent, seal],
  },
  residence: {
    title: { CN: '单位申请函', EN: 'Letter of the Employer' },
    to: { CN: '人才服务中心、公安出入境管理部门：', EN: 'To the talent service centre and the exit-entry office' },
    opening: {
      CN: '____________ 系我单位在职人员，因工作需要，申请为其办理以下事项。',
      EN: '____________________ works for us. For this work we apply for the following.',
    },
    rows: [
      row('姓名、国籍及证件号码', 'Name, nationality and document number'),
      row('岗位及聘用期限', 'Position, engaged from, until'),
      row('办理事项（落户、居住证、永久居留、工作许可）', 'Matter (registration, certificate, residence, permit)'),
      row('随同办理的家属', 'Family to be included'),
      space('工作内容和申请理由', 'The work, and why we apply'),
    ],
    closing: {
      CN: '以上内容属实；上述人员离职的，我单位在 10 个工作日内告知。',
      EN: 'The above is true. We tell you within 10 working days when the person leaves us.',
    },
    signs: [agent, seal],
  },
  housing: {
    title: { CN: '住房查询授权书', EN: 'Consent to a Check of Homes Owned' },
    to: { CN: '人才安居中心：', EN: 'To the housing centre' },
    opening: {
      CN: '本人申请住房支持，授权贵单位向不动产登记和住房建设部门查询本人及家庭成员在本市的住房情况。',
      EN: 'I apply for housing support and allow you to ask the real-estate register and the housing department about homes that I and my family own in the city.',
    },
    rows: [
      row('申请人姓名及证件号码', 'Name and document number of the applicant'),
      row('配偶姓名及证件号码', 'Name and document number of the spouse'),
      row('未成年子女姓名', 'Names of children under 18'),
      row('授权期限', 'Valid from, until'),
    ],
    closing: {
      CN: '查询结果仅用于本次申请和拨付前的复核。',
      EN: 'The answers are used for this application and the checks before each payment only.',
    },
    signs: [
      { CN: '申请人（签字）及日期', EN: 'Applicant (signature) and date' },
      { CN: '配偶（签字）及日期', EN: 'Spouse (signature) and date' },
    ],
  },
  project: {
    title: { CN: '一页纸项目说明', EN: 'The Project on One Page' },
    to: { CN: '云汀港园区：', EN: 'To Yunting Port' },
    opening: {
      CN: '我（们）准备在云汀新区创办 ____________ 项目，情况如下。',
      EN: 'The project ____________________, to be set up in Yunting New Area, is as follows.',
    },
    rows: [
      space('做什么：产品或服务，现在做到哪一步', 'What you do: product or service, and how far it is'),
      space('谁会买：客户、数量、单价', 'Who will buy it: customers, how many, at what price'),
      row('团队：姓名、负责什么', 'Team: names, and who does what'),
      row('缺什么：场地、设备、资金、客户', 'What you lack: space, equipment, money, customers'),
      row('未来一年的打算', 'Plans for the year ahead'),
    ],
    closing: { CN: '以上内容由发起人如实填写。', EN: 'The founders state this truthfully.' },
    signs: [{ CN: '发起人（签字）及日期', EN: 'Founders (signature) and date' }],
  },
} as const satisfies Readonly<Record<string, BlankPaper>>;

export type BlankKey = keyof typeof blankPapers;

/** The time written into the files: the papers change with a release only. */
const writtenAt = new Date('2026-11-01T00:00:00Z');

/** A blank as one A4 page. */
export function blankDocument(key: BlankKey, locale: Locale): PrintDocument {
  const paper: BlankPaper = blankPapers[key];
  const read = (text: Text) => textIn(text, locale);
  return {
    title: read(paper.title),
    locale,
    createdAt: writtenAt,
    fontSize: 11.5,
    lineHeight: 1.4,
    margins: { side: 64, top: 56, bottom: 56 },
    content: [
      {
        text: read(paper.title),
        fontSize: 20,
        bold: true,
        color: colours.ink,
        alignment: 'center',
        margin: [0, 0, 0, 28],
      },
      { text: read(paper.to), margin: [0, 0, 0, 8] },
      { text: `${locale === 'CN' ? '　　' : ''}${read(paper.opening)}`, margin: [0, 0, 0, 16] },
      {
        table: { widths: [170, '*'], body: paper.rows.map(({ label, high }) => line(read(label), high ? 90 : 22)) },
        layout: 'boxes',
      },
      { text: read(paper.closing), margin: [0, 18, 0, 26] },
      ...paper.signs.map(
        (sign): PrintNode => ({ text: `${read(sign)}：________________________`, margin: [0, 0, 0, 18] }),
      ),
    ],
    footer: `${read(paper.title)} · ${read(product)}`,
  };
}

function line(label: string, height: number): PrintNode[] {
  return [
    { text: label, margin: [0, 4, 0, 4] },
    { text: ' ', margin: [0, height / 2, 0, height / 2] },
  ];
}
