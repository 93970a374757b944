import { writeActivity } from './write-activity.ts';

/** Before the story's day, one of them cancelled. */
export const pastActivities = [
  writeActivity({
    by: 'centre',
    module: 'HOME',
    type: 'VISIT',
    mode: 'OFFLINE',
    title: ['一站通大厅开放日：走到柜台后面看一看', 'Open day at the One-stop Hall: a look behind the counter'],
    summary: [
      '跟着一份申请走一圈，看它从收件到办结经过哪些人、哪些屏幕。',
      'Follow an application on its way, from the desk to the decision.',
    ],
    place: 'service-hall',
    CN: `
大厅启用后的第一个周六不办业务，把柜台后面的门打开。
# 路线
1. 收件：亲手扫一次材料，看看系统怎样分给七个部门；
2. 后台：审核员面前有几块屏幕，什么情况会亮红灯；
3. 档案库：恒温恒湿，三万册档案怎样在四分钟内找到一册；
4. 热线室：戴上耳机听一通经过处理的录音，猜一猜来电人真正想问什么。
每半小时一组，每组十五人，由窗口人员带领。孩子可以在自助区做一张“小人才卡”。
参观后请留下一条意见，最好是批评。`,
    EN: `
On the first Saturday no business is done. The door behind the counter stands open.
# The way
1. The desk: scan a paper yourself and see how the system sends it to seven departments.
2. Behind it: how many screens an officer has, and when a red light comes on.
3. The archive: how one of thirty thousand files is found in four minutes.
4. The hotline: listen to a disguised call and guess what the caller really wants to know.
Groups of fifteen start every half hour with somebody from the desks. Children can make a little talent card.
Please leave a comment, preferably a critical one.`,
    sign: ['2026-11-06 09:00', '2026-11-13 18:00'],
    held: ['2026-11-14 09:00', '2026-11-14 16:00'],
    quota: 210,
    signed: 198,
    tags: ['hall', 'family'],
  }),
  writeActivity({
    by: 'bureau',
    module: 'HOME',
    type: 'SOCIAL',
    mode: 'OFFLINE',
    title: ['滨江秋骑：三十公里，从古渡到入海口', 'Autumn ride: thirty kilometres from the old ferry to the sea'],
    summary: [
      '沿江骑行，中途在两处观鸟点休息，终点有热汤。因大风橙色预警取消。',
      'Along the river with two stops for birds and hot soup at the end. Cancelled because of gales.',
    ],
    address: ['云汀新区古渡码头集合', 'Meet at the old ferry pier'],
    CN: `
秋天的江滩候鸟到了，我们慢慢骑过去看。
# 路线
古渡码头出发，经听澜步道、芦苇湾观鸟台、三号水闸，到入海口灯塔，全程三十公里，爬升不到八十米，会骑车就能完成。
# 准备
- 自行车自备，也可以在报名时登记借用，共四十辆；
- 头盔必须戴，没有的现场借；
- 保险由主办方统一购买。
途中在芦苇湾停四十分钟，由大学的鸟类老师讲解，请不要高声，不要用无人机。
终点准备了热汤和班车，骑不动的随时上收容车。`,
    EN: `
The birds have come to the river banks, and we ride slowly to see them.
# The way
From the old ferry along Tinglan Path, the hide at Reed Bay and lock number three to the lighthouse: thirty kilometres, less than eighty metres uphill. If you can ride, you can do it.
# What to bring
- Your bicycle, or borrow one of forty when you sign up.
- A helmet; there are some to borrow. Nobody rides without.
- Insurance is bought for you.
At Reed Bay we stop for forty minutes and a teacher explains the birds. No loud voices and no drones, please.
At the end there are soup and buses; the van picks up whoever is tired.`,
    sign: ['2026-10-26 09:00', '2026-11-06 18:00'],
    held: ['2026-11-08 08:30', '2026-11-08 13:00'],
    quota: 120,
    signed: 117,
    waitlist: true,
    questions: [
      {
        key: 'bike',
        label: ['自行车', 'Bicycle'],
        options: [
          ['自备', 'My own'],
          ['借用', 'Borrowed'],
        ],
      },
      { key: 'contact', label: ['紧急联系人电话', 'Telephone of somebody to call in an emergency'] },
    ],
    tags: ['sport', 'international'],
    cancelled: [
      '11 月 8 日江面阵风九级，为安全起见取消。已借车的押金原路退回，明年四月再约。',
      'Gales are forecast on the river for 8 November, so the ride is cancelled. Deposits are returned; see you next April.',
    ],
  }),
  writeActivity({
    by: 'bureau',
    module: 'HOME',
    type: 'BRIEFING',
    mode: 'ONLINE',
    title: ['技能等级与职称怎样贯通：新办法线上解读', 'Skill grades and titles: the new Measures explained online'],
    summary: [
      '技师参评工程师要准备什么，两个“解决问题的实例”怎么写，起草人在线回答。',
      'What a technician prepares to become an engineer, and how to write the two cases: the author answers.',
    ],
    address: ['线上直播，入口在报名后的票面上', 'Online; the link is on your ticket'],
    CN: `
《技能人才等级与职称贯通管理办法》10 月 20 日施行。第一批申报在即，起草这份办法的同志用一个半小时把它讲完，剩下的时间全部回答问题。
# 提纲
- 哪些工种能对应哪些职称，一张表；
- 没有论文，评委看什么：现场操作和两个实例；
- 实例怎样写：问题、做法、结果，各三百字就够；
- 企业自主评价的等级算不算数；
- 评上以后待遇由谁落实，不落实找谁。
# 当天数据
在线 1,860 人，收到提问 233 条，现场回答 41 条，其余已整理成问答发布。被问得最多的是“非全日制算不算工作年限”，答案是连续工作满两年的算。`,
    EN: `
The Measures for linking skill grades and titles hold from 20 October. Before the first applications, their author explains them; most of the time belongs to questions.
# Points
- Which trades correspond to which titles, in one table.
- Without papers, what judges look at: work on the spot and two cases.
- How to write a case: problem, action, result, three hundred characters each.
- Whether a grade given by the company counts.
- Who sees to the pay that follows, and whom to turn to if nobody does.
# Afterwards
1,860 people were online and asked 233 questions. Forty-one were answered at once, the others in writing. Asked most: does part-time work count? After two years without a break it does.`,
    sign: ['2026-10-12 09:00', '2026-10-22 14:00'],
    held: ['2026-10-22 15:00', '2026-10-22 17:00'],
    signed: 2104,
    tags: ['skill', 'title'],
  }),
  writeActivity({
    by: 'centre',
    module: 'HOME',
    type: 'SOCIAL',
    mode: 'OFFLINE',
    title: ['云杉社区中秋晚会：自己做的月饼自己分', 'Mid-autumn at Yunshan: share the mooncakes you made'],
    summary: [
      '来自十九个国家的邻居一起做月饼，馅料可以带自己家乡的。',
      'Neighbours from nineteen countries bake mooncakes; bring a filling from home.',
    ],
    address: [
      '云汀新区云杉大道 160 号 云杉国际人才社区中庭',
      'Courtyard, Yunshan International Community, 160 Yunshan Avenue',
    ],
    CN: `
去年最受欢迎的馅料是土耳其邻居带来的开心果蜂蜜，今年请大家再出一道难题。
# 安排
- 16:00 和面、包馅、压模，八张长桌，每桌有一位本地阿姨；
- 17:30 烤月饼，等待的时候听社区合唱队唱歌；
- 18:30 分月饼、猜灯谜，谜面中英双语；
- 19:30 楼顶看月亮，架了三台望远镜。
# 说明
每户可报四人，孩子由志愿者带着做兔子灯。馅料请标明是否含坚果、酒和动物油脂。素食与清真单独设桌，器具分开使用。
剩下的月饼送到夜班的医院和码头，去年送出 260 只。`,
    EN: `
Last year a filling of pistachio and honey from a Turkish neighbour won. Set us another puzzle.
# Programme
- 16:00 Dough, filling, moulds, at eight tables, each with an aunt from the neighbourhood.
- 17:30 Baking, while the choir sings.
- 18:30 Sharing, and lantern riddles in two languages.
- 19:30 The moon from the roof, with three telescopes.
# Please note
Four people a household; volunteers make rabbit lanterns with the children. Say whether your filling has nuts, alcohol or animal fat. Vegetarian and halal tables have tools of their own.
What is left goes to night shifts in hospitals and at the port; last year it was 260 cakes.`,
    sign: ['2026-09-07 09:00', '2026-09-18 12:00'],
    held: ['2026-09-19 16:00', '2026-09-19 20:30'],
    quota: 160,
    signed: 160,
    waitlist: true,
    waiting: 23,
    questions: [{ key: 'people', label: ['几位参加，有几个孩子', 'How many people, and how many children'] }],
    tags: ['international', 'family'],
  }),
  writeActivity({
    by: 'college',
    module: 'COLLEGE',
    type: 'TRAINING',
    mode: 'OFFLINE',
    title: ['短训营：给非会计读的财务报表', 'Weekend camp: financial reports for people who are no accountants'],
    summary: [
      '两天读懂三张表，用自己公司的数字练，不背概念。',
      'Three reports in two days, with the figures of your own company.',
    ],
    place: 'college-204',
    CN: `
许多技术负责人做了副总以后，第一次开经营会才发现自己看不懂表。这个周末，一次补上。
# 两天
| 时间 | 内容 |
| 周六上午 | 钱从哪里来、到哪里去：一家面馆的三张表 |
| 周六下午 | 利润为正却发不出工资，为什么 |
| 周日上午 | 研发投入放在哪里，会影响什么 |
| 周日下午 | 用自己公司的数字做一页经营简报，互相提问 |
# 带什么
上一年度三张报表，可以遮去公司名称。没有的，学院提供样例。
主讲闻见深，学员评价 4.93。限 36 人，小组四人一桌，课后一个月内可以写信追问。`,
    EN: `
Many engineers become vice presidents and find at their first meeting that they cannot read the reports. Here is a weekend for it.
# Two days
| When | What |
| Saturday morning | Where money comes from and goes: three reports of a noodle shop |
| Saturday afternoon | A profit and no money for wages: why? |
| Sunday morning | Where research is booked, and what follows |
| Sunday afternoon | One page on your own company, questioned by the others |
# Bring
The three reports of last year; you may cover the name. If you have none, use ours.
Wen Jianshen teaches, rated 4.93. There are 36 places at tables of four, and a month to write with questions afterwards.`,
    sign: ['2026-08-03 09:00', '2026-08-20 18:00'],
    held: ['2026-08-22 09:00', '2026-08-23 17:00'],
    quota: 36,
    signed: 36,
    waitlist: true,
    waiting: 11,
    audit: true,
    questions: [{ key: 'post', label: ['您的岗位', 'Your post'] }],
    tags: ['management', 'training'],
  }),
  writeActivity({
    by: 'lounge',
    module: 'CBD',
    type: 'SALON',
    mode: 'OFFLINE',
    title: [
      '长桌夜谈：合同里最容易看漏的三行',
      'Evening at the long table: three lines in a contract that everybody overlooks',
    ],
    summary: [
      '午间一小时讲不完的题目，搬到晚上接着讲。律师逐行读一份真实改编的合同。',
      'What an hour at noon could not finish: a lawyer reads a contract line by line.',
    ],
    address: ['云汀新区望汀东路 9 号 双溪中心 2 层', 'Floor 2, Shuangxi Centre, 9 Wangting East Road'],
    CN: `
中午的那一场讲到第二行就到点了，四十六个人投票要求续讲，于是有了这个晚上。
# 怎么讲
桌上每人一份十二页的合同，根据三份真实合同改编，名字和金额都换过。先自己读十五分钟，用笔圈出觉得不对的地方，再由律师逐行讲。
- 第一行藏在定义里；
- 第二行写在附件的脚注；
- 第三行是没有写的那一行。
讲完以后分成甲乙两方，重新谈一遍违约责任，谈不拢的由在场的人投票。
提供三明治和冰茶。合同用后收回，不要拍照。`,
    EN: `
At noon time was up after the second line. Forty-six people voted to go on, so here is the evening.
# How it works
Each has a contract of twelve pages, made from three real ones with other names and sums. Read for fifteen minutes and mark what looks wrong; then the lawyer goes through it.
- The first line hides in the definitions.
- The second stands in a footnote of the annex.
- The third is the one that is missing.
Then two sides negotiate the penalty again, and if they cannot agree, everybody votes.
There are sandwiches and iced tea. Contracts are collected afterwards; no pictures, please.`,
    sign: ['2026-06-29 09:00', '2026-07-08 18:00'],
    held: ['2026-07-09 18:30', '2026-07-09 20:30'],
    quota: 30,
    signed: 30,
    waitlist: true,
    waiting: 14,
    tags: ['law', 'cbd'],
  }),
  writeActivity({
    by: 'contest',
    module: 'ITEC',
    type: 'ROADSHOW',
    mode: 'HYBRID',
    title: ['ITEC 2026 海洋与装备赛区选拔路演', 'ITEC 2026: regional round for marine and equipment projects'],
    summary: [
      '四十八个项目争夺八个总决赛席位，全程公开，评委当场亮分。',
      'Forty-eight projects for eight places in the final, in public and with marks on the spot.',
    ],
    address: [
      '云汀新区滨江大道 600 号 云汀会展中心 A2 厅，线上直播',
      'Hall A2, Yunting Exhibition Centre, 600 Riverside Avenue, and live online',
    ],
    CN: `
六个赛区中的第四站，项目最多，设备也最重：现场要吊进来一台三吨的水下机器人。
# 规则
- 每个项目陈述 7 分钟、答辩 3 分钟，按抽签顺序；
- 七名评委独立打分，去掉最高和最低，保留两位小数；
- 与项目有关联的评委离席，大屏幕显示“回避”；
- 前八名进入总决赛，第九、第十名为候补。
# 观众
可以在大屏幕上提问，由主持人挑选三条。投票产生一个“最想买到的产品”，不计入成绩，奖品是一盏船灯。
# 结果
最高分 92.47，海上风电叶片自修复涂层；“最想买到的产品”是一台会自己找鱼的浮标。`,
    EN: `
The fourth of six regional rounds has the most projects and the heaviest machines: an underwater robot of three tonnes is lifted in.
# Rules
- Seven minutes to present and three to answer, in an order drawn by lot.
- Seven judges mark on their own; best and worst are struck out, two decimals kept.
- A judge connected with a project leaves, and the screen says so.
- The first eight reach the final; the ninth and tenth stand by.
# The audience
Ask on the screen; the host picks three questions. A vote finds the product people would most like to buy. It does not count, and the prize is a ship’s lamp.
# Result
The best mark was 92.47, for the self-healing coating. What people would most like to buy is a buoy that finds fish.`,
    sign: ['2026-05-25 09:00', '2026-06-12 18:00'],
    held: ['2026-06-13 09:00', '2026-06-13 18:00'],
    quota: 400,
    signed: 372,
    questions: [{ key: 'company', label: ['单位', 'Organisation'], optional: true }],
    tags: ['itec', 'marine'],
  }),
  writeActivity({
    by: 'centre',
    module: 'HOME',
    type: 'JOB_FAIR',
    mode: 'OFFLINE',
    title: ['初夏双选会：一百二十家单位进大学城', 'Early summer job fair: 120 employers come to University Town'],
    summary: [
      '面向应届毕业生和三年内的往届生，2,340 个岗位，现场签约可当天办理驿站入住。',
      'For graduates of this year and the last three: 2,340 posts, and a hostel bed the day you sign.',
    ],
    address: ['云汀新区白榆路 2 号 大学城体育馆', 'University Town Sports Hall, 2 Baiyu Road'],
    CN: `
毕业季最后一场大型双选会，放在离宿舍最近的体育馆。
# 和往年不同
1. 每个展位挂一张“三十问”，加班、住宿、转正率由单位自己写明；
2. 设“反向展位”二十个，由毕业生摆摊展示作品，单位来逛；
3. 面试不满意的，可以到“复盘角”，请人力资源老师看一遍哪里没说好。
# 数据
到场 4,120 人，单位 120 家，当天签约 286 份，达成复试意向 1,037 人。岗位需求前三位是嵌入式软件、机械工艺和护理。
# 服务
档案、落户、租房补贴现场咨询；简历打印免费；场馆西门有手语志愿者。`,
    EN: `
The last big fair of the season, in the hall nearest to the dormitories.
# What is new
1. Each stand shows “Thirty Questions”: overtime, housing and how many stay after probation, in the employer’s own words.
2. Twenty stands belong to graduates, who show their work while employers walk by.
3. If an interview went badly, go to the corner where somebody looks at it with you.
# Figures
4,120 people and 120 employers came; 286 contracts were signed and 1,037 second interviews agreed. Wanted most: embedded software, mechanical processes and nursing.
# Help
Advice on files, residence and rent support; CVs printed free of charge; sign language at the west gate.`,
    sign: ['2026-05-06 09:00', '2026-05-23 12:00'],
    held: ['2026-05-23 09:00', '2026-05-23 16:00'],
    signed: 3877,
    tags: ['graduate', 'job'],
  }),
  writeActivity({
    by: 'bureau',
    module: 'HOME',
    type: 'VISIT',
    mode: 'OFFLINE',
    title: [
      '走进海洋材料研究所：看一万两千块挂片',
      'A visit to the Institute of Marine Materials: twelve thousand panels',
    ],
    summary: [
      '坐船去实海试验站，看涂层在浪里泡了八年是什么样子。',
      'By boat to the test station, to see coatings after eight years in the waves.',
    ],
    address: [
      '云汀新区滨江大道 88 号 云汀海洋材料研究所',
      'Yunting Institute of Marine Materials, 88 Riverside Avenue',
    ],
    CN: `
研究所在近海有三座浮台，挂着一万两千块试片，每一块都有编号和出生日期。
# 行程
- 9:00 研究所集合，听半小时安全说明，领救生衣；
- 9:40 乘船到二号浮台，看取片、称重、拍照；
- 11:20 回到岸上，参观盐雾和低温实验室；
- 12:00 与研究人员一起吃食堂，可以继续问。
# 适合谁
船舶、风电、港口企业的技术人员优先，也欢迎对腐蚀好奇的人。十二岁以上可以上船，晕船的留在岸上看直播。
上次参观之后，三家企业委托做了现场挂片，其中一家发现换一种底漆就能多用四年。`,
    EN: `
Off the coast the institute has three rafts with twelve thousand panels, each with a number and a date of birth.
# Programme
- 9:00 Meet at the institute for half an hour on safety, and a life jacket.
- 9:40 By boat to raft two: panels taken down, weighed and photographed.
- 11:20 Back on land, the salt spray and cold laboratories.
- 12:00 Lunch in the canteen with the researchers, who go on answering.
# For whom
Engineers of ship, wind and port companies come first, and anybody curious about rust. You must be twelve to go on board; if you get seasick, watch from the shore.
After the last visit three companies had panels hung. One found out that another primer lasts four years longer.`,
    sign: ['2026-04-07 09:00', '2026-04-16 18:00'],
    held: ['2026-04-18 09:00', '2026-04-18 13:00'],
    quota: 45,
    signed: 45,
    waitlist: true,
    waiting: 9,
    audit: true,
    questions: [
      { key: 'company', label: ['单位和岗位', 'Organisation and post'] },
      { key: 'swim', label: ['是否会游泳', 'Can you swim?'], optional: true },
    ],
    tags: ['marine', 'visit'],
  }),
];
