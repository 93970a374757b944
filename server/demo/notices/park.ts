import { writeNotice } from './write-notice.ts';

/** Further notices of the science park, which has a portal of its own. */
export const parkNotices = [
  writeNotice({
    by: 'park',
    kind: 'NOTICE',
    at: '2026-11-17 16:00',
    title: ['园区 11 月 28 日配电设施检修停电通知', 'Power cut for maintenance on 28 November'],
    summary: [
      '11 月 28 日（星期六）6:00 至 14:00，2 号、3 号、5 号楼停电，机房由应急电源供电。',
      'Buildings 2, 3 and 5 have no power on Saturday, 28 November, from 6:00 to 14:00; server rooms run on emergency power.',
    ],
    CN: `
为保障冬季用电安全，园区将对二期配电设施进行年度检修，届时部分楼栋停电。
# 一、时间和范围
| 楼栋 | 停电时间 | 恢复供电 |
| 2 号楼 | 6:00 | 10:00 |
| 3 号楼 | 6:00 | 12:00 |
| 5 号楼 | 8:00 | 14:00 |
日期为 2026 年 11 月 28 日（星期六），如遇雨雪顺延至 12 月 5 日。
# 二、请企业配合
- 11 月 27 日 20:00 前关闭实验设备、服务器和恒温设备，需要持续供电的，11 月 24 日前向园区登记；
- 机房由两台 400 千瓦应急发电车供电，每家企业限 20 千瓦；
- 停电期间电梯停运，地下车库照明减半，请提前驶离。
# 三、值守电话
工程部 400-000-2027 转 5，现场负责人 24 小时开机。检修结束后，各楼层由工程人员逐一送电确认。`,
    EN: `
To keep power safe in winter, the equipment of phase 2 gets its yearly maintenance, and some buildings have no power.
# 1. When and where
| Building | Power off | Power on |
| 2 | 6:00 | 10:00 |
| 3 | 6:00 | 12:00 |
| 5 | 8:00 | 14:00 |
The day is Saturday, 28 November 2026; in rain or snow it is moved to 5 December.
# 2. What companies should do
- Switch off laboratory equipment, servers and climate chambers by 20:00 on 27 November. If something must keep running, register it by 24 November.
- Two generator trucks of 400 kW supply the server rooms, with up to 20 kW for each company.
- Lifts stand still and the garage is half lit; please move your car beforehand.
# 3. On duty
Engineering, 400-000-2027, extension 5, day and night. Afterwards the engineers switch on and check each floor one by one.`,
  }),
  writeNotice({
    by: 'park',
    kind: 'PUBLICITY',
    at: '2026-10-20 10:00',
    until: '2026-10-26',
    title: ['2026 年度园区人才工作示范企业拟命名公示', 'Model employers of the park 2026: public notice'],
    summary: [
      '拟命名 5 家人才工作示范企业，公示期为 10 月 20 日至 10 月 26 日。',
      'Five companies are proposed as model employers. The public notice ran from 20 to 26 October.',
    ],
    CN: `
园区 2026 年度人才工作示范企业评选共有 23 家企业参加，经指标测算、员工问卷和实地走访，拟命名以下企业。
| 企业 | 在园员工 | 研发人员占比 | 员工满意度 |
| 凤栖澜芯半导体有限公司 | 412 | 68% | 94.1 |
| 澄屿光电科技有限公司 | 286 | 61% | 93.5 |
| 棠溪医疗器械有限公司 | 173 | 52% | 95.0 |
| 汀洲量测科技有限公司 | 98 | 57% | 92.8 |
| 远岫新能源有限公司 | 240 | 49% | 92.2 |
# 评选指标
- 人才引进与留任：近两年新引进硕士以上人才数，核心人员流失率不高于 8%；
- 培养投入：人均培训学时不少于 60，设有带教制度；
- 工作环境：弹性工作、母婴设施、无障碍通道。
# 奖励
每家企业给予 10 万元人才工作经费，人才公寓园区专项房源优先安排，来年物业费减免 5%。
公示期内如有意见，请联系园区企业服务部，400-000-2027 转 3。`,
    EN: `
Twenty-three companies took part. After figures, a survey of staff and visits, these are proposed as model employers of 2026.
| Company | Staff in the park | Staff in research | Satisfaction |
| Fengqi Lanxin Semiconductor Co., Ltd. | 412 | 68% | 94.1 |
| Chengyu Optoelectronics Co., Ltd. | 286 | 61% | 93.5 |
| Tangxi Medical Devices Co., Ltd. | 173 | 52% | 95.0 |
| Tingzhou Metrology Co., Ltd. | 98 | 57% | 92.8 |
| Yuanxiu New Energy Co., Ltd. | 240 | 49% | 92.2 |
# What counted
- Recruiting and keeping talent: new staff with a master’s degree or above in two years, and at most 8 per cent of core staff leaving.
- Training: at least 60 hours each, with mentors.
- Work place: flexible hours, rooms for mothers and babies, step-free access.
# Reward
CNY 100,000 for talent work, priority in the park’s talent apartments, and 5 per cent less for property management next year.
Please send comments to Company Services, 400-000-2027, extension 3.`,
  }),
  writeNotice({
    by: 'park',
    kind: 'TENDER',
    at: '2026-08-18 09:00',
    no: ['项目编号：FQ-2026-FW-021', 'Project number: FQ-2026-FW-021'],
    title: ['园区通勤接驳巴士服务比选公告', 'Call for offers: shuttle buses of the park'],
    summary: [
      '三条线路、工作日 64 班次，预算 168 万元/年，9 月 4 日 15:00 前递交。',
      'Three lines with 64 trips a working day, CNY 1.68 million a year; offers are due by 15:00 on 4 September.',
    ],
    CN: `
凤栖科技园管理中心对园区通勤接驳巴士服务进行公开比选。
# 一、线路需求
| 线路 | 起讫 | 工作日班次 | 车型 |
| 一号线 | 地铁 2 号线大学城站—园区北门 | 32 | 纯电动 45 座 |
| 二号线 | 青禾人才社区—园区南门 | 20 | 纯电动 33 座 |
| 三号线 | 高铁云汀东站—园区北门 | 12 | 纯电动 33 座 |
# 二、服务商条件
- 具有道路旅客运输经营许可，自有新能源客车不少于 15 辆；
- 近三年无较大以上责任事故；
- 车辆配备无障碍踏板、定位和客流统计设备，数据接入园区平台。
# 三、费用与期限
预算 168 万元/年，含车辆、人员、能耗、保险和调度平台。服务期两年，自 2026 年 10 月 8 日起，准点率低于 95% 的按月扣减。
# 四、递交
响应文件于 2026 年 9 月 4 日 15:00 前送至园区 1 号楼 302 室，当场开启。联系人：戴工，400-000-2027 转 6。`,
    EN: `
Fengqi Science Park Administration invites offers for its shuttle buses.
# 1. Lines
| Line | From and to | Trips a working day | Bus |
| 1 | Metro line 2 University Town – north gate | 32 | electric, 45 seats |
| 2 | Qinghe Community – south gate | 20 | electric, 33 seats |
| 3 | Yunting East railway station – north gate | 12 | electric, 33 seats |
# 2. Who can offer
- You hold a licence for passenger transport and own at least 15 electric buses.
- No serious accident for which you were responsible in three years.
- The buses have a ramp, positioning and passenger counting, connected to the platform of the park.
# 3. Price and term
The budget is CNY 1.68 million a year with vehicles, staff, energy, insurance and dispatch. Two years from 8 October 2026; below 95 per cent punctuality the month’s price is reduced.
# 4. Delivery
Deliver offers to Room 302, Building 1, by 15:00 on 4 September 2026; they are opened at once. Contact: Mr Dai, 400-000-2027, extension 6.`,
  }),
];
