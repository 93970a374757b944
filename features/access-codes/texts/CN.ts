export const CN = {
  title: '凭码',
  note: '活动、课程或评审给您的码在这里填，马上生效。每个码每人用一次。',
  code: '码',
  codeHint: '例如 ACT-7K2M-QX49，大小写、短横线都不影响',
  missing: '请填写码',
  use: '使用',
  done: { title: '已进入：{title}', open: '去看看', office: '在管理后台的评审桌面打开。' },
  used: '用过的码',
  none: '还没有用过码',
};

export type AccessTexts = typeof CN;
