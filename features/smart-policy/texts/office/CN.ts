/** What the back office says about trying out conditions. */
export const CN = {
  tryOut: {
    rules: '智能匹配',
    title: '试算匹配条件',
    note: '用编辑区里的条件，与访客现在看到的条件比较；人数来自同意保存的回答，不含姓名，1 至 4 人显示为“少于 5”。',
    run: '试算',
    few: '少于 5',
    unpublished: '还没有发布过条件，没有可以比较的现行条件。',
    people: '保存的回答',
    fitBefore: '现在符合',
    fitAfter: '改后符合',
    gain: '新增符合',
    lose: '不再符合',
    example: '案例',
    expected: '应得结论',
    before: '现行条件',
    after: '改后条件',
  },
};

/** Every language has exactly these keys. */
export type SmartPolicyOfficeTexts = {
  readonly [Area in keyof typeof CN]: { readonly [Key in keyof (typeof CN)[Area]]: string };
};
