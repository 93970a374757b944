/** What the back office says about places. */
export const CN = {
  place: {
    week: '场地周历',
    before: '上一周',
    after: '下一周',
    now: '本周',
    range: '{from} 至 {to}',
    count: '{count} 项安排',
    free: '没有安排',
    nothing: '无',
    draft: '草稿',
    note: '北京时间。草稿也占用时间；灰色为开放时间以外。',
    holds: '容纳 {capacity} 人 · {address}',
    tooMany: '场地容纳 {capacity} 人，名额为 {quota} 人：请减少名额或换更大的场地。',
    unlimited: '场地容纳 {capacity} 人，名额不限。',
    toWeek: '查看场地日历',
  },
};

/** Every language has exactly these keys. */
export type PlacesOfficeTexts = {
  readonly [Area in keyof typeof CN]: { readonly [Key in keyof (typeof CN)[Area]]: string };
};
