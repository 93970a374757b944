/** What the back office says about check-in and what activities hand out. */
export const CN = {
  checkIn: {
    title: '现场签到',
    activity: '活动',
    choose: '选择活动',
    none: '近期没有需要签到的活动',
    noneHint: '活动发布并设为“工作人员核验”后会出现在这里',
    counts: '已签到 {in} / {all}',
    code: '票码',
    codeHint: '扫描二维码，或输入 8 位字母',
    check: '签到',
    camera: '打开摄像头',
    stop: '关闭摄像头',
    cameraOff: '摄像头没有打开，请允许使用摄像头，或输入票码',
    online: '已连接',
    offline: '没有网络：扫码照常进行，恢复后自动上传',
    queued: '{count} 次签到等待上传',
    ready: '名单已保存到本机（{count} 张票）',
    notReady: '名单还没有保存到本机，断网时不能核验',
    IN: '签到成功',
    AGAIN: '已签到过',
    first: '首次签到 {time}',
    QUEUED: '已记录，联网后上传',
    UNKNOWN: '名单里没有这张票',
    REFUSED: '不能签到',
    latest: '本机记录',
    nobody: '还没有人签到。在这里签到的人会列在这里。',
    sheet: '打印签到表',
    sheetHint: '签到表含报名人姓名和手机号，打印原因会记入日志',
    sheetOk: '打印',
    preview: '摄像头画面',
  },
  handOut: {
    none: '访客还看不到这个活动',
    noneHint: '先发布：二维码和打印件都对应已公开的活动。',
    poster: '海报二维码',
    posterNote: '打开活动页，可以报名。',
    door: '现场签到二维码',
    doorNote: '有名额的人扫码即签到，开始前一小时至活动结束有效。',
    noDoor: '在“签到”中选择“扫现场二维码自助签到”后，这里会有二维码。',
    papers: '打印',
    badges: '打印胸卡',
    badgesNote: '胸卡每张 A4 八枚，印全名，只含有名额的人。',
    noBadges: '胸卡印有全名，需要“查看完整个人信息”的权限。',
  },
};

/** Every language has exactly these keys. */
export type ActivitiesOfficeTexts = {
  readonly [Area in keyof typeof CN]: { readonly [Key in keyof (typeof CN)[Area]]: string };
};
