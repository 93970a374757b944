/** The words around the scoring. CN is the source: its shape is the catalogue's type. */
export const CN = {
  name: '禽评 FlockScore',
  skip: '跳到正文',
  back: '返回',
  toHome: '回到首页',
  newAnalysis: '新的评估',
  nav: {
    label: '主菜单',
    home: '首页',
    farms: '养殖场',
    reports: '报告',
    library: '资料库',
  },
  offline: {
    saved: '离线，已保存在本机',
    waiting: '{count} 条待发送',
  },
  reload: {
    title: '请重新加载页面',
    now: '重新加载',
    later: '稍后',
  },
  broken: {
    title: '页面没有打开',
    text: '这一页无法显示。已评分的内容都保存在本机，没有丢失。',
    again: '重试',
  },
  lost: {
    title: '没有这一页',
    text: '地址可能写错了，或者内容已被移走。',
  },
};

export type ShellTexts = typeof CN;
