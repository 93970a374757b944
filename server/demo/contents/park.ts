import { writeNews } from './write-content.ts';
import { writeGuide } from './write-guide.ts';
import { writePost } from './write-post.ts';

/** What the science park shows on its own portal. */
export const parkContents = [
  writeNews({
    by: 'park',
    module: 'HOME',
    art: 'laboratory',
    top: true,
    at: '2026-11-17 10:00',
    title: [
      '6 号楼通风橱实验室启用，按小时借，按用量付',
      'Fume hood laboratory opens in Building 6: book by the hour, pay by use',
    ],
    summary: [
      '两间共享实验室、十二台通风橱对园区企业开放，去年春天的一条意见有了下文。',
      'Two shared laboratories with twelve fume hoods are open to companies of the park: the answer to a comment of last spring.',
    ],
    CN: `
去年春天，一位来考察的药物化学博士问园区有没有带通风橱的实验室，答案是没有。今年十一月，6 号楼四层的两间共享实验室开门，十二台通风橱，可以按小时借。
# 怎么借
园区企业在系统里选时段，第一次使用前要上两小时安全课并通过考试。每小时 60 元，试剂自带，废液由园区统一收集，按升计费。夜间可以使用，但必须两人同在。
# 已经有人排队
试运行三周，预约率已到七成，用得最多的是三家不到二十人的公司。其中一家做荧光标记物的团队算过账：自己建一间要 140 万元，按现在的用量，借十年也用不完这笔钱。
# 下一步
冷冻干燥机和一台旧核磁正在调试，明年一季度开放。还缺什么，可以继续写在一层的意见墙上，园区每月回复一次，不做的也写明原因。`,
    EN: `
Last spring a visiting doctor of medicinal chemistry asked whether the park had a laboratory with fume hoods. It had not. This November two shared laboratories have opened on floor 4 of Building 6, with twelve hoods to book by the hour.
# How to book
Companies choose their hours in the system. Before the first time everybody takes a two-hour safety lesson with a test. An hour costs CNY 60; bring your own reagents. The park collects the waste and charges by the litre. Nights are possible, for two people together.
# There is a queue already
After three weeks of trial seven hours in ten are taken, most of them by three companies with fewer than twenty people. One of them makes fluorescent markers and has done the sum: a laboratory of its own would cost CNY 1.4 million, more than ten years of booking.
# What comes next
A freeze dryer and an old magnetic resonance machine are being set up for next spring. What else is missing can go on the wall on the ground floor. The park answers each month, also when the answer is no.`,
  }),
  writeNews({
    by: 'park',
    module: 'HOME',
    art: 'city',
    at: '2026-10-12 09:30',
    title: [
      '三条接驳线上路首周：少开 410 辆车，晚点 7 次',
      'First week of the shuttle buses: 410 fewer cars, seven late arrivals',
    ],
    summary: [
      '10 月 8 日起，地铁、公寓、高铁站三条线路投运，工作日 64 班次，园区员工免费。',
      'Since 8 October three lines run to the metro, the apartments and the railway station, with 64 trips a working day, free for staff.',
    ],
    CN: `
10 月 8 日清晨六点四十，一号线第一班车从地铁大学城站开出，车上坐了十一个人和一只猫包。三天半之后，三条线路累计运送 6,214 人次。
# 数字
| 线路 | 人次 | 平均上座 | 晚点 |
| 一号线（地铁站） | 3,870 | 81% | 4 次 |
| 二号线（青禾社区） | 1,655 | 62% | 2 次 |
| 三号线（云汀东站） | 689 | 38% | 1 次 |
地下车库同期每天平均少停 410 辆车，东区第一次在九点以后还有空位。
# 已经改的
一号线早高峰由八分钟一班加密到六分钟；二号线在幼儿园门口增加一站；三号线的末班车延到 21:30，接得上最后两趟高铁。
# 还在想的
有人希望周六也开，有人希望能带自行车上车。前者十一月试一个月，后者车型不允许，请骑到车站锁好。晚点的每一次都公布原因，这一周里，五次是早高峰路口，两次是司机找不到站牌，站牌已经加高。`,
    EN: `
At 6:40 on 8 October the first bus of line 1 left University Town station with eleven people and a cat in a bag. Three and a half days later the three lines had carried 6,214.
# Figures
| Line | People | Seats taken | Late |
| 1 (metro) | 3,870 | 81% | 4 |
| 2 (Qinghe Community) | 1,655 | 62% | 2 |
| 3 (Yunting East) | 689 | 38% | 1 |
In the garage 410 fewer cars stand each day. For the first time there is room in the east part after nine.
# Changed already
In the morning line 1 runs every six minutes, no longer every eight. Line 2 stops at the kindergarten too. The last bus of line 3 leaves at 21:30 and meets the last two trains.
# Still thinking
Some would like Saturdays, some would like to bring bicycles. Saturdays are tried in November. Bicycles do not fit; please lock them at the stop. The reason of each delay is published: five times it was a crossing in the morning, twice the driver did not see the sign. The signs are taller now.`,
  }),
  writePost({
    by: 'park',
    batch: '2026-2',
    type: 'TECHNICAL',
    level: '3',
    industry: 'M',
    shortage: 'ABILITY',
    demand: 2,
    education: 'MASTER',
    years: 3,
    pay: [18, 28],
    employers: ['tangxi', 'helan'],
    title: ['共享实验室安全主管', 'Safety manager of shared laboratories'],
    summary: [
      '管好十二台通风橱和每一瓶说不清来历的试剂。',
      'Look after twelve fume hoods and each bottle of unknown origin.',
    ],
    duties: [
      '审核实验方案与试剂清单；培训并考核新用户；每日巡检，有权叫停任何一台设备',
      'Plans and reagents checked before use; new users taught and tested; a daily round, with the right to stop any machine',
    ],
    needs: [
      '化学或安全工程专业；在多团队共用的实验室工作过；脾气好，原则硬',
      'Chemistry or safety engineering; experience where many teams share; a mild temper and firm rules',
    ],
    offer: [
      '直接向园区分管副主任汇报，安全投入单独列支；每年两次外出学习。',
      'Reports to the deputy head of the park, with a budget for safety and two study trips a year.',
    ],
  }),
  writePost({
    by: 'park',
    batch: '2026-2',
    type: 'MANAGEMENT',
    level: '2',
    industry: 'L',
    shortage: 'QUANTITY',
    demand: 3,
    education: 'BACHELOR',
    years: 2,
    pay: [13, 20],
    employers: ['lanxin', 'chengyu', 'liangce'],
    title: ['企业人才专员', 'Company talent officer'],
    summary: [
      '替几百名同事办好认定、公寓和孩子入学。',
      'See to recognition, apartments and schools for some hundred colleagues.',
    ],
    duties: [
      '掌握年度申报节点，提前提醒员工；代表单位审核材料；汇总问题，每月与园区碰头',
      'The calendar of applications, with reminders; papers confirmed for the company; problems brought to the park each month',
    ],
    needs: [
      '细致，能保守同事的隐私；会做表格；取得人才专员证书或者一年内取得',
      'Careful and discreet; good with tables; the talent officer’s certificate now or within a year',
    ],
    offer: [
      '每月一次同行例会，培训费用由园区承担；业务旺季可申请临时助理。',
      'A monthly meeting of colleagues, training paid by the park, and an assistant in busy months.',
    ],
  }),
  writePost({
    by: 'park',
    batch: '2026-1',
    type: 'SKILLED',
    level: '3',
    industry: 'C',
    shortage: 'DYNAMIC',
    demand: 6,
    education: 'SECONDARY',
    years: 2,
    pay: [11, 17],
    employers: ['lanxin', 'qiongyu'],
    title: ['洁净室机电维修工', 'Clean room maintenance worker'],
    summary: [
      '停电检修季最忙，保证风机和纯水一分钟不断。',
      'Busiest in the season of power cuts: fans and pure water never stop.',
    ],
    duties: [
      '维护风机、空压与纯水系统；按清单更换滤芯；停送电时逐台确认并签字',
      'Fans, compressed air and pure water; filters changed by list; each machine checked and signed for when power goes and comes',
    ],
    needs: [
      '持电工证，会看自控图；进洁净室不留胡子；能接受节假日值守',
      'An electrician’s licence, reads control diagrams; no beard in the clean room; on duty on some holidays',
    ],
    offer: [
      '持证津贴每证每月三百元，检修季补贴另算；园区宿舍可住，电瓶车免费充电，工作满三年送考技师。',
      'CNY 300 a month for each licence, extra in the season, a room in the park, free charging and help to become a technician.',
    ],
  }),
  writeGuide({
    by: 'park',
    slug: 'talentapply',
    object: ['PERSON'],
    theme: 'RECOGNITION',
    programme: 'talentapply',
    days: 35,
    at: '2026-01-08 10:00',
    title: ['园区员工人才认定指南', 'Talent recognition for staff of the park'],
    summary: [
      '在园区上班，就在园区办：1 号楼一层 2 号窗口初核，网上提交，人才卡送到楼下。',
      'Work here, apply here: a first look at desk 2 in Building 1, online submission, and your card brought downstairs.',
    ],
    CN: `
认定条款和时限全区统一，园区做的是让您少跑一趟。
# 园区能帮的
- 初核：每周二、周四 12:00 至 14:00，1 号楼一层 2 号窗口，带手机来，对着草稿看；
- 单位意见：在园企业的推荐意见由园区代收代送；
- 集中办：同一企业满十人，可以请专员到公司讲一次、办一次；
- 取卡：实体卡每周五送到各楼前台。
# 怎么办
1. 在线选择类别和条款，填写并上传材料；
2. 窗口 5 个工作日内受理，15 个工作日内审核；
3. 公示 5 个工作日，10 个工作日内生成电子人才卡。
# 园区员工常选的条款
| 条款 | 内容 | 去年通过人数 |
| D2 | 全日制博士研究生 | 21 |
| E2 | 全日制硕士研究生 | 164 |
| F1 | 全日制本科毕业生 | 230 |
| F3 | 技师 | 12 |
# 费用
不收费。
# 常见问题
**社保在外地分公司缴可以吗？** 不可以，须在本市缴纳，请先由人事调整。
**劳务派遣的员工呢？** 可以，合同与社保单位一致即可。`,
    EN: `
Clauses and times are the same in the whole district. The park saves you a trip.
# How the park helps
- A first look: Tuesdays and Thursdays, 12:00 to 14:00, desk 2 on the ground floor of Building 1. Bring your phone and your draft.
- Opinions of employers are collected and delivered.
- For ten people or more of one company, an officer comes to you.
- Plastic cards are brought to the desk of your building on Fridays.
# Steps
1. Choose class and clause online, fill in and upload.
2. The desk accepts within 5 working days and the review takes up to 15.
3. After 5 working days of public notice, the electronic card follows within 10.
# Clauses often chosen here
| Clause | What | Recognised last year |
| D2 | Full-time doctoral graduates | 21 |
| E2 | Full-time master’s graduates | 164 |
| F1 | Full-time bachelor’s graduates | 230 |
| F3 | Technicians | 12 |
# Fee
None.
# Questions
**My insurance is paid by a branch elsewhere.** It must be paid in this city; ask your personnel office first.
**I work through an agency.** You can apply if contract and insurance are with the same employer.`,
  }),
  writeGuide({
    by: 'park',
    slug: 'apartapply',
    object: ['PERSON', 'COMPANY'],
    theme: 'HOUSING',
    programme: 'apartapply',
    days: 15,
    at: '2026-10-16 10:00',
    title: ['园区专项人才公寓指南', 'Talent apartments kept for the park'],
    summary: [
      '青禾人才社区为园区保留 48 套，示范企业优先，二号接驳线直达。',
      'Forty-eight flats at Qinghe Community are kept for the park, model employers first, on shuttle line 2.',
    ],
    CN: `
青禾人才社区 A1、A3 座每批为园区员工保留一部分房源，本批 48 套，与全区同时受理，12 月 5 日 24 时截止。
# 谁可以办
条件与全区人才公寓一致，另须在园企业缴纳社会保险满三个月。人才工作示范企业的员工同分优先。
# 户型和租金
| 楼栋 | 户型 | 套数 | 参考月租（元） |
| A1 座 | 一居室 42 ㎡ | 32 | 1,092 |
| A3 座 | 两居室 75 ㎡ | 16 | 1,950 |
# 怎么办
1. 在线申请，意向小区选“青禾人才社区”，备注园区专项；
2. 企业人才专员在线确认，园区 3 个工作日内复核；
3. 受理、审核、选房与全区同步进行；
4. 签约后凭电子合同到社区服务点领取门禁。
# 企业可以做什么
企业可以整层预订给新员工过渡，最长六个月，租金由企业支付，请在每月 20 日前提出下月需求。
# 费用
申请不收费，押金一个月。
# 常见问题
**离开园区企业还能住吗？** 仍在云汀工作的，可住到合同期满。
**看房方便吗？** 每周三 12:15 二号线有一班看房专车，13:30 返回。`,
    EN: `
In towers A1 and A3 of Qinghe Community some flats of each batch are kept for staff of the park: 48 this time. They are let with the rest of the district; apply until midnight on 5 December.
# Who can apply
The conditions are those of all talent apartments. In addition, a company of the park must have paid your social insurance for three months. At equal points, staff of model employers come first.
# Flats and rents
| Tower | Size | Number | Rent a month (CNY) |
| A1 | one room, 42 m² | 32 | 1,092 |
| A3 | two rooms, 75 m² | 16 | 1,950 |
# Steps
1. Apply online, choose Qinghe Community and note that you work in the park.
2. Your company’s talent officer confirms online; the park checks within 3 working days.
3. Acceptance, review and choice run with those of the district.
4. Sign and collect your key at the service point.
# What companies can do
Book a floor for new staff for up to six months at the company’s expense; tell us by the 20th for the next month.
# Fee
Applying is free; the deposit is one month’s rent.
# Questions
**I leave my company.** If you still work in Yunting, stay until the lease ends.
**Can I see the flats?** On Wednesdays at 12:15 a bus of line 2 takes you there and is back at 13:30.`,
  }),
];
