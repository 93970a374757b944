export const CN = {
  title: '实地考察',
  offered: '请从下面的时间里选一个，考察组会按时上门。',
  pick: '选这个时间',
  picked: '已选定 {time}',
  set: '考察时间',
  address: '地址',
  visitors: '考察人员',
  calendar: '加到日历（.ics）',
  moved: '原因：{reason}',
  cancelled: '这次考察已取消：{reason}',
  over: '所列时间都已过去，请等组委会重新安排。',
  prepare: '请准备好申报材料的原件，并请一位能签字的人在场。',
  finished: '考察已于 {time} 完成，双方已签字。',
  declared: '申报 {value}',
  seen: '现场 {value}',
  agrees: '一致',
  differs: '有差异',
  unseen: '未核',
  percent: '（{sign}{count}%）',
  note: '说明：{note}',
};

export type VisitTexts = typeof CN;
