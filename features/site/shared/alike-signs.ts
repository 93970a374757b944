/**
 * Signs that are taken for one another because they look alike, a group each; a sign may stand in several. What sounds
 * alike needs no place here: its pinyin tells.
 */
const groups = [
  '己已巳 未末 土士 日曰 人入八 申甲由田电 天夫无 干千于 大太犬丈 午牛 找我 免兔 侯候 贷货 赔陪培 辨辩瓣辫 津律 徒徙 戊戌戍戎',
  '晴睛 拔拨 历厉 住往 注柱 本木术 力刀刁 万方 为办 今令 含舍 会合全金 名各 吉古 右石 左在存 有友 又叉 与写 另别 兄兑 元无',
  '开井升 并井 问间闻 闲闭闷 门们 向响 血皿 目自且 直真具 其基期 服报抱 拘抱 抓爪瓜 孤狐弧 折拆析 斤斥 技枝 扶抚 授援缓暖 受爱',
  '收改攻 政攻致 菜采彩 等第 补扑朴 被破 波坡 贴站帖 责债绩 贡贯 贫贪 资咨 赏常堂党 宝定宅 完宋 官宫营 管馆 宿宽 宣宜 寓寄遇愚偶',
  '屋层屈居届局 户房护 展屏 庄压 床庆厌 库车 府俯 庭廷延 建健键 学字子 教孝 孩该核 校较 轮论伦抢输 业亚 北此比 些此 划刘戈',
  '代伐 优伏休体 仕任仟 件仵 企全 才寸 村材林 财则侧测厕 凤风 凰皇 恳垦 息思恩 惠患思 志忐 忘忙 急隐 想相箱湘 计什汁 记纪讯 认订',
  '证评讲 平半 伴拌 诉拆 词司 何可 试拭式 武式 请情清晴 读续 卖买实头 商高 亮京 凉谅掠 创抢仓 新亲 祈析 级极吸及 落洛络 各名客容',
  '藉籍 博搏傅缚 项顶顾预须颂领颁 海悔侮梅 外处 归扫 留贸 国围固困因团 圆园图 院完 除徐 陈阵 阴阳 职织识炽 称秒 科料 抄炒 租粗祖组阻',
  '种钟 移侈 税说悦脱锐 视观现规 觉党 票栗粟 要耍 标杯怀 坏环还杯 酬洲 奖桨浆 贴粘 薪新 聘骋 励历厉',
];

const alike = new Map<string, Set<string>>();
for (const group of groups.join(' ').split(' '))
  for (const sign of group) {
    const others = alike.get(sign) ?? new Set();
    for (const other of group) if (other !== sign) others.add(other);
    alike.set(sign, others);
  }

/** Whether two signs are easily taken for one another by their looks. */
export function lookAlike(a: string, b: string): boolean {
  return alike.get(a)?.has(b) ?? false;
}
