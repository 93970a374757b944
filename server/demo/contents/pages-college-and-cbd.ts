import { writePage } from './write-content.ts';

/** Pages of Phoenix College and of the CBD talent lounge. */
export const collegeAndCbdPages = [
  writePage({
    by: 'college',
    module: 'COLLEGE',
    topic: 'about',
    order: 1,
    at: '2026-09-01 09:00',
    title: ['学院简介', 'About Phoenix College'],
    summary: [
      '给在职的人读的学院：晚上和周末上课，题目从工作里来，学完回到工作里去。',
      'A college for people in work: evenings and weekends, with questions from work that go back to work.',
    ],
    figures: [
      ['32', '门课程', 'courses'],
      ['1,486', '名结业学员', 'graduates'],
      ['118', '名导师', 'mentors'],
      ['84%', '一年后仍用到所学', 'still use it a year later'],
    ],
    CN: `
凤凰学院 2021 年由云汀新区设立，不颁发学历，只教用得上的东西。学员的平均年龄是 34 岁，八成在上班，两成正在找下一份工作。
# 四个班
- 创业实战班：有项目的人，十四周里谈三十个用户、算清一笔账；
- 青年管理者班：第一次带团队的人，学会分工、谈话和拒绝；
- 技术骨干班：工程师和技师，学写方案、带徒弟、评职称；
- 国际人才融入班：来云汀不满两年的外籍人才，双语授课。
# 2026 年的数字
| 项目 | 数字 |
| 开设课程 | 32 门 |
| 结业学员 | 1,486 人 |
| 授课导师 | 118 名，其中企业导师 71 名 |
| 平均出勤 | 91% |
| 结业一年后仍用到所学的 | 84%（回访 612 人） |
# 我们怎样上课
每班不超过 48 人，桌子可以移动。前二十分钟讲清一个概念，其余时间做题，题目由学员带来。每门课结束后公布评价，低于 4.2 分的课程停一学期重新设计，去年停过三门。
# 校舍
学海路 19 号，原是一所纺织中学，教室的窗很高，院子里有两棵老梧桐。`,
    EN: `
Phoenix College was founded by Yunting New Area in 2021. It awards no degrees and teaches what can be used. Students are 34 years old on average; eight in ten have a job and two look for the next one.
# Four classes
- Founders: people with a project, who talk with thirty users and work out one calculation in fourteen weeks.
- Young managers: people who lead for the first time and learn to share work, to talk and to refuse.
- Engineers: engineers and technicians, who learn to write plans, train others and gain titles.
- International talent: people from abroad in their first two years here, in two languages.
# 2026 in figures
| What | Figure |
| Courses | 32 |
| Graduates | 1,486 |
| Mentors | 118, of whom 71 from companies |
| Present on average | 91% |
| Still use it a year later | 84% (of 612 asked) |
# How we teach
There are at most 48 in a class, and the tables move. Twenty minutes for one idea, the rest for tasks that students bring. Ratings are published; a course below 4.2 pauses for a term and is made anew. Last year three did.
# The building
19 Xuehai Road was once a school for weavers. Its windows are high, and two old wutong trees stand in the yard.`,
  }),
  writePage({
    by: 'college',
    module: 'COLLEGE',
    topic: 'services',
    order: 2,
    at: '2026-09-01 09:05',
    title: ['课程与服务', 'Courses and services'],
    summary: [
      '32 门在线课、四个线下班、导师门诊和继续教育学时，一张表看全。',
      'Online courses, classes, mentors and credited hours in one table.',
    ],
    CN: `
# 课程
| 形式 | 时间 | 费用 |
| 在线课 32 门 | 随到随学 | 免费，取得学时 |
| 线下班四个 | 每年春、秋两期，周六上课 | 2,400 元，人才卡半价，登记待业免费 |
| 短训营 | 两天，每月一次 | 300 元 |
| 企业专场 | 到企业讲课，20 人起 | 按课时计 |
# 导师门诊
每周三 18:30 至 20:30，六名导师在二层坐诊，每人半小时，提前在网上挂号。常设五科：融资与股权、知识产权、数据合规、团队与人事、英语谈判。去年接诊 1,032 人次，最久的一位来过九次，公司今年盈利了。
# 继续教育学时
专业技术人员每年需要的学时，可以在这里补足。在线课测验合格即时入账，12 月 31 日前完成的计入当年。学时证明在个人中心下载，带二维码，单位可以核验。
# 教室和设备借用
平日白天教室可以借给人才企业培训使用，204 教室有录播，211 是可以弄脏的工坊，备有激光切割机和两台打印机。提前三天预约，不收场租。
# 校友
结业后自动加入校友名录，可以选择不公开。校友每年可免费回来听两门新课。`,
    EN: `
# Courses
| Kind | When | Fee |
| 32 online courses | any time | free, with credited hours |
| Four classes | spring and autumn, on Saturdays | CNY 2,400; half with a talent card, nothing if you look for work |
| Short camps | two days, monthly | CNY 300 |
| In your company | for 20 people or more | by the lesson |
# Mentors’ hours
On Wednesdays from 18:30 to 20:30 six mentors sit on the second floor, half an hour each; book online. There are five subjects: finance and equity, intellectual property, data compliance, teams and staff, negotiating in English. Last year they saw 1,032 people. One came nine times; his company made a profit this year.
# Credited hours
Make up the hours of further training that professionals need each year. They are credited at once when you pass the test; what is done by 31 December counts for the year. The certificate is in your personal centre, with a code your employer can check.
# Rooms and equipment
On weekdays rooms are lent to companies for training. Room 204 records; Room 211 is a workshop that may get dirty, with a laser cutter and two printers. Book three days ahead; there is no rent.
# Alumni
Graduates join the directory, unless they would rather not. Each year they may hear two new courses free of charge.`,
  }),
  writePage({
    by: 'college',
    module: 'COLLEGE',
    topic: 'contact',
    order: 3,
    at: '2026-09-01 09:10',
    title: ['联系凤凰学院', 'Contact Phoenix College'],
    summary: [
      '学海路 19 号，教务、企业培训、教室借用的联系方式和到校路线。',
      '19 Xuehai Road: whom to call, and how to get there.',
    ],
    CN: `
# 联系方式
| 事项 | 电话 | 邮箱 |
| 报名、学费、请假 | 400-000-2026 转 7 | college@wutong.example |
| 企业专场、联合培养 | 400-000-2026 转 7 再按 2 | company@wutong.example |
| 教室和设备借用 | 400-000-2026 转 7 再按 3 | college@wutong.example |
| 应聘导师 | 请写邮件 | mentor@wutong.example |
办公时间为周二至周六 9:30 至 18:00，周三延长到 20:30，周日、周一休息。
# 怎样到校
- 地铁 2 号线大学城站 B 口出，沿学海路步行 700 米，看到两棵老梧桐就到了；
- 公交 16 路、103 路学海路站；
- 自行车可停院内，汽车请停对面图书馆地下，上课期间凭学员码免费四小时。
# 无障碍
主楼东侧有坡道和电梯，204、205 教室配助听线圈。需要手语翻译或者字幕，请提前三天告诉我们。
# 带孩子来上课
周六一层有照看室，三岁至十岁，由实习老师陪着画画和读书，免费，请随课程一起预约。
# 停课通知
遇台风橙色以上预警，当天课程改为在线，短信和平台同时通知，不另行电话确认。`,
    EN: `
# Contact
| About | Telephone | Mail |
| Enrolment, fees, absence | 400-000-2026, extension 7 | college@wutong.example |
| Companies, joint training | 400-000-2026, extension 7, then 2 | company@wutong.example |
| Rooms and equipment | 400-000-2026, extension 7, then 3 | college@wutong.example |
| Becoming a mentor | by mail please | mentor@wutong.example |
The office is open from Tuesday to Saturday, 9:30 to 18:00, on Wednesdays until 20:30; closed on Sunday and Monday.
# How to get here
- Metro line 2 to University Town, exit B, then 700 metres along Xuehai Road. You have arrived when you see two old wutong trees.
- Buses 16 and 103 to Xuehai Road.
- Bicycles can stand in the yard. Cars park under the library opposite, free for four hours with your student code.
# Access
There is a ramp and a lift on the east side; Rooms 204 and 205 have a hearing loop. For sign language or subtitles, tell us three days ahead.
# With children
On Saturdays children from three to ten are looked after on the ground floor, with drawing and books, free of charge. Book it with your course.
# When lessons move online
At an orange typhoon warning or above, the day’s lessons are online. You hear by text message and on the platform; we do not call.`,
  }),
  writePage({
    by: 'lounge',
    module: 'CBD',
    topic: 'about',
    order: 1,
    at: '2026-10-14 09:00',
    title: ['关于 CBD 人才会客厅', 'About the CBD Talent Lounge'],
    summary: [
      '楼宇里的服务站，五座塔楼、五百米一处，不用请假就能办事、见人、歇脚。',
      'Service points in five towers, 500 metres apart: do your errands, meet people, sit down, without a day off.',
    ],
    figures: [
      ['18,730', '次到访，2025 年', 'visits in 2025'],
      ['9,412', '件事当场办结', 'matters finished on the spot'],
      ['10', '分钟步行可达', 'minutes on foot'],
    ],
    CN: `
CBD 里有 1,140 家公司、四万多名上班的人。他们要办的事并不多，只是没有时间。2024 年春天，双溪中心二层的一间空铺改成了第一座会客厅，想法很简单：把窗口搬到楼下，把茶泡好。
# 五处站点
| 站点 | 位置 | 特点 |
| 双溪中心 | 2 层 | 长桌和午间会，可坐三十人 |
| 云汀国际 | 12 层 | 双语专员，外籍人才多 |
| 潮生大厦 | 1 层 | 自助终端，24 小时 |
| 金桂广场 | 3 层 | 亲子角，紧邻托育点 |
| 望江塔 | 38 层 | 安静，适合约谈 |
# 谁在运营
会客厅由云汀新区人才服务中心管理，专员由中心派出，楼宇业主免费提供场地。茶水由周边企业轮流认领，墙上写着这个月是谁请客。
# 我们的三条规矩
1. 来了先坐下，再说事；
2. 能在这里办完的，不让您去第二个地方；
3. 办不成的写在墙上，直到有人解决。
# 一年的账
2025 年共接待 18,730 人次，办结 9,412 件，墙上留下 28 件。`,
    EN: `
In the CBD 1,140 companies employ more than forty thousand people. They do not have many errands, only no time. In spring 2024 an empty shop on the second floor of Shuangxi Centre became the first lounge. The idea: bring the desk downstairs and have tea ready.
# Five places
| Place | Where | What is special |
| Shuangxi Centre | floor 2 | the long table and the hours at noon, thirty seats |
| Yunting International | floor 12 | officers in two languages, many from abroad |
| Chaosheng Building | floor 1 | terminals, day and night |
| Jingui Plaza | floor 3 | a corner for children, next to child care |
| Wangjiang Tower | floor 38 | quiet, good for a talk |
# Who runs it
The Yunting Talent Service Centre sends the officers, the owners of the towers give the space. Companies near by pay for the tea in turn; the wall says whose month it is.
# Three house rules
1. Sit down first, then talk.
2. What can be finished here is finished here.
3. What cannot be done goes on the wall until somebody solves it.
# One year
In 2025 there were 18,730 visits; 9,412 matters were finished and 28 stayed on the wall.`,
  }),
  writePage({
    by: 'lounge',
    module: 'CBD',
    topic: 'services',
    order: 2,
    at: '2026-10-14 09:05',
    title: ['会客厅能做什么', 'What the lounge does'],
    summary: [
      '二十三件事当场办，九件事代送代取，还可以借会议室、约顾问、听午间会。',
      'Twenty-three matters on the spot, nine carried to the hall for you, and rooms, advisers and talks at noon.',
    ],
    CN: `
# 当场能办
- 人才认定材料初核、人才卡领取和补办；
- 租房补贴确认、收款账户更正；
- 集体户口页借用、存档证明打印；
- 居住登记、境外驾驶证换领预约；
- 企业引才奖励、招聘信息登记。
# 代送代取
档案转递、职称材料、落户迁移等九件事，专员每周二、周五把材料送到一站通大厅，办完送回。交件时给一张回执，扫码可以看到走到哪里。
# 空间
| 空间 | 可用 | 预约 |
| 双溪中心长桌 | 30 人，工作日 18:00 以后 | 提前两天 |
| 云汀国际会议室 | 8 人，有视频会议 | 提前一天，每次两小时 |
| 望江塔会谈间 | 4 人，可以望江 | 当天 |
不收场租，用完请把杯子洗好。
# 顾问
每周四下午，律师、会计、教育顾问和签证专员轮流到双溪中心，每人半小时。企业人事可以约专场，一次讲清一类问题。
# 午间一小时
周二、周四 12:15 至 13:15，题目由上一场的人投票决定，自带午饭。`,
    EN: `
# On the spot
- A first look at papers for recognition; talent cards handed out and replaced.
- Rent support confirmed, accounts corrected.
- Household pages lent, file certificates printed.
- Registration of your address, appointments for exchanging a driving licence.
- For companies: rewards for recruiting, notices of posts.
# Carried for you
Personnel files, papers for titles, change of residence and six other matters: on Tuesdays and Fridays the officers take them to the One-stop Hall and bring them back. You get a slip whose code shows where they are.
# Rooms
| Room | For | Book |
| Long table, Shuangxi Centre | 30 people, working days after 18:00 | two days ahead |
| Meeting room, Yunting International | 8 people, with video | a day ahead, two hours |
| Talking room, Wangjiang Tower | 4 people, with a view of the river | same day |
There is no rent. Please wash the cups.
# Advisers
On Thursday afternoons a lawyer, an accountant, a school adviser or a visa officer sits at Shuangxi Centre, half an hour each. Personnel officers can ask for a session on one subject.
# An hour at noon
Tuesdays and Thursdays, 12:15 to 13:15. The meeting before votes on the subject; bring your lunch.`,
  }),
  writePage({
    by: 'lounge',
    module: 'CBD',
    topic: 'contact',
    order: 3,
    at: '2026-10-14 09:10',
    title: ['会客厅在哪里', 'Where to find the lounge'],
    summary: ['五处站点的地址、时间和电话，潮生大厦全天开放。', 'Addresses, hours and telephone of the five places.'],
    CN: `
# 地址和时间
| 站点 | 地址 | 时间 |
| 双溪中心 | 望汀东路 9 号 2 层 | 工作日 9:00–20:00 |
| 云汀国际 | 望汀东路 27 号 12 层 | 工作日 9:00–18:00 |
| 潮生大厦 | 望潮街 5 号 1 层 | 终端 24 小时，专员 9:00–18:00 |
| 金桂广场 | 金桂路 118 号 3 层 | 周二至周日 10:00–19:00 |
| 望江塔 | 滨江大道 1 号 38 层 | 工作日 10:00–18:00 |
工作日 12:00 至 13:00 是最忙的一小时，五处站点都有专员，不午休。
# 电话和邮箱
400-000-2026 转 0，说明楼宇名称即可转到站点。邮箱 lounge@wutong.example，当天 17:00 前的来信当天回。
# 怎样走
- 地铁 5 号线双溪站 C 口，五处站点都在步行十分钟以内；
- 云汀国际、望江塔为门禁楼宇，凭电子人才卡或者前台登记上楼；
- 金桂广场地下停车，凭办事回执免两小时。
# 想在您的楼里也设一处？
业主提供二十平方米以上、可以独立进出的房间，写信告诉我们楼里有多少家公司、多少人。我们会先来坐一周，数一数有多少人来问，再决定开不开。`,
    EN: `
# Addresses and hours
| Place | Address | Hours |
| Shuangxi Centre | floor 2, 9 Wangting East Road | working days 9:00–20:00 |
| Yunting International | floor 12, 27 Wangting East Road | working days 9:00–18:00 |
| Chaosheng Building | floor 1, 5 Wangchao Street | terminals day and night, officers 9:00–18:00 |
| Jingui Plaza | floor 3, 118 Jingui Road | Tuesday to Sunday 10:00–19:00 |
| Wangjiang Tower | floor 38, 1 Riverside Avenue | working days 10:00–18:00 |
Between 12:00 and 13:00 it is busiest. There are officers in all five places, without a lunch break.
# Telephone and mail
Call 400-000-2026, extension 0, and name the tower. Write to lounge@wutong.example; what comes before 17:00 is answered the same day.
# How to get there
- Metro line 5, Shuangxi, exit C: all five are within ten minutes on foot.
- Yunting International and Wangjiang Tower have gates; enter with your electronic talent card or register at the desk.
- Parking under Jingui Plaza is free for two hours with your slip.
# One in your tower?
If you own a tower and have a room of twenty square metres with its own entrance, tell us how many companies and people there are. We come for a week, count who asks, and then decide.`,
  }),
];
