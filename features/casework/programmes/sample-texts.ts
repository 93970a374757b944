/** What somebody writes of themselves, by `section.field`, in ways of which the nth takes its own. */
const written: Readonly<Record<string, readonly string[]>> = {
  'person.summary': [
    '从事工业视觉与缺陷检测十二年，主持完成两条产线的在线检测改造，漏检率降到万分之三以下，获发明专利五件。',
    '博士期间研究高温合金的增材制造，回国后带队建成中试平台，为三家企业定型了发动机热端部件的工艺。',
    '长期做海洋环境监测传感器，牵头制定一项行业标准，产品已用于沿海二十多个站点，带出硕士、博士八名。',
    '在跨国药企负责制剂研发九年，推动四个品种获批上市，现主持本区公共制剂平台的建设。',
  ],
  'unit.intro': ['公司专注装备的在线检测与运维，有员工六十二人，其中研发人员三十八人，近三年服务一百一十家制造企业。'],
  'unit.address': ['云汀新区听澜路 18 号'],
  'unit.office': ['云汀新区望潮路 6 号 3 层'],
  'unitContact.position': ['人力资源主管'],
  'compete.market': ['主要产品是产线缺陷检测整机和算法服务，在省内同类产品中销量第二，客户续约率八成以上。'],
  'compete.plan': ['第一年完成新机型定型，第二年建成年产三百台的产线，第三年进入汽车零部件行业，新增就业八十人。'],
  'project.title': ['产线缺陷的在线检测'],
  'project.about': [
    '做产线上的缺陷检测，第一批客户是本区的电池和面板企业。已有样机两台，缺少洁净测试间和会展示的场地。',
  ],
  'project.entryNo': ['ITEC2026-0188'],
  'company.name': ['云汀青穗智能装备有限公司'],
  'talentCard.number': ['YT2026010188'],
  'schooling.school': ['云汀实验幼儿园'],
  'schooling.wishes.school': ['云汀第一实验学校'],
  'schooling.siblings': ['姐姐在云汀第一实验学校四年级'],
  'home.address': ['云汀新区听澜路 18 号 3 幢 602 室'],
  'settling.address': ['云汀新区望潮路 26 号 2 幢 1103 室'],
};

/** What the nth person writes at `section.field`; undefined where nobody thought of it. */
export function writtenAt(path: string, nth: number): string | undefined {
  const ways = written[path];
  return ways?.[nth % ways.length];
}
