import { writePage } from './write-content.ts';

/** Pages of the contest's mini-site. */
export const itecPages = [
  writePage({
    by: 'contest',
    module: 'ITEC',
    topic: 'about',
    order: 1,
    at: '2026-11-02 09:00',
    title: ['大赛简介', 'About ITEC'],
    summary: [
      'ITEC 国际人才创新大赛由云汀新区主办，面向全球创业团队，重落地、轻排名。',
      'The ITEC International Talent Contest is held by Yunting New Area for teams from everywhere. Settling counts more than ranking.',
    ],
    figures: [
      ['1,127', '2026 年报名项目', 'projects in 2026'],
      ['31', '个国家和地区', 'countries and regions'],
      ['50', '个项目三年落地', 'projects settled in three years'],
      ['0', '元参赛费', 'yuan to take part'],
    ],
    CN: `
ITEC 国际人才创新大赛由云汀新区人才工作局主办，每年一届。它不是一场为了颁奖的比赛，而是一条让项目落到地上的通道：报名、评审、考察、签约、兑现，每一步都有人跟着。
# 六条赛道
| 赛道 | 方向 |
| 新一代信息技术 | 集成电路、人工智能、数据与安全 |
| 高端装备与海洋工程 | 智能船舶、机器人、航空部件 |
| 生物医药与健康 | 药物、器械、细胞与合成生物 |
| 新能源与新材料 | 储能、氢能、涂层与复合材料 |
| 现代农业（专项赛道） | 种业、农机、食品与冷链 |
| X 赛道 | 暂时归不进以上各类的项目，自行写明方向 |
# 两个组别
- 初创组：企业成立不满三年或者尚未注册，融资在 A 轮及以前；
- 成长组：企业成立三年至十年，或者融资在 B 轮及以后。
# 走过的三届
| 年份 | 报名项目 | 国家和地区 | 落地项目 |
| 2024 | 604 | 19 | 17 |
| 2025 | 863 | 27 | 21 |
| 2026 | 1,127 | 31 | 12（签约） |
# 本届日程
报名 2026 年 11 月 2 日至 2027 年 1 月 15 日，初赛 3 月，复赛 5 月，总决赛 9 月。参赛不收任何费用，组委会没有授权任何机构代办。`,
    EN: `
The ITEC International Talent Contest is held every year by the Yunting New Area Talent Bureau. It is not a contest for the sake of prizes but a way to settle a project: entry, review, visit, contract, payment, with somebody beside you at each step.
# Six tracks
| Track | Fields |
| New information technology | circuits, artificial intelligence, data and security |
| High-end equipment and marine engineering | intelligent ships, robots, aircraft parts |
| Biomedicine and health | drugs, devices, cells and synthetic biology |
| New energy and materials | storage, hydrogen, coatings and composites |
| Modern farming (special track) | breeding, machines, food and cold chain |
| X track | projects that fit nowhere else; name the field yourself |
# Two groups
- Start-up: younger than three years or not yet registered, up to Series A.
- Growth: three to ten years, or Series B and later.
# Three years so far
| Year | Projects | Countries and regions | Settled |
| 2024 | 604 | 19 | 17 |
| 2025 | 863 | 27 | 21 |
| 2026 | 1,127 | 31 | 12 (signed) |
# This year
Register from 2 November 2026 to 15 January 2027; first round in March, semi-final in May, final in September. Taking part is free, and nobody else acts for the office.`,
  }),
  writePage({
    by: 'contest',
    module: 'ITEC',
    topic: 'rules',
    order: 2,
    at: '2026-11-02 09:05',
    title: ['参赛规则', 'Rules'],
    summary: [
      '谁能参赛、交什么、怎样评、什么情况会被取消资格，一页说清。',
      'Who can enter, what to hand in, how it is judged and what leads to exclusion, on one page.',
    ],
    CN: `
# 谁能参赛
- 项目负责人持股一般超过 30%，并在项目中全职工作；尚未注册公司的，由负责人以个人名义报名；
- 项目不存在知识产权纠纷，此前未获得过本大赛奖项；
- 一个团队只能报一条赛道、一个组别，报名时可以填写一名推荐人。
# 交什么
| 材料 | 要求 |
| 商业计划书 | PDF，不超过 50 MB |
| 项目简介 | 不超过 1,500 字 |
| 负责人介绍 | 不超过 150 字 |
| 办公场所照片 | 正好 3 张，每张不超过 10 MB |
| 专利证书 | 份数与填报件数一致 |
| 营业执照、财务报表、融资证明、股权证明 | 已注册企业提供 |
| 产品演示、一分钟以内视频 | 自愿 |
| 承诺书 | 负责人签字 |
所有栏目都要填写，没有的写“无”。
# 怎样评
1. 资格审查：十个工作日内完成，可补正一次；
2. 初赛：五名专家网络评审，去掉最高分和最低分；
3. 复赛：线上路演，陈述 7 分钟、答辩 3 分钟；
4. 总决赛：现场路演，陈述 8 分钟、答辩 7 分钟，当场亮分，保留两位小数。
与参赛企业、投资方有关联的评委须回避。
# 时间上的约定
报名截止前资料可以随时修改，评审开始后不再改动。情况发生变化、可能影响参赛资格的，应当在 1 个工作日内报告组委会。
# 取消资格
弄虚作假、抄袭、贿赂评委的，取消资格，三年内不得报名。对结果有异议的，可在公示期内实名提出，组委会 15 个工作日内书面答复。`,
    EN: `
# Who can enter
- The head normally holds more than 30 per cent and works full-time on the project. If there is no company yet, the head enters as a person.
- There is no dispute about intellectual property, and the project has not won here before.
- One team, one track, one group. You may name one referrer.
# What to hand in
| Paper | Requirement |
| Business plan | PDF, up to 50 MB |
| Project summary | up to 1,500 words |
| Introduction of the head | up to 150 words |
| Pictures of the office | exactly 3, up to 10 MB each |
| Patent certificates | as many as you declare |
| Licence, financial reports, proof of finance and shares | if you are registered |
| Demonstration, video of up to one minute | if you like |
| Commitment | signed by the head |
Fill in each field; where there is nothing, write “none”.
# How it is judged
1. Eligibility: within ten working days, with one correction.
2. First round: five experts online; best and worst mark struck out.
3. Semi-final: online, seven minutes to present and three to answer.
4. Final: on stage, eight minutes and seven; marks at once, with two decimals.
Judges connected with a company or its investors stay away.
# About time
You can change everything until registration closes, nothing once the review has begun. If something happens that touches your eligibility, tell the office within 1 working day.
# Exclusion
False statements, copying or bribes mean exclusion for three years. Objections can be raised under your real name during the public notice; the answer comes in writing within 15 working days.`,
  }),
  writePage({
    by: 'contest',
    module: 'ITEC',
    topic: 'awards',
    order: 3,
    at: '2026-11-02 09:10',
    title: ['奖项与兑现', 'Prizes and how they are paid'],
    summary: [
      '奖金池 2,000 万元，二十个奖项，签约付四成，落地验资后付六成。',
      'CNY 20 million and twenty prizes: 40 per cent at signature, 60 per cent when the company is here.',
    ],
    CN: `
# 奖项
| 奖项 | 成长组（万元） | 初创组（万元） |
| 一等奖 | 1 项，300 | 1 项，200 |
| 二等奖 | 3 项，各 150 | 3 项，各 100 |
| 三等奖 | 6 项，各 75 | 6 项，各 50 |
两组合计二十项、2,000 万元。一个项目只能获得一个奖项，奖金为税前金额。
# 怎样兑现
1. 实地考察：获奖公示期间，考察组查看团队、场地和产品，您可以提出希望的日期；
2. 提交获奖材料：承诺书、资助申请表、保密协议、经营证明、纳税和社保记录、身份与学历证明；
3. 电子材料审核通过后，打印一份到现场核对；
4. 签订落地协议，拨付首期 40%；
5. 在云汀注册企业、完成首轮验资，拨付其余 60%，凭收据、发票和银行回单办理。
领取首期后一年内没有落地的，第二期不再发放，获奖称号保留。
# 奖金以外
- 免初评申报凤凰计划创业人才；
- 300 平方米以内场地首年免租；
- 落地专员陪同一年，注册、签证、入学一并办理；
- 首批订单对接，港口、医院、园区每季度公布一次需求。
# 推荐人
推荐的项目获奖并落地的，按引荐奖励标准另行奖励推荐人，不占项目奖金。`,
    EN: `
# Prizes
| Prize | Growth group (CNY 10k) | Start-up group (CNY 10k) |
| First | one of 300 | one of 200 |
| Second | three of 150 | three of 100 |
| Third | six of 75 | six of 50 |
Twenty prizes and CNY 20 million together. One project wins one prize; amounts are before tax.
# How they are paid
1. Field visit: during the public notice a group looks at team, place and product; you may propose a day.
2. Award papers: commitment, grant application, confidentiality agreement, proof of operation, tax and social insurance, identity and degrees.
3. Once the electronic papers are accepted, bring one printed set to be compared.
4. Sign the agreement to settle; the first 40 per cent are paid.
5. Register a company in Yunting and have its first capital verified; the other 60 per cent follow against receipt, invoice and bank slip.
If you have not settled a year after the first part, the second is not paid. The title stays.
# Beside the money
- You can apply as a founder under the Phoenix Plan without the first assessment.
- Up to 300 square metres free of rent for a year.
- An officer for a year, who helps with registration, visas and schools.
- First orders: port, hospitals and parks publish what they need each quarter.
# Referrers
If the project you referred wins and settles, you are rewarded under the referral scheme, outside the prize money.`,
  }),
  writePage({
    by: 'contest',
    module: 'ITEC',
    topic: 'judges',
    order: 4,
    at: '2026-11-02 09:15',
    title: ['评审委员会', 'Judges'],
    summary: [
      '九十六名评委来自高校、企业和投资机构，名单公开，回避在前，分数留痕。',
      'Ninety-six judges from universities, companies and investors. Names are public, conflicts come first, marks are on record.',
    ],
    CN: `
评委由组委会从专家库中按赛道抽取，每届更换不少于三分之一。评审前签署承诺书，逐一申报与参赛项目的关系，有关联的自动回避，对应项目在其页面上不显示。
# 本届各赛道召集人
| 赛道 | 召集人 | 背景 |
| 新一代信息技术 | 祝星阑 | 北湖理工大学教授，三维封装 |
| 高端装备与海洋工程 | 祁连舟 | 东陵海事大学教授，船舶水动力 |
| 生物医药与健康 | 顾南雁 | 南屿医科大学教授，再生医学 |
| 新能源与新材料 | 商砚清 | 云汀海洋材料研究所研究员 |
| 现代农业 | 禾满仓 | 云汀农业科学院研究员，作物育种 |
| X 赛道 | Lucía Ferrán-Okafor | 投资人，曾三次创业，两次失败 |
# 怎样打分
| 维度 | 初创组 | 成长组 |
| 技术与创新 | 35 | 25 |
| 团队 | 30 | 20 |
| 市场与商业模式 | 20 | 30 |
| 落地计划 | 15 | 25 |
每份材料至少五人独立评分，去掉最高和最低。系统记录每次修改，偏离平均分过多的，须写明理由。
# 监督
公证人员全程在场。参赛者如发现评委应当回避而没有回避，可拨打 400-000-2026 转 6，核实后该评委的分数作废并重新补评。`,
    EN: `
Judges are drawn from a pool by track, and at least a third change each year. Before the review they sign a commitment and declare for each project how they are related to it. Whoever is related is left out and does not see the project at all.
# Heads of the tracks
| Track | Head | Background |
| New information technology | Zhu Xinglan | Professor, Beihu University of Technology, three-dimensional packaging |
| High-end equipment and marine engineering | Qi Lianzhou | Professor, Dongling Maritime University, hydrodynamics |
| Biomedicine and health | Gu Nanyan | Professor, Nanyu Medical University, regenerative medicine |
| New energy and materials | Shang Yanqing | Researcher, Yunting Institute of Marine Materials |
| Modern farming | He Mancang | Researcher, Yunting Academy of Agriculture, plant breeding |
| X track | Lucía Ferrán-Okafor | Investor; founded three companies, two of which failed |
# Marks
| Criterion | Start-up | Growth |
| Technology and novelty | 35 | 25 |
| Team | 30 | 20 |
| Market and business | 20 | 30 |
| Plan to settle | 15 | 25 |
At least five people mark each project on their own; best and worst are struck out. The system keeps each change, and a mark far from the average needs a reason.
# Supervision
A notary is present throughout. If you find that a judge should have stayed away, call 400-000-2026, extension 6. If that is so, the mark is struck out and another judge takes over.`,
  }),
  writePage({
    by: 'contest',
    module: 'ITEC',
    topic: 'contact',
    order: 5,
    at: '2026-11-02 09:20',
    title: ['联系大赛组委会', 'Contact the contest'],
    summary: ['报名、技术、落地、媒体四类问题，找对人，一次说清。', 'Entry, technology, settling, press: whom to ask.'],
    CN: `
# 找谁
| 问题 | 联系人 | 方式 |
| 报名和资格 | 甄老师 | 400-000-2026 转 8，itec@wutong.example |
| 系统打不开、文件传不上 | 值班工程师 | 400-000-2026 转 8 再按 2，截止日前三天 24 小时 |
| 落地、场地、签证 | 项目落地专员 | settle@wutong.example |
| 采访和合作 | 媒体组 | media@wutong.example |
| 投诉和回避申请 | 监督组 | 400-000-2026 转 6 |
工作时间为工作日 9:00 至 17:30。境外来电请拨 +86 转热线，或者写邮件约时间，我们按您的时区回电，支持中文、英语，土耳其语和西班牙语请提前一天预约。
# 地址
云汀新区梧桐大道 66 号 B 座 4 层，大赛组委会办公室。来访请提前一天告知，楼下有访客车位。
# 写邮件时请注明
- 项目编号，在报名页右上角；
- 赛道和组别；
- 希望什么时间得到答复。
一般邮件 2 个工作日内回复，报名截止前一周当天回复。
# 请认准
组委会只使用以 wutong.example 结尾的邮箱，不会通过私人账号索要材料或者费用。收到可疑信息，请转发给我们核对。`,
    EN: `
# Whom to ask
| About | Who | How |
| Entry and eligibility | Ms Zhen | 400-000-2026, extension 8, itec@wutong.example |
| The system or a file does not work | Engineer on duty | 400-000-2026, extension 8, then 2; day and night in the last three days |
| Settling, space, visas | Settling officer | settle@wutong.example |
| Press and partners | Press office | media@wutong.example |
| Complaints, conflicts of judges | Supervision | 400-000-2026, extension 6 |
We are here on working days from 9:00 to 17:30. From abroad, write for an appointment and we call at a time that suits you, in Chinese or English; for Turkish and Spanish ask a day ahead.
# Address
Organising Office, floor 4, Building B, 66 Wutong Avenue, Yunting New Area. Please tell us a day ahead; there is visitors’ parking.
# In your message
- The number of the project, at the top right of the entry page.
- Track and group.
- When you need an answer.
We answer within 2 working days, in the last week before the deadline on the same day.
# Is it us?
We write only from addresses that end in wutong.example and never ask for papers or money from private accounts. If you doubt a message, forward it to us.`,
  }),
];
