import { writePage } from './write-content.ts';

/** Pages of the portal itself: the Phoenix Plan and who stands behind this site. */
export const homePages = [
  writePage({
    by: 'bureau',
    module: 'HOME',
    topic: 'plan',
    order: 1,
    at: '2026-02-02 09:00',
    title: ['凤凰计划是什么', 'What the Phoenix Plan is'],
    summary: [
      '支持带着技术和团队来云汀的人，四类个人、一类团队，最高资助 500 万元和 1,000 万元。',
      'For people who bring technology and a team to Yunting: four categories for people and one for teams, up to CNY 5 million and 10 million.',
    ],
    figures: [
      ['163', '名人才获支持', 'people supported'],
      ['19', '个团队获支持', 'teams supported'],
      ['500', '万元，个人最高资助', 'CNY 10k at most, for one person'],
      ['1,000', '万元，团队最高资助', 'CNY 10k at most, for a team'],
    ],
    CN: `
凤凰计划是云汀新区支持人才做事的主要计划，从 2023 年开始，至今支持了 163 人、19 个团队。它不看头衔，看三件事：您要做什么，谁需要它，云汀能帮上什么。
# 选哪一类
| 类别 | 适合谁 | 最高资助（万元） |
| 创业人才 | 在新区办企业，本人是第一大股东或者持股 30% 以上 | 500 |
| 全职人才 | 在新区单位工作，每年 9 个月以上 | 150 |
| 短期人才 | 单位在外地，每年来 2 个月以上，连续三年 | 50 |
| 青年项目 | 35 周岁以下，有自己的课题 | 60 |
| 团队 | 带头人加三名以上核心成员，半数全职 | 1,000 |
拿不准的，先看[实施办法](/polity)，或者打 400-000-2026 转 6，说两分钟就知道。
# 钱怎么给
签订三方协议后拨付四成，中期考核合格拨三成，期满验收拨三成。钱跟着目标走，目标写在协议里，调整须双方同意。
# 钱以外的
- 人才公寓优先，家属就业和子女入学有专员对接；
- 大型仪器共享，中试场地协调；
- 每位入选人有一名联络员，三年不换。
# 常被问到的
**一定要有博士学位吗？** 2026 年修订后不再要求。
**已经在云汀工作几年了，还能报吗？** 可以，从业时间不限，成果以近五年为主。
**公司亏损能报吗？** 可以，请写清楚钱花在哪里、什么时候打平。`,
    EN: `
The Phoenix Plan is the main plan by which Yunting New Area helps people to do their work. Since 2023 it has supported 163 people and 19 teams. It does not look at titles but at three things: what you want to do, who needs it, and how Yunting can help.
# Which category
| Category | For | Up to (CNY 10k) |
| Founders | a company here; largest shareholder or over 30 per cent | 500 |
| Full-time talent | work for an employer here, 9 months a year or more | 150 |
| Short-term talent | employed elsewhere, here for 2 months a year over three years | 50 |
| Youth projects | up to 35 years, with a project of your own | 60 |
| Teams | a head and three core members, half of them full-time | 1,000 |
If you are not sure, read the [Measures](/polity) or call 400-000-2026, extension 6; two minutes are enough.
# The money
Forty per cent follow the agreement of the three sides, thirty the midterm assessment, thirty the acceptance. Money follows aims; aims stand in the agreement and change when both agree.
# Beside the money
- Priority for talent apartments, and somebody who helps with work for your spouse and schools.
- Shared instruments and pilot space.
- One liaison officer for each person, the same for three years.
# Often asked
**Is a doctorate needed?** Not since the revision of 2026.
**I have worked here for years.** You can apply; results of the last five years count most.
**My company makes a loss.** You can apply. Say where the money goes and when you break even.`,
  }),
  writePage({
    by: 'bureau',
    module: 'HOME',
    topic: 'plan',
    order: 2,
    at: '2026-10-08 09:00',
    title: ['凤凰计划 2026 年度申报怎么走', 'Phoenix Plan 2026: how the call works'],
    summary: [
      '申报到 11 月 30 日 17:30 截止，六个环节，每一步谁来办、多久办完都写在这里。',
      'The call closes at 17:30 on 30 November. Six steps, with who acts and how long it takes.',
    ],
    CN: `
2026 年度申报自 10 月 8 日开始，11 月 30 日 17:30 截止。截止时间按系统时钟，提交成功以收件回执为准。
# 六个环节
| 环节 | 谁来办 | 时间 |
| 填报和草稿体检 | 本人 | 11 月 30 日前 |
| 单位审核 | 依托单位 | 12 月 4 日前 |
| 受理和资格审查 | 人才服务中心 | 10 个工作日 |
| 网络评审和答辩 | 专家 | 2027 年 1 月至 2 月 |
| 公示 | 人才工作局 | 5 个工作日 |
| 签订协议、拨付首期 | 三方 | 公示后 30 日内 |
# 材料清单
- 身份证件，学历学位及认证；
- 劳动合同或者营业执照，近六个月社会保险记录；
- 代表性成果不超过五项，每项写明本人贡献，200 字以内；
- 全职人才附岗位任务，创业人才附近三年经营数据，短期人才附三年工作安排；
- 单位意见和承诺书。
已在平台核验过的材料直接带入，不必再传。
# 三个容易错的地方
1. 专利件数与证书份数不一致；
2. 合同剩余期限不足协议期，请先续签或者附说明；
3. 英文姓名前后写法不同，请统一为护照写法。
# 咨询
每周三 14:00 在线答疑，11 月 25 日在人才大厦举办申报辅导会。电话 400-000-2026 转 6。`,
    EN: `
The call of 2026 opened on 8 October and closes at 17:30 on 30 November by the clock of the system. Your receipt proves that you submitted.
# Six steps
| Step | Who | When |
| Form and draft check-up | you | by 30 November |
| Confirmation | your host | by 4 December |
| Acceptance and eligibility | Talent Service Centre | 10 working days |
| Online review and presentation | experts | January and February 2027 |
| Public notice | Talent Bureau | 5 working days |
| Agreement and first payment | the three sides | within 30 days after that |
# Papers
- Identity document, degrees and their verification.
- Labour contract or business licence; social insurance of the last six months.
- Up to five main results, with your own part in each in up to 200 characters.
- Full-time talent: tasks of the post. Founders: figures of three years. Short-term talent: a plan for three years.
- Opinion and pledge of the host.
What the platform has verified before is filled in and need not be uploaded.
# Three common mistakes
1. The number of patents is not the number of certificates.
2. The contract ends before the agreement would; renew it or explain.
3. Your name is spelt in different ways; write it as in the passport.
# Questions
Online every Wednesday at 14:00, and at the clinic in Talent Tower on 25 November. Telephone 400-000-2026, extension 6.`,
  }),
  writePage({
    by: 'bureau',
    module: 'HOME',
    topic: 'about',
    order: 3,
    at: '2025-11-11 09:00',
    title: ['关于梧桐人才服务平台', 'About Wutong Talent Services'],
    summary: [
      '谁在办、怎么办、您的资料怎么保管，以及不满意的时候找谁。',
      'Who runs it, how it works, what happens to your data and whom to turn to when something goes wrong.',
    ],
    CN: `
“家有梧桐树，引得凤凰来。”平台取名梧桐，意思是先把树种好。
# 谁在办
平台由云汀新区人才工作局主办，人才服务中心日常运营，教育、住建、卫健、出入境等部门共同提供服务。凤栖科技园在同一平台上有自己的站点。
# 我们的承诺
- 材料只交一次，核验过的以后不再要；
- 每一步写明谁来办、哪天办完；
- 退回补正逐项列明，只改退回的内容；
- 不通过的写清理由，十个工作日内可以申诉；
- 所有事项不收费，没有任何代办机构。
# 您的资料
身份证件号码等敏感内容加密保存，经办人员只在办理您的事项时查看，每一步操作都有记录。资料只用于办理，不用于宣传，也不提供给商业机构。需要查阅、更正或者删除本人资料的，可以到大厅提出，15 个工作日内答复。
# 给看不清、听不见、不熟悉网络的人
页面右上角可以切换大字版；全部功能可以只用键盘操作；大厅有引导员，也可以由家人持委托书代办。
# 不满意怎么办
先打 400-000-2026；两个工作日内没有答复的，按 6 转监督席；仍不满意，可以写信到梧桐大道 66 号 A 座 310 室。每季度公布一次投诉数量和处理结果。`,
    EN: `
“Plant a wutong at home, and the phoenix will come.” The platform bears the name of the tree, because the tree comes first.
# Who runs it
The Yunting New Area Talent Bureau, with the Talent Service Centre day by day, and with education, housing, health, entry and exit. Fengqi Science Park has a site of its own on it.
# What we promise
- You hand in a paper once. What was verified is not asked for again.
- Each step says who acts and by when.
- Corrections are listed one by one, and you change only those.
- A refusal gives its reasons, and you can appeal within ten working days.
- Nothing is charged, and nobody acts as an agent.
# Your data
Identity numbers and the like are kept encrypted. Officers see your data only while they handle your case, and each step is recorded. Data serve your case alone; they are not used for publicity or given to businesses. To see, correct or delete your data, ask at the hall; you get an answer within 15 working days.
# If you see or hear badly, or are new to the web
Switch to larger type at the top right. Everything works with the keyboard alone. Guides help in the hall, and family members can act for you with a letter of authority.
# If something goes wrong
Call 400-000-2026 first. If there is no answer within two working days, press 6 for supervision. If that does not help, write to Room 310, Building A, 66 Wutong Avenue. Each quarter we publish how many complaints there were and what became of them.`,
  }),
];
