import type { PostKind } from '#features/complaints/shared/complaint.ts';

interface DemoPost {
  readonly kind: PostKind;
  /** Login name of whoever of the office wrote it; absent for whoever complained. */
  readonly by?: 'admin' | 'reviewer';
  /** Working days before the day of the story, and the hour. */
  readonly ago: number;
  readonly at: string;
  readonly text?: string;
  readonly isInternal?: true;
}

export interface DemoComplaint {
  readonly kind: string;
  readonly target: string;
  readonly about: string;
  readonly title: string;
  readonly content: string;
  /** Login name of the portal, or the address of somebody without an account. */
  readonly from: string;
  readonly name: string;
  readonly isAnonymous?: true;
  readonly ago: number;
  readonly at: string;
  readonly state: string;
  readonly staff?: 'admin' | 'reviewer';
  readonly former?: 'admin' | 'reviewer';
  readonly score?: number;
  readonly isSolved?: boolean;
  readonly posts?: readonly DemoPost[];
}

const person = { from: 'person@example.com', name: '林见微' } as const;
const took = (by: 'admin' | 'reviewer', ago: number, at: string): DemoPost => ({ kind: 'ACCEPTED', by, ago, at });
const closed = (ago: number, at: string): DemoPost => ({ kind: 'CLOSED', ago, at });

