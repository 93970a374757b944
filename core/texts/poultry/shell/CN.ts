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
  claim: '一部手机，几分钟，看清鸡群状况',
  signIn: {
    once: '只需登录一次。之后没有网络也能评分。',
    needsNetwork: '首次登录需要网络。请到有信号的地方再试。',
    toSignUp: '注册新账号',
  },
  legal: {
    terms: {
      title: '用户协议',
      text: '禽评免费使用。评分是您的观察记录，不是诊断；出现死亡增多、便血等警示时，请联系兽医。请只上传属于您或获准使用的照片，不要上传他人面部。账号归您个人使用，请妥善保管密码。',
    },
    privacy: {
      title: '隐私政策',
      text: '我们保存您的邮箱、称呼、养殖场资料、评分和照片，用于为您和您邀请的同事生成报告。照片中的位置信息会被删除。只有在您同意时，养殖场的比例数据才会匿名计入地区对比。您可以随时导出或删除自己的资料。',
    },
  },
};

export type ShellTexts = typeof CN;
