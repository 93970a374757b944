import { writeNotice } from './write-notice.ts';

/** May to August 2026. */
export const summer2026 = [
  writeNotice({
    by: 'education',
    kind: 'NOTICE',
    at: '2026-08-27 09:00',
    no: ['云汀教〔2026〕41 号', 'Yunting Education (2026) No. 41'],
    title: [
      '关于 2026 年秋季学期人才子女入学补办手续的通知',
      'School places for children of talent, autumn term 2026: late procedure',
    ],
    summary: [
      '7 月后新认定的 A 至 E 类人才，可在 9 月 4 日前为子女补办入学手续。',
      'If you were recognised in classes A to E after July, apply for a school place for your child by 4 September.',
    ],
    CN: `
为保障新引进人才子女按时入学，现就 2026 年秋季学期补办手续通知如下。
# 一、补办对象
2026 年 7 月 1 日至 8 月 31 日期间新认定的 A 至 E 类人才，其子女为小学一年级、初中一年级新生或需要转学插班的。6 月集中办理期内已安排学位的，不再调整。
# 二、安排原则
| 人才类别 | 安排方式 |
| A 类、B 类 | 全区公办学校任选一所 |
| C 类 | 居住地或工作地片区内择优安排 |
| D 类 | 居住地片区内有空余学位的学校 |
| E 类 | 居住地片区统筹安排，可提出两个意向 |
# 三、需要的材料
- 人才卡或认定文件编号；
- 户口簿或出生医学证明，外籍子女提供护照；
- 居住证明，人才公寓住户提供租赁合同即可；
- 转学的另附学籍信息表。
# 四、时间
1. 8 月 28 日至 9 月 4 日在线提交；
2. 9 月 7 日前电话告知安排结果；
3. 9 月 8 日至 10 日到校报到，开学后的课程由学校安排补课。
小学阶段外籍子女可选择双语融合班，名额 24 个，按提交顺序安排。咨询：400-000-2026 转 4。`,
    EN: `
So that children of newly arrived talent start school on time, there is a late procedure for the autumn term of 2026.
# 1. Who it is for
Talent recognised in classes A to E between 1 July and 31 August 2026 whose children enter grade 1 of primary or junior middle school, or change school. Places given in June are not changed.
# 2. How places are given
| Class | Place |
| A, B | Any public school of the district |
| C | A good school near home or work |
| D | A school near home that has places |
| E | A school near home; you may name two wishes |
# 3. What to hand in
- Your talent card, or the number of the decision.
- Household book or birth certificate; a passport for children with foreign nationality.
- Proof of where you live; for tenants of talent apartments the lease is enough.
- For a change of school, the school record.
# 4. Timetable
1. Apply online from 28 August to 4 September.
2. You are called with the result by 7 September.
3. Register at the school from 8 to 10 September; the school helps to make up for missed lessons.
Primary schools have 24 places in bilingual classes for children with foreign nationality, given in the order of applications. Questions: 400-000-2026, extension 4.`,
  }),
  writeNotice({
    by: 'centre',
    kind: 'NOTICE',
    at: '2026-08-11 14:00',
    title: ['青年人才驿站扩容，免费住宿延长至 10 天', 'Youth hostel for job seekers: more beds, now ten nights free'],
    summary: [
      '三处驿站增至 186 张床位，应届毕业生来汀求职可免费入住 10 天。',
      'The three hostels now have 186 beds; new graduates who look for work in Yunting stay ten nights free.',
    ],
    CN: `
为方便外地毕业生来汀求职，青年人才驿站自 2026 年 8 月 15 日起扩容。
# 一、变化
- 床位由 120 张增至 186 张，新增临空驿站 66 张；
- 免费入住由 7 天延长至 10 天，确有面试安排的可再申请 4 天；
- 毕业年限由一年内放宽至三年内。
# 二、驿站信息
| 驿站 | 地址 | 床位 | 交通 |
| 大学城驿站 | 白榆路 8 号 | 72 | 2 号线大学城站 300 米 |
| 东湖驿站 | 东湖西路 29 号 | 48 | 5 号线东湖站 600 米 |
| 临空驿站 | 云杉大道 211 号 | 66 | 机场快线云杉站 450 米 |
# 三、申请条件
1. 全日制本科及以上，2023 年以后毕业，或处于毕业学年；
2. 在云汀尚无住所，有面试通知、报名记录或求职计划之一；
3. 每人每年可申请一次，在云汀签订劳动合同的，可凭合同再住 5 天过渡。
# 四、怎样预订
在平台“青年人才驿站”页面选择日期，上传毕业证或学生证，系统即时审核。入住时出示身份证件。14:00 后办理入住，12:00 前退房。驿站提供简历打印、面试间和每周三晚的求职辅导。`,
    EN: `
To help graduates from elsewhere who look for work in Yunting, the youth hostels grow from 15 August 2026.
# 1. What changes
- 186 beds in place of 120; 66 of them in the new hostel near the airport.
- Ten free nights in place of seven; four more if you can show an appointment for an interview.
- You may have graduated up to three years ago, no longer one.
# 2. The hostels
| Hostel | Address | Beds | How to get there |
| University Town | 8 Baiyu Road | 72 | Line 2, University Town, 300 m |
| East Lake | 29 East Lake West Road | 48 | Line 5, East Lake, 600 m |
| Airport | 211 Yunshan Avenue | 66 | Airport Express, Yunshan, 450 m |
# 3. Who can stay
1. You hold a bachelor’s degree or above from 2023 or later, or are in your last year.
2. You have no home in Yunting yet, and can show an invitation, a registration or a plan for finding work.
3. Once a year each. If you sign a contract here, you may stay five more nights.
# 4. How to book
Choose your days on the hostel page of the platform and upload your diploma or student card; the answer comes at once. Bring your identity document. Check in from 14:00, leave by 12:00. The hostels print CVs, have rooms for interviews and give advice every Wednesday evening.`,
  }),
  writeNotice({
    by: 'bureau',
    kind: 'PUBLICITY',
    at: '2026-07-24 10:00',
    until: '2026-07-30',
    no: ['云汀人才公示〔2026〕5 号', 'Yunting Talent Public Notice (2026) No. 5'],
    title: ['2026 年博士后创新实践基地拟设立单位公示', 'Postdoctoral bases 2026: public notice of proposed hosts'],
    summary: [
      '拟设立 9 家博士后创新实践基地，公示期为 7 月 24 日至 7 月 30 日。',
      'Nine organisations are proposed as postdoctoral bases. The public notice ran from 24 to 30 July.',
    ],
    CN: `
经单位申报、实地考察和专家评议，拟在以下单位设立博士后创新实践基地，现予公示。
# 一、拟设立单位
| 单位 | 研究方向 | 合作高校 | 拟招收人数 |
| 凤栖澜芯半导体有限公司 | 模拟电路设计 | 北湖理工大学 | 3 |
| 澄屿光电科技有限公司 | 激光雷达芯片 | 云汀大学 | 3 |
| 禾澜生物技术有限公司 | 酶定向进化 | 云汀大学 | 2 |
| 棠溪医疗器械有限公司 | 可降解植入材料 | 南屿医科大学 | 2 |
| 青穗智能装备有限公司 | 农业机器人感知 | 北湖理工大学 | 2 |
| 听潮智能船舶有限公司 | 船舶自主避碰 | 东陵海事大学 | 2 |
| 远岫新能源有限公司 | 固态储氢 | 北湖理工大学 | 2 |
| 云汀数据技术有限公司 | 隐私计算 | 云汀大学 | 1 |
| 云汀大学附属医院 | 医学影像智能分析 | 云汀大学 | 2 |
# 二、支持措施
- 设立后一次性给予建站补助 30 万元；
- 每招收一名博士后，两年内给予单位 20 万元培养经费、本人 24 万元生活补助；
- 出站后留汀工作满一年的，给予 30 万元安家补贴，并直接认定为 D 类人才。
# 三、意见反馈
公示期内如有意见，请实名反映至人才工作局人才开发处，电话 400-000-2026 转 6。公示无异议的，8 月上旬授牌。`,
    EN: `
After applications, visits and expert assessment, postdoctoral bases are proposed at the following organisations.
# 1. Proposed hosts
| Host | Field | University | Postdocs |
| Fengqi Lanxin Semiconductor Co., Ltd. | Analogue circuits | Beihu University of Technology | 3 |
| Chengyu Optoelectronics Co., Ltd. | Lidar chips | Yunting University | 3 |
| Helan Biotechnology Co., Ltd. | Directed evolution of enzymes | Yunting University | 2 |
| Tangxi Medical Devices Co., Ltd. | Degradable implants | Nanyu Medical University | 2 |
| Qingsui Intelligent Equipment Co., Ltd. | Perception of farm robots | Beihu University of Technology | 2 |
| Tingchao Intelligent Ships Co., Ltd. | Collision avoidance of ships | Dongling Maritime University | 2 |
| Yuanxiu New Energy Co., Ltd. | Solid hydrogen storage | Beihu University of Technology | 2 |
| Yunting Data Technology Co., Ltd. | Private computing | Yunting University | 1 |
| Yunting University Hospital | Analysis of medical images | Yunting University | 2 |
# 2. Support
- CNY 300,000 once for setting up the base.
- For each postdoc over two years, CNY 200,000 to the host and CNY 240,000 for living expenses.
- After leaving the base and one year of work in Yunting, CNY 300,000 for settling, and recognition in class D.
# 3. Comments
Please send comments under your real name to the Talent Development Division, 400-000-2026, extension 6. If nobody objects, plaques are handed over in early August.`,
  }),
  writeNotice({
    by: 'bureau',
    kind: 'RESULT',
    at: '2026-07-08 15:30',
    title: [
      '2026 年第二季度企业引才奖励审核结果公告',
      'Rewards for companies that recruit talent: second quarter of 2026',
    ],
    summary: [
      '38 家企业引进 112 名人才，审核通过奖励 264 万元；6 家需补充材料。',
      'CNY 2.64 million goes to 38 companies that recruited 112 people; six companies have to add papers.',
    ],
    CN: `
第二季度企业引才奖励共收到 44 家企业申请，现将审核结果公告如下。
# 一、审核通过
| 引进类别 | 奖励标准（万元/人） | 人数 | 奖励金额（万元） |
| C 类 | 10 | 3 | 30 |
| D 类 | 5 | 16 | 80 |
| E 类 | 2 | 61 | 122 |
| F 类 | 1 | 32 | 32 |
合计 38 家企业、112 人、264 万元，单个企业最高 27 万元。
# 二、需要补充材料
6 家企业因社保缴纳未满 3 个月或劳动合同缺页，已通过平台退回，请于 7 月 22 日前补正，补正后并入第三季度审核，不影响奖励标准。
# 三、拨付
奖励资金于 7 月 20 日前拨付至企业对公账户。企业应当将不少于 50% 的奖励用于人力资源部门和引荐人，年底前上传发放凭证。
# 四、监督
对同一人才重复申报、虚构劳动关系的，追回全部奖励，两年内不得再次申报。本季度核查发现重复申报 2 起，已取消资格并约谈相关企业。`,
    EN: `
In the second quarter 44 companies applied. These are the results.
# 1. Approved
| Class | Reward (CNY 10k each) | People | Amount (CNY 10k) |
| C | 10 | 3 | 30 |
| D | 5 | 16 | 80 |
| E | 2 | 61 | 122 |
| F | 1 | 32 | 32 |
In all 38 companies, 112 people and CNY 2.64 million; the highest sum for one company is CNY 270,000.
# 2. Papers missing
Six applications were returned because social insurance had run for less than three months or pages of the contract were missing. Correct them by 22 July; they are then checked with the third quarter at the same rates.
# 3. Payment
The money is paid to the company account by 20 July. At least half of it must go to the staff and referrers who made the recruitment possible; upload the proof by the end of the year.
# 4. Supervision
Whoever applies twice for the same person or invents a work relation returns everything and cannot apply for two years. Two double applications were found this quarter; both were cancelled and the companies were called in.`,
  }),
  writeNotice({
    by: 'bureau',
    kind: 'NOTICE',
    at: '2026-06-17 09:00',
    title: ['关于公开征集 2027 年人才政策意见建议的公告', 'Have your say: talent policies for 2027'],
    summary: [
      '围绕住房、子女、创业和国际人才四个方面征集意见，截止 7 月 31 日，采纳的给予书面答复。',
      'Tell us about housing, children, founding a business and international talent by 31 July. Every adopted proposal is answered in writing.',
    ],
    CN: `
2027 年人才政策修订工作已经启动。为了让政策更贴近大家的需要，现向社会公开征集意见建议。
# 一、征集内容
1. 人才公寓的选址、租期和续租规则；
2. 子女入学、托育和课后服务；
3. 初创企业的场地、融资和首购支持；
4. 国际人才的工作许可、医疗和社区融入；
5. 现行办理流程中重复、难懂或者不必要的环节。
# 二、参与方式
- 在线填写问卷，约 6 分钟，可匿名；
- 邮件发送至 policy@wutong.example，主题注明“2027 建议”；
- 参加座谈会：6 月 30 日（企业专场）、7 月 7 日（国际人才专场，英语）、7 月 14 日（青年专场），每场 30 人。
# 三、处理与反馈
所有意见分类登记，8 月底前公布汇总报告，说明采纳、部分采纳和未采纳的数量及理由。实名提出且被采纳的，给予书面答复，并邀请参加政策评审会。
去年共收到意见 418 条，采纳 96 条，其中“补正只改退回内容”“材料只交一次”两项已经落实在平台中。`,
    EN: `
The policies of 2027 are being revised. So that they fit what people need, everybody is invited to comment.
# 1. What we ask about
1. Talent apartments: where they are, how long leases run, how they are renewed.
2. Schools, child care and after-school services.
3. Space, finance and first orders for young companies.
4. Work permits, medical care and community life of international talent.
5. Steps in our procedures that are repeated, hard to understand or not needed.
# 2. How to take part
- Fill in the online questionnaire; it takes about six minutes and can be anonymous.
- Write to policy@wutong.example with the subject “2027”.
- Come to a meeting: 30 June (companies), 7 July (international talent, in English), 14 July (young people); 30 places each.
# 3. What happens with it
All comments are registered by subject. A report by the end of August says how many were adopted, adopted in part or not, and why. If you give your name and your proposal is adopted, you get a written answer and an invitation to the policy review.
Last year 418 comments came in and 96 were adopted. Two of them, “correct only what was sent back” and “hand in papers only once”, are already part of this platform.`,
  }),
  writeNotice({
    by: 'centre',
    kind: 'NOTICE',
    at: '2026-06-03 10:00',
    title: [
      '2026 届高校毕业生来汀报到与档案转递指南',
      'Graduates of 2026: registering in Yunting and moving your file',
    ],
    summary: [
      '报到证已取消，凭毕业证书即可落户、转档；档案统一由学校机要寄送。',
      'The dispatch letter is abolished: your diploma is enough for residence and your file, which your school sends by secure post.',
    ],
    CN: `
为方便 2026 届毕业生来汀工作，现将报到、落户和档案事项说明如下。
# 一、不再需要的材料
就业报到证已经取消，用人单位和档案机构均不得要求提供。凭毕业证书、学位证书和劳动合同即可办理入职。
# 二、档案转递
| 情形 | 接收单位 | 地址 |
| 到有人事权的单位就业 | 用人单位人事部门 | 由单位提供 |
| 到民营企业、社会组织就业 | 云汀新区人才服务中心 | 梧桐大道 66 号 C 座 201 室 |
| 暂未就业、灵活就业 | 云汀新区人才服务中心 | 梧桐大道 66 号 C 座 201 室 |
档案应当由学校通过机要或者邮政特快寄送，个人不得自带。寄出 15 个工作日后，可在平台查询是否到档。
# 三、落户
1. 本科及以上学历，毕业三年内可先落户后就业；
2. 在线提交毕业证书和身份证，3 个工作日内出具准迁信息；
3. 无自有住房的，可落在人才集体户，免费保管。
# 四、同时可办
- 租房补贴：签订劳动合同并缴纳社保次月起可申请；
- F 类人才认定：全日制本科毕业并取得学位即可申请，[在线办理](/serve/talentapply)；
- 青年人才驿站：求职期间免费住宿。
咨询电话 400-000-2026 转 1，7 月至 9 月工作日延长服务至 19:00。`,
    EN: `
This is how graduates of 2026 who come to work in Yunting register, take up residence and move their file.
# 1. No longer needed
The dispatch letter is abolished; neither employers nor file offices may ask for it. Diploma, degree certificate and labour contract are enough.
# 2. Moving your file
| Your situation | Goes to | Address |
| Employer that keeps files itself | Its personnel office | Ask your employer |
| Private company or social organisation | Yunting Talent Service Centre | Room 201, Building C, 66 Wutong Avenue |
| No job yet, or flexible work | Yunting Talent Service Centre | Room 201, Building C, 66 Wutong Avenue |
The school must send it by secure or express post; you may not carry it yourself. After 15 working days you can check on the platform whether it has arrived.
# 3. Residence
1. With a bachelor’s degree or above you may take up residence first and find work later, within three years of graduation.
2. Upload diploma and identity card; permission comes within three working days.
3. Without a home of your own you can be registered in the collective household, free of charge.
# 4. At the same time
- Rent support: from the month after your contract and social insurance begin.
- Recognition in class F: for full-time graduates with a bachelor’s degree, [online](/serve/talentapply).
- Youth hostel: free nights while you look for work.
Questions: 400-000-2026, extension 1; until 19:00 on working days from July to September.`,
  }),
  writeNotice({
    by: 'park',
    kind: 'NOTICE',
    at: '2026-05-26 09:30',
    title: [
      '园区企业集体户口与人事档案代管服务说明',
      'Collective household and personnel files for companies of the park',
    ],
    summary: [
      '6 月 1 日起园区设集体户口代办点，在园企业员工可就近落户、存档。',
      'From 1 June staff of park companies can register their residence and deposit their file in the park.',
    ],
    CN: `
为减少企业员工往返，凤栖科技园自 2026 年 6 月 1 日起设立集体户口与人事档案代办点。
# 一、服务对象
与在园企业签订一年以上劳动合同、在本市缴纳社会保险的员工，以及企业聘用的应届毕业生。
# 二、服务内容
- 集体户口迁入、迁出和户口页借用，园区 1 号楼一层 3 号窗口办理；
- 人事档案接收、查询和政审证明；
- 每周二下午公安机关驻点，可当场受理身份证换领。
# 三、办理时限
| 事项 | 时限 | 费用 |
| 户口迁入受理 | 当场 | 免费 |
| 户口页借用 | 当场，借期 7 天 | 免费 |
| 档案接收确认 | 3 个工作日 | 免费 |
| 存档证明 | 当场 | 免费 |
# 四、企业需要做什么
请各企业指定一名人事专员，于 6 月 15 日前在园区系统登记，并签署集体户口管理承诺书。员工离职后，企业应在 30 日内提醒其迁出户口。
联系人：园区综合服务部 蒋工，400-000-2027 转 2。`,
    EN: `
So that staff need not travel, Fengqi Science Park has its own desk for collective household registration and personnel files from 1 June 2026.
# 1. Who can use it
Staff with a contract of more than a year with a company of the park and social insurance in the city, and new graduates whom the companies hire.
# 2. What it does
- Moving into and out of the collective household, and lending the household page: desk 3, ground floor of Building 1.
- Receiving and looking up files, and certificates for background checks.
- Every Tuesday afternoon the police are here; identity cards can be renewed on the spot.
# 3. How long it takes
| Service | Time | Fee |
| Moving in | at once | free |
| Lending the household page | at once, for 7 days | free |
| Confirming that a file arrived | 3 working days | free |
| Certificate of deposit | at once | free |
# 4. What companies should do
Name one member of the personnel office in the park system by 15 June and sign the pledge for the collective household. When somebody leaves, remind them within 30 days to move their registration.
Contact: Mr Jiang, General Services, 400-000-2027, extension 2.`,
  }),
  writeNotice({
    by: 'bureau',
    kind: 'PUBLICITY',
    at: '2026-05-20 09:00',
    until: '2026-05-26',
    no: ['云汀人才公示〔2026〕4 号', 'Yunting Talent Public Notice (2026) No. 4'],
    title: [
      '凤凰计划 2026 年第二批拟支持团队公示',
      'Phoenix Plan 2026: public notice of teams proposed for support, second batch',
    ],
    summary: [
      '拟支持 7 个创新创业团队，合计 4,200 万元，公示期为 5 月 20 日至 5 月 26 日。',
      'Seven teams are proposed for support of CNY 42 million in all. The public notice ran from 20 to 26 May.',
    ],
    CN: `
凤凰计划 2026 年第二批面向创新创业团队，共 52 个团队申报，经两轮评审和现场尽职调查，拟支持以下团队。
| 团队 | 带头人 | 依托单位 | 拟资助（万元） |
| 深海原位探测 | 柏知秋 | 听潮智能船舶有限公司 | 1,000 |
| 硅光集成 | 王栖梧 | 澄屿光电科技有限公司 | 800 |
| 车规级模拟芯片 | 陆昭宁 | 凤栖澜芯半导体有限公司 | 800 |
| 细胞治疗质控 | 任清越 | 云汀大学附属医院 | 500 |
| 绿氢制储 | 祁云帆 | 远岫新能源有限公司 | 500 |
| 果园作业机器人 | 顾长风 | 青穗智能装备有限公司 | 300 |
| 可信数据空间 | 崔若安 | 云汀数据技术有限公司 | 300 |
# 评审情况
第一轮网络评审由 63 名专家匿名打分，每个团队 5 份评审意见；第二轮会议评审 18 个团队答辩；尽职调查重点核对核心成员全职情况、股权结构和知识产权归属。
# 资金使用
资助资金按 4:3:3 分三期拨付，分别对应立项、中期考核和验收。设备费不超过 50%，人员费可用于核心成员的绩效支出。中期考核不合格的，停止后续拨付。
# 公示期限
2026 年 5 月 20 日至 5 月 26 日，共 5 个工作日。有异议的请实名书面反映至人才工作局计划处，梧桐大道 66 号 A 座 305 室，400-000-2026 转 6。`,
    EN: `
The second batch of the Phoenix Plan 2026 is for teams. Of 52 applications, after two rounds of review and visits on site, these are proposed.
| Team | Head | Host | Proposed support (CNY 10k) |
| Deep-sea exploration in place | Bai Zhiqiu | Tingchao Intelligent Ships Co., Ltd. | 1,000 |
| Silicon photonics | Wang Qiwu | Chengyu Optoelectronics Co., Ltd. | 800 |
| Analogue chips for cars | Lu Zhaoning | Fengqi Lanxin Semiconductor Co., Ltd. | 800 |
| Quality control of cell therapy | Ren Qingyue | Yunting University Hospital | 500 |
| Green hydrogen | Qi Yunfan | Yuanxiu New Energy Co., Ltd. | 500 |
| Orchard robots | Gu Changfeng | Qingsui Intelligent Equipment Co., Ltd. | 300 |
| Trusted data spaces | Cui Ruo’an | Yunting Data Technology Co., Ltd. | 300 |
# How they were chosen
In the first round 63 experts marked without knowing the names, five reviews for each team. In the second, 18 teams presented their work. The visits looked at whether core members work full-time, at shares and at who owns the intellectual property.
# How the money is used
It is paid in three parts of 40, 30 and 30 per cent: at the start, after the midterm assessment and after acceptance. Equipment may take up to half; staff costs may include performance pay of core members. If the midterm assessment is failed, payment stops.
# Period of public notice
20 to 26 May 2026, five working days. Please object in writing and under your real name to the Programmes Division, Room 305, Building A, 66 Wutong Avenue, 400-000-2026, extension 6.`,
  }),
  writeNotice({
    by: 'centre',
    kind: 'TENDER',
    at: '2026-05-08 09:00',
    no: ['项目编号：YTRC-2026-CG-006', 'Project number: YTRC-2026-CG-006'],
    title: [
      '人才服务大厅自助服务终端采购公开招标公告',
      'Open tender: self-service terminals for the Talent Service Hall',
    ],
    summary: [
      '采购自助终端 12 台及三年维保，最高限价 132 万元，5 月 29 日 9:30 开标。',
      'Twelve terminals with three years of maintenance, at most CNY 1.32 million; bids are opened at 9:30 on 29 May.',
    ],
    CN: `
云汀新区人才服务中心对人才服务大厅自助服务终端进行公开招标，欢迎合格投标人参加。
# 一、采购需求
| 品目 | 数量 | 主要要求 |
| 综合自助终端 | 8 台 | 32 英寸触摸屏，身份证、护照读取，双面打印，中英双语界面 |
| 低位自助终端 | 2 台 | 屏幕中心离地 1.1 米，语音播报，键盘盲文标识 |
| 制卡终端 | 2 台 | 人才卡即时制作，单卡不超过 60 秒 |
| 维保服务 | 3 年 | 7×12 小时响应，4 小时到场 |
最高限价 132 万元，交付期为合同签订后 45 日。
# 二、投标人资格
- 符合政府采购法律法规规定的供应商基本条件；
- 所投设备具有强制性产品认证证书；
- 近三年无重大违法记录，未被列入失信名单。
本项目专门面向中小企业。
# 三、招标文件与投标
1. 5 月 8 日至 5 月 15 日，凭营业执照在采购平台免费获取招标文件；
2. 5 月 22 日 10:00 统一现场踏勘，集合地点为大厅东门；
3. 投标截止和开标时间为 2026 年 5 月 29 日 9:30，地点为梧桐大道 66 号 B 座 512 会议室，允许线上解密。
投标保证金 1 万元，可用保函。
# 四、联系方式
采购人：云汀新区人才服务中心，袁老师，400-000-2026 转 9。公告期限为 5 个工作日。`,
    EN: `
The Yunting Talent Service Centre invites bids for self-service terminals in its hall.
# 1. What is bought
| Item | Number | Main requirements |
| Full terminal | 8 | 32-inch touch screen, readers for identity cards and passports, printing on both sides, in Chinese and English |
| Low terminal | 2 | Centre of the screen at 1.1 m, spoken guidance, braille keys |
| Card terminal | 2 | Makes a talent card in 60 seconds at most |
| Maintenance | 3 years | Answers 12 hours a day, on site within 4 hours |
The highest price is CNY 1.32 million; delivery within 45 days after the contract.
# 2. Who can bid
- You meet the basic conditions of the law on government procurement.
- The equipment has the compulsory product certificate.
- No serious offence in the last three years, and no entry in a list of dishonest persons.
This tender is for small and medium enterprises.
# 3. Documents and bids
1. Get the documents free of charge on the procurement platform from 8 to 15 May, with your business licence.
2. There is one visit to the site at 10:00 on 22 May; meet at the east gate of the hall.
3. Bids close and are opened at 9:30 on 29 May 2026 in Room 512, Building B, 66 Wutong Avenue; they may be opened online.
The bid bond is CNY 10,000; a letter of guarantee is accepted.
# 4. Contact
Buyer: Yunting Talent Service Centre, Ms Yuan, 400-000-2026, extension 9. This notice runs for five working days.`,
  }),
];
