import { writeNotice } from './write-notice.ts';

/** March to December 2025. */
export const year2025 = [
  writeNotice({
    by: 'centre',
    kind: 'NOTICE',
    at: '2025-12-18 10:00',
    title: ['关于启用电子人才卡的公告', 'The electronic talent card is here'],
    summary: [
      '2026 年 1 月 1 日起电子卡与实体卡同等有效，旧版纸质证书使用至 2026 年 6 月 30 日。',
      'From 1 January 2026 the electronic card counts like the plastic one; old paper certificates are valid until 30 June 2026.',
    ],
    CN: `
为方便人才随时用卡，云汀新区自 2026 年 1 月 1 日起启用电子人才卡。
# 一、怎样领取
已认定的人才无需申请，登录平台后在个人中心即可看到电子卡。首次使用需要核对姓名、类别和有效期，信息有误的点击“申请更正”，3 个工作日内处理。
# 二、可以用在哪里
- 人才公寓入住登记、车位申请；
- 定点医院绿色通道窗口；
- 公共图书馆、博物馆、体育场馆的免费或优惠入场；
- 机场、高铁站的人才服务专区。
# 三、怎样核验
电子卡带有动态二维码，每 60 秒更新一次。合作单位使用扫码枪或手机核验，只显示姓氏、类别和是否有效，不显示身份证件号码和联系方式。截图无效。
# 四、旧证衔接
| 证件 | 有效期 | 处理 |
| 2023 年以前的纸质证书 | 至 2026 年 6 月 30 日 | 到期自动失效 |
| 2023 年以后的实体卡 | 卡面有效期 | 与电子卡并行使用 |
没有智能手机的人才，可继续使用实体卡，或到大厅自助终端打印当日有效的纸质凭条。`,
    EN: `
From 1 January 2026 Yunting New Area has an electronic talent card that you always have with you.
# 1. How to get it
If you have been recognised, there is nothing to apply for: sign in and find the card in your personal centre. The first time, check your name, class and date; if something is wrong choose “correct”, and it is done within three working days.
# 2. Where to use it
- Moving into a talent apartment, or applying for a parking space.
- Priority desks of the hospitals.
- Free or reduced entry to libraries, museums and sports halls.
- Talent areas at the airport and the railway station.
# 3. How it is checked
The card shows a code that changes every 60 seconds. Partners scan it and see only the family name, the class and whether it is valid, never the document number or phone. A screenshot does not work.
# 4. Older documents
| Document | Valid until | Then |
| Paper certificates from before 2023 | 30 June 2026 | end by themselves |
| Plastic cards since 2023 | the date on the card | used beside the electronic card |
Without a smartphone, keep using the plastic card, or print a slip for the day at a terminal in the hall.`,
  }),
  writeNotice({
    by: 'bureau',
    kind: 'PUBLICITY',
    programme: 'talentapply',
    at: '2025-11-25 09:00',
    until: '2025-12-01',
    no: ['云汀人才公示〔2025〕11 号', 'Yunting Talent Public Notice (2025) No. 11'],
    title: [
      '2025 年第六批人才认定（F 类）拟认定名单公示',
      'Talent recognition 2025, sixth batch (class F): public notice of proposed names',
    ],
    summary: [
      '拟认定 F 类人才 214 人，公示期为 11 月 25 日至 12 月 1 日。',
      'Proposed: 214 people in class F. The public notice ran from 25 November to 1 December.',
    ],
    CN: `
经本人申请、资格审核和学历、社保信息比对，拟认定以下 214 人为 F 类（基础人才），现予公示。
# 一、按条款分布
| 认定条款 | 人数 | 平均年龄 |
| F1 全日制本科毕业生且取得学士学位 | 151 | 25.4 |
| F2 中级专业技术职称 | 46 | 33.1 |
| F3 技师 | 17 | 36.8 |
# 二、按行业分布
智能制造 72 人，软件与信息服务 58 人，生物医药 31 人，教育卫生 29 人，现代物流 13 人，其他 11 人。
# 三、公示期限
2025 年 11 月 25 日至 12 月 1 日，共 5 个工作日。名单在服务大厅公示栏张贴，申请人本人可登录平台查看。为保护个人信息，本页不公布全部姓名。
# 四、反映情况
请实名反映至人才工作局，电话 400-000-2026 转 6。重点核查：学历是否为全日制、社会保险是否由申报单位缴纳、是否存在挂证行为。
公示无异议的，自 2025 年 12 月起享受租房补贴、购房咨询、青年人才驿站续住等服务。`,
    EN: `
After applications, a check of eligibility and comparison with degree and social insurance records, 214 people are proposed for class F (basic talent).
# 1. By clause
| Clause | People | Average age |
| F1 Full-time bachelor’s graduates with the degree | 151 | 25.4 |
| F2 Intermediate professional title | 46 | 33.1 |
| F3 Technicians | 17 | 36.8 |
# 2. By field
Intelligent manufacturing 72, software and information 58, biomedicine 31, education and health 29, logistics 13, others 11.
# 3. Period of public notice
25 November to 1 December 2025, five working days. The list hangs in the hall; applicants can see their own entry on the platform. To protect personal data, not all names are published here.
# 4. If you know something
Please report it under your real name to the Talent Bureau, 400-000-2026, extension 6: above all, whether studies were full-time, whether the employer named pays the social insurance, and whether a certificate is only lent.
If nobody objects, rent support, advice on buying a home and longer stays in the youth hostel begin in December 2025.`,
  }),
  writeNotice({
    by: 'bureau',
    kind: 'RESULT',
    at: '2025-10-28 11:00',
    title: ['2025 年度技能大师工作室评审结果公告', 'Master workshops 2025: results of the assessment'],
    summary: [
      '新设技能大师工作室 6 个，各给予 20 万元建设经费；2 个到期工作室评估优秀。',
      'Six new master workshops get CNY 200,000 each; two older ones were assessed as excellent.',
    ],
    CN: `
经企业推荐、技能展示和专家评审，2025 年度技能大师工作室评审结果如下。
# 一、新设工作室
| 工作室 | 领办人 | 技能方向 | 所在单位 |
| 邢师傅精密装配工作室 | 邢守拙 | 精密装配 | 汀洲量测科技有限公司 |
| 海工焊接工作室 | 郭长河 | 水下焊接 | 听潮智能船舶有限公司 |
| 数控五轴工作室 | 安如磐 | 五轴加工 | 云汀穹宇航空部件有限公司 |
| 晶圆设备维护工作室 | 凌子川 | 设备维护 | 凤栖澜芯半导体有限公司 |
| 药物制剂工作室 | 梅映雪 | 制剂工艺 | 禾澜生物技术有限公司 |
| 古渡木作工作室 | 荣木生 | 传统木船营造 | 云汀古渡文化有限公司 |
# 二、经费与任务
每个工作室给予 20 万元建设经费，分两年拨付。三年周期内应当完成：带徒不少于 10 人，其中晋升技师以上不少于 3 人；完成技术攻关不少于 3 项；每年开展公开课不少于 4 次。
# 三、到期评估
2022 年设立的 5 个工作室期满评估，优秀 2 个、合格 3 个。优秀的追加 10 万元，可直接续设一个周期。
# 四、与人才认定衔接
领办人可直接认定为 D 类人才，其带教的技师可按 F3 条款、高级技师可按 E3 条款申请认定。`,
    EN: `
After proposals by companies, demonstrations of skill and expert review, these are the master workshops of 2025.
# 1. New workshops
| Workshop | Master | Skill | Host |
| Master Xing’s precision assembly | Xing Shouzhuo | Precision assembly | Tingzhou Metrology Co., Ltd. |
| Marine welding | Guo Changhe | Underwater welding | Tingchao Intelligent Ships Co., Ltd. |
| Five-axis machining | An Rupan | Five-axis machining | Yunting Qiongyu Aviation Parts Co., Ltd. |
| Wafer equipment | Ling Zichuan | Maintenance | Fengqi Lanxin Semiconductor Co., Ltd. |
| Pharmaceutical preparations | Mei Yingxue | Preparation | Helan Biotechnology Co., Ltd. |
| Old Ferry woodwork | Rong Musheng | Traditional boat building | Yunting Old Ferry Culture Co., Ltd. |
# 2. Money and tasks
Each gets CNY 200,000 over two years. Within three years it trains at least ten people, three of whom become technicians or higher, solves three technical problems and gives four open lessons a year.
# 3. Older workshops
Of the five workshops set up in 2022, two were excellent and three passed. The excellent ones get CNY 100,000 more and go on for another period.
# 4. Recognition
The masters can be recognised in class D directly; the technicians they train can apply under clause F3 and senior technicians under E3.`,
  }),
  writeNotice({
    by: 'housing',
    kind: 'TENDER',
    at: '2025-09-16 09:00',
    no: ['项目编号：YTAJ-2025-ZB-009', 'Project number: YTAJ-2025-ZB-009'],
    title: [
      '听澜人才公寓、云杉国际人才社区物业服务公开招标公告',
      'Open tender: property management of Tinglan Residence and Yunshan International Community',
    ],
    summary: [
      '两个标段，服务期三年，年度最高限价分别为 186 万元和 158 万元，10 月 14 日开标。',
      'Two lots for three years, at most CNY 1.86 and 1.58 million a year; bids are opened on 14 October.',
    ],
    CN: `
云汀新区人才安居中心就两处人才公寓物业服务项目进行公开招标。
# 一、标段划分
| 标段 | 小区 | 建筑面积（㎡） | 户数 | 年度最高限价（万元） |
| 1 | 听澜人才公寓 | 41,200 | 386 | 186 |
| 2 | 云杉国际人才社区 | 33,800 | 262 | 158 |
投标人可以同时投两个标段，但只能中一个。服务期三年，合同一年一签，考核合格续签。
# 二、服务要求
- 24 小时秩序维护与客户服务，云杉社区前台须具备英语沟通能力；
- 公共区域日常保洁，垃圾分类投放与清运；
- 电梯、消防、供配电等设施设备日常管理；
- 每季度开展一次住户满意度调查，满意率低于 85% 的扣减当季费用 5%。
# 三、评分办法
综合评分法：报价 20 分，服务方案 40 分，项目经理与团队 20 分，业绩 15 分，信用 5 分。
# 四、时间与地点
1. 招标文件获取：9 月 16 日至 9 月 23 日，采购平台免费下载；
2. 现场踏勘：9 月 25 日 9:30，云杉国际人才社区南门集合；
3. 投标截止与开标：2025 年 10 月 14 日 9:30，梧桐大道 66 号 B 座 512 会议室。
联系人：秦工，400-000-2026 转 5，housing@wutong.example。`,
    EN: `
The Yunting Talent Housing Centre invites bids for managing two estates of talent apartments.
# 1. Lots
| Lot | Estate | Floor area (m²) | Homes | Highest price a year (CNY 10k) |
| 1 | Tinglan Residence | 41,200 | 386 | 186 |
| 2 | Yunshan International Community | 33,800 | 262 | 158 |
You may bid for both and win one. Three years of service; the contract is renewed yearly after a good assessment.
# 2. Services
- Order and customer service day and night; the front desk of Yunshan speaks English.
- Daily cleaning of shared areas, sorted waste and its removal.
- Lifts, fire protection, electricity and other equipment.
- A survey of residents each quarter; below 85 per cent satisfaction 5 per cent of the quarter’s price is deducted.
# 3. Marking
Price 20 points, plan of service 40, manager and team 20, experience 15, credit 5.
# 4. Dates
1. Documents: 16 to 23 September, free on the procurement platform.
2. Visit: 25 September, 9:30, south gate of Yunshan International Community.
3. Bids close and are opened: 14 October 2025, 9:30, Room 512, Building B, 66 Wutong Avenue.
Contact: Mr Qin, 400-000-2026, extension 5, housing@wutong.example.`,
  }),
  writeNotice({
    by: 'bureau',
    kind: 'NOTICE',
    at: '2025-08-05 09:00',
    title: ['梧桐人才服务平台上线试运行的公告', 'Wutong Talent Services: trial operation begins'],
    summary: [
      '新平台 8 月 11 日起试运行，旧系统账户可直接登录，在办事项由系统迁移。',
      'The new platform starts its trial on 11 August. Accounts of the old system work, and cases under way are moved over.',
    ],
    CN: `
梧桐人才服务平台建设完成，将于 2025 年 8 月 11 日起试运行，为期三个月。
# 一、有哪些不同
- 一个账户办理全部事项，材料上传一次，以后可以反复使用；
- 填报自动保存，断网、换设备都不会丢失；
- 每一步显示由谁办理、什么时候办完，补正逐项列明；
- 提交后立即出具收件回执，扫码可以核验。
# 二、账户与数据
1. 旧系统账户可直接登录，首次登录须重新设置密码并确认隐私规则；
2. 2023 年以来的认定结果、租赁合同和发放记录已迁移，请登录核对；
3. 8 月 8 日 18:00 后旧系统停止新申报，在办事项继续办结，结果同步到新平台。
# 三、试运行期间
遇到问题请点击页面右下角“意见反馈”，或拨打 400-000-2026。8 月 11 日至 22 日，大厅安排 6 名引导员协助操作，每周二、周四 15:00 举办线上讲解，可回看。
# 四、安全提醒
平台不会以短信链接要求输入密码或支付费用。请认准本平台网址，不要通过第三方小程序登录。`,
    EN: `
The Wutong platform is ready. A trial of three months begins on 11 August 2025.
# 1. What is different
- One account for everything; papers are uploaded once and used again.
- Your entries save themselves; nothing is lost when the line breaks or you change device.
- Each step shows who acts and until when; corrections are listed one by one.
- You get a receipt at once when you submit; anybody can verify it by its code.
# 2. Accounts and data
1. Your old account works. At the first sign-in set a new password and read the privacy notice.
2. Recognition results, leases and payments since 2023 have been moved; please check them.
3. The old system takes nothing new after 18:00 on 8 August. Cases under way are finished there and the results appear here.
# 3. During the trial
If something goes wrong, use “Feedback” at the lower right of the page or call 400-000-2026. From 11 to 22 August six guides help in the hall; online explanations are on Tuesdays and Thursdays at 15:00 and can be watched later.
# 4. Stay safe
The platform never sends a text message with a link that asks for a password or a payment. Use this address only and do not sign in through other apps.`,
  }),
  writeNotice({
    by: 'bureau',
    kind: 'NOTICE',
    at: '2025-06-10 10:00',
    no: ['云汀人才〔2025〕33 号', 'Yunting Talent (2025) No. 33'],
    title: ['关于实施人才引荐奖励的通知', 'A reward for those who bring talent to Yunting'],
    summary: [
      '个人和机构引荐 A 至 D 类人才全职来汀的，给予 2 万元至 50 万元奖励。',
      'Individuals and organisations that bring talent of classes A to D to Yunting full-time get CNY 20,000 to 500,000.',
    ],
    CN: `
为调动社会力量参与引才，现对引荐高层次人才来汀工作的个人和机构给予奖励。
# 一、奖励对象
在区内外工作学习的个人、人力资源服务机构、校友会、商协会和海外联络站。区内机关工作人员、用人单位法定代表人及被引荐人近亲属除外。
# 二、奖励标准
| 引荐人才 | 个人（万元） | 机构（万元） |
| A 类 | 30 | 50 |
| B 类 | 15 | 25 |
| C 类 | 8 | 12 |
| D 类 | 2 | 3 |
同一引荐人每年累计不超过 60 万元。奖励为税前金额。
# 三、办理程序
1. 引荐人在平台注册“推荐人”身份，登记拟引荐人才和意向单位；
2. 人才本人在平台确认引荐关系，一名人才只能确认一名引荐人；
3. 人才全职到岗并缴纳社保满 6 个月后，由引荐人提出申请；
4. 15 个工作日内审核，公示无异议后拨付。
# 四、不予奖励的情形
- 人才在登记前已与区内单位签订意向；
- 到岗后 6 个月内离职；
- 虚构引荐关系的，追回奖励并列入失信名单。
本通知自 2025 年 7 月 1 日起施行，有效期三年。`,
    EN: `
So that more people help to bring talent here, individuals and organisations that do so are rewarded.
# 1. Who can get it
Individuals anywhere, recruitment agencies, alumni clubs, trade associations and stations abroad; not civil servants of the district, legal representatives of the employer, or close relatives of the person brought here.
# 2. Amounts
| Class | Individuals (CNY 10k) | Organisations (CNY 10k) |
| A | 30 | 50 |
| B | 15 | 25 |
| C | 8 | 12 |
| D | 2 | 3 |
At most CNY 600,000 a year each. Amounts are before tax.
# 3. Procedure
1. Register as a referrer on the platform, and name the person and the possible employer.
2. The person confirms it there; each person can confirm one referrer.
3. Apply once the person has worked full-time and paid social insurance for six months.
4. The check takes 15 working days; the reward is paid if nobody objects.
# 4. When there is no reward
- The person had already signed a letter of intent here.
- The person left within six months.
- The referral was invented: the reward is taken back and the name goes on the list of dishonest persons.
This notice holds from 1 July 2025 for three years.`,
  }),
  writeNotice({
    by: 'housing',
    kind: 'RESULT',
    at: '2025-04-15 15:00',
    title: ['2025 年第一批博士安家补贴发放结果公告', 'Settling support for doctors: first payments of 2025'],
    summary: [
      '87 名博士通过审核，首期补贴 870 万元已拨付。',
      'Eighty-seven doctors were approved; the first part, CNY 8.7 million, has been paid.',
    ],
    CN: `
2025 年第一批博士安家补贴审核工作已经完成，现公告如下。
# 一、审核结果
收到申请 103 人，通过 87 人，未通过 12 人，需要补充材料 4 人。通过人员中，企业 49 人、高校和科研院所 26 人、医疗机构 12 人。
# 二、补贴标准与拨付
| 期次 | 条件 | 金额（万元/人） |
| 首期 | 通过审核 | 10 |
| 第二期 | 在汀工作满两年且考核合格 | 10 |
| 第三期 | 在汀工作满四年且考核合格 | 10 |
首期 870 万元已于 4 月 14 日拨付至本人账户。第二期、第三期由系统自动核对社保记录，无需再次申请，到期前 30 日短信提醒。
# 三、未通过原因
- 非全日制博士学历，5 人；
- 年龄超过 45 周岁且未认定为 C 类以上人才，3 人；
- 已在其他区领取同类补贴，4 人。
# 四、复核
对结果有异议的，请在 4 月 29 日前通过平台申请复核，并附新的证明。补充材料的 4 人请在 4 月 25 日前提交，逾期并入第二批。
本补贴与租房补贴可以同时享受，与人才公寓租金减免不重复享受。`,
    EN: `
The check of the first applications of 2025 is finished.
# 1. Results
Of 103 applications 87 were approved, 12 were not, and 4 need more papers. Of those approved, 49 work in companies, 26 in universities and institutes and 12 in hospitals.
# 2. Amounts and payment
| Part | Condition | Amount (CNY 10k each) |
| First | approved | 10 |
| Second | two years of work here with good assessments | 10 |
| Third | four years of work here with good assessments | 10 |
The first part, CNY 8.7 million, was paid on 14 April. For the second and third part the system reads the social insurance record itself; nothing has to be applied for, and a text message comes 30 days ahead.
# 3. Why some were not approved
- Five had a part-time doctorate.
- Three were older than 45 and not recognised in class C or above.
- Four had been paid the same support in another district.
# 4. A second look
If you disagree, ask for a second look on the platform by 29 April with new proof. The four people who need more papers hand them in by 25 April, or move to the second batch.
You can have this support together with rent support, but not with the reduced rent of a talent apartment.`,
  }),
  writeNotice({
    by: 'bureau',
    kind: 'NOTICE',
    at: '2025-03-11 09:30',
    title: ['2025 春季“海外博士云汀行”活动报名公告', '“Overseas Doctors in Yunting”, spring 2025: register now'],
    summary: [
      '4 月 22 日至 25 日邀请 80 名海外博士来汀考察对接，往返交通和食宿由主办方承担。',
      'Eighty doctors from abroad are invited from 22 to 25 April; travel, room and board are paid by the organisers.',
    ],
    CN: `
为搭建海外博士与本地单位面对面交流的平台，2025 年 4 月 22 日至 25 日举办“海外博士云汀行”活动，现开始报名。
# 一、参加对象
在国（境）外取得博士学位或处于博士最后一年，专业为集成电路、智能装备、海洋工程、生物医药、新能源、数字技术之一，年龄不超过 40 周岁，共 80 名。
# 二、日程
| 日期 | 安排 |
| 4 月 22 日 | 报到，政策说明与签证、子女入学咨询 |
| 4 月 23 日 | 分组考察凤栖科技园、海洋材料研究所、云汀大学 |
| 4 月 24 日 | 岗位对接，42 家单位、196 个岗位，现场面试 |
| 4 月 25 日 | 项目路演，人才公寓参观，返程 |
# 三、费用
主办方承担活动期间食宿和市内交通，并按洲际给予往返交通补助：亚洲 3,000 元，欧洲 8,000 元，美洲、大洋洲 10,000 元。
# 四、报名
1. 3 月 31 日前提交简历（中文或英文）和学位证明；
2. 4 月 4 日前通知入选结果，组织线上预对接；
3. 因签证等原因不能到场的，可参加 4 月 24 日线上面试，不占名额。
报名邮箱 doctors@wutong.example。往届活动共有 213 名博士参加，签约 71 人，平均从报名到入职用时 97 天。`,
    EN: `
From 22 to 25 April 2025 doctors from abroad and local employers meet in Yunting. Registration is open.
# 1. Who can come
You have a doctorate from abroad, or are in its last year, in integrated circuits, intelligent equipment, marine engineering, biomedicine, new energy or digital technology, and are not older than 40. There are 80 places.
# 2. Programme
| Day | What |
| 22 April | Arrival; policies, visas and schools explained |
| 23 April | Visits in groups: Fengqi Science Park, Institute of Marine Materials, Yunting University |
| 24 April | Interviews: 42 employers, 196 posts |
| 25 April | Project pitches, visit to talent apartments, departure |
# 3. Costs
Room, board and local transport are paid, and travel is supported: CNY 3,000 from Asia, CNY 8,000 from Europe, CNY 10,000 from the Americas and Oceania.
# 4. How to register
1. Send your CV in Chinese or English and proof of your degree by 31 March.
2. You hear by 4 April whether you are invited, and meet employers online beforehand.
3. If you cannot come, for instance for lack of a visa, you can join the online interviews on 24 April outside the 80 places.
Write to doctors@wutong.example. So far 213 doctors have taken part and 71 signed a contract, on average 97 days after they registered.`,
  }),
];
