import type { DemoAccount } from '#server/demo/demo-room.ts';

/** A judge of the demo; `lean` is how many points they give beside the others. */
interface DemoJudge {
  readonly loginName: string;
  readonly name: string;
  readonly title: string;
  readonly tracks: readonly string[];
  readonly employer: string;
  readonly school: string;
  readonly investors: string;
  readonly lean: number;
  /** Share of their entries that they have handed in. */
  readonly done: number;
}

const everywhere: readonly string[] = [];

/** Twelve judges; one of them is known to be harsh. The first has an account of the start. */
export const demoJudges: readonly DemoJudge[] = [
  ['judge', '程望舒', '评审专家', everywhere, '云汀产业研究院', '东陵海事大学', '', 0.5, 0.4],
  ['judge.zhu', '祝星阑', '三维封装教授', ['IT', 'ENERGY', 'X'], '北湖理工大学', '', '', -9, 1],
  ['judge.qi', '祁连舟', '船舶水动力教授', ['MARINE', 'ENERGY'], '东陵海事大学', '东陵海事大学', '', -2.5, 0.9],
  ['judge.gu', '顾南雁', '再生医学教授', ['BIO', 'FARM'], '南屿医科大学', '南屿医科大学', '', 1.5, 0.8],
  ['judge.shang', '商砚清', '海洋材料研究员', ['ENERGY', 'MARINE'], '云汀海洋材料研究所', '南屿大学', '', -1, 0.85],
  ['judge.he', '禾满仓', '作物育种研究员', ['FARM', 'BIO'], '云汀农业科学院', '中原农业大学', '', 2, 0.7],
  ['judge.lucia', 'Lucía Ferrán-Okafor', 'Investor', everywhere, 'Ferrán Ventures', '', 'Ferrán Ventures', 3, 0.75],
  ['judge.wei', '韦听澜', '产业基金合伙人', everywhere, '听澜船舶科技有限公司', '', '听澜产业基金', 0, 0.6],
  ['judge.pan', '潘若水', '医疗器械审评员', ['BIO', 'IT'], '云汀器械检验中心', '南屿医科大学', '', -1.5, 0.9],
  ['judge.ye', '叶知秋', '人工智能研究员', ['IT', 'MARINE', 'X'], '云汀智能计算中心', '中原农业大学', '', 1, 0.65],
  ['judge.luo', '骆行川', '连续创业者', everywhere, '行川咨询', '', '仓前智运', -0.5, 0.3],
  ['judge.amin', 'Amina Bello', 'Energy economist', everywhere, 'Lagos Energy Institute', '', '', 0.5, 0],
].map(([loginName, name, title, tracks, employer, school, investors, lean, done]) => ({
  loginName,
  name,
  title,
  tracks,
  employer,
  school,
  investors,
  lean,
  done,
})) as readonly DemoJudge[];

/** Accounts of those whom the start does not name. */
export const judgeAccounts: readonly DemoAccount[] = demoJudges.slice(1).map(({ loginName, name, title }) => ({
  loginName,
  email: `${loginName}@panel.example`,
  nickname: name,
  title,
  kind: 'PERSON',
  side: 'office',
  roles: { yunting: 'judge' },
}));