/** Complaints of the demo in every state, the oldest first. */
export const demoComplaints: readonly DemoComplaint[] = [
  {
    kind: 'PRAISE',
    target: 'STAFF',
    about: '一站通大厅 3 号窗',
    title: '3 号窗周工帮我把材料一次理清',
    content: '材料缺了学位认证，周工当场教我在线申请，还把后面每一步写给我。谢谢。',
    from: 'wen.qing@example.com',
    name: '温晴',
    ago: 40,
    at: '10:12',
    state: 'CLOSED',
    staff: 'reviewer',
    score: 5,
    isSolved: true,
    posts: [
      took('reviewer', 40, '11:02'),
      { kind: 'REPLY', by: 'reviewer', ago: 39, at: '15:20', text: '谢谢您，已转告本人并记入当月服务表扬。' },
      closed(38, '09:00'),
    ],
  },
  {
    kind: 'COMPLAINT',
    target: 'SHOP',
    about: '云杉运动中心',
    title: '泳池说“人才卡次数用完了”，其实还有两次',
    content: '前台说系统里没有次数，让我付了 60 元。回家在网站上看还有两次。',
    from: 'lu.qingyue@example.com',
    name: '陆清越',
    ago: 33,
    at: '19:40',
    state: 'CLOSED',
    staff: 'admin',
    score: 4,
    isSolved: true,
    posts: [
      took('admin', 32, '09:10'),
      { kind: 'NOTE', by: 'admin', ago: 31, at: '14:00', text: '前台用的是旧登记本，没有扫码。', isInternal: true },
      { kind: 'REPLY', by: 'admin', ago: 30, at: '16:45', text: '门店已退还 60 元，并改为一律扫码核销。' },
      closed(29, '20:15'),
    ],
  },
  {
    kind: 'QUESTION',
    target: 'APPLICATION',
    about: '凤凰计划 2026',
    title: '“在区工作 9 个月”怎么算',
    content: '我 3 月入职，年底满 9 个月，但社保从 4 月才开始缴。按哪个算？',
    from: 'tao.lingyi@example.com',
    name: '陶令仪',
    ago: 27,
    at: '09:30',
    state: 'CLOSED',
    staff: 'reviewer',
    score: 5,
    isSolved: true,
    posts: [
      took('reviewer', 27, '10:00'),
      { kind: 'REPLY', by: 'reviewer', ago: 25, at: '11:30', text: '以社保缴纳月份计算，首月不足整月的按一个月计。' },
      closed(25, '18:02'),
    ],
  },
  {
    kind: 'SITE_ERROR',
    target: 'SITE',
    about: '政策库第 2 页',
    title: '政策附件打不开',
    content: '点“附件 1”没有反应，换了浏览器也一样。',
    ...person,
    ago: 21,
    at: '14:05',
    state: 'CLOSED',
    staff: 'reviewer',
    score: 5,
    isSolved: true,
    posts: [
      took('reviewer', 21, '14:25'),
      { kind: 'REPLY', by: 'reviewer', ago: 21, at: '20:10', text: '附件已重新上传，现在可以下载。' },
      closed(20, '08:30'),
    ],
  },
  {
    kind: 'COMPLAINT',
    target: 'ACTIVITY',
    about: '秋季人才交流会',
    title: '签到队伍排到门外，开始半小时还没进场',
    content: '两个签到口只开了一个，很多人错过了开场。',
    from: 'feng.jianshan@example.com',
    name: '冯见山',
    ago: 18,
    at: '17:20',
    state: 'CLOSED',
    staff: 'admin',
    score: 2,
    isSolved: false,
    posts: [
      took('admin', 16, '09:00'),
      {
        kind: 'REPLY',
        by: 'admin',
        ago: 9,
        at: '17:00',
        text: '当天一台设备故障，我们没有及时增开人工签到，向您道歉。',
      },
      closed(8, '12:00'),
    ],
  },
  {
    kind: 'SUGGESTION',
    target: 'ACTIVITY',
    about: '人才活动',
    title: '签到码能不能放进手机钱包',
    content: '每次现场都要登录网站翻二维码，地下车库没有信号。',
    from: 'gu.xingye@example.com',
    name: '顾星野',
    ago: 3,
    at: '11:18',
    state: 'ACCEPTED',
    staff: 'reviewer',
    posts: [took('reviewer', 3, '14:30')],
  },
  {
    kind: 'COMPLAINT',
    target: 'STAFF',
    about: '',
    title: '电话里态度生硬，没说完就挂了',
    content: '上周四下午打热线问居留许可，接线员只说“网站上有”，就挂断了。',
    from: 'anon.reader@example.com',
    name: '宋知遥',
    isAnonymous: true,
    ago: 9,
    at: '15:50',
    state: 'PROCESSING',
    staff: 'admin',
    posts: [
      took('admin', 8, '10:05'),
      { kind: 'ASSIGNED', by: 'admin', ago: 8, at: '10:06', isInternal: true },
      { kind: 'NOTE', by: 'admin', ago: 6, at: '16:20', text: '已调录音，等热线主管说明。', isInternal: true },
    ],
  },
  {
    kind: 'COMPLAINT',
    target: 'SHOP',
    about: '市一医院健康中心',
    title: '体检预约被取消，没有人通知',
    content: '早上空腹赶到才知道当天停诊，前台说“系统发过消息”，我没有收到。',
    from: 'xie.yunqi@example.com',
    name: '谢云起',
    ago: 4,
    at: '08:45',
    state: 'PROCESSING',
    staff: 'reviewer',
    posts: [
      took('admin', 4, '11:00'),
      { kind: 'ASSIGNED', by: 'admin', ago: 4, at: '11:05', isInternal: true },
      { kind: 'WORDS', ago: 3, at: '20:10', text: '补充：预约单号在附图里，当天同去的还有两位同事。' },
    ],
  },
  {
    kind: 'COMPLAINT',
    target: 'SHOP',
    about: '青禾口腔 望桐店',
    title: '青禾口腔说“人才卡只限新客”，不给洁牙',
    content: '周一下午去洁牙，店员说人才卡只给第一次来的客人用，让我付 198 元。页面上没有写这条。',
    ...person,
    ago: 6,
    at: '14:35',
    state: 'REOPENED',
    former: 'reviewer',
    score: 2,
    isSolved: false,
    posts: [
      took('reviewer', 6, '16:42'),
      {
        kind: 'NOTE',
        by: 'reviewer',
        ago: 5,
        at: '09:40',
        text: '协议第 7 条没有“只限新客”，先让店长书面说明，再答复。',
        isInternal: true,
      },
      {
        kind: 'REPLY',
        by: 'reviewer',
        ago: 3,
        at: '15:30',
        text: '核实：协议里没有“只限新客”。门店已退还 198 元并恢复您今年的 1 次。',
      },
      { kind: 'REOPENED', ago: 1, at: '09:12', text: '退款到了，但昨晚又有店员对我同事说只限新客。' },
    ],
  },
  {
    kind: 'QUESTION',
    target: 'COURSE',
    about: '凤凰学院',
    title: '结业证书上的英文名能改吗',
    content: '护照上的拼写和注册时不一样，希望证书按护照来。',
    ...person,
    ago: 5,
    at: '10:00',
    state: 'REPLIED',
    staff: 'admin',
    posts: [
      took('admin', 5, '10:40'),
      {
        kind: 'REPLY',
        by: 'admin',
        ago: 2,
        at: '15:10',
        text: '可以。请在个人资料中改好英文名，新证书会自动按护照拼写生成。',
      },
    ],
  },
  {
    kind: 'COMPLAINT',
    target: 'APPLICATION',
    about: '云杉社区公寓',
    title: '公寓报修 6 天没有人上门',
    content: '厨房水管漏水，3 次报修都说“已派单”，到今天没有人来。',
    from: 'he.shuyan@example.com',
    name: '何书砚',
    ago: 1,
    at: '15:02',
    state: 'NEW',
  },
  {
    kind: 'SUGGESTION',
    target: 'SITE',
    about: '',
    title: '希望政策列表能按申报截止日排序',
    content: '现在只能按发布时间，容易错过快截止的。',
    ...person,
    ago: 1,
    at: '16:48',
    state: 'NEW',
  },
  {
    kind: 'COMPLAINT',
    target: 'SHOP',
    about: '隔壁奶茶店',
    title: '奶茶店不给打折',
    content: '店员说没听说过人才卡。',
    from: 'someone@example.com',
    name: '王小满',
    ago: 12,
    at: '12:30',
    state: 'INVALID',
    staff: 'reviewer',
    posts: [
      { kind: 'INVALID', by: 'reviewer', ago: 12, at: '15:00', text: '这家店不是合作商户，名单见“商户与权益”。' },
    ],
  },
];
