export const CN = {
  codes: {
    make: '生成一批',
    download: '生成并下载',
    once: '后 8 位随机，不含 0、O、1、I；连错 5 次停 15 分钟。明文只在这次下载的文件里，库里只存校验值，以后只看得到末两位。',
    made: '已生成并下载，请妥善保管文件',
    list: '这批码',
    uses: '使用记录',
    none: '还没有人用过',
    first: '只列出前 {count} 个',
    latest: '只列出最近 {count} 次',
  },
};

export type AccessOfficeTexts = typeof CN;
