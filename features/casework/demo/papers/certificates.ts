import type { DemoDegree, DemoPerson } from '#features/casework/demo/people.ts';
import { letters, paragraph } from '#server/base/print/lettering.ts';
import { frame, handwriting, type Page, paper, portrait, seal } from './marks.ts';

const wide = { width: 1040, height: 736 };
const tall = { width: 760, height: 1074 };

const levels = {
  DOCTORAL: { title: '博士学位证书', degree: '博士', english: 'Doctor of Philosophy', years: '博士研究生' },
  MASTER: { title: '硕士学位证书', degree: '硕士', english: 'Master of Science', years: '硕士研究生' },
  BACHELOR: { title: '学士学位证书', degree: '学士', english: 'Bachelor of Science', years: '本科' },
} as const;

/** The diploma of a degree: in English from schools abroad, with the date of the award. */
export function diplomaPages(person: DemoPerson, degree: DemoDegree, awardedOn: string): Page[] {
  if (degree.country !== 'CN') return [foreignDiploma(person, degree, awardedOn), recognition(person, degree)];
  return [chineseDiploma(person, degree, awardedOn)];
}

function chineseDiploma(person: DemoPerson, degree: DemoDegree, awardedOn: string): Page {
  const { title, degree: name, years } = levels[degree.level];
  const [year, month] = awardedOn.split('-').map(Number);
  const text = `${person.name}，${person.gender === 'MALE' ? '男' : '女'}，${dayCN(person.birth)}生。在${degree.school}${degree.major}专业完成${years}培养计划，成绩合格，符合学位授予条件，授予${name}学位，特发此证。`;
  const body = paragraph(text, { x: 374, y: 258, size: 25, width: 566, leading: 52, indent: 50 });
  return {
    ...wide,
    content: `${paper(wide, '#fdf9ee')}${frame(wide, '#a8823c')}
      ${letters(title, { x: 520, y: 150, size: 50, weight: 'bold', anchor: 'middle', spacing: 14, fill: '#8c1f1a' })}
      ${portrait({ gender: person.gender, look: Number(person.idNumber.slice(8, 17)) % 60 }, { x: 112, y: 226, width: 186, height: 248, ground: '#cfe0ee' })}
      ${seal(degree.school, { cx: 288, cy: 470, radius: 52 })}
      ${body.svg}
      ${letters(degree.school, { x: 930, y: 552, size: 28, weight: 'bold', anchor: 'end' })}
      ${letters('校长', { x: 640, y: 606, size: 21 })}${handwriting(presidentOf(degree.school), { x: 706, y: 606 })}
      ${letters(`${year} 年 ${month} 月 30 日`, { x: 930, y: 654, size: 21, anchor: 'end' })}
      ${letters(`证书编号：${degree.no}`, { x: 100, y: 654, size: 19 })}
      ${seal(degree.school, { cx: 846, cy: 588, radius: 66 })}`,
  };
}

