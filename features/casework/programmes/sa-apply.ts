import type { Condition } from '#core/forms/condition.ts';
import { consentSection } from './blocks/consent.ts';
import { contactSection } from './blocks/contact.ts';
import { employmentSection } from './blocks/employment.ts';
import { familySection } from './blocks/family.ts';
import { documents } from './blocks/files.ts';
import { identityMaterial } from './blocks/materials.ts';
import { idTypes, personSection } from './blocks/person.ts';
import { commonCorrections } from './blocks/reasons.ts';
import { talentCardSection } from './blocks/talent-card.ts';
import { defineProgramme } from './define-programme.ts';
import { reviewFlow } from './flows.ts';
import { headOf } from './heads.ts';
import type { Programme } from './programme.ts';

const isForeign: Condition = {
  all: [
    { field: 'child.nationality', filled: true },
    { field: 'child.nationality', notIn: ['CN', 'HK', 'MO', 'TW'] },
  ],
};

/** 子女入学服务: a place in a kindergarten or school for the child of somebody recognised. */
export const saApply: Programme = defineProgramme('features/casework/programmes/sa-apply.ts', {
  ...headOf('saapply'),
  version: 1,
  conditions: [
    {
      CN: '申请人持有效的 A 至 E 类人才卡；父母双方都是人才的，按类别高的一方申请。',
      EN: 'You hold a valid talent card of classes A to E. If both parents do, the one of the higher class applies.',
    },
    {
      CN: '申请人在本区全职工作、创业或灵活就业。',
      EN: 'You work full-time, run a business or work flexibly in the district.',
    },
    {
      CN: '孩子是申请人的子女或由申请人依法监护，年龄符合所申请的年级。',
      EN: 'The child is yours or your ward by law, and of an age that fits the grade.',
    },
    {
      CN: '家庭在本区有实际居住的住房，自有或租赁均可。',
      EN: 'Your family lives in the district, in a home owned or rented.',
    },
    { CN: '一个孩子填一张申请表。', EN: 'There is one application for each child.' },
  ],
  materials: [
    {
      name: { CN: '人才卡或认定文件', EN: 'Talent card or letter of recognition' },
      example: 'card',
      checks: [
        { CN: '类别为 A 至 E', EN: 'The class is A to E' },
        { CN: '仍在有效期内', EN: 'Still valid' },
      ],
    },
    {
      name: { CN: '户口簿', EN: 'Household book' },
      note: { CN: '外籍子女不需要', EN: 'Not for foreign children' },
      example: 'book',
      checks: [
        { CN: '户籍地址清楚', EN: 'The address of the household can be read' },
        { CN: '有孩子的一页', EN: 'The page of the child is there' },
      ],
    },
    {
      name: {
        CN: '出生医学证明或其他亲子、监护关系证明',
        EN: 'Birth certificate or other proof of parenthood or guardianship',
      },
      example: 'birth',
      checks: [
        { CN: '父母姓名与申请人一致', EN: 'The parents are those who apply' },
        { CN: '孩子姓名、出生日期与填报一致', EN: 'Name and birth of the child are those you enter' },
        { CN: '签发机构印章完整', EN: 'The seal of the issuer is whole' },
      ],
    },
    identityMaterial({ CN: '父母双方身份证件', EN: 'Identity documents of both parents' }),
    {
      name: { CN: '工作证明', EN: 'Proof of work' },
      note: { CN: '一个月内开具，加盖单位公章', EN: 'Issued within a month, with the employer’s seal' },
      template: 'work',
      example: 'letter',
      checks: [
        { CN: '单位和岗位与填报一致', EN: 'Employer and position are those you enter' },
        { CN: '有单位联系人和电话', EN: 'It names somebody to ask, with a phone number' },
        { CN: '加盖单位公章', EN: 'It bears the seal of the employer' },
      ],
    },
    {
      name: { CN: '居住证明', EN: 'Proof of where you live' },
      note: {
        CN: '不动产权证、租赁备案或公寓合同之一',
        EN: 'One of: title deed, registered lease, apartment contract',
      },
      example: 'contract',
      checks: [
        { CN: '地址在本区', EN: 'The address is in the district' },
        { CN: '产权人或承租人是父母一方', EN: 'One of the parents owns or rents it' },
      ],
    },
    {
      name: { CN: '预防接种证', EN: 'Vaccination record' },
      note: { CN: '入园和一年级', EN: 'Kindergarten and grade 1' },
      example: 'vaccination',
      checks: [
        { CN: '孩子信息页清楚', EN: 'The page about the child can be read' },
        { CN: '有“入托入学查验”盖章页', EN: 'The stamped page of the school check is there' },
      ],
    },
    {
      name: { CN: '学籍或就读证明', EN: 'School record' },
      note: { CN: '已在园、在校的', EN: 'For those who attend one already' },
      example: 'record',
      checks: [
        { CN: '学校、年级与填报一致', EN: 'School and grade are those you enter' },
        { CN: '学校盖章', EN: 'It bears the seal of the school' },
      ],
    },
  ],
  basis: [
    {
      CN: '《关于优化人才子女入学服务的若干措施》',
      EN: 'Measures for Improving School-Place Services for Children of Talent',
    },
  ],
  fee: {
    CN: '申请不收费；民办和国际学校按公示标准收费',
    EN: 'Applying is free; private and international schools charge what they publish',
  },
  faq: [
    {
      question: { CN: '一定能进第一意向的学校吗？', EN: 'Will it be the school I named first?' },
      answer: {
        CN: '不一定。教育部门按人才类别、居住地和空余学位安排，意向按顺序考虑；同意统筹安排的，意向学校没有学位时另行推荐。',
        EN: 'Not always. The education bureau looks at your class, where you live and which schools have places, and takes your wishes in order. If you agree to it, another school is proposed when those are full.',
      },
    },
    {
      question: { CN: '收到学位方案后怎么办？', EN: 'What do I do when a place is offered?' },
      answer: {
        CN: '专员会电话告知安排的学校。请在期限内到办理进度中接受或放弃，只能确认一次。逾期不确认的，学位可能安排给其他家庭。',
        EN: 'An officer calls to tell you the school. Accept it or give it up on the progress page in time; you can answer once. After that the place may go to another family.',
      },
    },
    {
      question: { CN: '兄弟姐妹能在一所学校吗？', EN: 'Can brothers and sisters go to one school?' },
      answer: {
        CN: '在“入学意向”里写明兄弟姐妹的学校或受理编号，会尽量安排在一起。另一个孩子在办理进度页选“为另一个孩子申请”，家庭信息和材料自动带入，两件申请互相关联。',
        EN: 'Name their school or application number under “The place you wish for”; they are kept together where possible. For another child choose “Apply for another child” on the progress page: what you entered of the family goes with it, and the two are linked.',
      },
    },
  ],
  sections: [
    personSection({ marital: true }),
    contactSection,
    employmentSection(),
    talentCardSection([
      {
        rule: 'forbid',
        field: 'class',
        when: { field: 'class', is: 'F' },
        because: {
          CN: 'F 类人才暂不在服务范围内；父母另一方为 A 至 E 类的，请由其申请。',
          EN: 'class F is not covered; if the other parent is of classes A to E, they can apply.',
        },
      },
    ]),
    {
      key: 'child',
      title: { CN: '子女信息', EN: 'Your child' },
      intro: {
        CN: '只填写这次申请入学的孩子，其他子女填在“家庭成员”里。',
        EN: 'Only the child this application is for; other children belong under Family.',
      },
      fields: [
        {
          kind: 'text',
          key: 'name',
          label: { CN: '孩子姓名', EN: 'Name of the child' },
          hint: { CN: '与户口簿或护照一致。', EN: 'As in the household book or passport.' },
          example: { CN: '沈小满', EN: 'Shen Xiaoman' },
          required: true,
          max: 50,
          pattern: 'person-name',
          width: 'half',
          sensitive: 'S2',
        },
        {
          kind: 'choice',
          key: 'relation',
          label: { CN: '孩子与申请人关系', EN: 'The child is' },
          options: [
            { value: 'BORN', label: { CN: '亲生子女', EN: 'Born to me' } },
            { value: 'ADOPTED', label: { CN: '养子女', EN: 'Adopted' } },
            { value: 'STEP', label: { CN: '继子女', EN: 'My stepchild' } },
            { value: 'WARD', label: { CN: '被监护人', EN: 'My ward' } },
          ],
          required: true,
          width: 'half',
        },
        {
          kind: 'choice',
          key: 'nationality',
          label: { CN: '国籍（地区）', EN: 'Nationality' },
          options: 'country',
          required: true,
          width: 'half',
        },
        {
          kind: 'certificate',
          key: 'identity',
          label: { CN: '证件类型和号码', EN: 'Identity document' },
          help: {
            CN: '户口簿上有公民身份号码的，选“居民身份证”并填写该号码，性别和出生日期自动带出。',
            EN: 'For a child with a citizen number in the household book choose the identity card; gender and date of birth are then filled in.',
          },
          types: [...idTypes],
          required: true,
          sensitive: 'S3',
        },
        {
          kind: 'choice',
          key: 'gender',
          label: { CN: '性别', EN: 'Gender' },
          options: 'gender',
          required: true,
          width: 'half',
          derive: { rule: 'gender-from-certificate', from: 'identity' },
        },
        {
          kind: 'date',
          key: 'birth',
          label: { CN: '出生日期', EN: 'Date of birth' },
          hint: { CN: '2 至 18 周岁。', EN: 'Aged 2 to 18.' },
          required: true,
          min: { years: -19 },
          max: { years: -2 },
          width: 'half',
          sensitive: 'S2',
          derive: { rule: 'birth-from-certificate', from: 'identity' },
        },
        {
          kind: 'region',
          key: 'hukou',
          label: { CN: '户籍所在地', EN: 'Household registration' },
          hint: { CN: '户口簿上的省、市、区（县）。', EN: 'The province, city and district in the household book.' },
          depth: 'district',
          visible: { field: 'nationality', is: 'CN' },
          required: true,
          sensitive: 'S2',
        },
      ],
    },
    {
      key: 'schooling',
      title: { CN: '入学意向', EN: 'The place you wish for' },
      fields: [
        {
          kind: 'choice',
          key: 'grade',
          label: { CN: '申请年级', EN: 'Grade' },
          hint: { CN: '入学时就读的年级。', EN: 'The one the child will be in on starting.' },
          options: [
            { value: 'K1', label: { CN: '幼儿园小班', EN: 'Kindergarten, first year' } },
            { value: 'K2', label: { CN: '幼儿园中班', EN: 'Kindergarten, second year' } },
            { value: 'K3', label: { CN: '幼儿园大班', EN: 'Kindergarten, third year' } },
            { value: 'P1', label: { CN: '小学一年级', EN: 'Primary, grade 1' } },
            { value: 'P2', label: { CN: '小学二年级', EN: 'Primary, grade 2' } },
            { value: 'P3', label: { CN: '小学三年级', EN: 'Primary, grade 3' } },
            { value: 'P4', label: { CN: '小学四年级', EN: 'Primary, grade 4' } },
            { value: 'P5', label: { CN: '小学五年级', EN: 'Primary, grade 5' } },
            { value: 'P6', label: { CN: '小学六年级', EN: 'Primary, grade 6' } },
            { value: 'J1', label: { CN: '初中一年级', EN: 'Junior middle, year 1' } },
            { value: 'J2', label: { CN: '初中二年级', EN: 'Junior middle, year 2' } },
            { value: 'J3', label: { CN: '初中三年级', EN: 'Junior middle, year 3' } },
            { value: 'S1', label: { CN: '高中一年级', EN: 'Senior, year 1' } },
            { value: 'S2', label: { CN: '高中二年级', EN: 'Senior, year 2' } },
            { value: 'S3', label: { CN: '高中三年级', EN: 'Senior, year 3' } },
          ],
          required: true,
          width: 'half',
        },
        {
          kind: 'choice',
          key: 'term',
          label: { CN: '入学学期', EN: 'Starting in' },
          options: [
            { value: 'AUTUMN', label: { CN: '下一个秋季学期', EN: 'The next autumn term' } },
            { value: 'SPRING', label: { CN: '下一个春季学期', EN: 'The next spring term' } },
            { value: 'NOW', label: { CN: '尽快（学期中转入）', EN: 'As soon as possible, during the term' } },
          ],
          required: true,
        },
        {
          kind: 'choice',
          key: 'attends',
          label: { CN: '目前是否在园、在校', EN: 'Does the child attend a kindergarten or school now?' },
          options: 'yesNo',
          required: true,
          width: 'half',
        },
        {
          kind: 'text',
          key: 'school',
          label: { CN: '目前就读学校', EN: 'Present school' },
          hint: { CN: '全称及所在城市，境外学校写国家。', EN: 'Its full name and city, or country if abroad.' },
          example: { CN: '澜州市第二实验小学', EN: 'Second Experimental Primary School, Lanzhou City' },
          visible: { field: 'attends', is: 'YES' },
          required: true,
          min: 2,
          max: 100,
        },
        {
          kind: 'rows',
          key: 'wishes',
          label: { CN: '意向学校', EN: 'Schools you wish for' },
          hint: { CN: '最多三所，排在前面的优先考虑。', EN: 'Up to three; the first is considered first.' },
          item: { CN: '意向', EN: 'wish' },
          required: true,
          min: 1,
          max: 3,
          summary: ['{kind}', '{school}'],
          fields: [
            {
              kind: 'choice',
              key: 'kind',
              label: { CN: '学校类型', EN: 'Kind of school' },
              options: [
                { value: 'PUBLIC', label: { CN: '公办', EN: 'Public' } },
                { value: 'PRIVATE', label: { CN: '民办', EN: 'Private' } },
                { value: 'INTERNATIONAL', label: { CN: '国际', EN: 'International' } },
              ],
              required: true,
              width: 'half',
            },
            {
              kind: 'text',
              key: 'school',
              label: { CN: '学校或幼儿园', EN: 'School or kindergarten' },
              required: true,
              min: 2,
              max: 100,
              width: 'half',
            },
          ],
        },
        {
          kind: 'choice',
          key: 'elsewhere',
          label: {
            CN: '意向学校没有学位时，是否同意统筹安排',
            EN: 'May another school be proposed if these are full?',
          },
          options: 'yesNo',
          required: true,
        },
        {
          kind: 'choice',
          key: 'bilingual',
          label: {
            CN: '是否需要双语融合班或中文辅导',
            EN: 'Does the child need a bilingual class or lessons of Chinese?',
          },
          options: 'yesNo',
          visible: isForeign,
          required: true,
        },
        {
          kind: 'choice',
          key: 'hasSiblings',
          label: {
            CN: '是否有兄弟姐妹在本区就读或同时申请',
            EN: 'Are there brothers or sisters in a school here or applying now?',
          },
          options: 'yesNo',
          required: true,
        },
        {
          kind: 'text',
          key: 'siblings',
          label: { CN: '兄弟姐妹的学校或受理编号', EN: 'Their schools or application numbers' },
          example: { CN: '听澜小学三年级；RX202600012', EN: 'Tinglan Primary, grade 3; RX202600012' },
          visible: { field: 'hasSiblings', is: 'YES' },
          required: true,
          max: 200,
          sensitive: 'S2',
        },
        {
          kind: 'long-text',
          key: 'needs',
          label: { CN: '健康状况或特殊教育需要', EN: 'Health or special educational needs' },
          hint: {
            CN: '需要学校提前准备的，请简要说明；没有可以不填。',
            EN: 'What a school should prepare for; leave it empty if there is nothing.',
          },
          unit: 'characters',
          max: 300,
          sensitive: 'S2',
        },
      ],
      rules: [{ rule: 'unique', rows: 'wishes', by: ['school'] }],
    },
    {
      key: 'home',
      title: { CN: '居住情况', EN: 'Where you live' },
      fields: [
        {
          kind: 'choice',
          key: 'tenure',
          label: { CN: '住房性质', EN: 'Your home is' },
          options: [
            { value: 'OWN', label: { CN: '自有住房', EN: 'Owned' } },
            { value: 'RENT', label: { CN: '租赁住房', EN: 'Rented' } },
          ],
          required: true,
          width: 'half',
        },
        {
          kind: 'date',
          key: 'leaseTo',
          label: { CN: '租赁合同终止日期', EN: 'The lease runs until' },
          visible: { field: 'tenure', is: 'RENT' },
          required: true,
          min: { days: 1 },
          width: 'half',
        },
        {
          kind: 'text',
          key: 'address',
          label: { CN: '住房地址', EN: 'Address' },
          own: 'street-address',
          hint: {
            CN: '与房产证或租赁合同一致，写到门牌号。',
            EN: 'As in the title deed or lease, with house and room number.',
          },
          required: true,
          min: 5,
          max: 200,
          sensitive: 'S2',
        },
      ],
    },
    familySection({
      intro: {
        CN: '请填写配偶和其他子女，已婚的须填写配偶。离异、丧偶且没有其他子女的可以不填。',
        EN: 'Enter your spouse and other children; if you are married, your spouse is needed. Leave it empty if there is nobody to enter.',
      },
    }),
    {
      key: 'materials',
      title: { CN: '附件材料', EN: 'Documents' },
      fields: [
        documents({
          key: 'card',
          label: { CN: '人才卡或认定文件', EN: 'Talent card or letter of recognition' },
          max: 2,
        }),
        documents({
          key: 'household',
          label: { CN: '户口簿', EN: 'Household book' },
          hint: { CN: '首页、父母页和孩子页。', EN: 'The first page and those of the parents and the child.' },
          visible: { field: 'child.nationality', is: 'CN' },
          max: 6,
          sensitive: 'S3',
        }),
        documents({
          key: 'kinship',
          label: { CN: '出生医学证明或亲子关系证明', EN: 'Birth certificate or proof of parenthood' },
          hint: {
            CN: '继子女另附结婚证，外籍子女另附护照资料页。',
            EN: 'For a stepchild also the marriage certificate, for a foreign child the data page of the passport.',
          },
          max: 4,
          sensitive: 'S3',
        }),
        documents({
          key: 'guardianship',
          label: { CN: '收养登记证或监护证明', EN: 'Certificate of adoption or guardianship' },
          visible: { field: 'child.relation', in: ['ADOPTED', 'WARD'] },
          max: 3,
          sensitive: 'S3',
        }),
        documents({
          key: 'identities',
          label: { CN: '父母双方身份证件', EN: 'Identity documents of both parents' },
          hint: { CN: '正反两面；单亲家庭上传一方的。', EN: 'Both sides; a single parent uploads their own.' },
          max: 4,
          sensitive: 'S3',
        }),
        documents({
          key: 'work',
          label: { CN: '工作证明', EN: 'Proof of work' },
          hint: {
            CN: '在职人员上传加盖单位公章的工作证明，创业人员上传营业执照，灵活就业人员上传业务合同或完税证明。',
            EN: 'Employees: a statement with the employer’s seal. Founders: the business licence. Flexible workers: contracts or tax receipts.',
          },
          max: 3,
        }),
        documents({
          key: 'home',
          label: { CN: '居住证明', EN: 'Proof of where you live' },
          hint: {
            CN: '房产证，或经备案的租赁合同；人才公寓住户上传租赁合同。',
            EN: 'The title deed or the registered lease; tenants of talent apartments upload their lease.',
          },
          max: 4,
        }),
        documents({
          key: 'vaccination',
          label: { CN: '预防接种证', EN: 'Vaccination record' },
          visible: { field: 'schooling.grade', in: ['K1', 'K2', 'K3', 'P1'] },
          max: 6,
          sensitive: 'S2',
        }),
        documents({
          key: 'record',
          label: { CN: '学籍或就读证明', EN: 'School record' },
          hint: {
            CN: '外文材料由教育部门组织翻译。',
            EN: 'It may be in any language; the education bureau has it translated.',
          },
          visible: { field: 'schooling.attends', is: 'YES' },
          max: 3,
        }),
      ],
    },
    consentSection,
  ],
  ...reviewFlow({
    review: {
      days: 5,
      title: { CN: '资格初审', EN: 'First review' },
      who: { CN: '人才服务中心', EN: 'Talent service centre' },
    },
    joint: {
      department: {
        title: { CN: '教育部门安排学位', EN: 'The bureau finds a place' },
        who: { CN: '教育局', EN: 'Education bureau' },
        days: 10,
      },
    },
    isOffer: true,
    result: { key: 'place', title: { CN: '确认学位', EN: 'Place offered' }, who: { CN: '申请人', EN: 'You' }, days: 5 },
    afterwards: {
      key: 'enrolment',
      title: { CN: '报到入学', EN: 'Enrolment' },
      who: { CN: '申请人和学校', EN: 'You and the school' },
      days: 0,
    },
  }),
  departments: [
    {
      key: 'education',
      asks: { CN: '按志愿和居住地可安排哪所学校', EN: 'Which school can take the child, by its wishes and home' },
      sees: [
        'person.name',
        'talentCard.class',
        'child.name',
        'child.relation',
        'child.identity',
        'child.gender',
        'child.birth',
        'child.hukou',
        'schooling.grade',
        'schooling.term',
        'schooling.attends',
        'schooling.school',
        'schooling.wishes',
        'schooling.elsewhere',
        'schooling.siblings',
        'schooling.needs',
        'home.tenure',
        'home.leaseTo',
        'home.address',
        'materials.household',
        'materials.kinship',
        'materials.guardianship',
        'materials.home',
        'materials.vaccination',
        'materials.record',
      ],
    },
  ],
  exclusions: [],
  oncePer: {
    certificate: 'child.identity',
    name: 'child.name',
    own: [
      'child',
      'schooling',
      'materials.kinship',
      'materials.guardianship',
      'materials.vaccination',
      'materials.record',
    ],
    tells: ['schooling.grade', 'schooling.term', 'schooling.wishes'],
    message: {
      CN: '这个孩子本年度已有在办的入学申请，一个孩子一年只能有一件。请核对证件号码；申请由父母另一方提交的，请在那一件上办理。',
      EN: 'there is a live application for this child this year already, and a child can have one. Check the number; if the other parent applied, go on with that one.',
    },
  },
  defaultWindow: { from: '07-01', to: '08-31' },
  region: 'employment.companyCode',
  validMonths: 12,
  subject: 'schooling.grade',
  review: {
    checks: [
      {
        key: 'class',
        text: {
          CN: '人才卡有效，类别与认定记录一致',
          EN: 'The talent card is valid and its class agrees with the register',
        },
        section: 'talentCard',
      },
      {
        key: 'kinship',
        text: { CN: '亲子或监护关系有证明', EN: 'Parenthood or guardianship is proved' },
        section: 'child',
      },
      {
        key: 'age',
        text: { CN: '孩子年龄符合所申请的年级', EN: 'The child’s age fits the grade' },
        section: 'schooling',
      },
      {
        key: 'employer',
        text: {
          CN: '工作证明有单位公章，与填报单位一致',
          EN: 'The proof of work has the seal of the employer entered',
        },
        section: 'employment',
      },
      { key: 'home', text: { CN: '在本区实际居住', EN: 'The family lives in the district' }, section: 'home' },
    ],
    corrections: [
      ...commonCorrections,
      {
        key: 'kinship-proof',
        text: {
          CN: '现有材料不能证明亲子或监护关系，请补充。',
          EN: 'The documents do not prove parenthood or guardianship. Add what does.',
        },
        section: 'materials',
      },
      {
        key: 'grade-age',
        text: {
          CN: '孩子年龄与申请年级不符，请核对。',
          EN: 'The child’s age does not fit the grade. Check both.',
        },
        section: 'schooling',
      },
      {
        key: 'lease',
        text: {
          CN: '居住证明与填写的地址不一致或已过期，请更新。',
          EN: 'The proof of where you live names another address or has expired. Bring it up to date.',
        },
        section: 'home',
      },
    ],
    refusals: [
      {
        key: 'class-not-covered',
        text: {
          CN: '经核验，申请人不持有有效的 A 至 E 类人才卡。',
          EN: 'The applicant holds no valid talent card of classes A to E.',
        },
      },
      {
        key: 'not-living-here',
        text: {
          CN: '经核验，家庭未在本区实际居住或申请人未在本区工作。',
          EN: 'The family does not live in the district, or the applicant does not work there.',
        },
      },
      {
        key: 'no-place',
        text: {
          CN: '本次没有符合意向的空余学位，申请人不同意统筹安排。',
          EN: 'None of the schools wished for has a place, and no other school may be proposed.',
        },
      },
    ],
  },
});
