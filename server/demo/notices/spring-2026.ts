import { writeNotice } from './write-notice.ts';

/** January to April 2026. */
export const spring2026 = [
  writeNotice({
    by: 'centre',
    kind: 'NOTICE',
    at: '2026-04-21 14:30',
    title: ['2026 年度高层次人才健康体检安排', 'Health checks for high-level talent in 2026'],
    summary: [
      'A 至 D 类人才可于 5 月 6 日至 9 月 30 日预约体检，A、B 类可携一名家属。',
      'Talent of classes A to D can book a health check between 6 May and 30 September; classes A and B may bring a family member.',
    ],
    CN: `
一年一度的高层次人才健康体检开始预约，有关安排如下。
# 一、对象与标准
| 类别 | 体检标准（元/人） | 家属 |
| A 类 | 6,000 | 1 名，同等标准 |
| B 类 | 4,000 | 1 名，同等标准 |
| C 类 | 2,500 | 可自费享协议价 |
| D 类 | 1,500 | 可自费享协议价 |
# 二、定点医院
- 云汀大学附属医院健康管理中心：东湖路 1 号，双语服务；
- 南屿医科大学云汀医院：滨江大道 320 号，周六开放；
- 临空国际医疗中心：云杉大道 18 号，可提供英语报告。
# 三、预约与检查
1. 在平台“医疗服务”中选择医院和日期，至少提前 3 天；
2. 检查当日空腹，携带身份证件和电子人才卡；
3. 报告在 10 个工作日内上传，仅本人可见，发现重大异常的，医院当日电话告知。
# 四、提醒
额度当年有效，不结转、不折现。9 月为高峰期，建议在 7 月前完成。外籍人才如需工作许可体检报告，可在预约时勾选，同一次检查出具两份报告。`,
    EN: `
The yearly health checks for high-level talent can now be booked.
# 1. Who and how much
| Class | Value (CNY each) | Family |
| A | 6,000 | one person, same standard |
| B | 4,000 | one person, same standard |
| C | 2,500 | at the agreed price, paid by yourself |
| D | 1,500 | at the agreed price, paid by yourself |
# 2. Hospitals
- Yunting University Hospital, Health Centre: 1 East Lake Road, in two languages.
- Nanyu Medical University, Yunting Hospital: 320 Riverside Avenue, open on Saturdays.
- Airport International Medical Centre: 18 Yunshan Avenue, reports in English.
# 3. Booking and check
1. Choose hospital and day under “Medical services” at least three days ahead.
2. Come without breakfast, with your identity document and electronic talent card.
3. The report is uploaded within ten working days and only you can see it. If something serious is found, the hospital calls you the same day.
# 4. Please note
The value is for this year only; it is neither carried over nor paid out. September is busy, so come before July if you can. Foreign talent who need a medical report for a work permit can tick this when booking and get both reports from one visit.`,
  }),
  writeNotice({
    by: 'bureau',
    kind: 'RESULT',
    at: '2026-04-02 10:00',
    no: ['云汀人才〔2026〕18 号', 'Yunting Talent (2026) No. 18'],
    title: ['关于公布凤凰计划 2026 年第一批入选名单的通知', 'Phoenix Plan 2026: those selected in the first batch'],
    summary: [
      '确定 19 名人选入选，首期资助于 4 月 30 日前拨付。',
      'Nineteen people are selected; the first instalment is paid by 30 April.',
    ],
    CN: `
凤凰计划 2026 年第一批人选于 3 月 16 日至 20 日公示，期间收到异议 2 件，其中 1 件经核查成立，取消相应人选资格。经区人才工作领导小组审定，确定 19 名人选入选。
# 一、入选情况
| 类别 | 申报 | 入选 | 资助合计（万元） |
| 创业人才 | 61 | 5 | 1,150 |
| 全职人才 | 88 | 6 | 620 |
| 青年项目 | 107 | 6 | 360 |
| 短期人才 | 14 | 2 | 90 |
# 二、签订协议
入选人选和依托单位应当在 4 月 17 日前在线签订三方协议，明确工作目标、到岗时间和经费使用计划。逾期不签的，视为放弃。
# 三、经费拨付
创业人才资助拨付至企业专户，全职人才和青年项目拨付至依托单位专账，短期人才按实际在汀工作月份拨付。首期比例为 40%。
# 四、管理要求
- 全职人才每年在汀工作不少于 9 个月，短期人才累计不少于 2 个月；
- 工作单位变更须提前 30 日报告，调离云汀的，停止资助并按协议结算；
- 每年 12 月提交年度报告，第三年进行期满评估。
未入选的申报人可登录平台查看专家意见摘要，符合条件的可直接申报第三批。`,
    EN: `
The first batch of the Phoenix Plan 2026 was on public notice from 16 to 20 March. Of two objections one was upheld and that candidate was struck off. The steering group has selected 19 people.
# 1. Selection
| Category | Applied | Selected | Support (CNY 10k) |
| Founders | 61 | 5 | 1,150 |
| Full-time talent | 88 | 6 | 620 |
| Youth projects | 107 | 6 | 360 |
| Short-term talent | 14 | 2 | 90 |
# 2. Agreement
Sign the agreement of the three sides online by 17 April, with aims, starting date and a plan for the money. Whoever does not sign in time has given up.
# 3. Payment
Founders: to the special account of the company. Full-time talent and youth projects: to the separate book of the host. Short-term talent: for the months actually worked here. The first part is 40 per cent.
# 4. Duties
- Full-time talent work in Yunting for at least nine months a year, short-term talent for two months in total.
- Report a change of employer 30 days ahead; if you leave Yunting, support ends and is settled under the agreement.
- Send a report every December; in the third year there is a final assessment.
If you were not selected, sign in to read a summary of the experts’ opinions. You can apply for the third batch directly if you qualify.`,
  }),
  writeNotice({
    by: 'bureau',
    kind: 'NOTICE',
    at: '2026-03-17 09:00',
    no: ['云汀人才〔2026〕14 号', 'Yunting Talent (2026) No. 14'],
    title: ['关于做好 2026 年度职称评审工作的通知', 'Professional titles: the assessments of 2026'],
    summary: [
      '工程、卫生、农业三个系列委托评审，4 月 1 日至 5 月 31 日网上申报，外籍人才同等参评。',
      'Engineering, health and agriculture: apply online from 1 April to 31 May. Foreign talent take part on equal terms.',
    ],
    CN: `
2026 年度职称评审工作现已启动，现将有关事项通知如下。
# 一、评审范围
| 系列 | 级别 | 评审机构 |
| 工程（智能装备、集成电路、新材料、软件） | 初级至副高级 | 新区工程系列评审委员会 |
| 卫生 | 副高级 | 委托市卫生系列评审委员会 |
| 农业 | 中级、副高级 | 委托市农业系列评审委员会 |
正高级由市级评审委员会统一组织，另行通知。
# 二、重点变化
- 不将论文作为限制性条件，专利、标准、工法、项目报告均可作为代表性成果；
- 民营企业专业技术人员可由园区或行业协会推荐，不受岗位职数限制；
- 持有有效工作许可的外籍人才，工作满一年即可参评，答辩可使用英语；
- 高技能人才与工程技术人才可贯通评审。
# 三、时间安排
1. 4 月 1 日至 5 月 31 日，个人网上申报；
2. 6 月 15 日前，单位公示并推荐；
3. 7 月至 9 月，材料审核与面试答辩；
4. 10 月底前，公示评审结果并发放电子证书。
# 四、费用
按规定标准收取评审费，中级 160 元、副高级 320 元，审核通过后缴纳。退回修改不另收费。
继续教育学时未达标的，可在凤凰学院免费补学，12 月 31 日前完成有效。`,
    EN: `
The assessment of professional titles in 2026 begins.
# 1. What is assessed
| Field | Levels | By |
| Engineering (intelligent equipment, circuits, materials, software) | junior to vice-senior | Engineering committee of the new area |
| Health | vice-senior | Health committee of the city |
| Agriculture | intermediate, vice-senior | Agriculture committee of the city |
Senior titles are assessed by the city and announced separately.
# 2. What is new
- Papers are no longer a condition: patents, standards, methods and project reports count as well.
- Staff of private companies can be proposed by the park or their trade association, whatever number of posts there is.
- Foreign talent with a valid work permit can take part after one year of work and present in English.
- Skilled workers and engineers can be assessed for each other’s titles.
# 3. Timetable
1. 1 April to 31 May: apply online.
2. By 15 June: your employer publishes and proposes the names.
3. July to September: check of papers and presentations.
4. By the end of October: results and electronic certificates.
# 4. Fee
CNY 160 for intermediate and CNY 320 for vice-senior titles, paid after the check. Corrections cost nothing.
If your hours of further training are short, make them up free of charge at Phoenix College by 31 December.`,
  }),
  writeNotice({
    by: 'housing',
    kind: 'NOTICE',
    at: '2026-03-02 10:30',
    no: ['云汀人才安居〔2026〕4 号', 'Yunting Talent Housing (2026) No. 4'],
    title: ['2026 年度人才公寓租金标准公告', 'Rents of talent apartments in 2026'],
    summary: [
      '五个小区租金每平方米 22 元至 36 元，A 至 F 类人才另享 5% 至 100% 减免。',
      'Rents are CNY 22 to 36 a square metre in the five estates; classes A to F pay 5 to 100 per cent less.',
    ],
    CN: `
根据第三方评估的市场租金和《人才公寓租赁管理办法》，现公布 2026 年度人才公寓租金标准，自 2026 年 4 月 1 日起执行。
# 一、租金标准
| 小区 | 评估市场租金（元/㎡·月） | 人才公寓租金（元/㎡·月） | 与上年相比 |
| 梧桐里人才公寓 | 46.7 | 28 | 持平 |
| 青禾人才社区 | 43.3 | 26 | 下降 1 元 |
| 听澜人才公寓 | 55.0 | 33 | 持平 |
| 云杉国际人才社区 | 60.0 | 36 | 上涨 1 元 |
| 白榆青年公寓 | 36.7 | 22 | 下降 2 元 |
# 二、人才减免
- A 类全免，B 类减免 50%，C 类减免 30%；
- D 类减免 20%，E 类减免 10%，F 类减免 5%；
- 夫妻双方均为人才的，按较高一方计算，不叠加。
# 三、存量合同
4 月 1 日前签订的合同，租金下降的自 4 月起自动调整，租金上涨的在合同期内维持不变。
# 四、其他费用
物业费每平方米 1.8 元至 2.6 元，由运营单位代收；水、电、燃气按居民价格；车位每月 200 元，新能源车减半。除以上费用外，运营单位不得收取其他费用，发现违规收费请拨打 400-000-2026 转 5。`,
    EN: `
Based on the market rents found by an independent appraiser and the Measures for the Letting of Talent Apartments, these rents hold from 1 April 2026.
# 1. Rents
| Estate | Market rent (CNY/m² a month) | Talent apartment (CNY/m² a month) | Change |
| Wutongli Residence | 46.7 | 28 | none |
| Qinghe Community | 43.3 | 26 | down by 1 |
| Tinglan Residence | 55.0 | 33 | none |
| Yunshan International Community | 60.0 | 36 | up by 1 |
| Baiyu Youth Apartments | 36.7 | 22 | down by 2 |
# 2. Reductions
- Class A pays nothing, class B half, class C 30 per cent less.
- Class D pays 20, class E 10 and class F 5 per cent less.
- If both husband and wife qualify, the higher class counts; reductions are not added.
# 3. Present leases
For leases signed before 1 April, lower rents apply from April by themselves; higher ones only after the lease ends.
# 4. Other costs
Management costs CNY 1.8 to 2.6 a square metre; water, electricity and gas are at household prices; a parking space is CNY 200 a month, half for electric cars. The operator may charge nothing else. If it does, call 400-000-2026, extension 5.`,
  }),
  writeNotice({
    by: 'bureau',
    kind: 'NOTICE',
    at: '2026-02-09 15:00',
    title: [
      '2026 年春节期间人才服务与留汀过年安排',
      'Spring Festival 2026: services, and spending the holiday in Yunting',
    ],
    summary: [
      '2 月 15 日至 23 日放假，2 月 14 日、28 日上班；留汀人才可领取文旅礼包。',
      'Closed from 15 to 23 February, open on 14 and 28 February. Those who stay in Yunting get a gift of local visits.',
    ],
    CN: `
春节将至，现将假期服务和留汀过年活动通知如下。
# 一、办事安排
- 2 月 15 日至 23 日放假，共 9 天；2 月 14 日（星期六）、2 月 28 日（星期六）照常上班；
- 网上申报不停，假期内提交的，受理时限自 2 月 24 日起算；
- 补正期限落在假期内的，自动顺延，新的截止日期以平台显示为准。
# 二、留汀过年
| 时间 | 活动 | 地点 |
| 2 月 16 日 17:30 | 除夕年夜饭，80 桌 | 各人才公寓社区食堂 |
| 2 月 18 日 14:00 | 写春联、剪窗花 | 凤凰学院一层大厅 |
| 2 月 20 日 9:00 | 云汀古渡新春徒步 | 古渡码头集合 |
| 2 月 22 日 19:00 | 国际人才新春音乐会 | 云汀会展中心 |
年夜饭每户一桌，免费，2 月 12 日前在平台报名，额满为止。
# 三、文旅礼包
持有效人才卡、假期留汀的人才及家属，可在平台领取礼包一份，含博物馆、海洋馆、滨江游船各两张门票，2 月 28 日前有效。
# 四、值班与应急
热线 400-000-2026 假期 9:00–17:00 有人值守。人才公寓维修 24 小时响应。请注意用电用气安全。祝大家新春快乐。`,
    EN: `
Spring Festival is near. These are our services and what you can do if you stay.
# 1. Services
- Closed from 15 to 23 February, nine days; open on Saturday, 14 February, and Saturday, 28 February.
- Applying online goes on; for what comes in during the holiday, the time for acceptance counts from 24 February.
- Deadlines for corrections in the holiday are put off by themselves; the platform shows the new date.
# 2. Spending the holiday in Yunting
| When | What | Where |
| 16 February, 17:30 | New Year’s Eve dinner, 80 tables | Canteens of the talent apartments |
| 18 February, 14:00 | Writing couplets, cutting paper | Ground floor of Phoenix College |
| 20 February, 9:00 | New Year’s walk to the old ferry | Meet at the old pier |
| 22 February, 19:00 | Concert for international talent | Yunting Exhibition Centre |
The dinner is free, one table a household. Register on the platform by 12 February, as long as there are tables.
# 3. Gift
If you hold a valid talent card and stay, you and your family get two tickets each for the museum, the aquarium and a river cruise, valid until 28 February.
# 4. In an emergency
The hotline 400-000-2026 is answered from 9:00 to 17:00. Repairs in talent apartments go on day and night. Please take care with electricity and gas. Happy New Year!`,
  }),
  writeNotice({
    by: 'bureau',
    kind: 'RESULT',
    at: '2026-01-22 16:00',
    no: ['云汀人才〔2026〕6 号', 'Yunting Talent (2026) No. 6'],
    title: ['2025 年度高层次人才考核结果通报', 'High-level talent: results of the assessment of 2025'],
    summary: [
      '参加考核 571 人，优秀 108 人、合格 449 人、不合格 14 人。',
      'Of 571 people assessed, 108 were excellent, 449 passed and 14 failed.',
    ],
    CN: `
2025 年度高层次人才考核工作已经完成，现将结果通报如下。
# 一、总体结果
| 类别 | 应参加 | 优秀 | 合格 | 不合格 |
| A 类 | 6 | 2 | 4 | 0 |
| B 类 | 27 | 6 | 21 | 0 |
| C 类 | 94 | 19 | 73 | 2 |
| D 类 | 444 | 81 | 351 | 12 |
# 二、主要成果
571 名人才全年获授权发明专利 1,034 件，主持市级以上项目 212 项，带动新增就业 3,860 人，与本地企业签订技术合同金额 9.7 亿元。
# 三、不合格情况
- 在区工作时间不足 6 个月且未报告，9 人；
- 未提交年度材料且经两次提醒仍未补交，4 人；
- 提供不实材料，1 人，已取消人才资格。
上述人员（除取消资格的 1 人外）2026 年度待遇暂停，可在 2026 年 7 月 31 日前申请复核。
# 四、优秀人才激励
108 名优秀人才可在 2026 年内享受一次疗休养、一次国内学术会议资助（不超过 8,000 元），并优先推荐申报市级人才计划。个人结果请登录平台查看。`,
    EN: `
The assessment of high-level talent for 2025 is finished.
# 1. Results
| Class | Assessed | Excellent | Pass | Fail |
| A | 6 | 2 | 4 | 0 |
| B | 27 | 6 | 21 | 0 |
| C | 94 | 19 | 73 | 2 |
| D | 444 | 81 | 351 | 12 |
# 2. What was achieved
In the year these 571 people were granted 1,034 patents for inventions, led 212 projects at city level or above, helped to create 3,860 jobs and signed technology contracts of CNY 970 million with local companies.
# 3. Who failed
- Nine people worked here for less than six months without reporting it.
- Four did not hand in papers after two reminders.
- One handed in untrue papers and is no longer recognised.
Except for the last, their benefits of 2026 pause; they can ask for another look by 31 July 2026.
# 4. Excellent talent
The 108 people get one health leave and support of up to CNY 8,000 for one conference in China in 2026, and are proposed first for the plans of the city. Sign in to see your own result.`,
  }),
  writeNotice({
    by: 'bureau',
    kind: 'NOTICE',
    programme: 'talentapply',
    at: '2026-01-05 09:00',
    no: ['云汀人才〔2026〕1 号', 'Yunting Talent (2026) No. 1'],
    title: ['关于开展 2026 年度人才认定工作的通知', 'Talent recognition in 2026'],
    summary: [
      '全年常态化受理，约两个月公示一批；每人每年可申请一次，全程网办，不收费。',
      'Applications are taken all year round, with a batch about every two months. Once a year each, online and free.',
    ],
    CN: `
为做好 2026 年度人才认定工作，根据《人才分类认定办法（试行）》和《人才分类目录》，现将有关事项通知如下。
# 一、申请对象
在本区全职就业、自主创业或灵活就业，在本市缴纳社会保险，符合目录 A 至 F 类任一条款的人员。退休返聘人员仅可申请 A、B、C 类。
# 二、受理安排
全年受理，2026 年计划公示七批，各批材料截止日期如下。
| 批次 | 通过审核截止 | 预计公示 |
| 第一批 | 2 月 6 日 | 3 月上旬 |
| 第二批 | 3 月 31 日 | 4 月中旬 |
| 第三批 | 5 月 29 日 | 6 月中旬 |
| 第四批 | 7 月 17 日 | 7 月下旬 |
| 第五批 | 8 月 28 日 | 9 月上旬 |
| 第六批 | 10 月 23 日 | 11 月上旬 |
| 第七批 | 12 月 4 日 | 12 月中旬 |
# 三、办理步骤
1. 登录平台，在[人才认定](/serve/talentapply)页面选择类别和条款，在线填报并上传材料；
2. 窗口 5 个工作日内受理，主管部门 15 个工作日内审核；
3. 需要补正的，5 个工作日内只改退回的内容，最多三次；
4. 公示 5 个工作日，无异议的 10 个工作日内发放电子人才卡，有效期五年。
# 四、2026 年的变化
- 国内学历、社保、不动产信息由系统核验，不再要求单位盖章；
- E1、E2、F1 条款可直接认定，平均用时由 26 个工作日缩短至 12 个工作日；
- 未通过的可复制原申请修改，不需要从头填写。
任何中介机构声称可以“代办包过”的均不可信。认定不收取任何费用，举报电话 400-000-2026 转 6。`,
    EN: `
Under the Measures for Talent Recognition (for trial implementation) and the Catalogue of Talent Classes, this is how recognition works in 2026.
# 1. Who can apply
You work full-time, run a business or work flexibly in the district, pay social insurance in the city and meet one clause of classes A to F. Those retired and rehired can apply for classes A, B and C only.
# 2. Batches
Applications are taken all year round. Seven batches are planned.
| Batch | Review passed by | Public notice |
| 1 | 6 February | early March |
| 2 | 31 March | mid-April |
| 3 | 29 May | mid-June |
| 4 | 17 July | late July |
| 5 | 28 August | early September |
| 6 | 23 October | early November |
| 7 | 4 December | mid-December |
# 3. Steps
1. Sign in, choose class and clause on the [talent recognition](/serve/talentapply) page, fill in the form and upload your papers.
2. The desk accepts within 5 working days, the department reviews within 15.
3. If something has to be corrected, you change only that within 5 working days, three times at most.
4. After 5 working days of public notice without objection, you get the electronic talent card within 10 working days. It is valid for five years.
# 4. What is new in 2026
- The system itself verifies Chinese degrees, social insurance and real estate; the employer’s seal is no longer needed.
- Clauses E1, E2 and F1 are recognised directly; the average time falls from 26 to 12 working days.
- If you were not recognised, copy your application and change it; nothing has to be typed again.
Do not believe agents who promise success. Recognition costs nothing. To report an offence call 400-000-2026, extension 6.`,
  }),
];