function foreignDiploma(person: DemoPerson, degree: DemoDegree, awardedOn: string): Page {
  const middle = { x: 380, anchor: 'middle' } as const;
  const when = new Date(`${awardedOn}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const [first = '', ...rest] = degree.school.toUpperCase().split(' ');
  return {
    ...tall,
    content: `${paper(tall, '#fcfbf3')}${frame(tall, '#b59a5b')}
      <path d="M380 96l62 20v58c0 44-30 70-62 86-32-16-62-42-62-86v-58z" fill="none" stroke="#2b3a36" stroke-width="4"/>
      <path d="M380 128v104M340 166h80" stroke="#2b3a36" stroke-width="4"/>
      ${letters(first, { ...middle, y: 336, size: 46, spacing: 5 })}${letters(rest.join(' '), { ...middle, y: 378, size: 21, spacing: 8 })}
      ${letters('The Senate hereby certifies that', { ...middle, y: 470, size: 19 })}
      ${letters(person.pinyin, { ...middle, y: 536, size: 36 })}<line x1="200" y1="556" x2="560" y2="556" stroke="#b59a5b"/>
      ${letters('having satisfied the examiners, was admitted to the degree of', { ...middle, y: 606, size: 18 })}
      ${letters(levels[degree.level].english, { ...middle, y: 670, size: 32, weight: 'bold' })}
      ${letters(`in ${degree.major}`, { ...middle, y: 708, size: 19 })}
      ${letters(`Conferred on ${when}`, { ...middle, y: 778, size: 21 })}
      ${handwriting('M. Ashdowne', { x: 122, y: 916, size: 30 })}<line x1="112" y1="934" x2="320" y2="934" stroke="#2b3a36"/>
      ${letters('Registrar', { x: 112, y: 960, size: 16 })}
      <g stroke="#b98a3a" fill="none" stroke-width="3"><circle cx="570" cy="900" r="62"/><circle cx="570" cy="900" r="52"/><path d="M570 862v76M546 884q24 4 24 28q0-24 24-28M550 910q20 4 20 22q0-18 20-22"/></g>`,
  };
}

/** What the service centre says about a degree from abroad. */
function recognition(person: DemoPerson, degree: DemoDegree): Page {
  const text = `${person.name}（${person.pinyin}），${person.gender === 'MALE' ? '男' : '女'}，${dayCN(person.birth)}生，于 ${degree.from} 至 ${degree.to} 在 ${degree.school} 学习 ${degree.major} 专业，所获${levels[degree.level].degree}学位证书经核查属实，该学位表明其具有相应的学历。`;
  const body = paragraph(text, { x: 110, y: 330, size: 23, width: 540, leading: 46, indent: 46 });
  return {
    ...tall,
    content: `${paper(tall, '#f7fafb')}${frame(tall, '#3f6f8f')}
      ${letters('国（境）外学历学位认证书', { x: 380, y: 200, size: 36, weight: 'bold', anchor: 'middle', spacing: 4 })}
      ${letters(`编号：${degree.no}`, { x: 380, y: 248, size: 18, anchor: 'middle' })}
      ${body.svg}
      ${letters('留学人员学历认证中心', { x: 640, y: 880, size: 22, anchor: 'end' })}
      ${seal('留学人员学历认证中心', { cx: 540, cy: 860, radius: 70 })}`,
  };
}

/** A certificate of a professional title. */
export function titlePage(person: DemoPerson): Page | undefined {
  const { title } = person;
  if (!title) return undefined;
  const rows: [string, string][] = [
    ['姓名', person.name],
    ['身份证号', person.idNumber],
    ['专业名称', person.position],
    ['资格名称', title.name],
    ['取得时间', dayCN(title.gotOn)],
    ['证书编号', title.no],
  ];
  return {
    ...wide,
    content: `${paper(wide, '#f3f7f4')}${frame(wide, '#2c6a58')}
      ${letters('专业技术职务任职资格证书', { x: 520, y: 148, size: 42, weight: 'bold', anchor: 'middle', spacing: 5, fill: '#0e5b4a' })}
      ${portrait({ gender: person.gender, look: Number(person.idNumber.slice(8, 17)) % 60 }, { x: 112, y: 222, width: 180, height: 240, ground: '#dfeaf2' })}
      ${rows.map(([label, text], index) => `${letters(label, { x: 364, y: 258 + index * 58, size: 21, fill: '#50645d' })}${letters(text, { x: 500, y: 258 + index * 58, size: 24 })}<line x1="494" y1="${270 + index * 58}" x2="920" y2="${270 + index * 58}" stroke="#b9cbc3"/>`).join('')}
      ${letters(issuerOf(person), { x: 920, y: 640, size: 21, anchor: 'end' })}
      ${seal('职称评审委员会', { cx: 802, cy: 606, radius: 66 })}`,
  };
}

/** A certificate of a patent. */
export function patentPage(person: DemoPerson): Page | undefined {
  const { patent } = person;
  if (!patent) return undefined;
  const others = ['任秋白', '罗清川', '唐若谷', '贺明溪'].slice(0, patent.rank[1] - 1);
  const inventors = [...others.slice(0, patent.rank[0] - 1), person.name, ...others.slice(patent.rank[0] - 1)];
  const rows: [string, string][] = [
    ['发明名称', patent.name],
    ['发明人', inventors.join('；')],
    ['专利号', patent.no],
    ['专利权人', person.company.name],
    ['授权公告日', dayCN(patent.gotOn)],
  ];
  return {
    ...tall,
    content: `${paper(tall, '#fbfaf3')}${frame(tall, '#b58d3d')}
      ${letters('发明专利证书', { x: 380, y: 214, size: 50, weight: 'bold', anchor: 'middle', spacing: 12, fill: '#8a651c' })}
      ${rows.map(([label, text], index) => `${letters(`${label}：`, { x: 110, y: 340 + index * 74, size: 21, weight: 'bold' })}${letters(text, { x: 232, y: 340 + index * 74, size: 20 })}`).join('')}
      ${paragraph('本发明经审查，授予专利权，颁发本证书并予以登记。专利权自授权公告之日起生效。', { x: 110, y: 748, size: 21, width: 540, leading: 42, indent: 42 }).svg}
      ${seal('专利主管部门', { cx: 556, cy: 920, radius: 72 })}`,
  };
}

/** Who granted a title, as the form and the certificate say. */
export function issuerOf({ company }: DemoPerson): string {
  return company.name.includes('医院') ? '云汀市卫生系列职称评审委员会' : '云汀新区工程系列职称评审委员会';
}

/** `1990 年 4 月 12 日`. */
export function dayCN(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year} 年 ${month} 月 ${date} 日`;
}

function presidentOf(school: string): string {
  return ['梁思远', '齐怀民', '俞伯庸', '萧景明'][[...school].length % 4] ?? '梁思远';
}
