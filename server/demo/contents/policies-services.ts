import { writePolicy } from './write-policy.ts';

/** Policies of the district on recognition, homes, schools and health. */
export const servicePolicies = [
  writePolicy({
    at: '2025-08-11 09:00',
    level: 'DISTRICT',
    department: 'TALENT_BUREAU',
    field: ['TALENT'],
    validity: 'EFFECTIVE',
    issueNo: '云汀人才〔2024〕6号',
    indexNo: 'YT-RC-2024-0006',
    issuedOn: '2024-02-20',
    effectiveFrom: '2024-03-01',
    effectiveTo: '2027-02-28',
    programme: 'talentapply',
    title: [
      '云汀新区人才分类认定办法（试行）',
      'Yunting New Area Measures for Talent Recognition (for trial implementation)',
    ],
    summary: [
      '人才分 A 至 F 六类，对照目录认定，发人才卡。能直接认定的不评审，不收任何费用。',
      'Six classes from A to F, recognised by the catalogue, with a talent card. What a certificate proves is not reviewed again, and nothing is charged.',
    ],
    CN: `
# 第一章　总则
**第一条**　为科学评价人才、兑现服务，制定本办法。
**第二条**　人才分为 A（顶尖）、B（国家级领军）、C（省级领军）、D（市级高层次）、E（高级）、F（基础）六类，具体条款见《云汀新区人才分类目录》。
# 第二章　申请
**第三条**　在新区全职就业、自主创业或者灵活就业，并在本市缴纳社会保险的人员，可以申请。退休返聘人员限申请 A、B、C 类。
**第四条**　申请人按就高原则选择一个类别和一项条款，一年内申请一次。类别提高的，可以另行申请。
# 第三章　认定
**第五条**　认定方式分为直接认定、行业主管部门推荐、用人单位推荐。学历、职称、职业资格等有明确证书的，直接认定。
**第六条**　窗口 5 个工作日内受理，主管部门 15 个工作日内审核。需要补正的逐项列明，申请人 5 个工作日内只改所列内容，最多三次。
**第七条**　审核通过的公示 5 个工作日，无异议的 10 个工作日内发放电子人才卡，有效期五年。
# 第四章　管理
**第八条**　A 至 D 类人才每年考核一次。不合格的暂停次年待遇，可以申请复核。
**第九条**　工作单位、联系方式变化的，应当在 30 日内更新。
**第十条**　有下列情形之一的，撤销认定：
- 提供虚假材料或者隐瞒事实的；
- 严重失信或者违法犯罪的；
- 离开新区满一年且未再就业的。
**第十一条**　对不予认定或者撤销有异议的，可在 10 个工作日内申诉。
# 第五章　附则
**第十二条**　认定不收取费用。本办法自 2024 年 3 月 1 日起试行，试行期三年。`,
    EN: `
# Chapter 1: General
**Article 1.** These Measures say how talent is assessed, so that services can be given.
**Article 2.** There are six classes: A (top talent), B (national leading), C (provincial leading), D (high-level of the city), E (senior) and F (basic). The clauses stand in the Catalogue of Talent Classes.
# Chapter 2: Applying
**Article 3.** You can apply if you work full-time, run a business or work flexibly in the new area and pay social insurance in the city. Those retired and rehired can apply for classes A, B and C only.
**Article 4.** Choose the highest class you qualify for and one clause of it. You can apply once a year, and again when you reach a higher class.
# Chapter 3: Recognition
**Article 5.** There are three routes: direct recognition, recommendation by the department in charge, recommendation by the employer. Where a degree, title or qualification is proof, recognition is direct.
**Article 6.** The desk accepts within 5 working days, the department reviews within 15. Corrections are listed one by one; within 5 working days you change only those, three times at most.
**Article 7.** After a public notice of 5 working days without objection, the electronic talent card follows within 10. It is valid for five years.
# Chapter 4: Afterwards
**Article 8.** Classes A to D are assessed each year. After a fail, next year’s benefits pause; you can ask for another look.
**Article 9.** Changes of employer or contact details are updated within 30 days.
**Article 10.** Recognition is withdrawn from those who
- used false papers or hid facts,
- have a serious record of dishonesty or a criminal conviction, or
- left the new area and have not worked here again for a year.
**Article 11.** You can appeal within 10 working days.
# Chapter 5: Final provisions
**Article 12.** Nothing is charged. These Measures are tried out from 1 March 2024 for three years.`,
    interpretation: [
      {
        question: ['在外区上班、住在云汀，可以认定吗？', 'I live in Yunting but work elsewhere. Can I be recognised?'],
        answer: [
          '不可以。认定看工作地，须在新区就业、创业或灵活就业；社会保险在本市任一区缴纳都可以。',
          'No. Work counts: you must be employed, run a business or work flexibly here. Social insurance may be paid in any district of the city.',
        ],
      },
      {
        question: ['人才卡快到期了，要重新走一遍吗？', 'My card is about to expire. Do I start all over again?'],
        answer: [
          '不用。期满前 60 日内可在个人中心续期，条款和单位都没变的，系统核验通过即时延长五年。',
          'No. From 60 days before its end you can renew it in your personal centre. If clause and employer are the same, it is extended for five years at once.',
        ],
      },
      {
        question: ['年薪条款看税前还是税后？', 'Does the pay clause look at pay before or after tax?'],
        answer: [
          '看税前，以个人所得税申报记录为准，奖金按发放当年计入，股权收益不计。',
          'Before tax, as declared for income tax. Bonuses count in the year they are paid; gains from shares do not.',
        ],
      },
    ],
    files: [
      {
        name: '附件：云汀新区人才分类目录',
        content: `
申请人对照目录选择一项条款，证明材料与条款一一对应。
# A 类至 C 类
| 条款 | 内容 | 方式 |
| A1 | 国际重要科学技术奖获得者 | 直接认定 |
| A2 | 国家最高层次科技奖励主要完成人 | 直接认定 |
| A3 | 相当于上述层次的顶尖人才 | 部门推荐 |
| B1 | 国家级人才计划入选者 | 直接认定 |
| B2 | 国家科学技术奖二等奖前三位完成人 | 直接认定 |
| B3 | 国家级重点实验室主要负责人 | 部门推荐 |
| C1 | 省级人才计划入选者 | 直接认定 |
| C2 | 省部级科学技术奖一等奖前三位完成人 | 直接认定 |
| C3 | 专精特新企业主要创始人 | 部门推荐 |
# D 类至 F 类
| 条款 | 内容 | 方式 |
| D1 | 正高级专业技术职称人员 | 直接认定 |
| D2 | 全日制博士研究生且取得博士学位 | 直接认定 |
| D3 | 年薪达到规定标准的企业高级管理或技术人才 | 单位推荐 |
| E1 | 副高级专业技术职称人员 | 直接认定 |
| E2 | 全日制硕士研究生且取得硕士学位 | 直接认定 |
| E3 | 高级技师 | 直接认定 |
| F1 | 全日制本科毕业生且取得学士学位 | 直接认定 |
| F2 | 中级专业技术职称人员 | 直接认定 |
| F3 | 技师 | 直接认定 |`,
      },
    ],
  }),
  writePolicy({
    at: '2026-10-28 15:00',
    level: 'DISTRICT',
    department: 'EDUCATION',
    field: ['EDUCATION', 'TALENT'],
    validity: 'EFFECTIVE',
    issueNo: '云汀教〔2026〕33号',
    indexNo: 'YT-JY-2026-0033',
    issuedOn: '2026-10-28',
    effectiveFrom: '2026-12-01',
    effectiveTo: '2031-11-30',
    title: [
      '关于优化人才子女入学服务的若干措施',
      'Measures for improving school-place services for children of talent',
    ],
    summary: [
      '集中办理固定在每年六月，结果暑假前告知；幼儿园首次纳入，外籍子女可选双语融合班。',
      'The joint procedure is held every June and families know before the holidays. Kindergartens are included for the first time; foreign children can choose bilingual classes.',
    ],
    CN: `
为让人才子女入学更早确定、更少跑动，提出以下措施。
# 一、范围和顺序
**第一条**　A 至 E 类人才的适龄子女，从幼儿园小班到高中一年级，均可申请。每个孩子填一张表，兄弟姐妹可以关联，尽量安排在同一所学校。
**第二条**　按以下方式安排：
| 类别 | 方式 |
| A 类、B 类 | 全区公办学校任选一所 |
| C 类 | 居住地或者工作地片区内择优 |
| D 类 | 居住地片区内有空余学位的学校 |
| E 类 | 居住地片区统筹，可提两个意向 |
# 二、时间
**第三条**　每年 6 月 1 日至 15 日集中办理，6 月 25 日前逐户电话告知方案。家长可以拒绝一次，由系统给出第二方案。
**第四条**　7 月以后新认定的，8 月下旬补办；学期中转入的，10 个工作日内安排。
# 三、材料
**第五条**　户籍、居住、认定信息由系统核验。家长只需上传孩子的出生证明或者护照；外籍子女另附此前就读证明，可为任何语言，由教育局组织翻译。
# 四、融入
**第六条**　小学设双语融合班，中外学生各半。初中开设每周四课时的中文辅导，不收费。
**第七条**　有特殊教育需要的，安排资源教师评估，方案征得家长同意后实施。
# 五、附则
**第八条**　学位随人才服务关系保留，搬家不影响已经安排的学位。本措施自 2026 年 12 月 1 日起施行，有效期五年。`,
    EN: `
So that families know earlier and travel less, the following holds.
# 1. Who, and in what order
**Article 1.** Children of talent of classes A to E can apply, from the first year of kindergarten to the first of senior school. There is one form a child; brothers and sisters can be linked and go to the same school where possible.
**Article 2.** Places are given in this way:
| Class | Place |
| A, B | Any public school of the district |
| C | A good school near home or work |
| D | A school near home that has places |
| E | A school near home; you may name two wishes |
# 2. When
**Article 3.** The joint procedure runs from 1 to 15 June. By 25 June each family is called with a proposal. You may refuse once; the system then makes a second one.
**Article 4.** If you are recognised after July, apply in late August. A change of school during a term is settled within 10 working days.
# 3. Papers
**Article 5.** The system verifies household, home and recognition. You upload only the child’s birth certificate or passport. Foreign children add proof of their last school in any language; the Education Bureau has it translated.
# 4. Settling in
**Article 6.** Primary schools have bilingual classes, half Chinese and half foreign. Junior middle schools give four lessons of Chinese a week, free of charge.
**Article 7.** For special needs a resource teacher makes a plan, which starts when the parents agree.
# 5. Final provisions
**Article 8.** The place belongs to the child; moving house does not change it. These Measures hold from 1 December 2026 for five years.`,
    interpretation: [
      {
        question: ['夫妻两人都是人才，按谁的类别算？', 'Both of us are recognised. Whose class counts?'],
        answer: ['按类别高的一方计算，只需一方提交申请。', 'The higher one. Only one of you needs to apply.'],
      },
      {
        question: ['幼儿园安排的是公办还是民办？', 'Is the kindergarten public or private?'],
        answer: [
          '优先安排公办和普惠性幼儿园。附近学位不足时可选民办，差价由教育局补贴一半，每月不超过 800 元。',
          'Public and subsidised ones come first. If there are too few near by you may choose a private one; half the difference is paid, up to CNY 800 a month.',
        ],
      },
    ],
  }),
  writePolicy({
    at: '2025-12-30 11:00',
    level: 'DISTRICT',
    department: 'HOUSING',
    field: ['HOUSING', 'TALENT'],
    validity: 'EFFECTIVE',
    issueNo: '云汀住建〔2025〕39号',
    indexNo: 'YT-ZJ-2025-0039',
    issuedOn: '2025-12-26',
    effectiveFrom: '2026-02-01',
    effectiveTo: '2031-01-31',
    programme: 'apartapply',
    title: ['云汀新区人才公寓租赁管理办法', 'Yunting New Area Measures for the Letting of Talent Apartments'],
    summary: [
      '规定谁能租、怎样排序、租金怎么定、什么情况下退租，选房 48 小时，退租提前 30 日。',
      'Who can rent, in what order, at what rent and when a lease ends. You choose within 48 hours and give 30 days’ notice.',
    ],
    CN: `
# 第一章　总则
**第一条**　为规范人才公寓的配租、使用和退出，制定本办法。
**第二条**　人才公寓只租不售，由云汀新区人才安居中心统一管理，任何单位和个人不得转租、出借或者改变用途。
# 第二章　申请与配租
**第三条**　申请人应当同时符合下列条件：
- 本科以上学历、中级以上职称或者技师以上职业资格；
- 与新区单位签订劳动合同且剩余期限满一年，或者在新区创业、灵活就业；
- 本人及配偶在本市无自有住房，或者现有住房距工作单位 30 公里以上，且未享受其他住房保障。
**第四条**　按批次受理，每批公布房源、租金和截止时间。申请人可选不超过三个小区并排出先后。
**第五条**　按人才类别、工作年限、家庭人口计分排序，同分的按提交先后。收到通知后 48 小时内在线选房，逾期由下一位选择，六个月内不再列入排序。
# 第三章　租金
**第六条**　租金不高于同地段市场租金的六成，每年评估一次，上涨的在合同期内不调整。
**第七条**　A 类免收租金，B 至 F 类分别减免 50%、30%、20%、10%、5%，夫妻不叠加。
# 第四章　使用与退出
**第八条**　租期一次不超过三年，期满可续，累计不超过六年，A、B 类不受此限。
**第九条**　承租人退租应当提前 30 日告知。离职的，自离职之日起可继续居住 90 日。
**第十条**　转租、连续三个月欠租、空置六个月以上的，解除合同，五年内不得再次申请。
# 第五章　附则
**第十一条**　本办法自 2026 年 2 月 1 日起施行，有效期五年。`,
    EN: `
# Chapter 1: General
**Article 1.** These Measures say how talent apartments are let, used and given back.
**Article 2.** They are let and not sold. The Yunting Talent Housing Centre manages them; nobody may sublet or lend one or use it for another purpose.
# Chapter 2: Applying and letting
**Article 3.** All of this is needed:
- a bachelor’s degree or above, an intermediate title or above, or the grade of technician or above;
- a contract here with another year to run, or a business or flexible work here;
- no home of your own or your spouse’s in the city, or only one over 30 km from work, and no other housing support.
**Article 4.** Apartments are let in batches. Each names the apartments, the rents and the closing date. You may choose up to three estates, in order.
**Article 5.** Applications are ranked by talent class, years of work and size of family, equal ones by the time they came in. Choose online within 48 hours of the notice; after that it is the next person’s turn, and you are out of the line for six months.
# Chapter 3: Rent
**Article 6.** The rent is 60 per cent of the market rent at most and assessed every year. A rise does not touch leases that are running.
**Article 7.** Class A pays nothing. Classes B to F pay 50, 30, 20, 10 and 5 per cent less. A couple has one reduction.
# Chapter 4: Use and end
**Article 8.** A lease runs for up to three years and can be renewed up to six in all; classes A and B have no such limit.
**Article 9.** Give notice 30 days ahead. If you leave your job, you may stay for 90 days.
**Article 10.** A lease ends when the apartment is sublet, the rent is three months behind or the apartment stands empty for six months. There is no new application for five years.
# Chapter 5: Final provisions
**Article 11.** These Measures hold from 1 February 2026 for five years.`,
    interpretation: [
      {
        question: ['父母在本市有房，我能申请吗？', 'My parents own a home in the city. May I apply?'],
        answer: [
          '可以。只核查本人和配偶名下的住房，父母的不算。',
          'Yes. Only homes of yourself and your spouse count.',
        ],
      },
      {
        question: ['选房时没有合适的，放弃有什么影响？', 'None of the flats suits me. What if I do not choose?'],
        answer: [
          '48 小时内主动点击“本批放弃”的，下一批仍可参加；逾期不操作的，六个月内不再列入排序。',
          'If you press “not this time” within 48 hours, you can take part in the next batch. If you do nothing, you are out of the line for six months.',
        ],
      },
      {
        question: ['可以养宠物吗？', 'Are pets allowed?'],
        answer: [
          '可以，须登记并遵守所在小区的约定，合租的还要室友同意。',
          'Yes. Register them and keep the rules of the estate; if you share, your flatmates must agree.',
        ],
      },
    ],
  }),
  writePolicy({
    at: '2025-08-11 09:20',
    level: 'DISTRICT',
    department: 'HEALTH',
    field: ['HEALTH', 'TALENT'],
    validity: 'EFFECTIVE',
    issueNo: '云汀卫〔2024〕12号',
    indexNo: 'YT-WJ-2024-0012',
    issuedOn: '2024-06-17',
    effectiveFrom: '2024-07-01',
    effectiveTo: '2029-06-30',
    title: [
      '云汀新区高层次人才医疗保健服务办法',
      'Measures for the medical care of high-level talent in Yunting New Area',
    ],
    summary: [
      'A 至 D 类人才享受就医引导、优先预约和年度体检，A、B 类配一名健康联络员。',
      'Guidance, priority appointments and a yearly check for classes A to D; a health officer for classes A and B.',
    ],
    CN: `
# 第一章　总则
**第一条**　为做好高层次人才的医疗保健服务，制定本办法。
**第二条**　本办法适用于 A 至 D 类人才。服务不影响其他患者的正常就诊秩序，急诊一律按病情轻重安排。
# 第二章　定点医院
**第三条**　云汀大学附属医院、南屿医科大学云汀医院、临空国际医疗中心为定点医院，各设人才服务窗口，其中一家提供英语门诊。
# 第三章　服务内容
**第四条**　按类别提供下列服务：
| 服务 | A、B 类 | C 类 | D 类 |
| 优先预约（工作日） | 1 天内 | 2 天内 | 3 天内 |
| 健康联络员 | 有 | 无 | 无 |
| 年度体检标准（元） | 6,000 / 4,000 | 2,500 | 1,500 |
| 家属同等体检 | 1 名 | 协议价 | 协议价 |
**第五条**　健康联络员协助预约、陪诊、整理病历，并在出院后一周内回访。
**第六条**　外籍人才可以使用商业保险直接结算，定点医院提供双语费用清单。
# 第四章　保障
**第七条**　人才就诊信息只用于诊疗，未经本人同意不得提供给用人单位。
**第八条**　体检经费由新区财政列支，当年有效，不折现。
# 第五章　附则
**第九条**　本办法自 2024 年 7 月 1 日起施行，有效期五年。`,
    EN: `
# Chapter 1: General
**Article 1.** These Measures are about the medical care of high-level talent.
**Article 2.** They apply to classes A to D. Other patients must not wait longer because of them, and emergencies go by need alone.
# Chapter 2: Hospitals
**Article 3.** Yunting University Hospital, Nanyu Medical University Yunting Hospital and Airport International Medical Centre each have a desk for talent; one of them offers consultations in English.
# Chapter 3: Services
**Article 4.** By class:
| Service | A, B | C | D |
| Appointment within (working days) | 1 | 2 | 3 |
| Health officer | yes | no | no |
| Yearly check up to (CNY) | 6,000 / 4,000 | 2,500 | 1,500 |
| Check for family | one person | agreed price | agreed price |
**Article 5.** The health officer helps with appointments, comes along, keeps the papers in order and calls within a week after hospital.
**Article 6.** Foreign talent can settle with commercial insurance directly; bills are in two languages.
# Chapter 4: Safeguards
**Article 7.** Medical records serve treatment only. Without your consent no employer sees them.
**Article 8.** Checks are paid by the new area, valid for the year and not paid out.
# Chapter 5: Final provisions
**Article 9.** These Measures hold from 1 July 2024 for five years.`,
  }),
];
