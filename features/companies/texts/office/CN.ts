/** What the back office says about checking companies. */
export const CN = {
  company: {
    papers: '认证材料',
    codeRight: '信用代码校验位正确',
    codeWrong: '信用代码校验位不正确',
    regionRight: '登记机关与注册地同属一省',
    regionWrong: '信用代码的登记机关与注册地不在同一省，请核对',
    duplicates: '还有 {count} 条同名或同代码的记录',
    noDuplicates: '没有同名或同代码的记录',
    before: '原为 {value}',
    members: '经办人',
    OWNER: '负责人',
    AGENT: '经办人',
    SUCCESSOR: '经办人（待接任负责人）',
    ASKED: '申请加入',
    DECLINED: '未同意',
    ACTIVE: '在任',
  },
};

/** Every language has exactly these keys. */
export type CompaniesOfficeTexts = {
  readonly [Area in keyof typeof CN]: { readonly [Key in keyof (typeof CN)[Area]]: string };
};
