import { writeActivity } from './write-activity.ts';

/** From the first day of the story on. */
export const comingActivities = [
  writeActivity({
    by: 'centre',
    module: 'HOME',
    type: 'BRIEFING',
    mode: 'HYBRID',
    title: ['凤凰计划申报辅导会：常见退回原因逐条讲', 'Phoenix Plan clinic: the usual reasons for return, one by one'],
    summary: [
      '把去年 417 份退回材料归成九类，一类一类讲怎么改。带上自己的草稿，会后当场看。',
      'Last year’s 417 returned applications fall into nine groups; here is how to mend each. Bring your draft.',
    ],
    place: 'tower-hall',
    CN: `
离年度申报截止还有五天，这一场只讲怎么不被退回。
# 内容
| 时间 | 主题 | 主讲 |
| 14:00 | 九类退回原因和改法 | 受理窗口 周砚 |
| 14:50 | 五项代表性成果怎样写才清楚 | 往届评审专家 |
| 15:30 | 草稿体检现场演示 | 平台工程师 |
| 15:50 | 一对一看草稿，八张桌子 | 人才服务专员 |
# 请带上
- 能登录平台的手机或者电脑；
- 单位经办人可以一起来，许多问题要两个人对一遍才说得清。
线上参加的，会前一小时短信发送入口，提问由主持人代念。会后三天内上传录像和问答整理。`,
    EN: `
Five days before the call closes, this session is only about not being sent back.
# Programme
| Time | Subject | Speaker |
| 14:00 | Nine reasons for return and how to mend them | Zhou Yan, desk |
| 14:50 | Five main results, written clearly | a reviewer of earlier years |
| 15:30 | The draft check-up, live | an engineer of the platform |
| 15:50 | Drafts one to one, at eight tables | talent officers |
# Please bring
- A phone or computer on which you can sign in.
- Your employer’s agent, if you can. Many questions need both of you.
If you join online, the link comes by text message an hour before; the host reads out questions. Recording and answers follow within three days.`,
    sign: ['2026-11-12 09:00', '2026-11-24 18:00'],
    held: ['2026-11-25 14:00', '2026-11-25 16:30'],
    quota: 180,
    signed: 144,
    questions: [
      {
        key: 'category',
        label: ['申报类别', 'Category'],
        options: [
          ['创业人才', 'Founder'],
          ['全职人才', 'Full-time talent'],
          ['短期人才', 'Short-term talent'],
          ['青年项目', 'Youth project'],
        ],
      },
      {
        key: 'way',
        label: ['参加方式', 'How you take part'],
        options: [
          ['到现场', 'In the hall'],
          ['线上', 'Online'],
        ],
      },
      { key: 'question', label: ['最想问的一个问题', 'The question you most want to ask'], optional: true },
    ],
    tags: ['phoenix', 'application'],
  }),
  writeActivity({
    by: 'bureau',
    module: 'HOME',
    type: 'SALON',
    mode: 'OFFLINE',
    title: ['归国青年科学家沙龙：从一篇论文到一台样机', 'Returned young scientists: from a paper to a prototype'],
    summary: [
      '四位回国三年以内的研究者，各讲一件样机上翻过的车。四十人围坐，不用幻灯片。',
      'Four researchers back for less than three years tell of one accident each with a prototype. Forty seats in a circle, no slides.',
    ],
    place: 'lake-academy',
    CN: `
论文发表以后，第一台样机往往是另一场考试：加工误差、买不到的零件、会漏的接头，还有一句“实验室里明明可以的”。
# 谁来讲
- 方屿白，海洋防护涂层：气味是怎么赶走的；
- 苏砚池，微流控分选芯片：一粒灰尘毁掉的两个月；
- 叶清和，可降解植入材料：为什么骨钉要比骨头先软；
- 文叙白，船舶水动力：把模型放大二十倍之后。
每人二十分钟，然后围着长桌聊。工坊里摆着四台失败的样机，可以上手拆。
# 报名说明
不限专业，欢迎企业的工艺和制造人员。名额 40 个，报满为止。提供午前茶点，有饮食禁忌请写明。`,
    EN: `
After the paper, the first prototype is an exam of another kind: tolerances, parts that nobody sells, joints that leak, and the sentence “but it worked in the laboratory”.
# Who speaks
- Fang Yubai, marine coatings: how the smell was driven out.
- Su Yanchi, microfluidic chips: two months lost to a grain of dust.
- Ye Qinghe, degradable implants: why a screw must soften before the bone.
- Wen Xubai, hydrodynamics: after making the model twenty times larger.
Twenty minutes each, then we talk around the long table. Four failed prototypes lie in the workshop; you may take them apart.
# Signing up
Any field is welcome, and people from production above all. There are 40 seats. Tea is served; tell us what you do not eat.`,
    sign: ['2026-11-10 09:00', '2026-11-27 12:00'],
    held: ['2026-11-28 09:30', '2026-11-28 12:00'],
    quota: 40,
    signed: 32,
    waitlist: true,
    questions: [
      { key: 'field', label: ['您的专业或者岗位', 'Your field or post'] },
      { key: 'diet', label: ['饮食禁忌', 'What you do not eat'], optional: true },
    ],
    tags: ['returnee', 'research'],
  }),
  writeActivity({
    by: 'centre',
    module: 'HOME',
    type: 'JOB_FAIR',
    mode: 'OFFLINE',
    title: ['生物制造专场招聘会，42 家单位 318 个岗位', 'Biomanufacturing job fair: 42 employers and 318 posts'],
    summary: [
      '发酵、酶工程、质控、注册，从操作员到研发总监都有，不限名额，带简历来就行。',
      'Fermentation, enzymes, quality, registration: from operator to head of research. No limit, just bring your CV.',
    ],
    place: 'expo-b',
    CN: `
# 现场有什么
| 区域 | 内容 |
| A 区 | 研发岗位 96 个，硕士、博士为主 |
| B 区 | 生产与工艺岗位 141 个，大专起 |
| C 区 | 质量、注册、市场岗位 81 个 |
| D 区 | 人才认定、公寓、落户现场咨询 |
42 家单位里有 17 家带来了实验台和设备，可以当场做一道操作题，做得好的直接进复试。
# 时间提示
上午 9:00 至 11:30 人最多，想慢慢聊的请下午来。13:30 在馆内小舞台举行两场说明：应届生怎么谈薪资，转行进生物制造从哪里开始。
# 到场方式
地铁 5 号线会展中心站 A 口，凭报名二维码入场，没有报名的在门口登记即可。设有简历打印和母婴室。
面试通过者可在 D 区当天办理青年人才驿站入住。`,
    EN: `
# What is there
| Area | What |
| A | 96 posts in research, mostly for master’s and doctoral graduates |
| B | 141 posts in production and processes, from junior college |
| C | 81 posts in quality, registration and marketing |
| D | Advice on recognition, apartments and residence |
Seventeen of the 42 employers bring benches and equipment. Do a task on the spot; whoever does it well goes straight to the second interview.
# When to come
Between 9:00 and 11:30 it is full; to talk at leisure come in the afternoon. At 13:30 two short talks: how graduates discuss pay, and how to change into biomanufacturing.
# Getting there
Metro line 5 to Exhibition Centre, exit A. Enter with your code, or register at the door. CVs can be printed; there is a room for mothers and babies.
If you are hired, book the youth hostel in area D the same day.`,
    sign: ['2026-11-09 09:00', '2026-12-03 15:00'],
    held: ['2026-12-03 09:00', '2026-12-03 16:00'],
    signed: 611,
    questions: [
      {
        key: 'stage',
        label: ['您目前的状态', 'Where you are'],
        options: [
          ['在校', 'Still studying'],
          ['在职看机会', 'In work, looking around'],
          ['求职中', 'Looking for work'],
        ],
      },
      { key: 'wish', label: ['意向岗位', 'Post you look for'], optional: true },
    ],
    tags: ['job', 'biotech'],
  }),
  writeActivity({
    by: 'college',
    module: 'COLLEGE',
    type: 'TRAINING',
    mode: 'OFFLINE',
    title: ['企业人才专员实务培训（第 6 期）', 'Practical training for company talent officers, session 6'],
    summary: [
      '给企业里负责申报的人：批量认定、单位审核、退回补正怎样办得又快又对。',
      'For those who apply on behalf of a company: recognition for many, confirmation by the employer, corrections.',
    ],
    place: 'college-204',
    CN: `
每家企业最好有一个人，知道政策在哪一页、材料缺哪一张。这门课就是为这个人准备的。
# 半天课程
1. 13:30 单位认证和授权：谁来签字，谁承担责任；
2. 14:10 一次为三十名员工申报，表格怎样准备才不返工；
3. 15:00 单位审核看什么，容易漏的五处；
4. 15:40 住房、入学、引才奖励的时间表，做成一张日历带走；
5. 16:20 模拟办理，两人一组互相退回。
# 结业
完成模拟办理的，发放人才专员证书，所在企业可以进入绿色受理通道，免预约。
# 候补说明
60 个名额已满，可以登记候补，有人退出时按顺序短信通知，两小时内确认有效。第 7 期预计明年 3 月举办。`,
    EN: `
Every company should have one person who knows on which page the policy is and which paper is missing. This course is for that person.
# One afternoon
1. 13:30 The company’s account and its authority: who signs, who answers for it.
2. 14:10 Thirty employees in one go, and how to prepare the table.
3. 15:00 What the employer’s confirmation looks at, and five things easily missed.
4. 15:40 Housing, schools, rewards: the year as a calendar to take home.
5. 16:20 A trial run in pairs, in which you send each other’s papers back.
# Certificate
Those who finish the trial run get a certificate, and their company need not book appointments any more.
# Waiting list
The 60 places are taken. Join the waiting list; when somebody leaves, you get a text message and confirm within two hours. Session 7 is planned for March.`,
    sign: ['2026-11-05 09:00', '2026-12-08 12:00'],
    held: ['2026-12-09 13:30', '2026-12-09 17:00'],
    quota: 60,
    signed: 60,
    waitlist: true,
    waiting: 5,
    audit: true,
    questions: [
      { key: 'company', label: ['单位名称', 'Company'] },
      {
        key: 'size',
        label: ['单位人数', 'Staff'],
        options: [
          ['50 人以下', 'Up to 50'],
          ['50 至 300 人', '50 to 300'],
          ['300 人以上', 'Over 300'],
        ],
      },
    ],
    tags: ['company', 'training'],
  }),
  writeActivity({
    by: 'contest',
    module: 'ITEC',
    type: 'ROADSHOW',
    mode: 'HYBRID',
    title: ['ITEC 2027 城市路演·云汀站', 'ITEC 2027 city roadshow, Yunting'],
    summary: [
      '十二个项目上台，四十家投资机构和企业在台下。先听需求，再听方案。',
      'Twelve projects on stage, forty investors and companies in front of it. Needs first, then answers.',
    ],
    place: 'harbour-3',
    CN: `
这是本届大赛的第一场城市路演，也是留给还在犹豫的团队的一次机会：先来听，再决定报不报。
# 当天安排
| 时间 | 内容 |
| 10:00 | 企业提需求：港口、医院、果园、储能各五分钟 |
| 10:30 | 初创组六个项目，七分钟加三分钟 |
| 11:40 | 简餐，自由交谈 |
| 12:40 | 初创组、成长组六个项目 |
| 14:00 | 需求墙：谁能接，把名片贴上去 |
| 14:30 | 报名答疑，当场可以提交 |
# 说明
- 路演不计分，不影响正式评审；
- 12 月 1 日 10:00 开放报名，现场 260 个座位，项目团队和投资机构另有通道；
- 线上观看不限人数，提问与现场同屏。
仓库没有暖气，请多穿一件。`,
    EN: `
This is the first city roadshow of the contest, and a chance for teams that still hesitate: listen first, then decide.
# The day
| Time | What |
| 10:00 | What companies need: port, hospital, orchards, storage, five minutes each |
| 10:30 | Six start-up projects, seven minutes and three |
| 11:40 | Light lunch and talks |
| 12:40 | Six more from both groups |
| 14:00 | The wall of needs: pin your card where you can help |
| 14:30 | Questions about entry; you can submit on the spot |
# Please note
- There are no marks, and nothing counts for the review.
- Sign up from 10:00 on 1 December. There are 260 seats; teams and investors have a way in of their own.
- Anybody can watch online, and questions from there appear on the same screen.
The warehouse is not heated. Bring a coat.`,
    sign: ['2026-12-01 10:00', '2026-12-11 18:00'],
    held: ['2026-12-12 10:00', '2026-12-12 15:00'],
    quota: 260,
    signed: 0,
    waitlist: true,
    questions: [
      {
        key: 'role',
        label: ['您的身份', 'You are'],
        options: [
          ['创业者', 'A founder'],
          ['投资机构', 'An investor'],
          ['企业', 'From a company'],
          ['观众', 'An onlooker'],
        ],
      },
      { key: 'need', label: ['想找什么样的项目', 'What you look for'], optional: true },
    ],
    tags: ['itec', 'startup'],
  }),
];
