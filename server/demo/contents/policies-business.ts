import { writePolicy } from './write-policy.ts';

/** Policies on research, space and tax for companies. */
export const businessPolicies = [
  writePolicy({
    at: '2026-10-15 14:00',
    level: 'CITY',
    department: 'CITY_SCIENCE',
    field: ['RND'],
    validity: 'EFFECTIVE',
    issueNo: '汀科规〔2026〕7号',
    indexNo: 'TC-KJ-2026-0107',
    issuedOn: '2026-10-15',
    effectiveFrom: '2026-11-15',
    effectiveTo: '2029-11-14',
    replaces: '汀科规〔2023〕2号',
    title: [
      '科技型企业研发费用补助实施细则（2026 年修订）',
      'Rules for subsidies to the research expenses of technology companies (2026 revision)',
    ],
    summary: [
      '按加计扣除口径的研发费用给予 5% 至 10% 补助，单个企业每年最高 200 万元，小额免于审计。',
      'Subsidies of 5 to 10 per cent of research expenses as declared for tax, up to CNY 2 million a company and year; small amounts need no audit.',
    ],
    CN: `
# 第一章　总则
**第一条**　为引导科技型企业持续投入研发，制定本细则。
**第二条**　补助对象为在本市注册、上年度有研发费用且完成年度汇算清缴的科技型企业。
# 第二章　标准
**第三条**　补助以税务部门认可的研发费用为基数，分档计算：
| 企业情况 | 补助比例 | 年度上限（万元） |
| 成立不满五年 | 10% | 80 |
| 成立满五年，研发费用较上年增长 | 8% | 200 |
| 成立满五年，研发费用未增长 | 5% | 100 |
**第四条**　企业与高校、科研院所联合研发并实际支付的费用，按 1.2 倍计入基数。
**第五条**　当年新招收博士后或者博士的，每人另给 3 万元，最高 30 万元。
# 第三章　办理
**第六条**　每年 6 月受理一次。系统从税务数据中带出金额，企业核对确认，不再提交账册。
**第七条**　补助金额低于 20 万元的，免于审计，事后抽查；20 万元以上的，提交专项审计报告，费用由受理部门承担。
**第八条**　审核结果公示五个工作日，9 月底前拨付。
# 第四章　监督
**第九条**　虚列研发费用的，追回补助，三年内不得申请，并通报税务部门。
# 第五章　附则
**第十条**　同一笔费用已获其他财政资金支持的，扣除后计算。本细则自 2026 年 11 月 15 日起施行，有效期三年，汀科规〔2023〕2号同时废止。`,
    EN: `
# Chapter 1: General
**Article 1.** These Rules encourage technology companies to keep investing in research.
**Article 2.** They are for technology companies registered in the city which had research expenses in the past year and have settled their tax.
# Chapter 2: Amounts
**Article 3.** The base is the research expense accepted for tax:
| Company | Subsidy | Up to a year (CNY 10k) |
| Younger than five years | 10% | 80 |
| Older, expenses have grown | 8% | 200 |
| Older, expenses have not grown | 5% | 100 |
**Article 4.** What is paid for joint research with universities and institutes counts 1.2 times.
**Article 5.** For each postdoc or doctor hired in the year there are CNY 30,000 more, up to CNY 300,000.
# Chapter 3: Procedure
**Article 6.** Applications are taken every June. The system brings the amount from the tax record; the company confirms it and hands in no books.
**Article 7.** Below CNY 200,000 there is no audit but a sample afterwards. From CNY 200,000 a special audit report is needed, paid by the department.
**Article 8.** Results are on public notice for five working days and paid by the end of September.
# Chapter 4: Supervision
**Article 9.** Whoever invents expenses returns the subsidy, cannot apply for three years and is reported to the tax office.
# Chapter 5: Final provisions
**Article 10.** Expenses already supported by public money are deducted. These Rules hold from 15 November 2026 for three years; Ting Science Rules (2023) No. 2 end on that day.`,
  }),
  writePolicy({
    at: '2026-04-08 10:30',
    level: 'PARK',
    department: 'PORT',
    field: ['STARTUP', 'TAX'],
    validity: 'EFFECTIVE',
    issueNo: '云港管〔2026〕3号',
    indexNo: 'YG-GW-2026-0003',
    issuedOn: '2026-04-08',
    effectiveFrom: '2026-05-01',
    effectiveTo: '2028-04-30',
    title: [
      '云汀港园区初创企业场地与算力券发放细则',
      'Yunting Port: rules for space and computing vouchers for start-ups',
    ],
    summary: [
      '初创企业凭券抵扣场地租金和算力费用，两年内合计最高 60 万元，券面不计入企业应税收入的部分由园区统一说明。',
      'Start-ups pay rent and computing time with vouchers of up to CNY 600,000 in two years; the park explains how they are treated for tax.',
    ],
    CN: `
**第一条**　为降低初创企业起步成本，云汀港园区设立场地券和算力券。
**第二条**　注册地和实际办公地均在园区、成立不满三年、员工不超过三十人的企业可以申请。
**第三条**　券面标准如下：
| 券种 | 第一年 | 第二年 | 用途 |
| 场地券 | 租金的 80%，最高 20 万元 | 租金的 40%，最高 10 万元 | 园区内 300 平方米以内场地 |
| 算力券 | 最高 20 万元 | 最高 10 万元 | 园区签约的算力中心 |
**第四条**　企业在线申领，5 个工作日内核定额度，按月抵扣，用多少抵多少，不发放现金，当年未用完的作废。
**第五条**　算力券可用于训练、仿真、渲染，不得转让，不得用于挖矿。算力中心每月向企业出具用量清单。
**第六条**　企业应当在每年一月提交上年度经营情况一页纸，说明员工人数、订单和下一步打算。不满意的项目可以随时退租，不收违约金。
**第七条**　涉税处理由园区会同税务部门每年发布一次说明，企业按说明申报，园区安排会计师免费答疑。
**第八条**　转租场地、转让券额的，停止发放，追回已抵扣部分。
**第九条**　本细则自 2026 年 5 月 1 日起施行，有效期两年。此前按《云汀新区创业场地租金减免暂行办法》享受减免的企业，可申领剩余期限的场地券。`,
    EN: `
**Article 1.** Yunting Port has vouchers for space and for computing, so that starting costs less.
**Article 2.** Companies can apply which are registered in the park and work there, are younger than three years and have up to thirty staff.
**Article 3.** The amounts are:
| Voucher | First year | Second year | For |
| Space | 80% of the rent, up to CNY 200,000 | 40%, up to CNY 100,000 | up to 300 m² in the park |
| Computing | up to CNY 200,000 | up to CNY 100,000 | computing centres under contract |
**Article 4.** Apply online; the amount is fixed within 5 working days and deducted monthly, as much as you use. No cash is paid, and what is left at the end of the year is lost.
**Article 5.** Computing vouchers serve training, simulation and rendering. They cannot be passed on or used for mining. The centre sends a list of use every month.
**Article 6.** Each January the company sends one page on the past year: staff, orders and next steps. Space can be given back at any time without a penalty.
**Article 7.** Once a year the park and the tax office publish how vouchers are treated for tax. Companies declare accordingly; accountants answer questions free of charge.
**Article 8.** If space is sublet or a voucher passed on, vouchers end and what was deducted is taken back.
**Article 9.** These Rules hold from 1 May 2026 for two years. Companies that had reduced rent under the earlier provisional Measures can get space vouchers for the time that was left.`,
  }),
  writePolicy({
    at: '2026-03-20 09:30',
    level: 'DISTRICT',
    department: 'FINANCE',
    field: ['TAX', 'TALENT'],
    validity: 'EFFECTIVE',
    issueNo: '云汀财〔2026〕12号',
    indexNo: 'YT-CZ-2026-0012',
    issuedOn: '2026-03-18',
    effectiveFrom: '2026-04-01',
    effectiveTo: '2029-03-31',
    replaces: '云港管〔2022〕14号',
    title: [
      '云汀新区人才贡献奖励免申即享实施细则',
      'Rules for rewards to talent that need no application in Yunting New Area',
    ],
    summary: [
      'A 至 E 类人才按上年度贡献给予奖励，系统比对后直接到账，本人只需确认账户。',
      'Classes A to E are rewarded for what they contributed last year. The system compares the records and pays; you only confirm your account.',
    ],
    CN: `
# 第一章　总则
**第一条**　为激励人才长期在新区工作，规范奖励资金管理，制定本细则。
**第二条**　奖励不需要申请。由财政局会同人才、税务、人社部门比对数据，形成名单。
# 第二章　对象与标准
**第三条**　上年度末在库的 A 至 E 类人才，全年在新区工作满 9 个月的，列入名单。
**第四条**　奖励按上年度贡献分档，每人每年最高 40 万元：
| 档次 | 奖励比例 | 上限（万元） |
| A、B 类 | 40% | 40 |
| C 类 | 30% | 20 |
| D 类 | 25% | 12 |
| E 类 | 20% | 5 |
# 第三章　办理
**第五条**　每年 7 月汇算结束后生成名单，8 月由本人在平台确认收款账户，9 月到账。
**第六条**　名单中没有本人而认为应当列入的，可在 8 月 31 日前提出核对，5 个工作日内答复。
**第七条**　不愿领取的，可以选择捐入青年人才驿站，系统出具凭证。
# 第四章　监督
**第八条**　个人收入、纳税数据只用于计算，经办人员不得查看明细，查询留痕。
**第九条**　多发、错发的，次年扣回；提供虚假劳动关系的，追回全部奖励。
# 第五章　附则
**第十条**　本细则自 2026 年 4 月 1 日起施行，有效期三年。园区原有个人所得税奖励不再执行。`,
    EN: `
# Chapter 1: General
**Article 1.** These Rules are about rewards for talent who stay and work in the new area.
**Article 2.** No application is needed. Finance, talent, tax and human resources compare their records and make the list.
# Chapter 2: Who and how much
**Article 3.** The list has talent of classes A to E at the end of the past year who worked here for nine months of it.
**Article 4.** Rewards follow last year’s contribution, up to CNY 400,000 each:
| Class | Share | Up to (CNY 10k) |
| A, B | 40% | 40 |
| C | 30% | 20 |
| D | 25% | 12 |
| E | 20% | 5 |
# Chapter 3: Procedure
**Article 5.** The list is made in July after taxes are settled. In August you confirm your account on the platform; in September the money comes.
**Article 6.** If you should be on the list and are not, ask by 31 August; the answer comes within 5 working days.
**Article 7.** If you do not want the reward, you can give it to the youth hostels and get a receipt.
# Chapter 4: Supervision
**Article 8.** Pay and tax data serve the calculation only. Officers cannot see the details; each look at them is recorded.
**Article 9.** What was paid in error is deducted next year. False employment means that everything is returned.
# Chapter 5: Final provisions
**Article 10.** These Rules hold from 1 April 2026 for three years. The former income tax rewards of the parks end.`,
  }),
  writePolicy({
    at: '2025-08-11 09:40',
    level: 'DISTRICT',
    department: 'SCIENCE',
    field: ['STARTUP'],
    validity: 'EXPIRED',
    issueNo: '云汀科〔2023〕6号',
    indexNo: 'YT-KJ-2023-0006',
    issuedOn: '2023-03-02',
    effectiveFrom: '2023-03-02',
    effectiveTo: '2026-03-01',
    title: [
      '云汀新区创业场地租金减免暂行办法',
      'Provisional Measures for reduced rents of start-up space in Yunting New Area',
    ],
    summary: [
      '初创企业租用孵化场地按年限减免租金。有效期至 2026 年 3 月 1 日，期满自动失效。',
      'Start-ups in incubators paid less rent, depending on their age. The Measures ended on 1 March 2026.',
    ],
    CN: `
**第一条**　为支持创业，对租用新区孵化器、众创空间的初创企业减免租金，制定本办法。
**第二条**　减免对象为成立不满三年、带头人具有本科以上学历或者中级以上职称的企业。
**第三条**　减免标准按企业成立年限确定：
| 年限 | 减免比例 | 面积上限 |
| 第一年 | 100% | 100 平方米 |
| 第二年 | 50% | 150 平方米 |
| 第三年 | 30% | 200 平方米 |
**第四条**　企业先缴后补，每半年凭租金发票向科技创新局申请一次，补贴拨付至企业账户。
**第五条**　有下列情形的，不予减免：
- 注册地与实际办公地不一致的；
- 半年内无员工缴纳社会保险的；
- 场地转租、分租的。
**第六条**　孵化器不得因减免提高租金标准，违反的取消资格，已收部分退还企业。
**第七条**　每年组织一次抽查，抽查比例不低于 20%，重点核对实际办公人数、租金发票与银行流水。抽查结果通报孵化器，并作为下一年度合作的依据。
**第八条**　申请减免的企业应当配合统计调查，如实填报从业人员、营业收入和知识产权情况。
**第九条**　本办法自印发之日起施行，有效期三年。期满后尚在减免期内的企业，按新的规定衔接。`,
    EN: `
**Article 1.** Under these Measures start-ups in the incubators and shared work spaces of the new area pay less rent.
**Article 2.** They are for companies younger than three years whose head holds a bachelor’s degree or above, or an intermediate title or above.
**Article 3.** The reduction depends on the age of the company:
| Year | Reduction | Up to |
| First | 100% | 100 m² |
| Second | 50% | 150 m² |
| Third | 30% | 200 m² |
**Article 4.** The company pays first and applies twice a year to the Science and Innovation Bureau with its invoices; the subsidy goes to its account.
**Article 5.** There is no reduction if
- the company works elsewhere than it is registered,
- nobody in it has had social insurance for half a year, or
- the space is sublet.
**Article 6.** Incubators may not raise their rents because of this. Those that do lose their status and return the difference.
**Article 7.** At least 20 per cent are checked every year, above all the number of people at work, invoices and bank records. Incubators are told the result; it counts for the next year.
**Article 8.** Companies with a reduction take part in surveys and report staff, revenue and intellectual property truthfully.
**Article 9.** These Measures hold from the day of issue for three years. For companies still within their reduction then, new rules follow.`,
  }),
  writePolicy({
    at: '2025-08-11 09:50',
    level: 'PARK',
    department: 'PORT',
    field: ['TAX'],
    validity: 'REPEALED',
    issueNo: '云港管〔2022〕14号',
    indexNo: 'YG-GW-2022-0014',
    issuedOn: '2022-05-19',
    effectiveFrom: '2022-06-01',
    effectiveTo: '2025-12-31',
    title: [
      '云汀港园区个人所得税奖励办法（试行）',
      'Yunting Port: Measures for income tax rewards (for trial implementation)',
    ],
    summary: [
      '园区对重点岗位人员按个人所得税给予奖励的试行办法，2026 年 1 月 1 日起废止。',
      'Trial Measures by which the park rewarded key staff according to their income tax. Repealed from 1 January 2026.',
    ],
    CN: `
**第一条**　为吸引重点岗位人员到云汀港园区工作，制定本办法。
**第二条**　奖励对象为园区企业中年度工资薪金收入 30 万元以上、连续工作满一年的管理人员和技术人员。
**第三条**　奖励分两档：年收入 30 万元至 60 万元的，按地方留成部分的 50% 奖励；60 万元以上的，按 80% 奖励。
**第四条**　由企业统一申请，每年 5 月提交员工名册、完税证明和劳动合同，园区 7 月审核，9 月拨付至企业，企业在 10 个工作日内转付个人。
**第五条**　企业不得截留、挪用奖励。员工可以向园区查询本人奖励金额，园区应当当场答复。
**第六条**　同一人当年已享受其他同类奖励的，不重复奖励。
**第七条**　提供虚假材料的，追回奖励，取消企业三年申请资格，并通报有关部门。
**第八条**　年度奖励资金纳入园区预算，总额不足时按比例核减，并提前公告。
**第九条**　本办法自 2022 年 6 月 1 日起试行。
**废止说明**　按照清理财税优惠的要求，本办法自 2026 年 1 月 1 日起废止。2025 年度的奖励仍按本办法审核，2026 年 9 月底前拨付完毕；以后年度按新区统一的人才贡献奖励办理。`,
    EN: `
**Article 1.** These Measures attract people in key posts to Yunting Port.
**Article 2.** They are for managers and engineers of companies in the park with a yearly pay of CNY 300,000 or more who have worked there for a year.
**Article 3.** Between CNY 300,000 and 600,000 the reward is 50 per cent of the local share of the tax; above that 80 per cent.
**Article 4.** The company applies each May with a list of staff, tax receipts and contracts. The park reviews in July and pays the company in September, which passes it on within 10 working days.
**Article 5.** The company may not keep any of it. Staff can ask the park for their amount and get an answer at once.
**Article 6.** Nobody is rewarded twice for the same year.
**Article 7.** For false papers the reward is returned and the company cannot apply for three years.
**Article 8.** Rewards are part of the park’s budget. If it is not enough, all are reduced in proportion, and this is announced ahead.
**Article 9.** These Measures are tried out from 1 June 2022.
**On the repeal.** As tax incentives are brought into line, these Measures are repealed from 1 January 2026. Rewards for 2025 are still reviewed under them and paid by the end of September 2026; later years follow the reward of the new area.`,
  }),
];
