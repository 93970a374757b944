import { writeGuide } from './write-guide.ts';

/** Guides to recognition, homes, schools and residence. */
export const settlingGuides = [
  writeGuide({
    by: 'centre',
    slug: 'talentapply',
    basis: ['云汀人才〔2024〕6号'],
    object: ['PERSON'],
    theme: 'RECOGNITION',
    programme: 'talentapply',
    days: 35,
    top: true,
    at: '2026-01-05 09:30',
    title: ['人才认定办事指南', 'Guide to talent recognition'],
    summary: [
      '对照目录申请 A 至 F 类认定，领取人才卡。全年受理，全程网办，不收费。',
      'Be recognised in one of the classes A to F and get the talent card. All year round, online and free.',
    ],
    CN: `
人才卡是在云汀办理住房、子女入学、医疗等服务的钥匙。只要在新区工作，并符合目录中的任意一条，就可以申请。
# 谁可以办
- 在新区全职就业、自主创业或者灵活就业，并在本市缴纳社会保险；
- 符合人才分类目录中某一类的任一条款，没有年龄限制；
- 退休返聘的，可申请 A、B、C 类。
# 需要准备
| 材料 | 说明 |
| 身份证件 | 身份证正反面或护照资料页 |
| 学历学位 | 国内学历系统核验；国（境）外学历填写认证书编号 |
| 劳动合同或创业证明 | 完整合同，创业的用营业执照 |
| 条款证明 | 职称证书、获奖文件、纳税记录等，与所选条款对应 |
# 怎么办
1. 在线选择类别和条款，填写并上传，草稿自动保存；
2. 提交后立即出具收件回执，窗口 5 个工作日内受理；
3. 主管部门 15 个工作日内审核，需要补正的只改退回的内容；
4. 公示 5 个工作日；
5. 10 个工作日内生成电子人才卡，有效期五年。
# 费用
不收费。任何“代办包过”都不可信。
# 常见问题
**同时符合两类怎么选？** 选最高的一类，用最有把握的一条。
**换了单位要重新认定吗？** 不用，30 日内在个人中心更新单位即可。
**没通过怎么办？** 10 个工作日内可以申诉；情况变了，也可以复制原申请修改后再交。`,
    EN: `
The talent card opens housing, schools, medical care and more in Yunting. If you work in the new area and meet any one clause of the catalogue, you can apply.
# Who can apply
- You work full-time, run a business or work flexibly in the new area and pay social insurance in the city.
- You meet one clause of one class. There is no age limit.
- If you are retired and rehired, you can apply for classes A, B and C.
# What to prepare
| Paper | Note |
| Identity document | Both sides of the card, or the data page of the passport |
| Degree | Chinese degrees are verified by the system; for foreign ones enter the number of the certificate |
| Labour contract or proof of business | The whole contract; founders use the business licence |
| Proof of the clause | Title, award or tax record, as the clause asks |
# Steps
1. Choose class and clause online, fill in and upload; the draft saves itself.
2. You get a receipt at once, and the desk accepts within 5 working days.
3. The department reviews within 15 working days; you correct only what was sent back.
4. Public notice of 5 working days.
5. The electronic card follows within 10 working days and is valid for five years.
# Fee
None. Do not believe anybody who sells success.
# Questions
**I meet two classes. Which one?** The higher, with the clause you can prove best.
**I changed my employer.** Update it in your personal centre within 30 days; nothing else.
**I was not recognised.** Appeal within 10 working days, or copy the application when things have changed.`,
    files: [
      {
        name: '用人单位推荐意见（空白表）',
        content: `
按“用人单位推荐”方式申请认定的填写，加盖单位公章后扫描上传。
| 项目 | 内容 |
| 被推荐人姓名 | 　 |
| 现任岗位及到岗时间 | 　 |
| 申请类别和条款 | 　 |
| 上年度工资薪金（万元） | 　 |
# 推荐理由
请写明被推荐人负责的工作、取得的成果及其在团队中的作用，不超过 500 字。
　
　
# 单位承诺
以上内容属实，如有不实，本单位承担相应责任。
经办人：　　　　　　联系电话：　　　　　　（公章）　　年　　月　　日`,
      },
    ],
  }),
  writeGuide({
    by: 'housing',
    slug: 'apartapply',
    basis: ['云汀住建〔2025〕39号'],
    object: ['PERSON'],
    theme: 'HOUSING',
    programme: 'apartapply',
    days: 15,
    top: true,
    at: '2026-10-15 08:30',
    title: ['人才公寓申请指南', 'Guide to talent apartments'],
    summary: [
      '五个小区，市价六成，一次最长三年。分批受理，在线选房，合同网签。',
      'Five estates at 60 per cent of the market rent, up to three years at a time. Apply in batches, choose and sign online.',
    ],
    CN: `
人才公寓分批配租，每批公布房源和截止时间。第四批受理到 2026 年 12 月 5 日 24 时。
# 谁可以办
- 本科以上学历、中级以上职称或者技师以上职业资格；
- 在新区就业的合同剩余期限满一年，或者在新区创业、灵活就业；
- 本人及配偶在本市无自有住房，或者住房距单位 30 公里以上；
- 没有同时享受其他住房保障。
# 需要准备
| 材料 | 谁提供 |
| 授权委托书、营业执照、承诺书 | 用人单位 |
| 经办人、入住人员身份证件 | 单位和本人 |
| 户口簿、劳动合同 | 本人 |
| 学历或职称证书、社保证明 | 系统核验，核验不到的再上传 |
# 怎么办
1. 在线填报，选择不超过三个小区并排好先后；
2. 窗口 5 个工作日内受理，10 个工作日内完成审核；
3. 按类别、工作年限、家庭人口计分排序，公布选房顺序；
4. 轮到您时会收到短信，48 小时内在线选房；
5. 网签合同，凭电子合同领取门禁。
# 费用
申请不收费。租金每平方米 22 元至 36 元，人才卡 A 至 F 类另减 5% 至 100%，首月缴纳一个月押金，退租时 5 个工作日内退还。
# 常见问题
**父母有房影响吗？** 不影响，只看本人和配偶。
**可以带父母住吗？** 可以，作为共同入住人登记，选两居室以上。
**没选上怎么办？** 审核结果在下一批继续有效，只需确认情况没有变化。`,
    EN: `
Talent apartments are let in batches, each with its apartments and closing date. The fourth batch is open until midnight on 5 December 2026.
# Who can apply
- You hold a bachelor’s degree or above, an intermediate title or above, or the grade of technician or above.
- Your contract here runs for another year, or you run a business or work flexibly here.
- You and your spouse own no home in the city, or only one over 30 km from work.
- You receive no other housing support.
# What to prepare
| Paper | From |
| Letter of authority, business licence, pledge | Your employer |
| Identity documents of agent and occupants | Employer and you |
| Household book, labour contract | You |
| Degree or title, social insurance | Verified by the system; upload only what it cannot find |
# Steps
1. Fill in the form and name up to three estates in order.
2. The desk accepts within 5 working days and checks within another 10.
3. Applications are ranked by class, years of work and size of family; the order is published.
4. When it is your turn you get a text message; choose online within 48 hours.
5. Sign the lease online and get your key with it.
# Fee
Applying is free. Rents are CNY 22 to 36 a square metre; holders of a talent card pay 5 to 100 per cent less. One month’s deposit is returned within 5 working days of leaving.
# Questions
**My parents own a home.** That does not matter; only you and your spouse count.
**May my parents live with me?** Yes. Register them and choose two rooms or more.
**I got none.** The check stays valid for the next batch; only confirm that nothing has changed.`,
  }),
  writeGuide({
    by: 'education',
    slug: 'saapply',
    basis: ['云汀教〔2026〕33号'],
    object: ['PERSON'],
    theme: 'SCHOOLING',
    days: 10,
    at: '2026-05-11 10:00',
    title: ['人才子女入学办理指南', 'Guide to school places for children of talent'],
    summary: [
      'A 至 E 类人才的孩子，从幼儿园到高中一年级都可以办，每年六月集中受理，一个孩子一张表。',
      'For children of classes A to E, from kindergarten to the first year of senior school. Every June, one form a child.',
    ],
    CN: `
集中办理在每年 6 月 1 日至 15 日，7 月以后新认定的在 8 月下旬补办，学期中转学随时可办。
# 谁可以办
持有效人才卡的 A 至 E 类人才，子女为学龄前、小学、初中或者高中一年级。夫妻都是人才的，按类别高的一方。
# 需要准备
- 孩子的出生医学证明，或者外籍子女的护照；
- 居住证明，人才公寓住户系统核验，不用提供；
- 转学的，提供原学校就读证明，可为任何语言；
- 幼儿园至小学一年级，提供预防接种记录。
# 怎么办
1. 到一站通大厅任一窗口，或者拨打 400-000-2026 转 4 预约专员；
2. 专员核对人才类别，帮您填写意向；
3. 教育局按类别和距离提出方案，专员电话告知；
4. 同意的，收到入学通知，按通知时间到校报到；
5. 不同意的，可以拒绝一次，10 个工作日内给出第二方案。
# 费用
不收费。公办学校不收择校费；民办学校按公示标准收取。
# 常见问题
**搬家以后要换学校吗？** 不用，学位跟着孩子走。
**孩子不会中文怎么办？** 小学可以进双语融合班，初中每周有四课时免费中文辅导。
**兄弟姐妹能在一起吗？** 填写时关联，尽量安排同一所学校。`,
    EN: `
The joint procedure runs from 1 to 15 June. If you are recognised after July, apply in late August; a change of school is possible at any time.
# Who can apply
Talent of classes A to E with a valid card whose children are of pre-school, primary, junior middle or first senior year. If both parents are recognised, the higher class counts.
# What to prepare
- The birth certificate, or for foreign children the passport.
- Proof of where you live; tenants of talent apartments need none.
- For a change of school, proof from the last school in any language.
- For kindergarten and grade 1, the vaccination record.
# Steps
1. Come to any desk of the hall, or call 400-000-2026, extension 4, for an appointment.
2. An officer checks your class and helps you to name your wishes.
3. The Education Bureau proposes a school by class and distance, and the officer calls you.
4. If you agree, you get the admission letter and register on the day it names.
5. If you do not, you may refuse once and get a second proposal within 10 working days.
# Fee
None. Public schools take no extra fee; private ones charge what they publish.
# Questions
**We are moving house.** The place stays with the child.
**My child speaks no Chinese.** Primary schools have bilingual classes; junior middle schools give four free lessons a week.
**Can brothers and sisters stay together?** Link them on the form; they go to the same school where possible.`,
  }),
  writeGuide({
    by: 'visa',
    slug: 'prapply',
    basis: ['汀外专〔2026〕4号'],
    object: ['PERSON', 'COMPANY'],
    theme: 'RESIDENCE',
    days: 5,
    at: '2026-10-09 09:00',
    title: ['落户与居留一窗同办指南', 'Guide to household registration, work and residence permits'],
    summary: [
      '引进落户、工作居住证、外国人工作许可和居留许可、永久居留推荐，都在同一个窗口。',
      'Household registration, work-residence certificate, work and residence permits, recommendation for permanent residence: all at one desk.',
    ],
    CN: `
窗口在一站通大厅二层 12 至 16 号，英语服务 15 号。可以先在网上预约，也可以现场取号。
# 办哪一项
| 事项 | 适合谁 | 办结 |
| 引进落户 | 本科以上毕业生、D 类以上人才及家属 | 3 个工作日 |
| 工作居住证 | 暂不迁户口的国内人才 | 5 个工作日 |
| 工作许可、居留许可同办 | 外籍人才，A 至 C 类 | 5 个工作日 |
| 工作许可、居留许可同办 | 其他外籍人才 | 10 个工作日 |
| 永久居留推荐 | A、B 类外籍人才及配偶子女 | 推荐 10 个工作日 |
# 需要准备
- 国内人才：身份证、户口簿、毕业证书或者人才卡；
- 外籍人才：护照、聘用合同、体检记录、学历认证、无犯罪记录证明；
- 后两项正在办理的，A 至 C 类可由单位出具说明，先受理，90 日内补交。
# 怎么办
1. 用人单位或者本人在线填写，系统带出单位信息；
2. 窗口收件，外籍人才本人到场一次，采集指纹和照片；
3. 审核通过，短信通知领取或者邮寄。
# 费用
落户和工作许可不收费，居留许可按国家规定标准收取，现场可以刷卡。
# 常见问题
**换了雇主怎么办？** 离职之日起 10 个工作日内由新单位申请变更。
**配偶也想工作？** 可以同时申请，不限专业和年限。
**材料要翻译吗？** 英文材料不用，其他语言由大厅免费翻译要点。`,
    EN: `
Desks 12 to 16 are on the second floor of the One-stop Hall, with English at desk 15. Book online or take a ticket.
# What you need
| Matter | For | Done in |
| Household registration | Graduates with a bachelor’s degree, class D and above, families | 3 working days |
| Work-residence certificate | Chinese talent who keep their registration elsewhere | 5 working days |
| Work and residence permit together | Foreign talent of classes A to C | 5 working days |
| Work and residence permit together | Other foreign talent | 10 working days |
| Recommendation for permanent residence | Foreign talent of classes A and B, spouses and children | 10 working days for the recommendation |
# What to prepare
- Chinese talent: identity card, household book, diploma or talent card.
- Foreign talent: passport, contract, health check, verified degree, certificate of no criminal record.
- If the last two are under way, classes A to C start with a statement of the employer and add them within 90 days.
# Steps
1. The employer or you fill in the form online; data of the employer are filled in.
2. The desk takes the papers; foreign talent come once, for fingerprints and a photograph.
3. You get a text message to collect the document or have it posted.
# Fee
Registration and work permits cost nothing. Residence permits have the national fee; cards are accepted.
# Questions
**I change my employer.** The new one applies for the change within 10 working days of your leaving.
**My spouse wants to work too.** Apply together, whatever the subject or experience.
**Must papers be translated?** Not from English; from other languages the hall translates the main points free of charge.`,
  }),
  writeGuide({
    by: 'housing',
    slug: 'housing-support',
    basis: ['云汀人才〔2026〕18号'],
    object: ['PERSON'],
    theme: 'HOUSING',
    days: 15,
    at: '2026-07-01 09:00',
    title: ['住房支持办理指南：租房补贴、购房补助、安家费', 'Guide to housing support: renting, buying, settling'],
    summary: [
      '三种支持不能重叠，但可以先后享受。租房补贴按季度发放，确认一次即可。',
      'Three kinds that cannot be had at the same time but one after the other. Rent support is paid each quarter after one confirmation.',
    ],
    CN: `
先看自己适合哪一种，再准备材料。三种支持同一时间只能享受一种。
| 种类 | 适合谁 | 标准 |
| 租房补贴 | 在新区租房、本市无自有住房的青年人才 | 每月 1,000 元至 2,000 元，累计 36 个月 |
| 购房补助 | D 类以上人才首次在新区购房 | 20 万元至 100 万元，分五年 |
| 博士安家费 | 全职博士，年龄不超过 45 周岁 | 30 万元，分三期 |
# 需要准备
- 租房：租赁合同和备案编号，人才公寓住户不适用；
- 购房：购房合同、发票、本人及家庭住房查询授权；
- 安家费：博士学位证书、劳动合同；
- 三项都要：本人社会保障卡的金融账户。
# 怎么办
1. 到一站通大厅窗口或者请单位人事专员统一提交；
2. 人才安居中心与住建、社保数据比对，15 个工作日内审核；
3. 公示 5 个工作日；
4. 签订协议，按季度或者按期拨付到个人账户。
# 中途变化
换单位、买了房、离开新区的，请在 30 日内告知，补贴按实际月份结算。隐瞒不报的，追回多领部分并停发一年。
# 费用
不收费。
# 常见问题
**社保断了一个月怎么办？** 当月不发，补缴到账后下季度一并补发。
**夫妻都符合条件？** 租房补贴可以各领各的，购房补助按一户计算。
**账户填错了？** 在个人中心更正，下一批统一补发。`,
    EN: `
See first which kind fits. You can have one at a time.
| Kind | For | Amount |
| Rent support | Young talent who rent here and own no home in the city | CNY 1,000 to 2,000 a month, 36 months in all |
| Support for buying | Class D and above, first home in the new area | CNY 200,000 to 1 million over five years |
| Settling support for doctors | Full-time doctors up to 45 | CNY 300,000 in three parts |
# What to prepare
- Renting: the lease and its registration number; not for tenants of talent apartments.
- Buying: contract, invoice, and your consent to a check of homes owned by the family.
- Settling: doctoral degree and labour contract.
- All three: the account of your social security card.
# Steps
1. Hand in at the One-stop Hall, or through the personnel officer of your employer.
2. The Housing Centre compares housing and social insurance records and reviews within 15 working days.
3. Public notice of 5 working days.
4. Sign the agreement; money comes each quarter or by instalments.
# When things change
Tell us within 30 days if you change your employer, buy a home or leave. Support is settled by the month. If you do not, what was too much is taken back and support stops for a year.
# Fee
None.
# Questions
**My insurance missed a month.** That month is not paid; once it is made up, it comes with the next quarter.
**Both of us qualify.** Each can have rent support; support for buying is one a household.
**My account was wrong.** Correct it in your personal centre; it is paid with the next batch.`,
  }),
];
