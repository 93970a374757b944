/** What the back office says about the editor and its links. */
export const CN = {
  links: {
    outside: '检查外部链接',
    outsideNote: '服务器会逐个访问已发布内容里链接到的网站，不带任何登录信息。需要几分钟，完成后发消息通知您。',
    outsideAsked: '已开始检查，完成后发消息通知您',
  },
  contents: {
    rules: '智能匹配',
    facts: '基本信息',
    side: '中英文对照',
    languageCN: '中文',
    languageEN: '英文',
    save: '保存草稿',
    saved: '已保存，{time}',
    unsaved: '有未保存的修改',
    review: '审核中，退回后才能修改',
    staleEN: '中文改过，英文还没有跟上',
    staleNone: '还没有英文',
    returned: '退回原因：{note}',
    offline: '下线原因：{note}',
    incomplete: '还有 {count} 处不完整，可以先保存草稿',
    noVersions: '还没有发布过',
    current: '访客正在看',
    preview: '预览',
    previewNote: '链接 24 小时内有效，打开的人看到的是最近保存的内容。',
    copyPreview: '复制预览链接',
    backToList: '返回列表',
    missing: '找不到这篇内容',
  },
};

/** Every language has exactly these keys. */
export type ContentsOfficeTexts = {
  readonly [Area in keyof typeof CN]: { readonly [Key in keyof (typeof CN)[Area]]: string };
};
