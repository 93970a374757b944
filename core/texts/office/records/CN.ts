/** Wording of lists and records beyond the page itself: what is hidden, exported, shared, changed in batches. */
export const CN = {
  jobs: {
    title: '后台任务',
    note: '导出文件和批量结果保留 7 天，仅您本人可以下载。',
    none: '没有任务',
    noneHint: '超过 5,000 行的导出、超过 100 行的批量操作会在这里进行。',
    QUEUED: '排队中',
    RUNNING: '进行中',
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
    all: '导出当前筛选的全部记录，共 {columns} 列。',
    format: '格式',
    xlsx: 'Excel 工作簿',
    csv: 'CSV 文本',
    masked: '{names}保持遮盖。',
    whole: '完整导出个人信息',
    reason: '理由（写入业务日志和文件）',
    background: '超过 5,000 行的文件在后台生成，完成后会收到消息。',
  },
  origin: {
    qr: '来源链接的二维码',
    copy: '复制链接',
    png: '二维码 PNG',
    svg: '二维码 SVG',
    note: '访客带着这个链接来，每次会话计一次访问；30 天内的注册和申报计入这个来源。',
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
