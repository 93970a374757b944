import type { Option } from '#core/dictionaries/option.ts';
import type { Text } from '#core/texts/text.ts';
import { tagGroups } from '#features/accounts/shared/tags.ts';
import type { Fact } from './fact.ts';

const option = (value: string, CN: string, EN: string): Option => ({ value, label: { CN, EN } });
const yesNo = [option('YES', '是', 'Yes'), option('NO', '否', 'No')];
const months: Text = { CN: '个月', EN: '{count:month|months}' };
const years: Text = { CN: '年', EN: '{count:year|years}' };

interface Count {
  readonly key: string;
  readonly label: Text;
  readonly question: Text;
  readonly unit: Text;
  readonly max: number;
  readonly asked?: Fact['asked'];
  readonly moves?: Fact['moves'];
}

function count({ key, label, question, unit, max, asked = 'later', moves }: Count): Fact {
  return {
    field: { key, kind: 'number', label, decimals: 0, min: 0, max, suffix: unit, width: 'half' },
    question,
    unit,
    asked,
    ...(moves && { moves }),
  };
}

interface Choice {
  readonly key: string;
  readonly label: Text;
  readonly question: Text;
  readonly options: readonly Option[];
  readonly asked?: Fact['asked'];
  readonly moves?: Fact['moves'];
}

function rank({ key, label, question, options, asked = 'fit' }: Choice): Fact {
  return { field: { key, kind: 'choice', label, options, width: 'half' }, question, asked, ordered: true, moves: 'up' };
}

function choice({ key, label, question, options, asked = 'later', moves }: Choice): Fact {
  return { field: { key, kind: 'choice', label, options, width: 'half' }, question, asked, ...(moves && { moves }) };
}

function several({ key, label, question, options, asked = 'fit', max }: Choice & { readonly max: number }): Fact {
  return { field: { key, kind: 'multi-choice', label, options, max, width: 'half' }, question, asked };
}

/** What people call themselves as tags, too: a tag answers the question. */
const tagsOf = (group: string): readonly Option[] => tagGroups.find(({ key }) => key === group)?.tags ?? [];

/** What people look for; policies name what they give. */
export const policyNeeds = tagsOf('need');

