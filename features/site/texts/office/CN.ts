/** What the back office says about banners. */
export const CN = {
  banner: {
    preview: '前台效果',
    device: '设备',
    pc: '电脑',
    phone: '手机',
    language: '语言',
    noPicture: '还没有图片',
  },
};

/** Every language has exactly these keys. */
export type SiteOfficeTexts = {
  readonly [Area in keyof typeof CN]: { readonly [Key in keyof (typeof CN)[Area]]: string };
};
