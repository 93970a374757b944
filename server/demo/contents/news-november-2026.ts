import { writeNews } from './write-content.ts';

/** November 2026, and two stories that wait for their day in December. */
export const newsNovember2026 = [
  writeNews({
    by: 'bureau',
    module: 'HOME',
    art: 'hall',
    author: '许南乔 Xu Nanqiao',
    top: true,
    at: '2026-11-19 09:00',
    title: [
      '一站通大厅启用：十六类人才事项，一个窗口、一次办结',
      'One-stop hall opens: sixteen talent matters, one counter, one visit',
    ],
    summary: [
      '大厅位于梧桐大道 66 号，把原来分散在七个部门的窗口并到一处。首周办件 1,142 件，平均等候 6 分钟；夜间服务每周三开到 20:30。',
      'The hall at 66 Wutong Avenue brings together counters that used to sit in seven departments. It handled 1,142 cases in its first week with a six-minute wait on average; on Wednesdays it stays open until 20:30.',
    ],
    CN: `
11 月 12 日上午九点，一站通大厅在梧桐大道 66 号启用。第一位取号的是刚入职的芯片工程师杜若飞，他带着劳动合同和护照，要办三件事：租房补贴、居住登记、孩子的疫苗转接。换作从前，这三件事要跑三个部门；这一次，他在 4 号窗口坐了 27 分钟，全部办完。
# 七个部门并成一排窗口
大厅把人才、人社、住建、教育、卫健、出入境和税务的窗口合在一起，统一收件、后台分办。十六类事项不再按部门分窗口，任何一个综合窗口都可以受理。材料只收一份，哪个部门需要，由系统内部流转。
启用首周共办件 1,142 件，平均等候 6 分钟，平均办理 14 分钟。等候最长的一位是 31 分钟，原因是国外学历的译名前后不一致，工作人员陪他当场核对。
# 为下班以后的人留一盏灯
窗口工作时间为工作日 9:00 至 17:30，每周三开到 20:30。首个夜间时段来了 93 人，多数是附近楼宇里下班的年轻人。东侧自助区摆放 12 台终端，其中两台屏幕较低，轮椅使用者可以平视操作，并有语音播报。
大厅不设填表台。没有在网上填好的人，由引导员陪着用平板填写，填到一半离开也没有关系，草稿会留在本人账户里，回家接着填。`,
    EN: `
The one-stop hall at 66 Wutong Avenue opened at nine on the morning of 12 November. The first ticket went to Du Ruofei, a chip engineer new in his job. With his contract and passport he wanted three things: rent support, registration of his address and his child’s vaccination record. It used to take three departments. This time he sat at desk 4 for 27 minutes and was done.
# Seven departments, one row of desks
Talent, human resources, housing, education, health, entry and exit, and tax now share one row. Cases are accepted at the front and parted behind it: any desk takes any of the sixteen matters. You hand in one set of papers, and the system passes on what each department needs.
In its first week the hall handled 1,142 cases; people waited six minutes and were served in fourteen on average. The longest wait was 31 minutes, because the name on a foreign degree had been translated in two ways. The officer sorted it out with him on the spot.
# A light for those who come after work
The desks are open from 9:00 to 17:30 on working days, and until 20:30 on Wednesdays. On the first evening 93 people came, most of them from the towers near by. The east side has 12 self-service terminals; two are low enough for a wheelchair and speak.
There are no tables for filling in forms. If you have not done it online, a guide helps you on a tablet. You may leave half-way: the draft stays in your account, and you go on at home.`,
  }),
  writeNews({
    by: 'housing',
    module: 'HOME',
    art: 'home',
    author: '温知夏 Wen Zhixia',
    at: '2026-11-18 11:00',
    title: [
      '四季度人才公寓新增 212 套，首次向青年团队开放合租',
      '212 more talent apartments this quarter, shared flats for young teams for the first time',
    ],
    summary: [
      '五个小区同时放房，租金为市场价的六成。三人以上的初创团队可以共同申请一套，合同各签各的。',
      'Five estates open at the same time at 60 per cent of the market rent. A start-up team of three or more can apply for a flat together, each with a lease of their own.',
    ],
    CN: `
第四批人才公寓配租正在受理，五个小区共推出 212 套，其中新交付 148 套，腾退后重新配租 64 套，申请截至 12 月 5 日 24 时。
这一批最受关注的变化，是合租第一次向青年团队开放。过去合租只接受同一单位的两人申请，许多刚成立的团队人还没招齐，社保账户也刚开，凑不出条件。现在，注册未满三年的初创企业，由一名负责人发起，三人以上即可共同申请一套两居室或三居室，合同各签各的，一人离开不影响其余住户。
# 室友先见面，再签约
青禾人才社区试过一轮。做农业机器人的程予野和两位同事八月底搬进 A3 座，三个人分摊，每人每月 650 元。“最省的不是钱，是路。”他说，从前三个人住在三个方向，晚上改一版程序要约半小时，现在敲门就行。
社区为合租户准备了一张“室友约定”，作息、访客、家务、宠物四项，签约前一起填写。填不拢的，可以换人，也可以换房，不占下一次申请的机会。
# 怎样看房
每周三、周六开放实地看房，提前一天打电话预约。夫妻、带老人或者带孩子的家庭，仍按原办法单独排序，不与合租争房源。`,
    EN: `
Applications for the fourth allotment of talent apartments are open until midnight on 5 December. There are 212 apartments in five estates: 148 newly finished and 64 that were given back.
What people ask about most is sharing. Until now two people from the same employer could share a flat. Many new teams had not yet hired everybody or had only just opened their social insurance account, so they did not qualify. From this batch, a start-up younger than three years can apply for a flat of two or three rooms once three people are in. Each signs a lease of their own, so that nobody has to leave because one of them does.
# Meet first, sign later
Qinghe Community tried it out. Cheng Yuye, who builds farm robots, moved into tower A3 with two colleagues at the end of August; each pays CNY 650 a month. “What we save is not the money but the way,” he says. The three used to live in three directions and needed half an hour to meet over a new version at night. Now they knock on a door.
The estate gives those who share a sheet to fill in together before they sign: hours, visitors, housework and pets. If they cannot agree, they may change flatmate or flat without losing their next chance.
# Visits
Apartments can be seen on Wednesdays and Saturdays; call a day before. Couples, and families with parents or children, stay in a line of their own and do not compete with those who share.`,
  }),
  writeNews({
    by: 'centre',
    module: 'HOME',
    art: 'laboratory',
    author: '秦未央 Qin Weiyang',
    at: '2026-11-16 10:00',
    title: [
      '从实验室到中试线：一位材料博士在云汀的 400 天',
      'From the laboratory to a pilot line: 400 days of a materials scientist in Yunting',
    ],
    summary: [
      '方屿白带着一罐只有 200 毫升的涂料来到云汀。四百天后，中试线每天产出 300 公斤，第一批已经刷上了海上风机。',
      'Fang Yubai came to Yunting with 200 millilitres of coating in a jar. Four hundred days later a pilot line makes 300 kilograms a day, and the first batch is out at sea on wind turbines.',
    ],
    CN: `
方屿白至今留着那只玻璃罐。去年十月他到云汀海洋材料研究所报到，行李里最要紧的就是它，里面是 200 毫升自己调的防护涂料。
# 第 1 天到第 90 天：把味道去掉
实验室里的配方好用，却有一股刺鼻的气味，工人没法连续施工。他和两个学生换了 41 种溶剂，到第 87 天才找到合适的一种。那三个月他住在梧桐里人才公寓，走路十二分钟到所里，“半夜想起一个参数，可以穿着拖鞋去改”。
# 第 91 天到第 260 天：钱和地方
中试需要场地和设备，研究所的预算不够。人才服务专员帮他对照了政策，列出场地补助、设备共享、青年安居三项可以申报的支持；凤凰计划他也报了，眼下还在评审。场地是园区腾出的旧仓库，消防改造走了绿色通道，比他预计的早了两个月。
# 第 261 天到第 400 天：出海
八月，第一批 1.2 吨涂料运到海上风电场。台风过后复查，试验叶片的涂层没有开裂，划伤处自己合上了。方屿白把照片发到群里，谁也没有说话，过了一会儿有人回了一句：“什么时候开始做下一批？”
他说自己没有想好第 800 天会怎样。玻璃罐还在窗台上，里面换成了今年的新配方。`,
    EN: `
Fang Yubai still keeps the glass jar. When he arrived at the Yunting Institute of Marine Materials in October last year, it was the most important thing in his luggage: 200 millilitres of a protective coating he had mixed himself.
# Days 1 to 90: the smell
In the laboratory the recipe worked, but its smell was too sharp for people who have to apply it all day. With two students he tried 41 solvents; the right one came on day 87. In those months he lived at Wutongli Residence, twelve minutes on foot. “If I thought of a parameter at midnight, I could walk over in my slippers and change it.”
# Days 91 to 260: money and space
A pilot line needs room and equipment, more than the institute could pay for. A talent officer went through the policies with him and found three that fitted: support for space, shared equipment, housing. He has applied for the Phoenix Plan as well; that review is still under way. The space was an old warehouse of the park. Its fire safety was checked on the fast track, two months earlier than he had thought.
# Days 261 to 400: out to sea
In August the first 1.2 tonnes went to an offshore wind farm. After the typhoon the coating on the trial blades had no cracks, and the scratches had closed by themselves. Fang sent the pictures to the group. Nobody wrote anything. After a while one message came: “When do we start the next batch?”
He does not know what day 800 will be like. The jar still stands by the window, with this year’s recipe in it.`,
  }),
  writeNews({
    by: 'bureau',
    module: 'HOME',
    art: 'city',
    at: '2026-11-13 15:00',
    title: [
      '凤凰计划开通“草稿体检”，提交前自动核对 38 项材料',
      'Phoenix Plan adds a draft check-up: 38 items compared before you submit',
    ],
    summary: [
      '填报过程中随时可以体检，日期、件数、姓名和单位前后是否一致，一分钟内逐条列出。',
      'Run it whenever you like: within a minute it lists where dates, numbers of files, names and employers do not agree.',
    ],
    CN: `
去年凤凰计划共退回补正 417 份申报，人才服务中心把退回原因逐条统计，发现超过六成不是水平问题，而是前后对不上：专利填了八件，证书只传了七份；合同写到明年三月，表里填的是五月；护照上的英文名和论文上的不一样。
“草稿体检”就是针对这些问题。申报人在填报页点一下，系统在一分钟内核对 38 项内容，分成三类列出。
| 结果 | 含义 | 怎么办 |
| 必须改 | 提交时会被拦下 | 点击直接跳到那一栏 |
| 建议看 | 不影响提交，但容易被问到 | 可以写一句说明 |
| 已核对 | 系统已比对一致 | 不用再传证明 |
体检不限次数，不留给评审看，也不影响评分。内测期间有 62 人试用，平均每份查出 3.4 处，最多的一份有 17 处，当事人说“幸好是机器先看见的”。
需要说明的是，体检只看材料，不看水平。它不会告诉你能不能入选，只保证你不会因为少传一页纸而耽误一年。年度申报到 11 月 30 日 17:30 截止，建议最迟在最后三天之前体检一次，给补开证明留出时间。`,
    EN: `
Last year 417 applications for the Phoenix Plan were sent back. The Talent Service Centre counted the reasons: in more than six of ten cases nothing was wrong with the person, only with the papers. Eight patents declared and seven certificates uploaded; a contract until March and a form that said May; a name in the passport that was not the name on the papers.
The draft check-up is made for this. Press one button on the form and within a minute 38 items are compared. The result has three parts.
| Result | Meaning | What to do |
| Must change | You could not submit | Press it to go to the field |
| Worth a look | You can submit, but may be asked | Add a line of explanation |
| Checked | The records agree | No further proof needed |
You can run it as often as you like. Reviewers do not see it and it does not touch your marks. Sixty-two people tried it out; it found 3.4 things in each draft, 17 in one. “Good that the machine saw it first,” said its owner.
The check-up looks at papers, not at merit. It cannot tell you whether you will be selected; it only makes sure that you do not lose a year over a missing page. The yearly call closes at 17:30 on 30 November. Run it at least three days earlier, so that there is time to get a certificate.`,
  }),
  writeNews({
    by: 'contest',
    module: 'ITEC',
    art: 'stage',
    author: '温知夏 Wen Zhixia',
    at: '2026-11-09 16:00',
    title: [
      'ITEC 2026 总决赛落幕，十二个项目签约落地',
      'ITEC 2026: the final is over and twelve projects sign to settle',
    ],
    summary: [
      '36 个项目两天答辩，12 个获奖项目全部签订落地意向，首期奖金 440 万元已进入拨付流程。',
      'Thirty-six projects presented in two days. All twelve winners have signed letters of intent; the first CNY 4.4 million of prize money is being paid.',
    ],
    CN: `
10 月 29 日傍晚，云汀会展中心的大屏幕上同时亮起两个最高分。海上风电叶片自修复涂层和低温共烧光学封装平台并列一等奖，台下先是安静，然后是很长的掌声。
ITEC 2026 自三月启动，1,127 个项目报名，六个赛区选出 36 个进入总决赛，选手来自 14 个国家和地区。决赛每个项目 8 分钟陈述、7 分钟答辩，评委当场打分，去掉最高和最低，保留两位小数。
# 获奖不等于结束
十天之后，十二个获奖项目全部签订了落地意向。其中五个已经完成企业名称登记，四个选定了场地，三个还在等海外股东的文件。首期奖金占总额的四成，共 440 万元，签约后拨付；注册企业并完成首轮验资的，再拨六成。
一等奖得主 Henrik Solvang 决定把封装中试线放在凤栖科技园。他说打动自己的是答辩后的一次走访：“一位管设备的师傅问了我三个问题，每一个都问在要害上。我想和这样的人做同事。”
# 没有获奖的二十四个
组委会给每个未获奖的决赛项目寄出一份评委意见，平均两页半，并保留一年的落地服务。往届落选的项目里，已有七个在第二年回来，两个拿了奖。`,
    EN: `
On the evening of 29 October two top marks lit up the screen of the Yunting Exhibition Centre at once. The self-healing coating for wind blades and the platform for optical packaging shared the first prize. The hall was silent for a moment, then the applause would not end.
ITEC 2026 began in March. Of 1,127 projects, six regional rounds sent 36 to the final, from 14 countries and regions. Each had eight minutes to present and seven to answer. Marks were given on the spot, the best and the worst struck out, two decimals kept.
# A prize is not the end
Ten days later all twelve winners have signed letters of intent. Five have registered a company name, four have chosen their space, three wait for papers of shareholders abroad. The first instalment, 40 per cent or CNY 4.4 million in all, follows the signature; the other 60 per cent come once the company is registered and its first capital verified.
Henrik Solvang, one of the first-prize winners, will build his pilot line in Fengqi Science Park. A visit after the final decided it. “A man who looks after machines there asked me three questions, and each went to the heart of it. I want to work with such people.”
# The other twenty-four
Each finalist without a prize got the judges’ comments, two and a half pages on average, and keeps the help with settling for a year. Of those who went home empty-handed in earlier years, seven came back and two won.`,
  }),
  writeNews({
    by: 'college',
    module: 'COLLEGE',
    art: 'campus',
    at: '2026-11-05 14:00',
    title: [
      '新区与三所高校共建联合培养基地，首批导师 60 名',
      'Joint training base with three universities, first 60 mentors appointed',
    ],
    summary: [
      '云汀大学、北湖理工大学、东陵海事大学与 24 家企业共同培养研究生，论文题目从车间里来。',
      'Yunting University, Beihu University of Technology and Dongling Maritime University train graduates together with 24 companies, on questions from the shop floor.',
    ],
    CN: `
11 月 4 日，云汀新区联合培养基地在凤凰学院揭牌，云汀大学、北湖理工大学、东陵海事大学参与共建，首批 60 名导师接过聘书，学校和企业各占一半。
# 一个学生，两位导师
进入基地的研究生第一年在学校修课，第二年起到企业做课题，每人配一名校内导师、一名企业导师。课题由企业出题，学校评估能不能写成论文，两边都点头才立项。首批 87 个题目里，有港口无人车的制动距离，有果园机器人怎样分辨熟透的桃子，也有怎样让一台用了十五年的老机床开口说话。
企业导师按学时领取津贴，带教情况计入职称评审的业绩。听潮智能船舶的总工程师柏知秋带三名学生，他给学生的第一课是上船，“先晕一次，再谈算法”。
# 学生得到什么
- 每月 1,500 元实践津贴，白榆青年公寓预留 80 个床位；
- 课题成果归属在协议里写清，学生署名优先；
- 毕业后留在共建企业工作的，可直接申请 E2 条款认定。
基地明年春季招收第一届 120 名学生，报名由三所高校各自组织，企业可以在 12 月 20 日前继续提交题目。`,
    EN: `
On 4 November the joint training base of Yunting New Area opened at Phoenix College. Yunting University, Beihu University of Technology and Dongling Maritime University take part. The first 60 mentors were appointed, half of them from universities and half from companies.
# One student, two mentors
Graduate students spend their first year at the university and from the second work on a project in a company, with one mentor in each. The company sets the question, the university says whether it can carry a thesis, and it starts when both agree. Among the first 87 questions are the braking distance of driverless port vehicles, how an orchard robot knows a ripe peach, and how to make a fifteen-year-old machine tool talk.
Company mentors are paid by the hour and their teaching counts towards a professional title. Bai Zhiqiu, chief engineer of Tingchao Intelligent Ships, has three students. His first lesson is on board: “Be seasick once, then we talk about algorithms.”
# What students get
- CNY 1,500 a month for practice, and 80 beds kept at Baiyu Youth Apartments.
- An agreement that says who owns the results; the student’s name comes first.
- After graduation, those who stay with a partner company can apply under clause E2 directly.
The first 120 students start next spring; the universities choose them. Companies can still send in questions until 20 December.`,
  }),
  writeNews({
    by: 'contest',
    module: 'ITEC',
    art: 'city',
    at: '2026-11-03 10:00',
    title: [
      'ITEC 2027 开放报名：六条赛道，奖金池 2,000 万元',
      'ITEC 2027 is open: six tracks and CNY 20 million in prizes',
    ],
    summary: [
      '报名截至 2027 年 1 月 15 日，初创组、成长组分开评审，不收任何费用，中英文材料均可。',
      'Register until 15 January 2027. Start-up and growth groups are judged apart, nothing is charged, and papers may be in Chinese or English.',
    ],
    CN: `
ITEC 2027 国际人才创新大赛自 11 月 2 日起接受报名，2027 年 1 月 15 日截止。大赛不收参赛费，也没有委托任何机构代办。
# 今年改了三处
第一，赛道由原来的五条增加到六条，X 赛道面向暂时归不进任何一类的项目，报名时自己写明方向。第二，初创组和成长组从初赛起就分开评审，成立不满三年的团队不再和 B 轮以后的企业同场。第三，奖金池增加到 2,000 万元，一等奖两项，成长组 300 万元，初创组 200 万元。
# 需要准备什么
- 商业计划书一份，PDF，50 MB 以内；
- 项目简介 1,500 字以内，负责人介绍 150 字以内；
- 已注册企业另需营业执照、办公场所照片三张和财务报表；
- 一分钟以内的视频，自愿提交。
专利证书的份数要和填报的件数一致，去年有 73 个项目因此被退回修改。没有内容的栏目请写“无”，不要留空。
# 时间
初赛 3 月，复赛 5 月，总决赛 9 月。报名截止前资料可以随时修改，进入评审后不再改动。12 月 12 日在云汀港 3 号仓举办首场城市路演，欢迎先来听一听。`,
    EN: `
Registration for the ITEC International Talent Contest 2027 opened on 2 November and closes on 15 January 2027. Taking part is free, and no agency acts for the contest.
# Three changes
There are now six tracks. The new X track is for projects that fit nowhere else; you name the field yourself. Start-ups and growing companies are judged apart from the first round, so that a team in its second year no longer meets a company after Series B. And the prizes grow to CNY 20 million, with first prizes of CNY 3 million in the growth group and CNY 2 million in the start-up group.
# What to prepare
- A business plan as PDF, up to 50 MB.
- A project summary of up to 1,500 words and an introduction of the head of up to 150 words.
- If you are registered: business licence, three pictures of the office, financial reports.
- A video of up to one minute, if you like.
The number of patent certificates must be the number you declare: 73 projects had to correct this last year. Where there is nothing to say, write “none”; do not leave a field empty.
# Dates
First round in March, semi-final in May, final in September. You can change everything until registration closes, nothing afterwards. The first city roadshow is on 12 December in Warehouse 3 of Yunting Harbour; come and listen first.`,
  }),
  writeNews({
    by: 'contest',
    module: 'ITEC',
    art: 'stage',
    author: '许南乔 Xu Nanqiao',
    at: '2026-12-08 08:30',
    title: [
      '城市路演首站本周六在云汀港 3 号仓登场，十二个项目上台',
      'First city roadshow this Saturday at Yunting Harbour: twelve projects on stage',
    ],
    summary: [
      '12 月 12 日 10:00 开场，十二个项目各讲七分钟，四十家投资机构和企业现场提问，观众凭票入场。',
      'On 12 December at 10:00 twelve projects speak for seven minutes each before forty investors and companies. Bring your ticket.',
    ],
    CN: `
ITEC 2027 的第一场城市路演定在云汀港 3 号仓。这座仓库建于上世纪六十年代，曾经堆过茶叶和桐油，去年改成了展厅，屋顶的木梁原样保留，路演的舞台就搭在旧磅秤旁边。
# 谁会上台
组委会从已经报名的项目中选出十二个，六条赛道各两个，初创组八个、成长组四个。每个项目讲七分钟，答三分钟，超时会响铃。路演不打分，不影响后面的评审，台上的人可以讲失败，也可以讲还没做成的部分。
# 谁在台下
到场的有四十家投资机构和本地企业。与往年不同，今年请企业先提需求：港口想要更省电的冷藏箱，医院想要能离线使用的影像标注，果园想要不怕雨的采摘手。十二个项目讲完以后，这些需求会贴在墙上，谁能接，谁把名片贴上去。
# 怎样到场
活动 10:00 开始，15:00 结束，中午备有简餐。地铁 5 号线东湖站有接驳车，9:15 起每二十分钟一班。没有抢到票的，可以在平台看直播，提问与现场同屏。`,
    EN: `
The first city roadshow of ITEC 2027 takes place in Warehouse 3 of Yunting Harbour. Built in the 1960s, it once stored tea and tung oil. Last year it became an exhibition hall; the wooden beams stayed, and the stage stands beside the old scales.
# On stage
Twelve of the projects that have registered were chosen, two from each track, eight from the start-up group and four from the growth group. Each speaks for seven minutes and answers for three; then a bell rings. There are no marks and nothing counts for the later rounds, so people may talk about what failed, or what is not finished.
# In front of it
Forty investors and local companies come. This year the companies say first what they need: the port wants refrigerated containers that use less power, the hospital image labelling that works offline, the orchards a picking hand that does not mind rain. When the twelve have finished, the needs hang on the wall, and whoever can help pins a card beside them.
# Getting there
It starts at 10:00 and ends at 15:00; a light lunch is served. Shuttle buses leave East Lake station (line 5) every twenty minutes from 9:15. If you have no ticket, watch it live on the platform; questions from there appear on the same screen.`,
  }),
  writeNews({
    by: 'college',
    module: 'COLLEGE',
    art: 'campus',
    at: '2026-12-14 09:00',
    title: [
      '凤凰学院 2027 春季班开放报名：32 门在线课，四个班线下开课',
      'Phoenix College, spring 2027: enrol now for 32 online courses and four classes',
    ],
    summary: [
      '12 月 14 日至 2027 年 2 月 5 日报名，3 月 6 日开课。人才卡持有人学费减半，待业者免费。',
      'Enrol from 14 December to 5 February; lessons begin on 6 March. Holders of a talent card pay half, job seekers nothing.',
    ],
    CN: `
凤凰学院 2027 年春季班自今日起报名，2 月 5 日截止，3 月 6 日开课，为期十四周，周六上课，平日晚上另设两个时段供补课。
# 开哪些班
| 班级 | 名额 | 适合谁 |
| 创业实战班 | 48 | 已有项目，准备融资或正在找第一个客户 |
| 青年管理者班 | 40 | 带三人以上团队，没有学过管理 |
| 技术骨干班 | 40 | 想参评职称或者带徒弟的工程师、技师 |
| 国际人才融入班 | 24 | 来云汀不满两年的外籍人才，双语授课 |
32 门在线课同步更新，新增三门：海上作业安全、科研数据的保存与共享、给非会计读的财务报表。在线课随到随学，学完测验合格即可获得学时。
# 费用与减免
线下班学费 2,400 元，持有效人才卡的减半，登记待业的免费。学费在第三周前可以全额退还，不问理由。
# 去年的学生说什么
秋季班结业问卷里，被提到最多的一句话是“同学比课还有用”。学院因此把分组方式改了：第一周不分组，第二周由学员自己挑题目，做同一道题的人坐在一起。`,
    EN: `
The spring term of Phoenix College can be booked from today until 5 February. It begins on 6 March and lasts fourteen weeks, on Saturdays, with two evenings a week for what you have missed.
# Classes
| Class | Places | For |
| Founders | 48 | people with a project who look for finance or a first customer |
| Young managers | 40 | people who lead three or more and never learned how |
| Engineers | 40 | engineers and technicians who want a title or train others |
| International talent | 24 | foreign talent in their first two years here, in two languages |
The 32 online courses are brought up to date, with three new ones: safety at sea, keeping and sharing research data, and financial reports for people who are no accountants. Start when you like; hours are credited after the test.
# Fees
A class costs CNY 2,400, half of that with a valid talent card, and nothing if you are registered as looking for work. Until the third week you get everything back without being asked why.
# What students said
In the survey of the autumn term one sentence came up most: “The others were more use than the lessons.” So groups are formed in another way. In the first week there are none; in the second you choose a question, and those with the same one sit together.`,
  }),
];
