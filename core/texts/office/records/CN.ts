/** Wording of lists and records beyond the page itself: what is hidden, exported, shared, changed in batches. */
export const CN = {
  reveal: {
    show: '显示',
    showNamed: '显示{name}的完整内容',
    title: '查看{name}的完整内容',
    hint: '查看人、内容和理由会写入业务日志。',
    whole: '{name}的完整内容已显示',
  },
};

export type RecordsTexts = {
  readonly [Area in keyof typeof CN]: { readonly [Key in keyof (typeof CN)[Area]]: string };
};
