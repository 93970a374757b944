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
  report: {
    told: '提交的内容',
    nothing: '还没有提交',
    decision: '处理',
    decisionNote: '继续拨付的，由另一人确认',
    confirmed: '已确认',
    declined: '不同意：{reason}',
  },
  reclaim: {
    parts: '要退回的款项',
    paidOn: '{day} 到账',
    moves: '退回与免退',
    movesNote: '一人登记，另一人确认后入账',
    noMoves: '还没有退回或免退',
    ASKED: '待确认',
    DONE: '已入账',
    DECLINED: '未确认',
    one: '{by}登记',
    two: '{by}登记，{second}答复',
  },
};

/** Every language has exactly these keys. */
export type PaymentsOfficeTexts = {
  readonly [Area in keyof typeof CN]: { readonly [Key in keyof (typeof CN)[Area]]: string };
};
