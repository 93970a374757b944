import { writePolicy } from './write-policy.ts';

/** Policies of the district on talent. */
export const talentPolicies = [
  writePolicy({
    at: '2026-11-12 16:30',
    level: 'DISTRICT',
    department: 'TALENT_BUREAU',
    field: ['TALENT', 'HOUSING'],
    validity: 'EFFECTIVE',
    issueNo: '云汀人才〔2026〕18号',
    indexNo: 'YT-RC-2026-0018',
    issuedOn: '2026-11-12',
    effectiveFrom: '2026-11-12',
    effectiveTo: '2029-11-11',
    programme: 'apartapply',
    top: true,
    title: ['云汀新区青年人才安居支持办法', 'Measures for supporting the housing of young talent in Yunting New Area'],
    summary: [
      '统一驿站、租房补贴、人才公寓三段衔接：求职住驿站，入职领补贴，稳定后住公寓；青年团队可以合租。',
      'Hostel, rent support and talent apartment become three steps: a bed while you look for work, support once you have it, a flat when you stay. Young teams can share.',
    ],
    CN: `
为帮助青年人才来得了、住得下、留得住，结合新区实际，制定本办法。
# 第一章　总则
**第一条**　本办法所称青年人才，是指年龄不超过 40 周岁，具有大学本科以上学历、中级以上职称或者技师以上职业资格，在新区就业、创业或者正在求职的人员。
**第二条**　安居支持按求职、起步、稳定三个阶段衔接，前一阶段的记录自动转入后一阶段，已经核验的材料不重复提交。
# 第二章　求职阶段
**第三条**　毕业三年内的求职人员可免费入住青年人才驿站 10 天，有面试安排的可延长 4 天，签订劳动合同的可再住 5 天。
# 第三章　起步阶段
**第四条**　签订一年以上劳动合同并缴纳社会保险的，自次月起享受租房补贴，累计不超过 36 个月。
| 对象 | 每月标准（元） |
| 博士研究生 | 2,000 |
| 硕士研究生 | 1,500 |
| 高级技师、技师 | 1,500 |
| 本科毕业生 | 1,000 |
**第五条**　补贴按季度发放。已享受的人员每季度确认一次，工作和住房无变化的，不再提交材料。
# 第四章　稳定阶段
**第六条**　符合条件的可申请人才公寓，租金不高于同地段市场租金的六成，租期一次不超过三年。
**第七条**　注册未满三年的初创企业，三名以上成员可共同申请一套两居室或者三居室，合同分别签订，一人退租不影响其他人。
**第八条**　租房补贴与人才公寓租金减免不同时享受，可在两者之间变更一次。
# 第五章　附则
**第九条**　弄虚作假的，追回补贴，三年内不予受理。
**第十条**　本办法自印发之日起施行，有效期三年，由云汀新区人才工作局负责解释。`,
    EN: `
These Measures help young talent to come to Yunting, to find a home and to stay.
# Chapter 1: General
**Article 1.** Young talent means people of up to 40 years with a bachelor’s degree or above, an intermediate title or above, or the grade of technician or above, who work, run a business or look for work in the new area.
**Article 2.** Support has three steps: looking for work, starting out, staying. Records pass from one step to the next, and papers that were verified are not asked for again.
# Chapter 2: Looking for work
**Article 3.** Within three years of graduation, people who look for work stay in a youth hostel for ten nights free of charge, four more with an appointment for an interview, and five more with a signed contract.
# Chapter 3: Starting out
**Article 4.** With a contract of at least one year and social insurance, rent support begins the next month, for up to 36 months.
| Who | CNY a month |
| Doctoral graduates | 2,000 |
| Master’s graduates | 1,500 |
| Senior technicians and technicians | 1,500 |
| Bachelor’s graduates | 1,000 |
**Article 5.** It is paid each quarter. Those who have it confirm each quarter; if work and home are the same, no papers are needed.
# Chapter 4: Staying
**Article 6.** Those who qualify can apply for a talent apartment at 60 per cent of the market rent of the area at most, for up to three years at a time.
**Article 7.** In a start-up registered for less than three years, three or more members can apply together for an apartment of two or three rooms. Each signs a lease; if one leaves, the others stay.
**Article 8.** Rent support and the reduced rent of a talent apartment are not given together. You may change from one to the other once.
# Chapter 5: Final provisions
**Article 9.** Support obtained by false statements is taken back, and no application is accepted for three years.
**Article 10.** These Measures hold from the day of issue for three years and are interpreted by the Yunting Talent Bureau.`,
    interpretation: [
      {
        question: ['正在领租房补贴，新办法施行后要重新申请吗？', 'I already receive rent support. Do I apply again?'],
        answer: [
          '不用。已领取的月数计入 36 个月，下一次季度确认时系统会显示剩余月数。',
          'No. The months you have had count towards the 36; the next time you confirm, you see how many are left.',
        ],
      },
      {
        question: ['合租的三个人必须在同一家企业吗？', 'Must the three who share work for the same company?'],
        answer: [
          '是。三人须为同一家初创企业的股东或员工，其中一人为发起人。后来有人换了单位，可住到本合同期满。',
          'Yes, as shareholders or staff of one start-up; one of them makes the application. If somebody changes employer later, they may stay until the lease ends.',
        ],
      },
      {
        question: ['满 40 周岁以后怎么办？', 'What happens when I turn 40?'],
        answer: [
          '年龄以首次申请当月为准，已经享受的不受影响，直至期满。',
          'Your age in the month of your first application counts. What you already have goes on to its end.',
        ],
      },
    ],
  }),
  writePolicy({
    at: '2026-09-18 10:00',
    level: 'DISTRICT',
    department: 'TALENT_BUREAU',
    field: ['TALENT'],
    validity: 'EFFECTIVE',
    issueNo: '云汀人社〔2026〕21号',
    indexNo: 'YT-RS-2026-0021',
    issuedOn: '2026-09-18',
    effectiveFrom: '2026-10-20',
    effectiveTo: '2031-10-19',
    title: ['技能人才等级与职称贯通管理办法', 'Measures for linking skill grades and professional titles'],
    summary: [
      '技师可参评工程师，工程师可考技师。操作能力当场看，论文不作要求。',
      'Technicians can be assessed as engineers and engineers as technicians. Skill is shown on the spot; papers are not required.',
    ],
    CN: `
# 第一章　总则
**第一条**　为打通技能人才与专业技术人才的成长通道，制定本办法。
**第二条**　在新区企业从事生产、检测、维护、工艺等工作的在职人员，按照本办法双向参评。非全日制用工连续工作满两年的，同等对待。
# 第二章　对应关系
**第三条**　等级与职称按下表对应。
| 职业技能等级 | 可申报的职称 | 从事本专业年限 |
| 高级工 | 助理工程师 | 2 年 |
| 技师 | 工程师 | 3 年 |
| 高级技师 | 高级工程师 | 4 年 |
**第四条**　具有对应职称的专业技术人员，可直接申报同层级职业技能评价，免理论考试。
# 第三章　评价方式
**第五条**　评价以现场操作和解决问题的实例为主。申报人提交两个实例，写明问题、做法和结果，由同岗位的人证明。
**第六条**　不将论文、外语、计算机作为条件。获得授权专利、参与制定标准、带出技师以上徒弟的，可以加分，加分不超过总分的 15%。
**第七条**　评委中来自一线的技师不少于三分之一。
# 第四章　结果使用
**第八条**　贯通取得的职称与正常取得的效力相同，可用于人才认定、岗位聘任和工资协商。
**第九条**　企业应当在结果公布后三个月内明确相应岗位待遇。
# 第五章　附则
**第十条**　本办法自 2026 年 10 月 20 日起施行，有效期五年。`,
    EN: `
# Chapter 1: General
**Article 1.** These Measures open the way between skilled trades and engineering in both directions.
**Article 2.** They apply to people in work in companies of the new area, in production, inspection, maintenance or process engineering. Part-time workers count after two years without a break.
# Chapter 2: What corresponds
**Article 3.** Grades and titles correspond as follows.
| Skill grade | Title | Years in the field |
| Skilled worker | Assistant engineer | 2 |
| Technician | Engineer | 3 |
| Senior technician | Senior engineer | 4 |
**Article 4.** With a title you can apply for the corresponding skill grade without the written exam.
# Chapter 3: How it is assessed
**Article 5.** What counts is work on the spot and problems solved. Describe two cases: the problem, what you did, the result. Somebody in the same post confirms them.
**Article 6.** Papers, foreign languages and computer tests are no condition. Patents granted, standards written and apprentices who became technicians add up to 15 per cent.
**Article 7.** At least a third of the judges are technicians from the shop floor.
# Chapter 4: What it is worth
**Article 8.** A title gained in this way is worth the same as any other: for talent recognition, for posts and for pay.
**Article 9.** Within three months of the result the company says what pay and post follow.
# Chapter 5: Final provisions
**Article 10.** These Measures hold from 20 October 2026 for five years.`,
  }),
  writePolicy({
    at: '2026-01-14 10:00',
    level: 'DISTRICT',
    department: 'TALENT_BUREAU',
    field: ['TALENT', 'STARTUP'],
    validity: 'EFFECTIVE',
    issueNo: '云汀人才〔2026〕3号',
    indexNo: 'YT-RC-2026-0003',
    issuedOn: '2026-01-14',
    effectiveFrom: '2026-02-01',
    effectiveTo: '2029-01-31',
    replaces: '云汀人才〔2023〕11号',
    title: [
      '云汀新区凤凰计划实施办法（2026 年修订）',
      'Yunting New Area Measures for the Phoenix Plan (2026 revision)',
    ],
    summary: [
      '创业、全职、短期三类之外增设青年项目，资助改为按约定目标分期拨付，个人最高 500 万元。',
      'A youth item joins founders, full-time and short-term talent. Support of up to CNY 5 million is paid in steps as agreed aims are reached.',
    ],
    CN: `
# 第一章　总则
**第一条**　凤凰计划支持带着技术、团队和项目来云汀工作的人才，坚持谁用谁评、按约定兑现。
**第二条**　计划每年组织一次年度申报，可分批评审。同一人选同一年度只能申报一个类别。
# 第二章　类别与标准
**第三条**　设创业人才、全职人才、短期人才、青年项目四类，另设创新创业团队。
| 类别 | 基本条件 | 最高资助（万元） |
| 创业人才 | 在新区注册企业，本人为第一大股东或持股 30% 以上 | 500 |
| 全职人才 | 每年在新区工作 9 个月以上 | 150 |
| 短期人才 | 协议期三年，每年累计 2 个月以上 | 50 |
| 青年项目 | 年龄不超过 35 周岁，有独立承担的课题 | 60 |
| 团队 | 带头人 1 名、核心成员 3 名以上，半数全职 | 1,000 |
**第四条**　申报人年龄一般不超过 55 周岁，青年项目除外。业绩特别突出的，由两名同行专家具名推荐，可以放宽。
# 第三章　评审
**第五条**　评审分为网络评审和答辩。每份材料由不少于五名专家独立打分，去掉最高分和最低分，保留两位小数。
**第六条**　拟支持人选公示不少于五个工作日，有异议的先核查、后决定。
# 第四章　资助与考核
**第七条**　人选、依托单位与人才工作局签订三方协议，写明目标、时间和经费用途，首期拨付 40%，其余在中期和期满考核合格后拨付。
**第八条**　工作单位变更应当提前 30 日报告。调离新区的，停止资助并按实际完成情况结算。
**第九条**　每年 12 月提交年度报告。连续两年未达约定目标的，终止协议。
# 第五章　附则
**第十条**　本办法自 2026 年 2 月 1 日起施行，云汀人才〔2023〕11号同时修订替代。此前已签订的协议按原约定执行。`,
    EN: `
# Chapter 1: General
**Article 1.** The Phoenix Plan supports people who bring technology, teams and projects to Yunting. Those who need the work judge it, and what was agreed is kept.
**Article 2.** There is one call a year, reviewed in batches if needed. One person applies in one category a year.
# Chapter 2: Categories
**Article 3.** There are founders, full-time talent, short-term talent and youth projects, and teams beside them.
| Category | Basic condition | Up to (CNY 10k) |
| Founders | A company registered here; largest shareholder or over 30 per cent | 500 |
| Full-time talent | At least 9 months a year in the new area | 150 |
| Short-term talent | Three years, at least 2 months a year | 50 |
| Youth projects | Not older than 35, with a project of one’s own | 60 |
| Teams | One head and three core members, half of them full-time | 1,000 |
**Article 4.** Applicants are normally not older than 55, youth projects aside. For outstanding work, two experts in the field can recommend an exception under their names.
# Chapter 3: Review
**Article 5.** There is an online review and a presentation. At least five experts mark each application on their own; best and worst are struck out, two decimals kept.
**Article 6.** Names are on public notice for at least five working days. Objections are looked into before anything is decided.
# Chapter 4: Support and assessment
**Article 7.** The person, the host and the Talent Bureau sign an agreement with aims, dates and a plan for the money. The first 40 per cent are paid then, the rest after the midterm and the final assessment.
**Article 8.** A change of employer is reported 30 days ahead. If you leave the new area, support ends and is settled by what was done.
**Article 9.** A report is due every December. If aims are missed in two years running, the agreement ends.
# Chapter 5: Final provisions
**Article 10.** These Measures hold from 1 February 2026 and take the place of Yunting Talent (2023) No. 11. Agreements already signed go on as agreed.`,
    interpretation: [
      {
        question: ['落选以后当年还能再报吗？', 'I was not selected. Can I apply again this year?'],
        answer: [
          '可以在同一年度的后一批次以同一类别再报一次，材料可复制后修改，不必重填。',
          'Yes, once more in a later batch of the same year and in the same category. Copy your application and change it.',
        ],
      },
      {
        question: ['短期人才的“两个月”怎么算？', 'How are the two months of short-term talent counted?'],
        answer: [
          '按在新区实际工作的天数累计，每年不少于 60 天，远程工作不计。以依托单位考勤与出入境记录相互印证。',
          'By days actually worked here: at least 60 a year, remote work aside. The host’s attendance record and the entry record must agree.',
        ],
      },
      {
        question: ['领过 ITEC 奖金，还能申报吗？', 'I won an ITEC prize. May I still apply?'],
        answer: [
          '可以，获奖项目还可以免初评直接申报创业人才。同一笔支出不能重复报销。',
          'Yes; winners can even apply as founders without the first assessment. The same expense cannot be claimed twice.',
        ],
      },
    ],
  }),
  writePolicy({
    at: '2025-08-11 09:10',
    level: 'DISTRICT',
    department: 'TALENT_BUREAU',
    field: ['TALENT'],
    validity: 'REVISED',
    issueNo: '云汀人才〔2023〕11号',
    indexNo: 'YT-RC-2023-0011',
    issuedOn: '2023-04-10',
    effectiveFrom: '2023-05-01',
    effectiveTo: '2026-01-31',
    title: ['云汀新区凤凰计划实施办法', 'Yunting New Area Measures for the Phoenix Plan'],
    summary: [
      '凤凰计划第一版办法，设创业、全职、短期三类。已由 2026 年修订版替代。',
      'The first Measures for the Phoenix Plan, with three categories. Replaced by the 2026 revision.',
    ],
    CN: `
# 第一章　总则
**第一条**　为引进和支持高层次人才，设立凤凰计划，由区人才工作领导小组统一领导，人才工作局组织实施。
**第二条**　计划每年申报一次，当年未用完的名额不结转。
# 第二章　对象与标准
**第三条**　创业人才、全职人才、短期人才分别给予最高 300 万元、100 万元、40 万元资助，在协议签订后三年内平均拨付。
**第四条**　申报人应当具有博士学位或者正高级职称，年龄不超过 50 周岁。
**第五条**　创业人才的企业成立不超过五年，本人实缴出资不少于 100 万元。
# 第三章　评审与公示
**第六条**　由七名专家集中评议，以票决方式确定建议人选，公示七日。
# 第四章　管理
**第七条**　依托单位每半年报送一次经费使用情况。
**第八条**　人选离开新区不满三年的，退回全部资助。
# 第五章　附则
**第九条**　本办法自 2023 年 5 月 1 日起施行，有效期至 2026 年 4 月 30 日。
**修订说明**　2026 年 1 月 14 日印发的修订版取消了学位、职称和实缴出资的硬性要求，离开新区改为按实际完成情况结算，自 2026 年 2 月 1 日起以修订版为准。`,
    EN: `
# Chapter 1: General
**Article 1.** The Phoenix Plan attracts and supports high-level talent. The steering group leads it, the Talent Bureau carries it out.
**Article 2.** There is one call a year. Places that are not filled are not carried over.
# Chapter 2: Who and how much
**Article 3.** Founders, full-time and short-term talent get up to CNY 3 million, 1 million and 400,000, paid in equal parts over three years after the agreement.
**Article 4.** Applicants hold a doctorate or a senior title and are not older than 50.
**Article 5.** A founder’s company is not older than five years, and the founder has paid in at least CNY 1 million.
# Chapter 3: Review and public notice
**Article 6.** Seven experts discuss and vote. Names are on public notice for seven days.
# Chapter 4: Duties
**Article 7.** The host reports twice a year how the money was used.
**Article 8.** Whoever leaves the new area within three years returns all support.
# Chapter 5: Final provisions
**Article 9.** These Measures hold from 1 May 2023 to 30 April 2026.
**On the revision.** The revision issued on 14 January 2026 gave up the fixed conditions on degree, title and paid-in capital, and settles by what was done when somebody leaves. It applies from 1 February 2026.`,
  }),
];
