export const CN = {
  title: '凭码',
  note: '活动、课程、评审、单位或邀请给您的码在这里填，马上生效。每个码每人用一次。',
  code: '码',
  codeHint: '例如 ACT-7K2M-QX49，大小写、短横线都不影响',
  missing: '请填写码',
  use: '使用',
  done: { title: '码已生效：{title}', open: '去看看' },
  used: '用过的码',
  none: '还没有用过码',
};

export type AccessTexts = typeof CN;
