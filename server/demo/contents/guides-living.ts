import { writeGuide } from './write-guide.ts';

/** Guides to health, travel, start-up space and one-to-one services. */
export const livingGuides = [
  writeGuide({
    by: 'centre',
    slug: 'medical-green-channel',
    basis: ['云汀卫〔2024〕12号'],
    object: ['PERSON'],
    theme: 'HEALTH',
    high: true,
    days: 1,
    at: '2025-11-12 10:00',
    title: ['高层次人才医疗绿色通道', 'Medical green channel for high-level talent'],
    summary: [
      'A、B 类人才配健康联络员，三家定点医院优先预约、专人陪诊，家属一名同享。',
      'A health officer for classes A and B: priority appointments at three hospitals, company on the day, and the same for one family member.',
    ],
    CN: `
健康联络员是您在医院里的熟人：帮您找对科室、约好时间、陪您看完，再把病历整理好。
# 谁可以用
A 类、B 类人才本人，及一名登记的家属。C、D 类人才可使用定点医院的人才窗口，请见医疗保健服务办法。
# 能做什么
- 工作日 1 天内约到专科门诊，疑难病例 3 天内组织会诊；
- 就诊当天全程陪同，英语、法语、俄语可提前预约翻译；
- 住院床位协调、出院后一周内回访；
- 年度体检安排和报告解读。
# 怎么办
1. 拨打 400-000-2026 转 0，或者在本页留言，说明症状和希望的时间；
2. 联络员一小时内回电，推荐医院和医生；
3. 就诊当天在医院人才窗口碰面，带好身份证件和电子人才卡；
4. 费用由本人与医院或者保险公司结算，联络员帮您准备票据。
# 费用
联络和陪诊不收费，诊疗费用按医院标准。
# 请注意
急症请直接拨打急救电话或者到急诊，再通知我们。绿色通道不改变急诊按病情先后的规则。
# 常见问题
**联络员会看到病历吗？** 只在您同意的范围内，就诊结束后不留存。
**父母来云汀小住能用吗？** 登记为同享家属即可，一年可以更换一次。`,
    EN: `
Your health officer is somebody you know in the hospital: finds the right department, books the time, stays with you and keeps the papers in order.
# Who can use it
Talent of classes A and B and one registered family member. Classes C and D use the talent desks of the hospitals; see the Measures for medical care.
# What it does
- A specialist within one working day, and several doctors together within three for difficult cases.
- Company on the day; interpreters for English, French or Russian on request.
- Help with a hospital bed and a call within a week of leaving.
- The yearly check and an explanation of its report.
# Steps
1. Call 400-000-2026, extension 0, or leave a message here with symptoms and times that suit you.
2. The officer calls back within an hour and suggests hospital and doctor.
3. Meet at the talent desk with your identity document and electronic talent card.
4. You settle the bill with hospital or insurer; the officer prepares the receipts.
# Fee
The officer’s help is free; treatment costs what the hospital charges.
# Please note
In an emergency call an ambulance or go to the emergency department first, then tell us. Need alone decides there.
# Questions
**Does the officer see my records?** Only as far as you allow; nothing is kept afterwards.
**My parents are visiting.** Register one of them; you can change the person once a year.`,
  }),
  writeGuide({
    by: 'centre',
    slug: 'airport-lounge',
    object: ['PERSON'],
    theme: 'TRAVEL',
    high: true,
    days: 1,
    at: '2025-12-22 10:00',
    title: ['机场、高铁贵宾通行服务', 'Lounge and fast track at the airport and the railway station'],
    summary: [
      'A、B 类人才在云汀机场和高铁云汀东站享受专用休息室与快速安检，可带两名同行人。',
      'Classes A and B use a lounge and fast security at Yunting Airport and Yunting East station, with two companions.',
    ],
    CN: `
# 在哪里
| 地点 | 位置 | 时间 |
| 云汀机场 | 航站楼二层 7 号门内 | 5:30 至末班航班 |
| 高铁云汀东站 | 东进站口右侧 | 6:00 至 22:30 |
# 谁可以用
A 类、B 类人才本人，每次可带两名同行人；家属单独出行的，A 类可登记三名，B 类可登记一名。
# 服务内容
- 专用休息室，有热食、淋浴、会议间和儿童角；
- 快速安检和优先登车，航班延误时代办改签；
- 外宾接送：提供姓名和航班号，专员在出口等候；
- 行李寄存，当日免费。
# 怎么办
1. 提前两小时以上在本页预约，填写航班或者车次、人数；临时出行也可以直接到前台；
2. 到达后出示电子人才卡，同行人出示身份证件；
3. 需要接站的，至少提前一天预约。
# 费用
本人和登记家属不收费，同行人每人每次 60 元，每年前六次免费。
# 常见问题
**卡在手机里没电了怎么办？** 报姓名和证件号码，前台可以查验。
**能不能请客户使用？** 可以作为同行人，须与您同一航班或者车次。
**预约了没去？** 请提前取消，一年内三次未到的，暂停预约一个月。`,
    EN: `
# Where
| Place | Location | Hours |
| Yunting Airport | Terminal, level 2, inside gate 7 | 5:30 to the last flight |
| Yunting East station | Right of the east entrance | 6:00 to 22:30 |
# Who can use it
Talent of classes A and B, with two companions each time. For family travelling alone, class A can register three people and class B one.
# What you get
- A lounge with hot food, showers, a meeting room and a corner for children.
- Fast security and early boarding; rebooking when a flight is late.
- Guests met at the exit, if you give us name and flight.
- Luggage kept for the day, free.
# Steps
1. Book here two hours ahead with flight or train and number of people; at short notice come to the desk.
2. Show your electronic talent card; companions show an identity document.
3. To have somebody met, book a day ahead.
# Fee
Free for you and registered family. Companions pay CNY 60 each time; the first six a year are free.
# Questions
**My phone is empty.** Give your name and document number at the desk.
**May I bring a client?** Yes, as a companion on the same flight or train.
**I booked and did not come.** Please cancel. After three times in a year, booking pauses for a month.`,
  }),
  writeGuide({
    by: 'education',
    slug: 'school-consulting',
    basis: ['云汀教〔2026〕33号'],
    object: ['PERSON'],
    theme: 'SCHOOLING',
    high: true,
    days: 3,
    at: '2026-03-05 10:00',
    title: ['子女教育一对一咨询', 'One-to-one advice on children’s schools'],
    summary: [
      '来云汀之前就可以谈：课程怎么衔接、学校怎么选、语言跟不上怎么办，顾问陪您看完再定。',
      'Talk to us before you move: how curricula fit, which school, what about the language. An adviser visits schools with you.',
    ],
    CN: `
换城市最难的往往不是工作，是孩子。教育顾问由做过校长或者班主任的老师担任，共七位，其中三位能用英语交流。
# 谁可以用
A 类、B 类人才，以及正在洽谈来云汀工作的同等人选，不要求已经认定。
# 能谈什么
- 课程衔接：从国际课程转入公办学校，或者反过来；
- 学校选择：公办、民办、国际学校的差别、费用和空余学位；
- 特殊需要：学习困难、资优、体育艺术特长；
- 升学路径：在云汀读完以后可以去哪里。
# 怎么办
1. 在本页提交孩子的年级、目前课程和最担心的一件事；
2. 3 个工作日内安排顾问，视频或者面谈一小时；
3. 顾问陪同参观不超过三所学校，可以旁听一节课；
4. 决定以后，由顾问办理入学手续，开学一个月后回访。
# 费用
不收费。
# 请注意
顾问不收礼物，也不承诺名额。给出的建议会写成一页纸，优点和缺点都在上面。
# 常见问题
**人还在国外可以吗？** 可以，视频时间按您的时区安排。
**夫妻意见不一致怎么办？** 常有。顾问会分别听完，再一起谈一次。`,
    EN: `
Often it is not the job but the children that make moving hard. Our seven advisers have been heads or class teachers; three of them speak English.
# Who can use it
Talent of classes A and B, and people of the same standing who are thinking of working here. You need not be recognised yet.
# What we talk about
- Curricula: from an international one into a public school, or the other way round.
- Schools: public, private and international, what they cost and where there are places.
- Special needs: learning difficulties, gifts, sports and arts.
- Afterwards: where children can go after school in Yunting.
# Steps
1. Tell us here the grade, the present curriculum and your greatest worry.
2. Within 3 working days you have an hour with an adviser, by video or face to face.
3. The adviser visits up to three schools with you; you may sit in on a lesson.
4. When you have decided, the adviser does the paperwork and calls a month after school has begun.
# Fee
None.
# Please note
Advisers accept no gifts and promise no places. What they advise stands on one page, with what is good and what is not.
# Questions
**We are still abroad.** The video call fits your time zone.
**My husband and I do not agree.** That happens often. The adviser hears each of you, then both together.`,
  }),
  writeGuide({
    by: 'centre',
    slug: 'startup-space',
    basis: ['云港管〔2026〕3号'],
    object: ['PERSON', 'COMPANY'],
    theme: 'STARTUP',
    days: 10,
    at: '2026-05-06 10:00',
    title: ['创业场地与注册一件事', 'Start-up space and registration in one go'],
    summary: [
      '选场地、注册公司、开户、领券一次办完，最快五天拿到钥匙。',
      'Find space, register, open an account and get vouchers in one go; the key comes in five days at best.',
    ],
    CN: `
# 有哪些场地
| 场地 | 可用面积 | 适合 | 月租（元/㎡） |
| 云汀港 3 号仓二层 | 工位 86 个 | 三人以内团队 | 工位每月 300 元 |
| 云汀港创业工场 | 30 至 300 ㎡ | 软件、设计、跨境贸易 | 35 |
| 凤栖科技园 6 号楼 | 80 至 500 ㎡ | 需要实验台、通风橱 | 42 |
| 青禾路中试厂房 | 500 ㎡以上 | 小批量试制 | 28 |
场地券、算力券按云汀港园区的发放细则申领，第一年最高抵扣租金的 80%。
# 谁可以办
准备在新区创业的个人或者成立不满三年的企业。外籍创业者可凭创业类居留许可办理。
# 需要准备
- 发起人身份证件，两个备选公司名称；
- 一页纸的项目说明：做什么、谁会买、缺什么；
- 已注册的企业带营业执照副本。
# 怎么办
1. 在线提交，3 个工作日内专员带您看场地；
2. 选定后签订意向，住所证明由场地方直接出具；
3. 注册、刻章、税务、银行开户一窗办理，2 个工作日；
4. 领取钥匙和场地券。
# 费用
注册和刻章不收费，首套公章由新区承担。
# 常见问题
**做不下去怎么办？** 提前 15 天告知即可退租，不收违约金。
**可以只注册不办公吗？** 不可以，场地每季度抽查。
**ITEC 获奖项目呢？** 首年 300 平方米以内免租，直接找专员。`,
    EN: `
# Where
| Place | Size | For | Rent a month (CNY/m²) |
| Warehouse 3, Yunting Port, upper floor | 86 desks | teams of up to three | CNY 300 a desk |
| Yunting Port Start-up Works | 30 to 300 m² | software, design, trade | 35 |
| Fengqi Science Park, Building 6 | 80 to 500 m² | benches and fume hoods | 42 |
| Pilot halls, Qinghe Road | from 500 m² | small series | 28 |
Vouchers for space and computing follow the rules of Yunting Port; in the first year they cover up to 80 per cent of the rent.
# Who can apply
People about to start a business here, and companies younger than three years. Foreign founders can come with a residence permit for entrepreneurs.
# What to prepare
- Identity documents of the founders and two possible company names.
- One page: what you do, who will buy it, what you lack.
- If you are registered, a copy of the business licence.
# Steps
1. Apply online; within 3 working days an officer shows you the spaces.
2. Sign a letter of intent; the place itself confirms your address.
3. Registration, seals, tax and bank account at one desk, 2 working days.
4. Take your key and your voucher.
# Fee
Registration is free and the new area pays for the first set of seals.
# Questions
**What if it does not work?** Tell us 15 days ahead and leave without a penalty.
**May I register without working here?** No. Spaces are checked each quarter.
**We won an ITEC prize.** Up to 300 m² are free in the first year; go straight to the officer.`,
    files: [
      {
        name: '一页纸项目说明（填写样例）',
        content: `
样例内容为虚构，供参考格式。全文不超过一页。
# 做什么
给中小码头做一种装在系船柱上的拉力计，缆绳快断的时候提前报警。
# 谁会买
东部沿海三百余座三千吨级以下码头。已有两家愿意试用，每座码头约需八只，单价 2,600 元。
# 团队
| 姓名 | 负责 | 经历 |
| 甲 | 传感器 | 量测仪器设计六年 |
| 乙 | 软件 | 港口调度系统四年 |
# 缺什么
- 防爆认证的费用和渠道；
- 一间能做盐雾试验的场地；
- 会和码头打交道的人。
# 未来一年
三月完成样机，六月在两座码头试装，九月拿到试用报告，年底签下第一张订单。`,
      },
    ],
  }),
  writeGuide({
    by: 'visa',
    slug: 'driving-licence',
    object: ['PERSON'],
    theme: 'TRAVEL',
    days: 1,
    at: '2026-08-03 10:00',
    title: ['境外驾驶证换领指南', 'Guide to exchanging a foreign driving licence'],
    summary: [
      '持境外有效驾驶证的人才及家属，体检、翻译、考试预约一处办完，通过理论考试当天领证。',
      'For talent and families with a valid foreign licence: medical check, translation and test booking in one place, the licence on the day you pass.',
    ],
    CN: `
# 谁可以办
持有境外有效驾驶证，在云汀居留三个月以上的人才及其配偶、成年子女。临时来访不满三个月的，可申请临时驾驶许可，当天办结。
# 需要准备
- 护照和居留许可，港澳台居民用通行证或者居住证；
- 境外驾驶证原件，国际驾照不能代替；
- 白底一寸照片两张，现场可以免费拍摄。
翻译由服务站提供，不用自己找。体检点在同一层，约 15 分钟。
# 怎么办
1. 在线预约，选择考试语言，有中文、英语、法语、西班牙语、俄语等八种；
2. 当天先体检，再提交材料，窗口核验原件后当场退还；
3. 参加科目一理论考试，100 题，90 分合格，不合格可当天补考一次；
4. 合格后约一小时领取中国驾驶证。
小型自动挡、手动挡只考理论；大型客货车另需路考，请电话咨询。
# 费用
| 项目 | 金额 |
| 考试费 | 40 元 |
| 工本费 | 10 元 |
| 体检、翻译、照片 | 免费 |
# 常见问题
**有没有复习资料？** 预约成功后可下载对应语言的题库和模拟卷。
**原来的驾照会被收走吗？** 不会，两本都可以用。
**多久能约上？** 一般三个工作日内，每周二、四、六上午开考。`,
    EN: `
# Who can apply
Talent, spouses and grown-up children with a valid foreign licence who live in Yunting for more than three months. Visitors for less get a temporary permit on the same day.
# What to prepare
- Passport and residence permit; people from Hong Kong, Macao and Taiwan use their permit.
- The original licence. An international permit does not replace it.
- Two photographs on white, or have them taken here free of charge.
We translate the licence. The medical check is on the same floor and takes 15 minutes.
# Steps
1. Book online and choose one of eight languages, among them Chinese, English, French, Spanish and Russian.
2. On the day the medical check comes first, then the papers; originals are returned at once.
3. Take the theory test: 100 questions, 90 to pass. You may repeat it once the same day.
4. About an hour after passing you have the Chinese licence.
For small cars the theory test is all. Buses and lorries need a road test; please call.
# Fee
| Item | Amount |
| Test | CNY 40 |
| Licence | CNY 10 |
| Check, translation, photographs | free |
# Questions
**Is there anything to study?** After booking you can download questions and trial tests in your language.
**Do I lose my old licence?** No, you can use both.
**How soon can I come?** Within three working days as a rule; tests are on Tuesday, Thursday and Saturday mornings.`,
  }),
];
