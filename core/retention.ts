import type { Text } from './texts/text.ts';

type Unit = 'day' | 'month' | 'year';

export interface RetentionRule {
  readonly count: number;
  readonly unit: Unit;
  /** What is kept so long. */
  readonly name: Text;
  /** What the time is counted from. */
  readonly since: Text;
  /** What happens then. */
  readonly end: Text;
}

const deleted = { CN: '删除', EN: 'deleted' };
const anonymised = {
  CN: '去除个人信息，只留统计所需的空记录',
  EN: 'stripped of personal data; a bare row stays for figures',
};

/** How long everything personal is kept: the jobs obey these periods, and the privacy policy shows them. */
export const retention = {
  codes: {
    count: 1,
    unit: 'day',
    end: deleted,
    name: { CN: '验证码与重设链接', EN: 'Codes and reset links' },
    since: { CN: '失效之日', EN: 'their end' },
  },
  answers: {
    count: 1,
    unit: 'day',
    end: deleted,
    name: { CN: '防止重复提交的应答', EN: 'Answers kept against sending twice' },
    since: { CN: '提交之时', EN: 'the sending' },
  },
  saves: {
    count: 7,
    unit: 'day',
    end: deleted,
    name: { CN: '草稿的保存记录', EN: 'Traces of saving a draft' },
    since: { CN: '保存之时', EN: 'the saving' },
  },
  drafts: {
    count: 180,
    unit: 'day',
    name: { CN: '没有提交的申报草稿', EN: 'Drafts that were never submitted' },
    since: {
      CN: '申报截止或最后保存之日，以较晚的为准',
      EN: 'the end of the call or the last saving, whichever is later',
    },
    end: { CN: '提醒两次后删除', EN: 'deleted after two reminders' },
  },
  batches: {
    count: 30,
    unit: 'day',
    name: { CN: '单位批量申报的表格内容', EN: 'What stood in sheets by which companies declare for their people' },
    since: { CN: '上传之日', EN: 'the day it was handed in' },
    end: { CN: '删除内容，没有接收的一并取消', EN: 'deleted, with what nobody took up' },
  },
  kept: {
    count: 30,
    unit: 'day',
    end: deleted,
    name: { CN: '后台里输入后没有用到的内容', EN: 'What was typed in the back office and not used' },
    since: { CN: '最后输入之日', EN: 'the last typing' },
  },
  refused: {
    count: 2,
    unit: 'year',
    end: anonymised,
    name: { CN: '没有通过或已关闭的申报', EN: 'Applications that were refused or closed' },
    since: { CN: '决定之日', EN: 'the decision' },
  },
  approved: {
    count: 5,
    unit: 'year',
    end: anonymised,
    name: { CN: '已结束的通过申报', EN: 'Approved applications whose result has ended' },
    since: { CN: '结果到期或撤销之日', EN: 'the end of the result' },
  },
  signups: {
    count: 1,
    unit: 'year',
    end: anonymised,
    name: { CN: '活动报名', EN: 'Sign-ups to activities' },
    since: { CN: '活动结束之日', EN: 'the end of the activity' },
  },
  requests: {
    count: 2,
    unit: 'year',
    end: anonymised,
    name: { CN: '一对一服务申请', EN: 'Requests for one-to-one service' },
    since: { CN: '办结之日', EN: 'the answer' },
  },
  complaints: {
    count: 2,
    unit: 'year',
    end: anonymised,
    name: { CN: '投诉与建议', EN: 'Complaints and suggestions' },
    since: { CN: '办结之日', EN: 'their closing' },
  },
  mails: {
    count: 180,
    unit: 'day',
    end: deleted,
    name: { CN: '发出的邮件与短信', EN: 'Mails and text messages sent' },
    since: { CN: '发出之日', EN: 'the sending' },
  },
  uploads: {
    count: 1,
    unit: 'day',
    end: deleted,
    name: { CN: '没有传完的文件', EN: 'Uploads that were not finished' },
    since: { CN: '开始上传之时', EN: 'the beginning' },
  },
  loose: {
    count: 7,
    unit: 'day',
    name: { CN: '没有用到申报或报告里的文件', EN: 'Files that no application or report holds' },
    since: { CN: '上传之日', EN: 'the upload' },
    end: { CN: '标为删除，再过 7 天彻底删除', EN: 'marked, and gone for good 7 days later' },
  },
  farms: {
    count: 30,
    unit: 'day',
    end: deleted,
    name: { CN: '负责人删除的农场及其全部记录', EN: 'Farms that their owners deleted, with all their records' },
    since: { CN: '删除之日', EN: 'the deletion' },
  },
  visits: {
    count: 30,
    unit: 'day',
    end: deleted,
    name: { CN: '由来源链接来访的记录', EN: 'Visits by the link of a source' },
    since: { CN: '来访之日', EN: 'the visit' },
  },
  addresses: {
    count: 30,
    unit: 'day',
    name: { CN: '接口日志里的完整 IP 地址', EN: 'Whole IP addresses in the call log' },
    since: { CN: '访问之日', EN: 'the call' },
    end: { CN: '截去后段', EN: 'cut to the network' },
  },
  calls: {
    count: 7,
    unit: 'month',
    end: deleted,
    name: { CN: '接口日志', EN: 'Lines of the call log' },
    since: { CN: '当月', EN: 'their month' },
  },
} as const satisfies Record<string, RetentionRule>;

export type RetentionKey = keyof typeof retention;

/** Days before its end on which the owner of a draft is reminded, the first first. */
export const draftReminders = [30, 7] as const;

/** What began before this instant is past its time. */
export function keptSince(key: RetentionKey, now: Date): Date {
  const { count, unit } = retention[key];
  const at = new Date(now);
  if (unit === 'day') at.setUTCDate(at.getUTCDate() - count);
  else if (unit === 'month') at.setUTCMonth(at.getUTCMonth() - count);
  else at.setUTCFullYear(at.getUTCFullYear() - count);
  return at;
}

const units: Readonly<Record<Unit, Text>> = {
  day: { CN: '天', EN: 'day' },
  month: { CN: '个月', EN: 'month' },
  year: { CN: '年', EN: 'year' },
};

/** The period in words: “180 天”, “2 years”. */
export function periodText({ count, unit }: Pick<RetentionRule, 'count' | 'unit'>): Text {
  const { CN, EN } = units[unit];
  return { CN: `${count} ${CN}`, EN: `${count} ${EN}${count === 1 ? '' : 's'}` };
}
