import { writeNews } from './write-content.ts';

/** January to October 2026. */
export const news2026 = [
  writeNews({
    by: 'bureau',
    module: 'HOME',
    art: 'campus',
    author: '许南乔 Xu Nanqiao',
    at: '2026-10-20 15:30',
    title: ['二十所校园走下来，秋季引才签下 1,386 人', 'Twenty campuses later: 1,386 graduates signed this autumn'],
    summary: [
      '三十五天、二十所高校、一百六十八家单位。今年把面试官换成了刚毕业两三年的校友。',
      'Thirty-five days, twenty universities, 168 employers. This year the interviewers were alumni who had left two or three years ago.',
    ],
    CN: `
10 月 16 日晚，最后一场宣讲会在北湖理工大学散场，带队的赵晴岚在笔记本上划掉第二十个名字。三十五天里，她和同事坐了六十一趟火车，收到 9,274 份简历，其中 1,386 人签订了就业协议，比去年多 212 人。
# 换一个人去讲
往年站在台上的多是人事经理，今年各单位派去的，是毕业两三年的校友。青穗智能装备的工程师郁小满回母校讲了四十分钟，一页幻灯片也没有，只带了一只机械手和一筐梨。散场后被围到十点半，问得最多的是“加班吗”“房子多远”“能不能换方向”。
这些问题后来被整理成一份《三十问》，每一问由企业自己作答，签名公开。答不上来的，不许写“面谈”。
# 签了以后
协议签完只是开始。每名毕业生都收到一张时间表：报到前可以做什么，档案寄到哪里，第一个月住在哪里。还没有找到住处的 418 人，已经在青年人才驿站排好床位。
也有没招到人的。水下焊接、晶圆设备维护两个岗位跑遍二十所学校只签下九人，相关专业已经列入明年联合培养的第一批题目。`,
    EN: `
On the evening of 16 October the last talk ended at Beihu University of Technology, and Zhao Qinglan, who led the tour, struck the twentieth name from her list. In thirty-five days she and her colleagues took sixty-one trains and received 9,274 CVs. Of their owners 1,386 signed a contract, 212 more than last year.
# Somebody else speaks
In other years personnel managers stood on the stage. This time the employers sent alumni. Yu Xiaoman, an engineer of Qingsui Intelligent Equipment, spoke for forty minutes at her old university without a single slide; she had brought a gripper and a basket of pears. Students kept her until half past ten. What they asked most: Is there overtime? How far is the flat? Can I change fields?
The questions became a paper called “Thirty Questions”. Each employer answers for itself, signed and in public. “To be discussed” is not accepted as an answer.
# After the signature
A signed contract is only the beginning. Every graduate has a timetable: what can be done before the first day, where the file goes, where to sleep in the first month. The 418 who have no home yet have a bed in the youth hostels.
Some posts stayed empty. For underwater welding and the maintenance of wafer equipment, twenty universities yielded nine people. Both are among the first subjects of joint training next year.`,
  }),
  writeNews({
    by: 'lounge',
    module: 'CBD',
    art: 'city',
    at: '2026-10-14 12:30',
    title: [
      '第五座服务站开在三十八楼，CBD 人才会客厅走到写字间门口',
      'The fifth service point is on floor 38: the CBD lounge moves next to the offices',
    ],
    summary: [
      '双溪中心、云汀国际、望江塔等五座楼宇都有了服务站，最远的一家公司走过来也不超过十分钟。',
      'Five towers now have a service point; the farthest company needs ten minutes on foot.',
    ],
    CN: `
望江塔三十八楼原来是一间空置的会议室，十月起挂上了“CBD 人才会客厅”的牌子。一张长桌、两台终端、一名专员，办的事情不多：收材料、答问题、帮忙约时间。
这是 CBD 的第五座服务站。另外四座在双溪中心、云汀国际、潮生大厦和金桂广场。专员们做过一次测算：五座站点以五百米为半径画圈，覆盖了区内 1,140 家公司，最远的一家走过来九分四十秒。
# 午休一小时
站点最忙的时候是中午十二点到一点。九月共接待 2,316 人次，六成在午休时间。为此，专员的午饭改到两点，十二点一到，三个人同时上岗。
来得最多的是三类事：人才认定的材料初核、租房补贴的账户更正、孩子转学怎么办。能在站点办的当场办，要去大厅的，专员把材料带走，办完送回来，一周两趟。
# 一面留言墙
每个站点有一面留言墙，贴着没有办成的事。三十八楼的墙上现在有七张，最旧的一张写着“希望附近有可以寄存婴儿车的地方”，贴出三周，物业已经腾出了一间储物室。`,
    EN: `
The room on floor 38 of Wangjiang Tower used to be an empty meeting room. Since October it bears the sign of the CBD Talent Lounge: one long table, two terminals, one officer. It does few things: takes papers, answers questions, books appointments.
It is the fifth in the CBD, after Shuangxi Centre, Yunting International, Chaosheng Building and Jingui Plaza. The officers drew circles of 500 metres around the five: 1,140 companies lie inside, and the farthest needs nine minutes and forty seconds.
# The hour at noon
Between twelve and one it is busiest. Of 2,316 visits in September six in ten fell into the lunch break. So the officers eat at two, and at noon three of them are there.
Most people come for three things: a first look at papers for recognition, a bank account to be corrected for rent support, and how a child changes school. What can be done here is done at once. For the rest the officer takes the papers to the hall and brings them back, twice a week.
# A wall for what did not work
Each point has a wall with notes on what could not be done. On floor 38 there are seven. The oldest asks for a place to leave a pram; it hung there for three weeks, and the building has cleared a store room.`,
  }),
  writeNews({
    by: 'visa',
    module: 'HOME',
    art: 'hall',
    at: '2026-09-23 10:00',
    title: [
      '一个窗口、两张证：外籍人才一窗同办满百日，最快四天拿证',
      'One desk, two permits: a hundred days of joint handling, four days at best',
    ],
    summary: [
      '工作许可与居留许可合并受理以来，已办结 327 件，平均 4.6 个工作日，申请人只需到场一次。',
      'Since work and residence permits are handled together, 327 cases were finished in 4.6 working days on average, with one visit each.',
    ],
    CN: `
从六月中旬到九月下旬，出入境服务站用一百天试了一件事：外籍人才的工作许可和居留许可，能不能只跑一次。
到 9 月 22 日，共受理 341 件，办结 327 件，平均 4.6 个工作日，最快的四天。过去两证先后办理，平均要 17 个工作日，中间护照离身两次，许多人因此改签机票。
# 难点不在窗口
“把两个窗口并成一个不难，难的是把两张表并成一张。”窗口负责人柯静安说。两套表格共 118 个栏目，重复的有 46 个，叫法不同、其实是一回事的有 19 个。合并以后剩下 53 个，其中 21 个由系统从单位信息里带出，申请人自己填写的不到三分之一。
# 还没有解决的
百日里也收到 28 条意见。意见最多的是无犯罪记录证明的认证时间，各国不同，最长等了七周。服务站正在试行先受理、后补交，用人单位出具说明即可，适用于已认定的 A 至 C 类人才。
10 月下旬将公布 2027 年集中延期的预约办法，一月至三月到期的，可以提前两个月办理。`,
    EN: `
From the middle of June to late September the Entry and Exit Service Station tried something for a hundred days: can foreign talent get work permit and residence permit with one visit?
By 22 September it had taken 341 cases and finished 327, in 4.6 working days on average and in four at best. When one permit came after the other, it took 17 days and the passport was away twice; many people had to change their flights.
# The desk was not the problem
“It is easy to make two desks one. It is hard to make two forms one,” says Ke Jing’an, who runs the desk. The two forms had 118 fields. Forty-six were the same, and nineteen more meant the same by another name. Fifty-three are left. The system fills in 21 from the record of the employer, so that people write less than a third themselves.
# What is not solved
There were 28 comments too. Most were about the time it takes to legalise a certificate of no criminal record: it differs by country and once took seven weeks. For classes A to C the station now accepts the case first and the certificate later, with a statement of the employer.
In late October it announces how permits that end between January and March 2027 can be renewed two months ahead.`,
  }),
  writeNews({
    by: 'centre',
    module: 'HOME',
    art: 'home',
    author: '温知夏 Wen Zhixia',
    at: '2026-08-20 09:30',
    title: ['一张床，一次面试：驿站里的十个夜晚', 'A bed and an interview: ten nights at the youth hostel'],
    summary: [
      '青年人才驿站扩容后的第一周，记者在大学城驿站住了一晚，记下五个人的去向。',
      'In the first week with more beds, our reporter spent a night at the University Town hostel and followed five people.',
    ],
    CN: `
8 月 17 日晚上九点，大学城驿站一层的打印机一直没有停。打印的多半是简历，也有地图和一封手写后又重新排版的求职信。
扩容以后，三处驿站共有 186 张床，免费入住由七天延长到十天。当晚这里住了 70 人，来自四十多所学校。
# 五个人
学船舶的贺兰舟第二天要去滨江面试，她把皮鞋放在窗台上晾，说下午试穿时踩进了水坑。
学护理的冉冬已经住了八天，前两次面试没过，第三家当晚打来电话。他挂断以后坐了一会儿，去前台问能不能再住五天，凭合同可以。
学会计的姑娘不愿意留名字，她来云汀是为了换一个行业，白天在果园实习，夜里背题。
学材料的两个男生是同班同学，投了同一个岗位，约好谁录取谁请吃面。
# 第二天早上
早餐七点开始，有粥、鸡蛋和本地的糯米团子。八点一刻，驿站只剩下打扫的人。前台的本子上记着：截至当天，今年住过的 2,731 人里，有 1,168 人在云汀签了合同。
晚上我们接到消息，吃面那顿是两个人一起请的，因为那家公司把他们都留下了。`,
    EN: `
At nine in the evening of 17 August the printer on the ground floor of the University Town hostel would not stop. Most of what it printed were CVs, and now and then a map, or a letter that had first been written by hand.
With the new beds, the three hostels have 186, and ten nights are free where it used to be seven. Seventy people from more than forty universities slept here that night.
# Five of them
He Lanzhou, who studied ships, had an interview by the river the next day. She had put her shoes on the window sill to dry; trying them on, she had stepped into a puddle.
Ran Dong, a nurse, was on his eighth night. Two interviews had not worked out; the third place rang that evening. He sat still for a while, then asked at the desk for five more nights. With a contract he may have them.
An accountant who did not want to give her name had come to change her trade. By day she works in an orchard on trial, at night she learns for an exam.
Two men from the same class in materials had applied for the same post. Whoever got it would pay for the noodles.
# The next morning
Breakfast is at seven: porridge, eggs and the rice cakes of the region. By a quarter past eight only the cleaners were there. The book at the desk said that of 2,731 guests this year, 1,168 had signed a contract in Yunting.
In the evening we heard that both had paid for the noodles. The company took them both.`,
  }),
  writeNews({
    by: 'college',
    module: 'COLLEGE',
    art: 'stage',
    at: '2026-07-02 16:00',
    title: [
      '创业实战班结业：四十六个项目里，有九个决定不做了',
      'Founders’ class graduates: of forty-six projects, nine will not go on',
    ],
    summary: [
      '十四周课程结束，学院把“决定不做”也算作一种结业成果，并给出了理由。',
      'After fourteen weeks the college counts the decision to stop as a result too, and says why.',
    ],
    CN: `
6 月 27 日，凤凰学院 2026 年春季创业实战班结业。四十六个项目上台汇报，二十三个继续融资，十四个调整了方向，九个决定不做了。最后这九个得到的掌声最长。
# 怎样算学会
十四周里，每个项目要完成三件事：和三十个真实的用户谈话，算清一笔账，被导师否定一次以后重新来过。做社区团餐的王拾穗谈到第二十二个用户时发现，大家想要的不是便宜，而是准时，而准时她做不到。“省下的是两年和一笔借款。”她现在去了棠溪医疗器械做供应链，白天的工作和从前想解决的问题是同一个。
# 导师怎么看
讲股权课的闻见深把九份“不做”的报告都读了。他认为其中七份理由充分，两份可以再试，并写了信去劝。院方打算把这九份报告隐去名字，编成下一期的教材。
继续做的项目里，有六个签下了第一张订单，合计 318 万元，最小的一张 4,200 元，买的是三套果园驱鸟装置。
秋季班 9 月 5 日开课，名额 48 个，报名时须提交一份和五名用户的谈话记录。`,
    EN: `
On 27 June the founders’ class of spring 2026 finished at Phoenix College. Forty-six projects presented: twenty-three go on and look for finance, fourteen have changed direction, nine will stop. Those nine got the longest applause.
# What it means to have learned
In fourteen weeks each project does three things: it talks with thirty real users, works out one calculation to the end, and starts again after a mentor has said no. Wang Shisui, who wanted to deliver meals to neighbourhoods, noticed with her twenty-second user that people did not want them cheap but on time, and on time was what she could not do. “I saved two years and a loan.” She now works in the supply chain of Tangxi Medical Devices, on the same question.
# What the mentors say
Wen Jianshen, who teaches equity, read all nine reports. He finds the reasons good in seven; to the other two he wrote that they should try once more. The college will use the nine reports, without names, in the next term.
Of those who go on, six have a first order, CNY 3.18 million together. The smallest, CNY 4,200, is for three devices that keep birds out of orchards.
The autumn class begins on 5 September with 48 places. To apply, send notes of talks with five users.`,
  }),
  writeNews({
    by: 'education',
    module: 'HOME',
    art: 'campus',
    at: '2026-06-25 11:00',
    title: [
      '386 名人才子女的学位，比往年早两个月定了下来',
      '386 children of talent know their school two months earlier than before',
    ],
    summary: [
      '集中办理提前到六月，结果在暑假前告知，外籍子女可选双语融合班。',
      'The joint procedure moved to June, so that families know before the holidays. Foreign children can choose a bilingual class.',
    ],
    CN: `
往年到八月下旬才知道孩子在哪里上学，今年，386 个家庭在 6 月 24 日之前都接到了电话。
教育局把集中办理提前到六月，靠的是把顺序倒过来：先请学校报出每个年级的空余学位，再请家长填志愿，最后由系统按类别和距离排出方案。方案出来以后不直接发布，由专员逐户打电话念一遍，家长可以说“不”。今年有 31 户说了不，其中 24 户换到了第二志愿，7 户选择再等等。
# 三个数字
| 项目 | 今年 | 去年 |
| 提交到告知的天数 | 16 | 58 |
| 家长到现场的次数 | 0.3 | 2.1 |
| 第一志愿满足 | 81% | 67% |
# 双语融合班
东湖实验小学和汀岸双语学校各设一个融合班，每班二十四人，中外学生各半。语文和数学一起上，英语分层，每天有一节中文会话课。任教的老师里，有三位自己也是随配偶来到云汀的。
七月以后新认定的人才，可以在八月底补办。电话里被问得最多的一句是：“搬家了怎么办？”答案是不影响，学位跟着孩子走，不跟着房子走。`,
    EN: `
In other years families learned in late August where their child would go to school. This year 386 families had their call by 24 June.
The Education Bureau turned the order around. First the schools report free places in each grade, then parents name their wishes, then the system proposes a place by class and distance. The proposal is not simply published: an officer rings each family and reads it out, and parents may say no. Thirty-one did. Twenty-four of them got their second wish, seven prefer to wait.
# Three figures
| What | This year | Last year |
| Days from application to call | 16 | 58 |
| Visits of parents | 0.3 | 2.1 |
| First wish granted | 81% | 67% |
# Bilingual classes
East Lake Experimental Primary School and Ting’an Bilingual School each have a class of twenty-four, half Chinese and half foreign. Chinese and mathematics are taught together, English by level, and there is a Chinese conversation lesson every day. Three of the teachers came to Yunting with a husband or wife themselves.
Talent recognised after July can apply in late August. The question asked most on the telephone was: what if we move? Nothing changes. The place belongs to the child, not to the flat.`,
  }),
  writeNews({
    by: 'college',
    module: 'COLLEGE',
    art: 'home',
    at: '2026-05-15 14:30',
    title: [
      '用方言点一碗面：国际人才融入班的最后一课',
      'Ordering noodles in dialect: the last lesson of the class for international talent',
    ],
    summary: [
      '二十二名学员来自十三个国家，结业考试在菜市场、公交车和社区医院进行。',
      'Twenty-two students from thirteen countries took their final exam at the market, on the bus and at the community clinic.',
    ],
    CN: `
5 月 9 日早上七点半，古渡菜市场的豆腐摊前来了一位考生。Amara Okonjo-Reyes 在云汀大学附属医院做公共卫生研究，今天的题目是：买一块嫩豆腐，问清楚怎么做，并且不许用普通话以外的任何一种外语，听得懂方言加分。
摊主沈阿婆不知道这是考试，认真讲了五分钟，还送了一把葱。
# 题目从哪里来
融入班的教材是学员自己写的。开班第一天，每人列出来到云汀以后最慌张的三个时刻，老师把六十六个时刻归成八课：看病、搬家、孩子发烧、寄包裹、和邻居说抱歉、听懂广播、在饭桌上推辞、在会上表示不同意。
结业考试也在这些地方进行。Jonas Lindqvist-Hale 抽到的是社区医院，他要替“发烧的孩子”挂号，过程顺利，只是把“空腹”听成了“恐怖”。
# 一门没有写进课表的课
每周五晚上有一顿饭，轮流做主人。十二周下来，大家学会了十一种饺子的包法，也有四个人因此换了合租的室友。
融入班每年春秋各一期，双语授课，九月班的报名将于七月开始。配偶可以一起来，学费按一人计算。`,
    EN: `
At half past seven on 9 May an exam began in front of a tofu stall at the Old Ferry market. Amara Okonjo-Reyes does research in public health at Yunting University Hospital. Her task: buy soft tofu, find out how to cook it, use no foreign language at all; understanding the dialect earns extra points.
Granny Shen behind the stall did not know that it was an exam. She explained for five minutes and added a bunch of spring onions.
# Where the tasks come from
The students write the textbook. On the first day each names the three moments that frightened them most after they came. Teachers made eight lessons of the sixty-six: seeing a doctor, moving house, a child with a fever, sending a parcel, saying sorry to neighbours, understanding announcements, declining at table, disagreeing in a meeting.
The exam takes place where these things happen. Jonas Lindqvist-Hale drew the clinic and had to register a “child with a fever”. All went well, except that he took the word for “without breakfast” for the word for “horror”.
# A lesson outside the timetable
On Fridays there is a dinner, with a different host each week. In twelve weeks they learned eleven ways to fold a dumpling, and four of them changed flatmates over it.
The class runs in spring and autumn, in two languages. September can be booked from July. Husbands and wives may come along for one fee.`,
  }),
  writeNews({
    by: 'bureau',
    module: 'HOME',
    art: 'laboratory',
    author: '秦未央 Qin Weiyang',
    at: '2026-04-28 10:00',
    title: ['水下三十米的焊花：郭长河和他的七个徒弟', 'Sparks at thirty metres: Guo Changhe and his seven apprentices'],
    summary: [
      '技能大师工作室设立半年，水下焊接从两个人会，变成九个人会。',
      'Half a year after the master workshop was set up, nine people can weld under water. There used to be two.',
    ],
    CN: `
水下三十米，能见度不到一米，焊工靠手感和气泡的声音判断弧长。郭长河做这一行二十六年，最怕的不是深，是浑。“看得见的时候谁都会，看不见的时候才算手艺。”
去年十月，海工焊接工作室在听潮智能船舶设立，给了 20 万元建设经费。他用这笔钱造了一只透明的水箱，六米高，里面的水可以调成任意浑浊的颜色。徒弟先在清水里焊，再一天天加泥沙，直到完全看不见，外面的人却能看清每一个动作。
# 从两个人到九个人
半年来收了七名徒弟，最小的二十二岁，最大的四十一岁，转行来的有四个。三月的考核中，五人拿到独立下水的资格，一人通过技师评审。工作室还解决了一个拖了三年的问题：码头钢桩潮差区的补焊总是掉，他们把焊条的干燥时间延长了四十分钟，试焊的二十六处，过了一个冬天一处没有掉。
# 工资单
听潮把水下焊工的岗位工资提到与主任工程师同级，去年收入最高的一位是 41 万元。郭长河自己被认定为 D 类人才，他把证书锁进抽屉，说挂出来徒弟会紧张。
七个人里有一位女焊工，叫陶一苇，她的目标写在水箱上：明年夏天，四十五米。`,
    EN: `
Thirty metres down you see less than a metre. A welder judges the arc by the feel of the hand and the sound of bubbles. Guo Changhe has done this for twenty-six years. He does not fear depth but mud. “When you can see, anybody can do it. When you cannot, it is a craft.”
Last October the marine welding workshop was set up at Tingchao Intelligent Ships with CNY 200,000. With the money he built a glass tank six metres high whose water can be made as murky as he likes. Apprentices begin in clear water; day by day mud is added until they see nothing, while everybody outside sees each movement.
# From two to nine
In half a year seven apprentices came, between twenty-two and forty-one years old, four of them from another trade. In March five were cleared to dive alone and one became a technician. The workshop also solved a problem three years old: repairs on steel piles in the tidal zone kept falling off. They dried the electrodes forty minutes longer. Of twenty-six trial welds none was lost over the winter.
# The pay slip
Tingchao now pays an underwater welder like a chief engineer; the best earned CNY 410,000 last year. Guo himself was recognised in class D. He locked the certificate away: hanging on the wall, it would make the young ones nervous.
One of the seven is a woman, Tao Yiwei. Her aim is written on the tank: forty-five metres, next summer.`,
  }),
  writeNews({
    by: 'bureau',
    module: 'HOME',
    art: 'city',
    at: '2026-03-12 09:00',
    title: [
      '一年办了 3.4 万件事：2025 年云汀人才服务的九个数字',
      '34,000 cases in a year: talent services in 2025 in nine figures',
    ],
    summary: [
      '补正次数降了六成，平均办理时间少了一半，也有两个数字不好看，一并公布。',
      'Corrections fell by six tenths and times by half. Two figures do not look good; they are published too.',
    ],
    CN: `
2025 年，云汀新区共办理人才服务事项 34,218 件，比上年增加 29%。我们从中挑出九个数字，好的和不好的都在这里。
| 数字 | 说明 |
| 1,326 | 全年新认定人才，其中 35 岁以下占七成 |
| 12 | 直接认定条款的平均用时（工作日），上年为 26 |
| 0.7 | 每件申请的平均补正次数，上年为 1.9 |
| 1,742 | 年末享受租房补贴的人数 |
| 571 | 参加年度考核的高层次人才 |
| 118 | “海外博士云汀行”历年签约人数 |
| 96 | 全年采纳的公众建议 |
| 22% | 热线未接通率，高于 15% 的目标 |
| 41 | 逾期办结的件数，多于上年的 33 件 |
# 不好看的两个
热线没有接通的电话里，七成集中在周一上午和每月发补贴的那三天。今年将在这些时段增加座席，并提供回拨。逾期的 41 件中，29 件卡在部门之间的数据比对，接口已经在一月打通；其余 12 件是人为疏忽，责任人已经约谈。
# 2026 年的承诺
直接认定 12 个工作日不变，补正只改退回的内容，逾期的件由系统自动提醒到分管负责人。明年此时，我们用同样的九个数字再说一遍。`,
    EN: `
In 2025 Yunting handled 34,218 cases of talent services, 29 per cent more than the year before. Here are nine figures, the good and the bad.
| Figure | What it is |
| 1,326 | people recognised in the year, seven in ten under 35 |
| 12 | working days for direct recognition; 26 the year before |
| 0.7 | corrections for each application; 1.9 the year before |
| 1,742 | people with rent support at the end of the year |
| 571 | high-level talent assessed |
| 118 | contracts from “Overseas Doctors in Yunting” so far |
| 96 | proposals of the public adopted |
| 22% | calls to the hotline not answered; the aim was 15% |
| 41 | cases finished late; 33 the year before |
# The two that do not look good
Seven in ten of the calls we missed fell on Monday mornings and the three days of the month when support is paid. There will be more seats at these times, and we call back. Of the 41 late cases, 29 waited for data from another department; that link was built in January. The other 12 were oversights, and those responsible have been spoken to.
# Promises for 2026
Twelve working days stay, you correct only what was sent back, and the system tells the head of the division about each late case. A year from now we will go through the same nine figures again.`,
  }),
  writeNews({
    by: 'lounge',
    module: 'CBD',
    art: 'hall',
    at: '2026-01-20 17:00',
    title: [
      '午间一小时，一年四十七场：CBD 会客厅的长桌记事',
      'One hour at noon, forty-seven times a year: notes from the long table of the CBD lounge',
    ],
    summary: [
      '不设主席台，不发材料，带饭来就行。四十七场午间会里，促成了十九次合作和一支足球队。',
      'No stage, no hand-outs, bring your lunch. Forty-seven noons led to nineteen joint projects and a football team.',
    ],
    CN: `
双溪中心二层有一张七米二的长桌，是用一艘退役渡船的甲板拼的。2025 年，这里办了四十七场“午间一小时”，每场一个题目，最多三十人，自己带饭。
# 题目都很小
“合同里最容易看漏的三行”“第一次见投资人穿什么”“老板不懂技术怎么办”“在云汀怎么租到带院子的房子”。题目由上一场的人投票选出来，讲的人往往就是提问的人。律师讲过装修，会计讲过育儿，做芯片的讲过怎样养一缸不死的鱼。
会客厅的专员只做三件事：开门、计时、记下没有答案的问题。一年记了二百一十四个，其中一百八十六个后来给了书面答复，剩下二十八个贴在墙上，继续等人。
# 留下了什么
按年底的回访，四十七场里认识的人促成了十九次合作，最大的一笔是远岫新能源给三栋楼宇换了储能柜；还有一支足球队，名字叫“十二点半”，目前三胜九负。
新一年的午间会从 1 月 27 日开始，每周二、周四，先到先坐，站着听也可以。`,
    EN: `
On the second floor of Shuangxi Centre stands a table 7.2 metres long, made from the deck of a retired ferry. In 2025 it saw forty-seven “hours at noon”: one subject each, thirty people at most, bring your own lunch.
# Small subjects
Three lines in a contract that everybody overlooks. What to wear when you meet an investor for the first time. What if the boss does not understand technology? How to rent a flat with a yard. Subjects are chosen by vote at the meeting before, and the one who asked often speaks. A lawyer has talked about renovation, an accountant about children, a chip designer about keeping fish alive.
The officers of the lounge do three things: open the door, watch the clock, write down questions without an answer. There were 214 last year. To 186 a written answer came later; the other 28 hang on the wall and wait.
# What remains
By our survey at the end of the year, people who met here started nineteen joint projects. The biggest put energy storage by Yuanxiu New Energy into three towers. And there is a football team, “Half Past Twelve”, with three wins and nine defeats.
The new year begins on 27 January, on Tuesdays and Thursdays. First come, first seated; you may also stand.`,
  }),
];
