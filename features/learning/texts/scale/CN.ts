/** What the fields of a scale say, in whichever room somebody scores by it. */
export const CN = {
  scoring: {
    weight: '满分 {max}',
    points: '{name}得分',
    fine: '{name}细调',
    bands: '{name}分档',
    see: '看评分标准',
    reason: '{name}的理由',
    reasonHint: '理由 {count} 字，至少 {least} 字',
    theirs: '另一台设备上写的不同：',
    keepMine: '用这里的',
    takeTheirs: '用那边的',
  },
};

/** Every language has exactly these keys. */
export type ScaleTexts = {
  readonly [Area in keyof typeof CN]: { readonly [Key in keyof (typeof CN)[Area]]: string };
};
