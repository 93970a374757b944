/** Who publishes, in Chinese and English. */
export const publishers = {
  bureau: ['云汀新区人才工作局', 'Yunting New Area Talent Bureau'],
  centre: ['云汀新区人才服务中心', 'Yunting Talent Service Centre'],
  housing: ['云汀新区人才安居中心', 'Yunting Talent Housing Centre'],
  college: ['凤凰学院', 'Phoenix College'],
  contest: ['ITEC 国际人才创新大赛组委会办公室', 'Organising Office of the ITEC International Talent Contest'],
  lounge: ['CBD 人才会客厅', 'CBD Talent Lounge'],
  visa: ['云汀新区出入境服务站', 'Yunting Entry and Exit Service Station'],
  education: ['云汀新区教育局', 'Yunting Education Bureau'],
  park: ['凤栖科技园管理中心', 'Fengqi Science Park Administration'],
} as const satisfies Record<string, readonly [string, string]>;

export type Publisher = keyof typeof publishers;

/** The tenant on whose portal a publisher's papers stand. */
export function tenantOf(publisher: Publisher): 'yunting' | 'fengqi' {
  return publisher === 'park' ? 'fengqi' : 'yunting';
}

/** `2026-11-20 09:30` in Asia/Shanghai as ISO 8601 with its offset. */
export function instant(text: string): string {
  return `${text.replace(' ', 'T')}:00+08:00`;
}

/** A day (YYYY-MM-DD) as it stands under a Chinese paper. */
export function dayCN(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year} 年 ${month} 月 ${date} 日`;
}

/** A day (YYYY-MM-DD) as it stands under an English paper. */
export function dayEN(day: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', options);
}
