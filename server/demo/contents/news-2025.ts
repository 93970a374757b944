import { writeNews } from './write-content.ts';

/** March to December 2025. */
export const news2025 = [
  writeNews({
    by: 'contest',
    module: 'ITEC',
    art: 'city',
    at: '2025-09-03 10:30',
    title: [
      'ITEC 2025 报名截止：863 个项目，最后一小时涌进 94 个',
      'ITEC 2025 closes with 863 projects, 94 of them in the last hour',
    ],
    summary: [
      '报名于 8 月 31 日截止，项目来自 27 个国家和地区，初赛评审 9 月 15 日开始。',
      'Registration closed on 31 August with projects from 27 countries and regions. The first round begins on 15 September.',
    ],
    CN: `
8 月 31 日 23 时 59 分 41 秒，ITEC 2025 收到最后一个有效报名，一支做海水淡化膜的三人团队。再过十九秒，系统关闭。
本届大赛共收到 863 个项目，其中境外项目 288 个，来自 27 个国家和地区。从组别看，初创组 611 个，成长组 252 个；从赛道看，生物医药与高端装备最多，合计占四成半。
# 最后一小时
截止前一小时涌进 94 个报名，占总数的一成。系统没有卡顿，倒是有 12 个团队在最后时刻发现商业计划书超过 50 MB。值班的技术人员接了三十多通电话，教大家压缩图片，最后 11 个赶上了。没赶上的那个团队写来邮件，说明年会提前一天。
# 接下来
9 月 15 日起进行初赛网络评审，每个项目由五名专家独立打分，去掉一个最高分和一个最低分。评审期间资料不能再改，但可以在系统里留言说明。初赛结果 10 月 20 日前公布，未入围的项目也会收到书面意见。
参赛不收任何费用。如果有人以“内部名额”“包过初审”的名义向您收费，请保留凭证，拨打 400-000-2026 转 8。`,
    EN: `
At 23:59:41 on 31 August ITEC 2025 received its last valid entry, from a team of three who make membranes for desalination. Nineteen seconds later the system closed.
The contest has 863 projects this year. Of these 288 come from abroad, from 27 countries and regions. There are 611 in the start-up group and 252 in the growth group. Biomedicine and high-end equipment are the largest tracks, with 45 per cent together.
# The last hour
Ninety-four entries, one in ten, came in the final hour. The system held. But twelve teams found at the last moment that their business plan was larger than 50 MB. The engineers on duty took more than thirty calls and explained how to make pictures smaller; eleven made it. The twelfth wrote to say that it will come a day earlier next year.
# What comes next
From 15 September five experts mark each project on their own in the first round; the best and the worst mark are struck out. Nothing can be changed during this time, but you can leave a message in the system. Results follow by 20 October. Those who are not selected get written comments as well.
Taking part is free. If somebody asks for money for an “inside place” or a “sure pass”, keep the proof and call 400-000-2026, extension 8.`,
  }),
  writeNews({
    by: 'centre',
    module: 'HOME',
    art: 'hall',
    author: '秦未央 Qin Weiyang',
    at: '2025-08-13 14:00',
    title: [
      '新平台上线头两天：1,907 人登录，问得最多的是“密码”',
      'Two days of the new platform: 1,907 people signed in, most asked about passwords',
    ],
    summary: [
      '梧桐人才服务平台 8 月 11 日试运行，头两天收到 236 条反馈，已修好 58 处。',
      'The trial of Wutong Talent Services began on 11 August. In two days 236 comments came in and 58 faults were mended.',
    ],
    CN: `
8 月 11 日零点，旧系统停止新申报，梧桐人才服务平台开始试运行。头两天共有 1,907 人登录，提交申请 143 件，保存草稿 612 份。
最多的问题是密码。旧账户首次登录要重设密码，规则比从前严，许多人设了三次才成功。技术人员在第一天下午把四条规则改成逐条打勾的样子，写一条亮一条，当晚相关来电就少了一半。
# 236 条反馈
反馈里有夸的，也有直接骂的，我们按内容分成四类。
- 看不懂：71 条，多半是栏目名称，已改 19 处说法；
- 找不到：64 条，档案转递的入口藏得太深，已经移到首页；
- 不好用：58 条，手机上传证件照会横过来，第二天修好；
- 想要有：43 条，呼声最高的是日历提醒，列入九月计划。
有一条只写了六个字：“终于不用复印。”
# 接下来的三个月
试运行到 11 月 10 日结束。大厅每天有六名引导员，周二、周四下午三点有线上讲解。每周五公布一次修改清单，做了什么、没做什么、为什么不做，都写清楚。`,
    EN: `
At midnight on 11 August the old system stopped taking applications and the trial of Wutong Talent Services began. In two days 1,907 people signed in, submitted 143 applications and saved 612 drafts.
Passwords were the biggest trouble. At the first sign-in with an old account a new one is needed, the rules are stricter, and many needed three attempts. On the first afternoon the engineers turned the four rules into a list that is ticked while you type. That evening the calls fell by half.
# 236 comments
Some praised, some swore. They fall into four groups.
- I do not understand: 71, mostly names of fields; 19 wordings were changed.
- I cannot find it: 64; moving a personnel file was hidden too deep and is now on the home page.
- It does not work well: 58; photographs taken with a phone lay on their side, mended the next day.
- I would like: 43; a reminder in the calendar was asked for most and is planned for September.
One comment said only: “At last, no photocopies.”
# The next three months
The trial ends on 10 November. Six guides are in the hall every day, and there are explanations online on Tuesdays and Thursdays at three. A list comes out every Friday: what was changed, what was not, and why.`,
  }),
  writeNews({
    by: 'bureau',
    module: 'HOME',
    art: 'stage',
    at: '2025-04-28 16:30',
    title: [
      '八十名海外博士在云汀四天，带走 54 份意向书',
      'Eighty doctors from abroad spent four days in Yunting and left with 54 letters of intent',
    ],
    summary: [
      '42 家单位现场面试 311 场次，最快的一份意向书在走廊里签成。',
      'Forty-two employers held 311 interviews. The fastest letter was signed in a corridor.',
    ],
    CN: `
4 月 25 日中午，“海外博士云汀行”送走最后一批客人。四天里，80 名海外博士与 42 家单位面谈 311 场次，签下 54 份意向书，另有 26 人约好继续谈。
# 走廊里的一份合同
最快的一份签在会场外的走廊。做水动力的文叙白排队等面试，随手在白板上画了一条船体曲线，听潮智能船舶的总工程师路过，停下来补了一笔，两个人站着谈了五十分钟，面试也就不必进去了。
也有谈不拢的。一位做药物化学的博士提出要一间独立的通风橱实验室，三家企业都拿不出来。人才工作局把这条记了下来，回头去问园区，得到的答复是：年底前可以改出两间，共享使用。
# 除了工作，还问什么
带队的联络员记了一本小账：四天里被问到的问题，排在前五位的是孩子上学、配偶工作、父母看病、开车换证、猫能不能带进来。前四项都有现成的服务，第五项当天请来海关的同志专门讲了一小时，到场三十七人。
往届活动共有 213 名博士参加，签约 71 人。这一次的 54 份意向能落实多少，六个月后我们再来报告。`,
    EN: `
At noon on 25 April “Overseas Doctors in Yunting” saw off its last guests. In four days 80 doctors from abroad and 42 employers held 311 interviews and signed 54 letters of intent. Another 26 people will go on talking.
# A contract in the corridor
The fastest was signed outside the hall. Wen Xubai, who works on hydrodynamics, was waiting for his turn and drew the curve of a hull on a whiteboard. The chief engineer of Tingchao Intelligent Ships came by, stopped and added a line. They stood there for fifty minutes, and the interview was no longer needed.
Not everything worked. A doctor of medicinal chemistry asked for a laboratory with fume hoods of its own, and three companies could not offer one. The Talent Bureau wrote it down and asked the park. The answer: two can be built by the end of the year, to be shared.
# What else they ask
A liaison officer kept count. The five questions asked most: school for the children, work for the husband or wife, doctors for parents, exchanging a driving licence, and whether the cat may come. For the first four there is a service. For the fifth, customs officers came the same day and spoke for an hour; thirty-seven people listened.
In earlier years 213 doctors took part and 71 signed. We will report in six months what has become of these 54 letters.`,
  }),
];
