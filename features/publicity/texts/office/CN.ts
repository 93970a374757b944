/** What only the desk of public notices says. */
export const CN = {
  publicity: {
    list: '名单',
    people: '{count} 件，姓名已按公示方式遮去',
    none: '名单里还没有办件',
    noneHint: '进入公示环节的办件会在新建批次或“收入新办件”时列入。',
    no: '编号',
    name: '姓名',
    company: '工作单位',
    subject: '事项',
    state: '状态',
    held: '已暂停',
    leaveOut: '移出',
    leftOut: '已移出名单',
    text: '公示文稿',
    preview: '发布前的样子；截止日以发布当天计算。',
    toNotice: '看公示页',
  },
  objection: {
    facts: '陈述',
    note: '核查内容',
    reply: '结论',
    about: '所涉办件',
    toCase: '打开办件 {no}',
    whole: '针对公示整体，不涉及某一件办件',
    held: '已自动暂停：办结前不能通过、不能发证',
    free: '没有暂停',
    toNotice: '看公示页',
  },
};

export type PublicityOfficeTexts = typeof CN;
