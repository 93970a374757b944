/** Wording of lists and records beyond the page itself: what is hidden, exported, shared, changed in batches. */
export const CN = {
  judges: {
    ask: '征求专家意见',
    asked: '专家 {count} 人',
    title: '征求专家意见',
    hint: '被征求意见的专家可以查看此件并填写意见；移除后不再可见。',
    experts: '专家',
    none: '没有可选的专家，请先为人员授予“专家意见”权限',
  },
  jobs: {
    title: '后台任务',
    note: '导出文件保留 7 天，仅您本人可以下载。',
    none: '没有任务',
    noneHint: '超过 5,000 行的导出会在这里生成。',
    QUEUED: '排队中',
    RUNNING: '生成中',
    DONE: '已完成',
    FAILED: '未完成',
    progress: '{done} / {total} 行',
    rows: '{count} 行',
    kept: '还保留 {days} 天',
    download: '下载',
    stop: '停止“{name}”',
    remove: '删除“{name}”',
  },
  exports: {
    title: '导出',
    what: '导出当前筛选的 {count} 条记录、可见的 {columns} 列。',
    format: '格式',
    xlsx: 'Excel 工作簿',
    csv: 'CSV 文本',
    masked: '{names}保持遮盖。',
    whole: '完整导出个人信息',
    reason: '理由（写入业务日志和文件）',
    background: '行数较多，文件将在后台生成，完成后会收到消息。',
  },
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
