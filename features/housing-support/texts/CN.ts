/** Words of the technology-talent declaration and of housing support. */
export const CN = {
  declare: {
    title: '科技人才申报',
    note: '人才认定、凤凰计划和住房、子女入学、落户等支持，在这里选择要申报的项目。',
    programmes: '可申报的项目',
    mine: '我的申报',
    all: '查看全部',
    none: '还没有申报记录',
    noneNote: '选择上面的项目，对照条件后开始填写，草稿自动保存。',
  },
  housing: {
    title: '住房申请',
    note: '租房补贴按季度拨付，购房补助和安家费分期拨付；三种支持同一时间只能享受一种。',
    begin: '申请住房支持',
    guide: '办理指南',
    mine: '我的住房申请',
    none: '还没有住房申请',
    noneNote: '先看自己适合哪一种支持，再准备材料。',
    closed: '现在不受理新的申请，可以查看以往的记录。',
    detail: '住房申请',
  },
  plan: {
    title: '拨付计划',
    note: '签订协议后按计划拨付，每期拨付前核对下列条件。',
    once: '一次',
    QUARTER: '每季度一次，共 {count} 次',
    YEAR: '每年一次，共 {count} 次',
    open: '金额待定',
    amount: '{amount} 元',
    total: '合计',
    checks: '每期核对',
  },
};

export type HousingTexts = typeof CN;
