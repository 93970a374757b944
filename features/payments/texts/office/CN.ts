/** What the back office says about payments. */
export const CN = {
  pay: {
    checks: '拨前检查',
    conditions: '本人要确认的条件',
    approvals: '谁来批',
    approvalsNote: '同一个人只能批一次',
    person: '第 {number} 人',
    open: '待批准',
    earlier: '第 {round} 轮（已退票）：{name}',
    entries: '分录',
    noEntries: '还没有分录',
    debit: '借',
    credit: '贷',
    sum: '{amount} 元',
    file: '银行文件',
    fileNote: '{count} 笔，{sum} 元。导出后改一个字节，摘要就对不上。',
    digest: 'SHA-256 摘要',
    downloads: '下载过 {count} 次，每次都记入业务日志',
    download: '下载银行文件',
  },
};

/** Every language has exactly these keys. */
export type PaymentsOfficeTexts = {
  readonly [Area in keyof typeof CN]: { readonly [Key in keyof (typeof CN)[Area]]: string };
};
