/** Words of the report card. */
export const CN = {
  title: '办事成绩单',
  note: '每个环节实际用了多少天。不足五件的不显示，避免识别到个人。',
  year: '年度',
  at: '统计时间 {time}',
  csv: '下载 CSV',
  json: '下载 JSON',
  step: '环节',
  count: '件数',
  median: '一半在几天内',
  slowest: '最慢一成超过',
  days: '{days} 天',
  few: '不足五件',
  submitted: '受理申报 {count} 件',
  returned: '退回补正 {count} 件',
  objections: '收到异议 {count} 件，成立 {upheld} 件',
  fewOf: '少于 5',
  reasons: '退回的主要原因',
  reason: '{text}（{count} 次）',
  none: '这一年还没有可以公开的数据',
  noneNote: '换一个年度看看。',
};

export type ReportTexts = typeof CN;