/** Everything that conditions may ask for, in the order in which it is asked. */
export const facts: readonly Fact[] = [
  several({
    key: 'identity',
    asked: 'who',
    label: { CN: '身份', EN: 'Who you are' },
    question: { CN: '您是谁？', EN: 'Who are you?' },
    max: 3,
    options: tagsOf('identity'),
  }),
  rank({
    key: 'degree',
    label: { CN: '学历', EN: 'Degree' },
    question: { CN: '您的最高学历？', EN: 'What is your highest degree?' },
    options: [
      option('BELOW', '大专以下', 'Below college'),
      option('ASSOCIATE', '大专', 'College'),
      option('BACHELOR', '本科', 'Bachelor'),
      option('MASTER', '硕士', 'Master'),
      option('DOCTOR', '博士', 'Doctor'),
    ],
  }),
  rank({
    key: 'title',
    label: { CN: '职称', EN: 'Title' },
    question: { CN: '您有专业技术职称吗？', EN: 'Do you hold a professional title?' },
    options: [
      option('NONE', '无职称', 'No title'),
      option('JUNIOR', '初级', 'Junior'),
      option('MIDDLE', '中级', 'Intermediate'),
      option('VICE_SENIOR', '副高级', 'Associate senior'),
      option('SENIOR', '正高级', 'Senior'),
    ],
  }),
  rank({
    key: 'skill',
    label: { CN: '技能等级', EN: 'Skill grade' },
    question: { CN: '您有职业技能等级吗？', EN: 'Do you hold a skill grade?' },
    asked: 'later',
    options: [
      option('NONE', '无等级', 'No grade'),
      option('SKILLED', '高级工', 'Skilled worker'),
      option('TECHNICIAN', '技师', 'Technician'),
      option('SENIOR', '高级技师', 'Senior technician'),
    ],
  }),
  rank({
    key: 'plan',
    label: { CN: '人才计划', EN: 'Talent plan' },
    question: { CN: '您入选过人才计划吗？', EN: 'Were you selected for a talent plan?' },
    options: [
      option('NONE', '未入选', 'None'),
      option('DISTRICT', '区级', 'District'),
      option('CITY', '市级', 'City'),
      option('NATION', '国家级', 'National'),
    ],
  }),
  rank({
    key: 'award',
    label: { CN: '获奖', EN: 'Award' },
    question: { CN: '您获得过的最高奖项？', EN: 'What is the highest award you have won?' },
    options: [
      option('NONE', '未获奖', 'None'),
      option('CITY', '市级', 'City'),
      option('PROVINCE', '省部级', 'Province or ministry'),
      option('NATION', '国家级', 'National'),
      option('INTERNATIONAL', '国际', 'International'),
    ],
  }),
  count({
    key: 'overseasMonths',
    asked: 'fit',
    label: { CN: '海外学习工作', EN: 'Time overseas' },
    question: {
      CN: '您在海外学习、工作共多少个月？没有填 0',
      EN: 'How many months did you study or work overseas? 0 if none',
    },
    unit: months,
    max: 600,
    moves: 'up',
  }),
  several({
    key: 'sector',
    label: { CN: '领域', EN: 'Field' },
    question: { CN: '您在哪些领域？', EN: 'Which fields do you work in?' },
    max: 3,
    options: tagsOf('field'),
  }),
  choice({
    key: 'stage',
    asked: 'fit',
    label: { CN: '企业阶段', EN: 'Company stage' },
    question: { CN: '企业到了哪个阶段？', EN: 'How far is the company?' },
    options: [
      option('IDEA', '尚未注册', 'Not yet registered'),
      option('STARTUP', '注册三年内', 'Under three years'),
      option('GROWTH', '注册三至十年', 'Three to ten years'),
      option('MATURE', '注册十年以上', 'Over ten years'),
    ],
  }),
  count({
    key: 'staff',
    asked: 'fit',
    label: { CN: '企业人数', EN: 'Staff' },
    question: { CN: '企业或团队现有多少人？', EN: 'How many people work in the company or team?' },
    unit: { CN: '人', EN: '{count:person|people}' },
    max: 100_000,
  }),
  several({
    key: 'needs',
    asked: 'need',
    label: { CN: '需求', EN: 'Needs' },
    question: { CN: '您需要什么？', EN: 'What do you need?' },
    max: 8,
    options: policyNeeds,
  }),
  count({
    key: 'age',
    label: { CN: '年龄', EN: 'Age' },
    question: { CN: '您今年多少周岁？', EN: 'How old are you?' },
    unit: { CN: '周岁', EN: '{count:year|years}' },
    max: 120,
    moves: 'up',
  }),
  rank({
    key: 'talentClass',
    asked: 'later',
    label: { CN: '人才类别', EN: 'Talent class' },
    question: { CN: '您认定为哪一类人才？', EN: 'In which talent class are you recognised?' },
    options: [
      option('NONE', '未认定', 'Not recognised'),
      ...['F', 'E', 'D', 'C', 'B', 'A'].map((each) => option(each, `${each} 类`, `Class ${each}`)),
    ],
  }),
  count({
    key: 'graduatedYears',
    label: { CN: '毕业时间', EN: 'Time since graduation' },
    question: { CN: '您毕业几年了？', EN: 'How many years ago did you graduate?' },
    unit: years,
    max: 80,
    moves: 'up',
  }),
  count({
    key: 'socialMonths',
    label: { CN: '本地社保', EN: 'Local social insurance' },
    question: { CN: '您在本区连续缴纳社保多少个月？', EN: 'For how many months have you paid social insurance here?' },
    unit: months,
    max: 600,
  }),
  count({
    key: 'contractMonths',
    label: { CN: '劳动合同期', EN: 'Labour contract' },
    question: {
      CN: '您的劳动合同签了多少个月？无合同填 0',
      EN: 'For how many months is your labour contract? 0 if none',
    },
    unit: months,
    max: 600,
  }),
  count({
    key: 'monthsHere',
    label: { CN: '每年在区工作', EN: 'Months a year here' },
    question: { CN: '您每年在本区工作几个月？', EN: 'How many months a year do you work here?' },
    unit: months,
    max: 12,
  }),
  choice({
    key: 'localHome',
    label: { CN: '本市有住房', EN: 'A home of your own in the city' },
    question: { CN: '您或配偶在本市有住房吗？', EN: 'Do you or your spouse own a home in the city?' },
    options: yesNo,
    moves: 'none',
  }),
  choice({
    key: 'schoolChild',
    label: { CN: '有学龄子女', EN: 'A child of school age' },
    question: { CN: '您有需要入学的子女吗？', EN: 'Do you have a child who needs a school place?' },
    options: yesNo,
    moves: 'none',
  }),
  count({
    key: 'share',
    label: { CN: '本人持股', EN: 'Own share' },
    question: { CN: '您在企业持股百分之多少？', EN: 'What share of the company do you hold?' },
    unit: { CN: '%', EN: '%' },
    max: 100,
  }),
  choice({
    key: 'registeredHere',
    label: { CN: '企业在区注册', EN: 'Company registered here' },
    question: { CN: '企业在本区注册并纳税吗？', EN: 'Is the company registered and taxed here?' },
    options: yesNo,
  }),
  count({
    key: 'researchShare',
    label: { CN: '研发投入占比', EN: 'Research share' },
    question: {
      CN: '企业上年研发费用占营业收入百分之多少？',
      EN: 'What share of last year’s revenue went into research?',
    },
    unit: { CN: '%', EN: '%' },
    max: 100,
  }),
  count({
    key: 'taxPaid',
    label: { CN: '上年个人所得税', EN: 'Income tax last year' },
    question: {
      CN: '您上年在本区缴纳个人所得税多少万元？',
      EN: 'How much income tax did you pay here last year, in CNY 10k?',
    },
    unit: { CN: '万元', EN: '× CNY 10k' },
    max: 100_000,
  }),
];

const byKey = new Map(facts.map((fact) => [fact.field.key, fact]));

/** The fact of a key, if there is one. */
export function findFact(key: string): Fact | undefined {
  return byKey.get(key);
}

/** The values of a fact's options, in their order; none for a number. */
export function optionsOfFact(fact: Fact): readonly Option[] {
  return 'options' in fact.field && typeof fact.field.options !== 'string' ? fact.field.options : [];
}
