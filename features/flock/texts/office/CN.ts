/** What the back office says about FlockScore. */
export const CN = {
  flock: {
    houses: '禽舍',
    noHouses: '还没有登记禽舍',
    placed: '{day} 入舍',
    sick: '有病禽，最后进入',
    birds: '{count} 只',
    people: '成员',
    since: '{day} 加入',
    breed: '品种',
    genetics: '遗传品系',
    limits: '农场自定界限',
    noLimits: '使用所在区域的界限',
    goodAct: '良好至 {good}，{act} 起采取措施（{unit}）',
    assessor: '评分人',
    age: '{days} 日龄',
    flags: '红色警示',
    findings: '下一步',
    results: '各项结果',
    count: '{count} 个记录',
    interval: '95% 区间 {low}–{high}',
    limitsOf: '界限 {good} / {act}',
    provisional: '暂定：区间跨过界限，记录更多才能确定',
    provisionalShort: '暂定',
    share: '{score} {label}：{count}',
    between: '；',
    deviceError: '仪器误差 {low}–{high}',
    place: '位置',
    method: '方法',
    level: '等级',
    above: '超过界限',
    note: '备注',
    comments: '评论',
    nothing: '没有备注和评论',
    noDiagnosis: '本工具只记录观察结果，不作诊断。',
  },
};

/** Every language has exactly these keys. */
export type FlockOfficeTexts = {
  readonly [Area in keyof typeof CN]: { readonly [Key in keyof (typeof CN)[Area]]: string };
};
