export const CN = {
  shop: {
    month: '月份',
    statement: '月结单',
    none: '这个月没有核销',
    benefit: '权益',
    used: '核销',
    voided: '撤销',
    people: '人数',
    total: '合计',
    pdf: '月结单 PDF',
    list: '明细与表格',
    link: '店员核销链接',
    linkNote: '店员用手机打开，扫码或输入字母核销。谁有链接谁能核销：人员变动时请换新链接。',
    noLink: '开放后才有核销链接。',
  },
};

/** The catalogue's shape. */
export type BenefitsOfficeTexts = typeof CN;
