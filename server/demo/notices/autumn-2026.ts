import { writeNotice } from './write-notice.ts';

/** September to November 2026. */
export const autumn2026 = [
  writeNotice({
    by: 'bureau',
    kind: 'PUBLICITY',
    top: true,
    at: '2026-11-20 09:00',
    until: '2026-11-26',
    no: ['云汀人才公示〔2026〕9 号', 'Yunting Talent Public Notice (2026) No. 9'],
    title: [
      '凤凰计划 2026 年第三批拟支持人选公示',
      'Phoenix Plan 2026: public notice of candidates proposed for support, third batch',
    ],
    summary: [
      '拟对 26 名人选给予支持，公示至 2026 年 11 月 26 日 17:30，期间可实名提出异议。',
      'Support is proposed for 26 candidates. Objections can be raised under your real name until 17:30 on 26 November 2026.',
    ],
    CN: `
根据《云汀新区凤凰计划实施办法》，经个人申报、单位审核、资格审查、专家评审和领导小组会议研究，拟对 26 名人选给予支持。现将名单予以公示，接受社会监督。
# 一、公示时间
2026 年 11 月 20 日至 11 月 26 日，共 5 个工作日。
# 二、拟支持人选（节选）
**按姓氏笔画排列，完整名单见附件 1**
| 姓名 | 工作单位 | 类别 | 拟资助（万元） |
| 王栖梧 | 澄屿光电科技有限公司 | 创业人才 | 300 |
| 冯知遥 | 云汀海洋材料研究所 | 全职人才 | 120 |
| 沈望舒 | 禾澜生物技术有限公司 | 青年项目 | 60 |
| Elena Marchetti-Ortiz | 云汀海洋材料研究所 | 短期人才 | 45 |
# 三、如何提出异议
1. 在公示期内书面写明对象、理由和证据线索，送交或邮寄至梧桐大道 66 号人才服务一站通大厅监督席，也可发送至 service@wutong.example。
2. 请留下真实姓名和联系方式。我们替您保密，15 个工作日内书面答复。
3. 匿名或没有具体线索的异议只作登记，不影响公示进程。
公示期满无异议或异议不成立的，由区人才工作领导小组发文确认，并于 30 日内拨付首期资助。`,
    EN: `
Under the Yunting New Area Measures for the Phoenix Plan, and after application, confirmation by the employer, a check of eligibility, expert review and discussion by the steering group, support is proposed for 26 candidates. The list is published here for everybody to examine.
# 1. Period of public notice
20 to 26 November 2026, five working days.
# 2. Proposed candidates (extract)
**In the order of strokes of their family names; the whole list is Annex 1**
| Name | Employer | Category | Proposed support (CNY 10k) |
| Wang Qiwu | Chengyu Optoelectronics Co., Ltd. | Founder | 300 |
| Feng Zhiyao | Yunting Institute of Marine Materials | Full-time talent | 120 |
| Shen Wangshu | Helan Biotechnology Co., Ltd. | Youth project | 60 |
| Elena Marchetti-Ortiz | Yunting Institute of Marine Materials | Short-term talent | 45 |
# 3. How to object
1. Within the period, write down whom you object to, why, and where proof can be found. Hand it in at the supervision desk of the Talent Service Hall, 66 Wutong Avenue, post it there, or send it to service@wutong.example.
2. Give your real name and how to reach you. Your name is kept confidential and you get a written answer within 15 working days.
3. Objections without a name or without concrete facts are recorded but do not stop the procedure.
If nobody objects, or no objection is upheld, the district steering group for talent confirms the list, and the first instalment is paid within 30 days.`,
    files: [
      {
        name: '附件 1：凤凰计划 2026 年第三批拟支持人选名单',
        content: `
按姓氏笔画排列，共 26 名。资助金额为五年内累计最高额度，按考核结果分期拨付。
# 创业人才（6 名）
| 姓名 | 工作单位 | 领域 | 拟资助（万元） |
| 王栖梧 | 澄屿光电科技有限公司 | 光电子 | 300 |
| 乔砚秋 | 云汀穹宇航空部件有限公司 | 高端装备 | 260 |
| 关月明 | 汀洲量测科技有限公司 | 精密仪器 | 240 |
| 祁云帆 | 远岫新能源有限公司 | 新能源 | 220 |
| 柏知秋 | 听潮智能船舶有限公司 | 海洋工程 | 200 |
| 舒望川 | 棠溪医疗器械有限公司 | 医疗器械 | 180 |
# 全职人才（8 名）
| 姓名 | 工作单位 | 领域 | 拟资助（万元） |
| 方屿白 | 云汀海洋材料研究所 | 防护涂层 | 120 |
| 冯知遥 | 云汀海洋材料研究所 | 海洋材料 | 120 |
| 任清越 | 云汀大学附属医院 | 临床医学 | 110 |
| 陆昭宁 | 凤栖澜芯半导体有限公司 | 集成电路 | 110 |
| 林听雪 | 禾澜生物技术有限公司 | 合成生物 | 100 |
| 顾长风 | 青穗智能装备有限公司 | 农业机器人 | 100 |
| 崔若安 | 云汀数据技术有限公司 | 数据安全 | 90 |
| 傅临川 | 北湖理工大学云汀研究院 | 控制科学 | 90 |
# 青年项目（9 名）
| 姓名 | 工作单位 | 领域 | 拟资助（万元） |
| 文叙白 | 听潮智能船舶有限公司 | 水动力 | 60 |
| 叶清和 | 棠溪医疗器械有限公司 | 生物材料 | 60 |
| 许闻溪 | 云汀数据技术有限公司 | 隐私计算 | 60 |
| 沈望舒 | 禾澜生物技术有限公司 | 酶工程 | 60 |
| 陈星野 | 澄屿光电科技有限公司 | 激光器件 | 60 |
| 苏砚池 | 凤栖澜芯半导体有限公司 | 电路设计 | 60 |
| 罗青岚 | 远岫新能源有限公司 | 储能 | 50 |
| 温以宁 | 云汀大学附属医院 | 影像医学 | 50 |
| 裴知非 | 汀洲量测科技有限公司 | 传感器 | 50 |
# 短期人才（3 名）
| 姓名 | 工作单位 | 领域 | 拟资助（万元） |
| Elena Marchetti-Ortiz | 云汀海洋材料研究所 | 腐蚀防护 | 45 |
| Jonas Lindqvist-Hale | 远岫新能源有限公司 | 氢能 | 45 |
| Amara Okonjo-Reyes | 云汀大学附属医院 | 公共卫生 | 40 |`,
      },
      {
        name: '附件 2：公示异议书（空白表）',
        content: `
请用正楷填写，送交梧桐大道 66 号人才服务一站通大厅监督席，或扫描后发送至 service@wutong.example。
# 提出人
| 项目 | 内容 |
| 姓名 | 　 |
| 身份证件类型及号码 | 　 |
| 联系电话 | 　 |
| 通信地址 | 　 |
# 异议内容
| 项目 | 内容 |
| 公示名称及文号 | 凤凰计划 2026 年第三批拟支持人选公示，云汀人才公示〔2026〕9 号 |
| 异议对象 | 　 |
| 事实与理由 | 　 |
| 证据或线索清单 | 　 |
# 声明
本人承诺所反映情况属实，愿意配合核查。提出人信息仅用于核查，依法保密。
签名：　　　　　　　　　　日期：　　　　年　　月　　日`,
      },
    ],
  }),
  writeNotice({
    by: 'housing',
    kind: 'NOTICE',
    top: true,
    programme: 'apartapply',
    at: '2026-11-18 10:00',
    no: ['云汀人才安居〔2026〕21 号', 'Yunting Talent Housing (2026) No. 21'],
    title: [
      '关于人才公寓第四批配租受理时间及房源清单的通知',
      'Talent apartments, fourth allotment: when to apply and which apartments are free',
    ],
    summary: [
      '五个小区共 212 套，受理至 12 月 5 日 24 时，12 月下旬公布选房顺序。',
      'There are 212 apartments in five estates. Apply until midnight on 5 December; the order of choice follows in late December.',
    ],
    CN: `
为做好人才公寓第四批配租工作，现将受理时间、房源和办理要求通知如下。
# 一、受理时间
2026 年 10 月 15 日 0 时至 12 月 5 日 24 时，逾期系统自动关闭。截止前已保存的草稿不作为申请。
# 二、房源
本批共 212 套，其中新增交付 148 套、腾退再配租 64 套。租金为同地段市场租金的六成。
| 小区 | 套数 | 户型 | 建筑面积（㎡） | 月租金（元/㎡） |
| 梧桐里人才公寓（东湖片区） | 56 | 一居、两居 | 45–78 | 28 |
| 青禾人才社区（科创走廊） | 64 | 一居、两居 | 42–75 | 26 |
| 听澜人才公寓（滨江片区） | 38 | 两居、三居 | 72–108 | 33 |
| 云杉国际人才社区（临空片区） | 24 | 两居、三居 | 80–120 | 36 |
| 白榆青年公寓（大学城片区） | 30 | 一居 | 35–42 | 22 |
# 三、申请条件
- 大学本科及以上学历，或中级及以上职称、技师及以上职业资格；
- 与本区单位签订劳动合同且剩余期限满一年，或在本区创业、灵活就业；
- 本人及配偶在本市无自有住房，且未同时享受其他住房保障。
# 四、办理流程
1. 登录平台，在[人才公寓](/serve/apartapply)页面在线填报，可选不超过三个意向小区。
2. 受理窗口 5 个工作日内受理，10 个工作日内完成资格审核；需要补正的，只需修改退回的内容。
3. 12 月 21 日公布选房顺序，收到通知后 48 小时内在线选房，逾期由下一位选择。
4. 2027 年 1 月起陆续签约入住。
# 五、咨询
电话 400-000-2026（工作日 9:00–17:30）。实地看房每周三、周六开放，请提前一天电话预约。`,
    EN: `
The following holds for the fourth allotment of talent apartments.
# 1. When to apply
From 0:00 on 15 October to midnight on 5 December 2026; after that the system closes by itself. A draft that was saved but not submitted does not count as an application.
# 2. Apartments
This batch has 212 apartments: 148 newly finished and 64 that were given back. The rent is 60 per cent of the market rent of the area.
| Estate | Number | Size | Floor area (m²) | Monthly rent (CNY/m²) |
| Wutongli Residence (East Lake) | 56 | one or two rooms | 45–78 | 28 |
| Qinghe Community (Innovation Corridor) | 64 | one or two rooms | 42–75 | 26 |
| Tinglan Residence (Riverside) | 38 | two or three rooms | 72–108 | 33 |
| Yunshan International Community (Airport District) | 24 | two or three rooms | 80–120 | 36 |
| Baiyu Youth Apartments (University Town) | 30 | one room | 35–42 | 22 |
# 3. Who can apply
- You hold a bachelor’s degree or above, an intermediate title or above, or are a technician or above.
- Your contract with an employer in the district runs for another year, or you run a business or work flexibly here.
- You and your spouse own no home in the city and receive no other housing support.
# 4. How it works
1. Sign in and fill in the form on the [talent apartment](/serve/apartapply) page; you may name up to three estates.
2. The desk accepts the application within 5 working days and checks it within another 10. If something has to be corrected, you change only what was sent back.
3. The order of choice is published on 21 December. Choose online within 48 hours of your notice; after that it is the turn of the next person.
4. Leases are signed from January 2027.
# 5. Questions
Call 400-000-2026 on working days from 9:00 to 17:30. Apartments can be visited on Wednesdays and Saturdays; please call a day before.`,
    files: [
      {
        name: '附件：第四批配租房源清单',
        content: `
共 212 套。面积为建筑面积，租金不含物业、水电燃气和网络费用。
# 梧桐里人才公寓（56 套）
| 楼栋 | 户型 | 套数 | 面积（㎡） | 参考月租（元） |
| 3 幢 | 一居室 | 24 | 45 | 1,260 |
| 5 幢 | 两居室 | 20 | 68 | 1,904 |
| 6 幢 | 两居室 | 12 | 78 | 2,184 |
# 青禾人才社区（64 套）
| 楼栋 | 户型 | 套数 | 面积（㎡） | 参考月租（元） |
| A1 座 | 一居室 | 40 | 42 | 1,092 |
| A3 座 | 两居室 | 24 | 75 | 1,950 |
# 听澜人才公寓（38 套）
| 楼栋 | 户型 | 套数 | 面积（㎡） | 参考月租（元） |
| 1 幢 | 两居室 | 22 | 72 | 2,376 |
| 2 幢 | 三居室 | 16 | 108 | 3,564 |
# 云杉国际人才社区（24 套）
| 楼栋 | 户型 | 套数 | 面积（㎡） | 参考月租（元） |
| 东区 2 座 | 两居室 | 14 | 80 | 2,880 |
| 东区 5 座 | 三居室 | 10 | 120 | 4,320 |
# 白榆青年公寓（30 套）
| 楼栋 | 户型 | 套数 | 面积（㎡） | 参考月租（元） |
| 北楼 | 一居室 | 18 | 35 | 770 |
| 南楼 | 一居室 | 12 | 42 | 924 |`,
      },
    ],
  }),
  writeNotice({
    by: 'bureau',
    kind: 'NOTICE',
    at: '2026-11-16 09:30',
    no: ['云汀人才〔2026〕63 号', 'Yunting Talent (2026) No. 63'],
    title: [
      '2026 年度高层次人才年度考核材料提交通知',
      'Yearly assessment of high-level talent 2026: hand in your papers',
    ],
    summary: [
      'A 至 D 类在库人才请于 12 月 18 日前提交年度考核材料，逾期暂停次年待遇。',
      'Talent of classes A to D on our list should hand in the yearly papers by 18 December; without them, next year’s benefits pause.',
    ],
    CN: `
按照《高层次人才服务管理办法》，现开展 2026 年度考核工作。
# 一、考核对象
2025 年 12 月 31 日前经认定、且人才卡仍在有效期内的 A、B、C、D 类人才，共 684 人。2026 年新认定的人才自下一年度起参加考核。
# 二、提交内容
- 年度工作总结，不超过 1,500 字，写明在区工作时间、主要成果和带教情况；
- 用人单位出具的在岗证明和年度评价；
- 近 12 个月社会保险缴纳记录；
- 获得资助的人才，另附经费使用决算表。
# 三、时间安排
| 环节 | 时间 | 责任单位 |
| 个人提交 | 11 月 16 日至 12 月 18 日 | 人才本人 |
| 单位评价 | 12 月 25 日前 | 用人单位 |
| 集中评议 | 2027 年 1 月 11 日至 15 日 | 人才工作局 |
| 结果反馈 | 2027 年 1 月 22 日前 | 人才服务中心 |
# 四、结果运用
考核分为优秀、合格、不合格三档，优秀不超过 20%。连续两年优秀的，在住房续租、子女入学安排上予以优先；不合格的，暂停次年待遇，整改后可申请复核。
工作单位或联系方式已变化的，请先更新个人信息再提交。联系人：吴老师，400-000-2026 转 2。`,
    EN: `
Under the Measures for the Service of High-level Talent, the assessment of 2026 begins.
# 1. Who is assessed
Talent of classes A, B, C and D recognised by 31 December 2025 whose talent card is still valid: 684 people. Those recognised in 2026 take part from next year.
# 2. What to hand in
- A report of the year in at most 1,500 characters: time worked in the district, main results, and whom you have trained.
- The employer’s confirmation that you are in post, with its yearly appraisal.
- The record of social insurance of the last 12 months.
- If you received funding, the final account of how it was used.
# 3. Timetable
| Step | When | Who |
| Papers | 16 November to 18 December | You |
| Appraisal | by 25 December | Your employer |
| Assessment meeting | 11 to 15 January 2027 | Talent Bureau |
| Result | by 22 January 2027 | Talent Service Centre |
# 4. What follows
There are three marks: excellent, pass and fail; at most 20 per cent are excellent. Two excellent years in a row give priority in renewing a lease and in school places. After a fail, next year’s benefits pause; you can ask for another look once the shortcomings are mended.
If your employer or contact details have changed, bring your profile up to date first. Questions: Ms Wu, 400-000-2026, extension 2.`,
  }),
  writeNotice({
    by: 'housing',
    kind: 'RESULT',
    at: '2026-11-12 15:00',
    title: ['三季度租房补贴发放结果公告（共 1,906 人）', 'Rent support for the third quarter: paid to 1,906 people'],
    summary: [
      '1,906 人、合计 841.2 万元已于 11 月 11 日拨付到账，另有 43 人因账户信息有误待更正。',
      'CNY 8.412 million was paid to 1,906 people on 11 November; 43 payments wait for corrected account details.',
    ],
    CN: `
2026 年第三季度人才租房补贴已完成审核和拨付，现将结果公告如下。
# 一、总体情况
本季度收到申请 2,011 人，审核通过 1,949 人，其中 1,906 人的补贴已于 11 月 11 日拨付至本人社会保障卡金融账户，合计 841.2 万元。
| 类别 | 标准（元/月） | 人数 | 金额（万元） |
| 博士研究生 | 2,000 | 408 | 244.8 |
| 硕士研究生 | 1,500 | 900 | 405.0 |
| 本科毕业生 | 1,000 | 518 | 155.4 |
| 高级技师、技师 | 1,500 | 80 | 36.0 |
# 二、未到账怎么办
- 43 人因账户状态异常被银行退回，请在 11 月 27 日前到平台“账户信息”中核对开户行与户名，更正后于 12 月 4 日统一补发；
- 未通过的 62 人已收到站内信，其中 39 人为社保断缴，23 人为本市已有住房登记。对结果有异议的，可在收到通知之日起 10 个工作日内申请复核。
# 三、下一季度
第四季度补贴于 2027 年 1 月 4 日开放确认，已享受人员只需确认信息无变化，无需重新提交材料。
咨询电话 400-000-2026。`,
    EN: `
Rent support for the third quarter of 2026 has been checked and paid. These are the results.
# 1. Overview
Of 2,011 applications this quarter, 1,949 were approved. On 11 November, 1,906 people received the support in the account of their social security card, CNY 8.412 million in all.
| Group | Rate (CNY a month) | People | Amount (CNY 10k) |
| Doctoral graduates | 2,000 | 408 | 244.8 |
| Master’s graduates | 1,500 | 900 | 405.0 |
| Bachelor’s graduates | 1,000 | 518 | 155.4 |
| Senior technicians and technicians | 1,500 | 80 | 36.0 |
# 2. If the money has not come
- The bank returned 43 payments because of the state of the account. Check bank and account holder under “Account details” by 27 November; corrected payments follow on 4 December.
- The 62 people who were not approved have a message on the platform: 39 had a gap in their social insurance, 23 have a home registered in the city. You can ask for a second look within 10 working days of the message.
# 3. Next quarter
Support for the fourth quarter opens on 4 January 2027. If you receive it already, only confirm that nothing has changed; no new papers are needed.
Questions: 400-000-2026.`,
  }),
  writeNotice({
    by: 'centre',
    kind: 'NOTICE',
    at: '2026-11-10 16:00',
    title: [
      '人才服务热线系统升级，2026-11-14 22:00 起暂停服务 2 小时',
      'Hotline upgrade: no service for two hours from 22:00 on 14 November 2026',
    ],
    summary: [
      '热线 400-000-2026 于 11 月 14 日 22:00 至 24:00 升级，网上申报不受影响。',
      'The hotline 400-000-2026 is upgraded from 22:00 to 24:00 on 14 November. Applying online is not affected.',
    ],
    CN: `
为提高接通率，人才服务热线 400-000-2026 将进行系统升级。
# 一、时间
2026 年 11 月 14 日（星期六）22:00 至 24:00，约 2 小时。
# 二、影响范围
- 升级期间热线无法接通，留言功能同时暂停；
- 平台的申报、补正、查询和材料下载均正常使用；
- 11 月 14 日 22:00 前的留言不会丢失，15 日起依次回复。
# 三、升级后的变化
1. 排队时可以选择“回拨”，轮到您时由系统主动拨打，不再需要一直等候。
2. 来电可按 1 中文、按 2 英语，两种语言均有人工席位，英语席位服务时间为工作日 9:00–17:30。
3. 通话结束后会收到一条短信，附本次咨询的要点和办事页面链接。
升级期间如遇紧急事项，可发送邮件至 service@wutong.example，值班人员会在次日 9:00 前答复。给您带来的不便，敬请谅解。`,
    EN: `
So that more calls are answered, the talent hotline 400-000-2026 gets a new system.
# 1. When
Saturday, 14 November 2026, from 22:00 to 24:00, about two hours.
# 2. What is affected
- The hotline cannot be reached and takes no messages during that time.
- Applying, correcting, checking progress and downloading on the platform work as usual.
- Messages left before 22:00 on 14 November are kept and answered in turn from the 15th.
# 3. What changes afterwards
1. While you wait you can choose “call me back”; the system calls when it is your turn.
2. Press 1 for Chinese and 2 for English. Both are answered by people; English on working days from 9:00 to 17:30.
3. After the call you get a text message with the main points and a link to the page you need.
If something is urgent during the upgrade, write to service@wutong.example; the officer on duty answers by 9:00 the next morning. We apologise for the inconvenience.`,
  }),
  writeNotice({
    by: 'housing',
    kind: 'TENDER',
    at: '2026-11-06 09:00',
    no: ['项目编号：YTAJ-2026-BX-017', 'Project number: YTAJ-2026-BX-017'],
    title: [
      '人才公寓智能门锁维护服务项目比选公告',
      'Call for offers: maintenance of smart door locks in talent apartments',
    ],
    summary: [
      '预算 46.8 万元，服务期一年，响应文件于 11 月 23 日 14:30 前递交。',
      'Budget CNY 468,000, one year of service; offers are due by 14:30 on 23 November.',
    ],
    CN: `
云汀新区人才安居中心就人才公寓智能门锁维护服务进行公开比选，欢迎符合条件的供应商参加。
# 一、项目概况
| 项目 | 内容 |
| 服务范围 | 四个在营小区 1,240 套公寓的智能门锁及 18 处单元门禁 |
| 服务内容 | 每季度巡检、故障维修、电池更换、远程授权平台运维 |
| 响应时限 | 入户故障 2 小时到场、24 小时修复 |
| 服务期限 | 2027 年 1 月 1 日至 12 月 31 日 |
| 预算金额 | 46.8 万元，超出预算的报价无效 |
# 二、参加条件
- 具有独立承担民事责任的能力和良好的商业信誉；
- 近三年完成过不少于两个 500 套以上的同类维护项目；
- 在本市设有服务网点，专职维修人员不少于 6 人；
- 不接受联合体。
# 三、文件获取与递交
1. 比选文件见附件，免费下载，无需报名。
2. 响应文件一正三副，密封后于 2026 年 11 月 23 日 14:30 前送至梧桐大道 66 号 B 座 507 室，迟到的不予接收。
3. 同日 14:30 在 B 座 512 会议室公开拆封，采用综合评分法，价格占 30 分，服务方案占 45 分，业绩与人员占 25 分。
# 四、联系方式
采购人：云汀新区人才安居中心。联系人：秦工，电话 400-000-2026 转 5，邮箱 housing@wutong.example。对本公告有疑问的，请于 11 月 13 日前书面提出。`,
    EN: `
The Yunting Talent Housing Centre invites offers for maintaining the smart door locks of the talent apartments.
# 1. The project
| Item | Details |
| Scope | Smart locks of 1,240 apartments and 18 entrance systems in four estates |
| Work | Quarterly inspection, repairs, batteries, running the remote authorisation platform |
| Response | On site within 2 hours when somebody is locked out, repaired within 24 hours |
| Term | 1 January to 31 December 2027 |
| Budget | CNY 468,000; higher offers are not valid |
# 2. Who can offer
- You can bear civil liability independently and have a good commercial reputation.
- In the last three years you have finished at least two similar projects of more than 500 apartments.
- You have a service point in the city and at least six full-time technicians.
- Consortia are not accepted.
# 3. Documents and delivery
1. The documents are attached and free; no registration is needed.
2. Deliver one original and three copies, sealed, to Room 507, Building B, 66 Wutong Avenue by 14:30 on 23 November 2026. Late offers are not accepted.
3. Offers are opened in public at 14:30 the same day in Room 512, Building B. Price counts 30 points, the plan of service 45, experience and staff 25.
# 4. Contact
Buyer: Yunting Talent Housing Centre. Mr Qin, 400-000-2026, extension 5, housing@wutong.example. Please send questions in writing by 13 November.`,
    files: [
      {
        name: '附件：比选文件（YTAJ-2026-BX-017）',
        content: `
# 第一章　服务要求
| 序号 | 要求 | 考核方式 |
| 1 | 每季度对全部门锁巡检一次，形成逐套记录 | 抽查不低于 10% |
| 2 | 入户故障 2 小时到场，24 小时修复 | 按工单系统统计 |
| 3 | 电池电量低于 20% 时主动更换 | 平台自动提醒 |
| 4 | 远程授权平台可用率不低于 99.9% | 按月统计 |
| 5 | 租户退租当日完成授权注销 | 按退租清单核对 |
# 第二章　评分标准
| 项目 | 分值 | 说明 |
| 价格 | 30 | 以有效最低报价为基准，按比例计算 |
| 巡检与维修方案 | 25 | 完整、可执行、有应急安排 |
| 信息安全措施 | 20 | 授权数据加密、日志留存不少于一年 |
| 同类业绩 | 15 | 每个有效业绩 5 分，最多 3 个 |
| 人员与网点 | 10 | 专职人员证书、网点距离 |
# 第三章　响应文件组成
- 响应函与报价单；
- 营业执照复印件、法定代表人身份证明或授权委托书；
- 服务方案与人员名单；
- 近三年同类业绩合同关键页。
# 第四章　合同与付款
合同期一年。每季度考核合格后 15 个工作日内支付合同价的 25%；单季度考核低于 80 分的，扣减当季费用的 10%。`,
      },
    ],
  }),
  writeNotice({
    by: 'bureau',
    kind: 'PUBLICITY',
    programme: 'talentapply',
    at: '2026-11-03 09:00',
    until: '2026-11-09',
    no: ['云汀人才公示〔2026〕8 号', 'Yunting Talent Public Notice (2026) No. 8'],
    title: [
      '2026 年第六批人才认定（D 类、E 类）拟认定名单公示',
      'Talent recognition 2026, sixth batch (classes D and E): public notice of proposed names',
    ],
    summary: [
      '拟认定 D 类 31 人、E 类 97 人，公示期为 11 月 3 日至 11 月 9 日。',
      'Proposed: 31 people in class D and 97 in class E. The public notice ran from 3 to 9 November.',
    ],
    CN: `
根据《人才分类认定办法（试行）》，经本人申请、受理、审核和联合核验，拟认定以下人员为 D 类、E 类人才，现予公示。
# 一、公示时间
2026 年 11 月 3 日至 11 月 9 日，共 5 个工作日。
# 二、拟认定情况
| 类别 | 认定条款 | 人数 |
| D 类 | D1 正高级专业技术职称 | 9 |
| D 类 | D2 全日制博士研究生 | 17 |
| D 类 | D3 年薪达到规定标准 | 5 |
| E 类 | E1 副高级专业技术职称 | 28 |
| E 类 | E2 全日制硕士研究生 | 61 |
| E 类 | E3 高级技师 | 8 |
# 三、名单节选
- D 类：闻人溪（云汀大学附属医院）、褚星河（凤栖澜芯半导体有限公司）、柳见山（北湖理工大学云汀研究院）；
- E 类：尹知秋（远岫新能源有限公司）、秦晚舟（棠溪医疗器械有限公司）、段云起（听潮智能船舶有限公司）。
申请人可登录平台查看本人是否列入本批名单。
# 四、监督
公示期内可向人才工作局反映情况，反映人应当实名并提供联系方式。电话 400-000-2026 转 6，地址梧桐大道 66 号 A 座 310 室。匿名或无具体事实的，不予受理。`,
    EN: `
Under the Measures for Talent Recognition (for trial implementation), and after application, acceptance, review and checks with other departments, the following people are proposed for classes D and E.
# 1. Period of public notice
3 to 9 November 2026, five working days.
# 2. What is proposed
| Class | Clause | People |
| D | D1 Senior professional title | 9 |
| D | D2 Full-time doctoral graduates | 17 |
| D | D3 Pay above the threshold | 5 |
| E | E1 Vice-senior professional title | 28 |
| E | E2 Full-time master’s graduates | 61 |
| E | E3 Senior technicians | 8 |
# 3. Some of the names
- Class D: Wenren Xi (Yunting University Hospital), Chu Xinghe (Fengqi Lanxin Semiconductor Co., Ltd.), Liu Jianshan (Beihu University of Technology, Yunting Institute).
- Class E: Yin Zhiqiu (Yuanxiu New Energy Co., Ltd.), Qin Wanzhou (Tangxi Medical Devices Co., Ltd.), Duan Yunqi (Tingchao Intelligent Ships Co., Ltd.).
Applicants can sign in to see whether they are on the list.
# 4. Supervision
During the period anybody can report facts to the Talent Bureau, giving a real name and contact details: 400-000-2026, extension 6, or Room 310, Building A, 66 Wutong Avenue. Reports without a name or without facts are not taken up.`,
  }),
  writeNotice({
    by: 'contest',
    kind: 'RESULT',
    at: '2026-10-30 18:00',
    title: [
      'ITEC 2026 国际人才创新大赛总决赛获奖名单公告',
      'ITEC 2026 International Talent Contest: winners of the final',
    ],
    summary: [
      '来自 14 个国家和地区的 36 个项目参加总决赛，评出一等奖 2 项、二等奖 4 项、三等奖 6 项。',
      'Of 36 projects from 14 countries and regions in the final, two won first prizes, four second and six third prizes.',
    ],
    CN: `
ITEC 2026 国际人才创新大赛总决赛于 10 月 28 日至 29 日在云汀会展中心举行。大赛自 3 月启动，共收到 1,127 个项目报名，经六个赛区选拔，36 个项目进入总决赛。经现场答辩、专家打分和公证监督，结果如下。
# 一、获奖名单
| 奖项 | 项目 | 负责人 | 奖金（万元） |
| 一等奖 | 海上风电叶片自修复涂层 | 冯知遥 | 200 |
| 一等奖 | 低温共烧光学封装平台 | Henrik Solvang | 200 |
| 二等奖 | 面向单细胞的微流控分选芯片 | 苏砚池 | 100 |
| 二等奖 | 港口无人集卡协同调度系统 | 柏知秋 | 100 |
| 二等奖 | 果蔬柔性采摘末端执行器 | 顾长风 | 100 |
| 二等奖 | 可降解骨修复支架 | Marisol Aguirre-Lane | 100 |
三等奖 6 项，每项奖金 50 万元：盐碱地耐盐水稻品系、固态储氢罐、低轨卫星相控阵终端、海水淡化石墨烯膜、术中荧光导航仪、工业大模型质检助手。
# 二、奖金发放
奖金分两期发放：签订落地意向书后发放 40%，在云汀注册企业并完成首轮验资后发放 60%。未落地的项目保留获奖称号，不发放第二期。
# 三、落地服务
获奖项目可直接申报凤凰计划创业类项目，免初评；在云汀注册的，首年提供不超过 300 平方米的免租场地。落地专员将在 5 个工作日内与各团队联系。
大赛办公室：itec@wutong.example，400-000-2026 转 8。`,
    EN: `
The final of the ITEC 2026 International Talent Contest was held on 28 and 29 October at the Yunting Exhibition Centre. Since March 1,127 projects had entered; 36 reached the final through six regional rounds. After presentations, marking by experts and supervision by a notary, these are the results.
# 1. Winners
| Prize | Project | Head | Prize money (CNY 10k) |
| First | Self-healing coating for offshore wind blades | Feng Zhiyao | 200 |
| First | Platform for optical packaging by low-temperature co-firing | Henrik Solvang | 200 |
| Second | Microfluidic chip that sorts single cells | Su Yanchi | 100 |
| Second | Joint dispatch of driverless container trucks in ports | Bai Zhiqiu | 100 |
| Second | Soft gripper for picking fruit and vegetables | Gu Changfeng | 100 |
| Second | Degradable scaffold for bone repair | Marisol Aguirre-Lane | 100 |
The six third prizes of CNY 500,000 each go to: a salt-tolerant rice line, a solid-state hydrogen tank, a phased-array terminal for low-orbit satellites, a graphene membrane for desalination, a fluorescence guide for surgery, and an inspection assistant built on an industrial large model.
# 2. How prizes are paid
In two parts: 40 per cent once the letter of intent is signed, 60 per cent once a company is registered in Yunting and its first capital is verified. Projects that do not settle here keep the title but not the second part.
# 3. Help with settling
Winners can apply directly for the founders’ line of the Phoenix Plan without the first assessment, and get up to 300 square metres of space free of rent for the first year. An officer will call each team within five working days.
Organising office: itec@wutong.example, 400-000-2026, extension 8.`,
  }),
  writeNotice({
    by: 'visa',
    kind: 'NOTICE',
    at: '2026-10-27 10:00',
    title: [
      '关于做好 2027 年度外国人工作许可集中延期预约工作的通知',
      'Foreigners’ work permits: book your slot for the joint renewal of 2027',
    ],
    summary: [
      '2027 年 1 月至 3 月到期的许可可提前集中办理，11 月 2 日起网上预约。',
      'Permits that end between January and March 2027 can be renewed together in advance; booking opens on 2 November.',
    ],
    CN: `
为避免年初办理高峰，服务站对 2027 年第一季度到期的外国人工作许可开展集中延期服务。
# 一、适用范围
在云汀新区工作、许可有效期截止于 2027 年 1 月 1 日至 3 月 31 日，且继续在同一单位任职的外国人。变更单位的按变更程序办理，不在此列。
# 二、预约安排
| 到期月份 | 预约时间 | 办理时间 |
| 1 月 | 11 月 2 日至 11 月 13 日 | 11 月 16 日至 11 月 27 日 |
| 2 月 | 11 月 16 日至 11 月 27 日 | 12 月 1 日至 12 月 11 日 |
| 3 月 | 11 月 30 日至 12 月 11 日 | 12 月 14 日至 12 月 25 日 |
每个时段接待 8 人，由单位经办人在线预约，可为多名员工一并预约。
# 三、需要的材料
- 延期申请表（系统生成，申请人签字）；
- 续签的聘用合同，合同期须覆盖申请的延期期限；
- 有效护照和居留许可页；
- 近 12 个月个人所得税完税记录。
A 类人才免交完税记录；已认定为区 A 至 C 类人才的，工作许可与居留许可一窗同办，5 个工作日办结。
# 四、提醒
许可到期前 30 日以内提出的延期申请，仍可随时到窗口办理，但不保证当日受理。错过集中期的，请尽早联系 400-000-2026 转 3（按 2 转英语服务）。`,
    EN: `
To avoid the rush at the beginning of the year, the station renews permits that end in the first quarter of 2027 in a joint round.
# 1. Who can take part
Foreigners who work in Yunting New Area, whose permit ends between 1 January and 31 March 2027, and who stay with the same employer. A change of employer follows its own procedure.
# 2. Booking
| Permit ends in | Book from | Appointment |
| January | 2 to 13 November | 16 to 27 November |
| February | 16 to 27 November | 1 to 11 December |
| March | 30 November to 11 December | 14 to 25 December |
Each slot takes eight people. The employer’s agent books online and can book for several employees at once.
# 3. What to bring
- The renewal form, made by the system and signed by you.
- The renewed contract; it must cover the period you ask for.
- Valid passport and residence permit page.
- Income tax record of the last 12 months.
Class A talent need no tax record. For talent recognised in classes A to C of the district, work permit and residence permit are handled at one desk and finished in five working days.
# 4. Please note
You can still apply at the desk within the last 30 days of a permit, but acceptance on the same day is not certain. If you have missed the joint round, call 400-000-2026, extension 3, as early as you can (press 2 for English).`,
  }),
  writeNotice({
    by: 'college',
    kind: 'PUBLICITY',
    at: '2026-10-22 14:00',
    until: '2026-10-28',
    title: [
      '凤凰学院 2026 年度优秀学员与优秀导师评选结果公示',
      'Phoenix College: proposed best students and mentors of 2026',
    ],
    summary: [
      '拟评选优秀学员 40 名、优秀导师 8 名，公示至 10 月 28 日。',
      'Proposed: 40 best students and 8 best mentors. The public notice ran until 28 October.',
    ],
    CN: `
凤凰学院 2026 年共开设 32 门课程，结业学员 1,486 人。经班级推荐、成绩核算和院务会审议，拟评选以下学员和导师，现予公示。
# 一、评选依据
- 优秀学员：出勤率不低于 90%，结业成绩排名班级前 5%，完成至少一次实践项目；
- 优秀导师：学员评价不低于 4.8 分（满分 5 分），全年授课不少于 24 学时。
# 二、拟评选导师
| 导师 | 课程 | 学员评价 |
| 闻见深 | 企业股权设计与融资 | 4.93 |
| 程望舒 | 科技项目评审与答辩 | 4.91 |
| 祝南星 | 商用英语谈判 | 4.90 |
| 蓝思远 | 数据合规实务 | 4.88 |
| 郁知白 | 知识产权布局 | 4.87 |
| 卓一鸣 | 精益制造 | 4.85 |
| 喻清欢 | 团队建设与沟通 | 4.83 |
| 费行之 | 智能装备控制 | 4.81 |
# 三、优秀学员
40 名优秀学员名单已在各班级页面发布，涉及创业实战班 12 名、青年管理者班 11 名、技术骨干班 10 名、国际人才融入班 7 名。
# 四、公示期限与反馈
公示期为 10 月 22 日至 10 月 28 日。对名单有意见的，请向学院教务部反映：college@wutong.example，电话 400-000-2026 转 7。公示无异议后，在 12 月的年度结业典礼上颁发证书。`,
    EN: `
In 2026 Phoenix College gave 32 courses to 1,486 graduates. After proposals by the classes, calculation of marks and discussion by the board, the following students and mentors are proposed.
# 1. Criteria
- Best student: present in at least 90 per cent of the lessons, among the first 5 per cent of the class, with at least one practical project.
- Best mentor: rated 4.8 or more out of 5 by the students, with at least 24 lessons in the year.
# 2. Proposed mentors
| Mentor | Course | Rating |
| Wen Jianshen | Equity and finance of companies | 4.93 |
| Cheng Wangshu | Review and defence of science projects | 4.91 |
| Zhu Nanxing | Negotiating in English | 4.90 |
| Lan Siyuan | Data compliance in practice | 4.88 |
| Yu Zhibai | Intellectual property strategy | 4.87 |
| Zhuo Yiming | Lean manufacturing | 4.85 |
| Yu Qinghuan | Teams and communication | 4.83 |
| Fei Xingzhi | Control of intelligent equipment | 4.81 |
# 3. Best students
The 40 names stand on the pages of the classes: 12 from the founders’ class, 11 from the young managers’ class, 10 from the engineers’ class and 7 from the class for international talent.
# 4. Period and comments
22 to 28 October. Please send comments to the academic office: college@wutong.example, 400-000-2026, extension 7. If nobody objects, certificates are handed over at the ceremony in December.`,
  }),
  writeNotice({
    by: 'housing',
    kind: 'RESULT',
    programme: 'apartapply',
    at: '2026-10-12 11:00',
    title: ['人才公寓第三批配租选房结果公告', 'Talent apartments, third allotment: results of the choice'],
    summary: [
      '186 套房源选出 179 套，剩余 7 套转入第四批；11 人放弃选房。',
      'Of 186 apartments 179 were chosen; seven go to the fourth batch. Eleven people gave up their choice.',
    ],
    CN: `
人才公寓第三批配租选房于 9 月 14 日至 9 月 24 日在线进行，结果公告如下。
# 一、选房情况
| 小区 | 房源 | 选定 | 剩余 |
| 梧桐里人才公寓 | 62 | 62 | 0 |
| 青禾人才社区 | 58 | 57 | 1 |
| 听澜人才公寓 | 34 | 34 | 0 |
| 云杉国际人才社区 | 12 | 8 | 4 |
| 白榆青年公寓 | 20 | 18 | 2 |
共 412 人进入选房序列，选至第 190 位时房源基本选定。11 人在 48 小时内未选房，按规定视为放弃，由后续人员依次递补。
# 二、签约入住
选定房源的申请人请于 10 月 16 日前完成在线签约，10 月 19 日起凭电子合同到小区服务点领取门禁授权。需要家具清单的，可在签约页面下载。
# 三、未选到房的申请人
- 第四批配租自 10 月 15 日开始受理，本批资格审核结果可沿用，无需重新提交单位材料，但须确认工作和住房情况无变化；
- 放弃选房的，6 个月内不再列入选房序列，确因住院、公派出国等原因的，可在 10 月 23 日前提供证明申请恢复。
咨询电话 400-000-2026 转 5。`,
    EN: `
The choice of apartments of the third allotment took place online from 14 to 24 September. These are the results.
# 1. What was chosen
| Estate | Offered | Chosen | Left |
| Wutongli Residence | 62 | 62 | 0 |
| Qinghe Community | 58 | 57 | 1 |
| Tinglan Residence | 34 | 34 | 0 |
| Yunshan International Community | 12 | 8 | 4 |
| Baiyu Youth Apartments | 20 | 18 | 2 |
412 people were in line; at place 190 nearly everything was taken. Eleven did not choose within 48 hours, which counts as giving up; those next in line took their turn.
# 2. Lease and moving in
Sign your lease online by 16 October. From 19 October the service point of the estate gives you access on showing the electronic lease. A list of the furniture can be downloaded on the page of the lease.
# 3. If you got none
- The fourth allotment opens on 15 October. Your check of eligibility remains valid: the employer’s papers are not needed again, but you confirm that work and housing have not changed.
- Whoever gave up the choice stays out of the line for six months. If you were in hospital or sent abroad, you can ask by 23 October to be put back, with proof.
Questions: 400-000-2026, extension 5.`,
  }),
  writeNotice({
    by: 'centre',
    kind: 'NOTICE',
    at: '2026-09-28 16:30',
    title: ['2026 年国庆假期人才服务安排', 'Talent services during the National Day holiday 2026'],
    summary: [
      '10 月 1 日至 7 日大厅放假，10 月 10 日（星期六）正常上班；网上申报不停。',
      'The hall is closed from 1 to 7 October and open on Saturday, 10 October. Applying online goes on.',
    ],
    CN: `
根据节假日安排，现将国庆期间人才服务有关事项通知如下。
# 一、大厅与窗口
- 10 月 1 日至 7 日放假，10 月 8 日（星期四）恢复正常；
- 10 月 10 日（星期六）按工作日开放，叫号、受理、发证均正常办理；
- 大厅自助区放假期间 8:30–20:00 开放，可打印人才卡二维码、受理回执和缴费凭证。
# 二、线上办理
平台全天候开放。假期内提交的申请，受理时限自 10 月 8 日起计算；补正期限遇假期顺延，系统显示的截止日期已扣除假期。
# 三、热线与急办
热线 400-000-2026 每日 10:00–16:00 有人值守，其余时间可留言，次日回复。外籍人才证件遗失、紧急出境等事项，请拨打值守电话并按 3，值班人员 1 小时内回电。
# 四、人才公寓
各小区服务点 24 小时有人值守，水电报修照常。10 月 3 日晚白榆青年公寓举办国庆邻里活动，住户可凭门禁参加。
祝各位人才节日愉快。`,
    EN: `
These arrangements hold for the National Day holiday.
# 1. Hall and desks
- Closed from 1 to 7 October, open again on Thursday, 8 October.
- Open on Saturday, 10 October, like any working day: tickets, acceptance and certificates.
- The self-service area is open during the holiday from 8:30 to 20:00; print the code of your talent card, receipts and payment slips there.
# 2. Online
The platform is open day and night. For applications submitted in the holiday the time for acceptance counts from 8 October. Deadlines for corrections are put off by the holiday; the dates shown already include this.
# 3. Hotline and urgent matters
The hotline 400-000-2026 is answered daily from 10:00 to 16:00; messages left at other times are answered the next day. If foreign talent lose a document or must leave the country at once, press 3; the officer on duty calls back within an hour.
# 4. Talent apartments
The service points of the estates are staffed day and night, and repairs go on. On the evening of 3 October there is a neighbours’ gathering at Baiyu Youth Apartments; residents enter with their key.
We wish you a happy holiday.`,
  }),
  writeNotice({
    by: 'bureau',
    kind: 'RESULT',
    programme: 'talentapply',
    at: '2026-09-22 10:30',
    no: ['云汀人才〔2026〕52 号', 'Yunting Talent (2026) No. 52'],
    title: ['2026 年第五批人才认定结果公告', 'Talent recognition 2026: results of the fifth batch'],
    summary: [
      '认定 C 类 4 人、D 类 26 人、E 类 88 人、F 类 153 人，电子人才卡已生成。',
      'Recognised: 4 people in class C, 26 in D, 88 in E and 153 in F. Their electronic talent cards are ready.',
    ],
    CN: `
2026 年第五批人才认定于 9 月 4 日至 10 日公示，公示期内收到异议 1 件，经核查不成立。现将认定结果公告如下。
# 一、认定结果
| 类别 | 申请 | 认定 | 通过率 |
| C 类 | 6 | 4 | 66.7% |
| D 类 | 33 | 26 | 78.8% |
| E 类 | 104 | 88 | 84.6% |
| F 类 | 171 | 153 | 89.5% |
# 二、领取人才卡
电子人才卡已在个人中心生成，即日可用。需要实体卡的，可在个人中心选择邮寄（免费）或到大厅 6 号窗口领取。
# 三、未通过的主要原因
- 认定条款与证明材料不对应，27 人；
- 社会保险缴纳单位与申报单位不一致，11 人；
- 国（境）外学历未完成认证，5 人。
对结果有异议的，可自收到通知之日起 10 个工作日内提出申诉；情况已改变的，可复制原申请修改后重新提交。
# 四、待遇起算
自 2026 年 10 月 1 日起，可凭人才卡申请人才公寓、子女入学、医疗绿色通道等服务，各项待遇以对应办法为准。`,
    EN: `
The fifth batch of 2026 was on public notice from 4 to 10 September. One objection was received and not upheld. These are the results.
# 1. Results
| Class | Applied | Recognised | Share |
| C | 6 | 4 | 66.7% |
| D | 33 | 26 | 78.8% |
| E | 104 | 88 | 84.6% |
| F | 171 | 153 | 89.5% |
# 2. Your talent card
The electronic card is in your personal centre and valid at once. If you would like a plastic card, have it posted free of charge or collect it at desk 6 of the hall.
# 3. Why some were not recognised
- The proof did not fit the clause: 27 people.
- Social insurance was paid by another employer than the one named: 11 people.
- A foreign degree had not been verified: 5 people.
You can appeal within 10 working days of your notice. If your situation has changed, copy the application, change it and submit it anew.
# 4. Benefits
From 1 October 2026 the card opens apartments, schooling, priority medical care and more; each service follows its own rules.`,
  }),
  writeNotice({
    by: 'bureau',
    kind: 'TENDER',
    at: '2026-09-10 09:30',
    no: ['项目编号：YTRC-2026-CG-011', 'Project number: YTRC-2026-CG-011'],
    title: ['2026 年度人才政策宣传服务采购项目成交结果公告', 'Contract awarded: publicity for talent policies 2026'],
    summary: [
      '成交供应商为云汀拾光文化传播有限公司，成交金额 88.6 万元。',
      'The contract goes to Yunting Shiguang Culture and Media Co., Ltd. for CNY 886,000.',
    ],
    CN: `
云汀新区人才工作局委托的 2026 年度人才政策宣传服务采购项目，采用竞争性磋商方式，于 2026 年 9 月 7 日完成评审，现公告成交结果。
# 一、成交信息
| 项目 | 内容 |
| 成交供应商 | 云汀拾光文化传播有限公司 |
| 地址 | 云汀新区听澜路 102 号 4 层 |
| 成交金额 | 88.6 万元（预算 95 万元） |
| 服务期限 | 2026 年 9 月 15 日至 2027 年 9 月 14 日 |
# 二、服务内容
- 政策图解 24 期、短视频 36 条，中英双语；
- 校园宣讲物料设计，覆盖 20 所高校；
- 人才故事采写 12 篇；
- 年度政策手册一册，印刷 6,000 本。
# 三、评审情况
共 4 家供应商递交响应文件，均通过资格审查。磋商小组由 3 名专家组成，成交供应商综合得分 91.4 分，其余三家分别为 86.2 分、83.7 分、79.5 分。
# 四、质疑
供应商认为成交结果使自己权益受到损害的，可在本公告期限届满之日起 7 个工作日内，以书面形式提出质疑。公告期限为 1 个工作日。联系人：钟老师，400-000-2026 转 9。`,
    EN: `
The Yunting New Area Talent Bureau bought publicity services for its policies of 2026 by competitive consultation. The assessment ended on 7 September 2026; this is the result.
# 1. Award
| Item | Details |
| Supplier | Yunting Shiguang Culture and Media Co., Ltd. |
| Address | 4th floor, 102 Tinglan Road, Yunting New Area |
| Price | CNY 886,000 (budget CNY 950,000) |
| Term | 15 September 2026 to 14 September 2027 |
# 2. Services
- 24 illustrated explanations and 36 short videos of policies, in Chinese and English.
- Material for information days at 20 universities.
- Twelve portraits of people of talent.
- A handbook of the year’s policies, 6,000 printed copies.
# 3. Assessment
Four suppliers handed in offers; all were eligible. Three experts gave the winner 91.4 points, the others 86.2, 83.7 and 79.5.
# 4. Complaints
A supplier who believes that its rights were harmed can complain in writing within seven working days after the end of this notice, which runs for one working day. Contact: Mr Zhong, 400-000-2026, extension 9.`,
  }),
];
