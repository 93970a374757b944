import type { Text } from '#core/texts/text.ts';

export const activityType = [
  { value: 'SALON', label: { CN: '沙龙', EN: 'Salon' } },
  { value: 'TRAINING', label: { CN: '培训', EN: 'Training' } },
  { value: 'BRIEFING', label: { CN: '宣讲', EN: 'Briefing' } },
  { value: 'ROADSHOW', label: { CN: '路演', EN: 'Roadshow' } },
  { value: 'JOB_FAIR', label: { CN: '招聘会', EN: 'Job fair' } },
  { value: 'VISIT', label: { CN: '参访', EN: 'Visit' } },
  { value: 'SOCIAL', label: { CN: '联谊', EN: 'Social' } },
];

export const activityMode = [
  { value: 'OFFLINE', label: { CN: '现场', EN: 'On site' } },
  { value: 'ONLINE', label: { CN: '线上', EN: 'Online' } },
  { value: 'HYBRID', label: { CN: '现场和线上', EN: 'On site and online' } },
];

/** Whether those who come show their ticket, or scan the code at the door. */
export const activityCheckIn = [
  { value: 'SELF', label: { CN: '扫现场二维码自助签到', EN: 'Those who come scan a code at the door' } },
  { value: 'STAFF', label: { CN: '工作人员核验', EN: 'Staff check tickets' } },
  { value: 'NONE', label: { CN: '不签到', EN: 'No check-in' } },
];

/** Where an activity stands at a moment, in the order lists show them; the server derives it from times and seats. */
export const activityPhases = {
  OPEN: { CN: '报名中', EN: 'Open' },
  FULL: { CN: '名额已满', EN: 'Full' },
  NOT_OPEN: { CN: '报名未开始', EN: 'Not open yet' },
  CLOSED: { CN: '报名已截止', EN: 'Sign-up closed' },
  ONGOING: { CN: '进行中', EN: 'Ongoing' },
  ENDED: { CN: '已结束', EN: 'Ended' },
  CANCELLED: { CN: '已取消', EN: 'Cancelled' },
} as const satisfies Record<string, Text>;

export type ActivityPhase = keyof typeof activityPhases;

export function isPhase(value: unknown): value is ActivityPhase {
  return typeof value === 'string' && Object.hasOwn(activityPhases, value);
}

/** What calls and menus call them. */
export const activityNoun = { code: 'activity', name: { CN: '人才活动', EN: 'Activities' }, path: '/activity' };
