export const CN = {
  card: { cancelled: '已注销，没有卡片可打印', pdf: '卡片 PDF', note: '与本人下载的一样；打印记入日志。' },
  complained: {
    title: '所反映的核销',
    card: '卡号 {no}',
    use: '查看核销',
    holder: '查看人才卡',
    note: '提出人称不是本人使用。核实后可撤销这次核销，或先冻结人才卡。',
  },
  shop: {
    month: '月份',
    statement: '月结单',
    none: '这个月没有核销',
    pdf: '月结单 PDF',
    settlement: '结算',
    step: { draw: '出账', check: '核对', shop: '商户确认', objected: '商户有异议', pay: '拨付' },
    did: { draw: '已出账', check: '已核对', pay: '已记为拨付' },
    waits: '还没有',
    owed: '应付（元）',
    paidOn: '{day} 拨付',
    changed: '出账后核销有变化，请重新出账。',
    blocked: {
      RUNNING: '这个月过完后出账。',
      PERSON: '出账、核对、拨付由三个人分别办理，您已经办过其中一步。',
    },
    others: {
      draw: '出账由有“出账与核对月结单”权限的人办理。',
      check: '核对由有“出账与核对月结单”权限的人办理。',
      pay: '拨付由财务等有“拨付月结单”权限的人办理。',
    },
    amount: '应付金额（元）',
    note: '说明',
    whyOther: '与按单价合计不同，请说明',
    objects: '商户异议：{reason}',
    unconfirmed: '商户还没有确认，拨付须说明理由。',
    override: '未经商户确认拨付的理由',
    overridden: '未经商户确认拨付：{reason}',
    draw: '出账',
    check: '核对无误',
    pay: '记为已拨付',
    paidDay: '拨付日期',
    voucher: '凭证号',
    again: '重新出账',
    list: '明细与表格',
    link: '店员核销链接',
    linkNote:
      '店员用手机打开，扫码或输入字母核销，也在那里答复预约、确认月结单。谁有链接谁能核销：人员变动时请换新链接。',
    noLink: '开放后才有核销链接。',
  },
};

/** The catalogue's shape. */
export type BenefitsOfficeTexts = typeof CN;
