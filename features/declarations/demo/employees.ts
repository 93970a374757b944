import { idCardCheck } from '#core/forms/identifiers/id-card.ts';

/** One invented employee, as a personnel office would list them. */
export interface Employee {
  readonly name: string;
  readonly number: string;
  readonly phone: string;
  readonly email: string;
  readonly degree: string;
  readonly title: string;
  readonly position: string;
  readonly joinedOn: string;
}

const families = [...'周苏罗何程谢叶方许温秦陆'];
const given = ['允和', '既白', '闻溪', '嘉树', '望舒', '廷川', '怀瑾', '若谷', '南乔', '知微', '景行', '听雪', '清和'];
const degrees = ['硕士', '博士', '学士', '硕士'];
const titles = ['中级工程师', '', '高级工程师', '助理工程师'];
const positions = ['工艺工程师', '研发工程师', '热控主管', '测试工程师', '算法工程师', '光学工程师', '质量主管'];

/** So many invented employees, always the same; their numbers are of an area that does not exist. */
export function employees(count: number, mail = 'chengyu.example'): Employee[] {
  return Array.from({ length: count }, (_, at) => {
    const birth = `${1982 + (at % 17)}${two(1 + (at % 12))}${two(1 + ((at * 7) % 28))}`;
    const first17 = `359902${birth}${String(100 + (at % 900)).padStart(3, '0')}`;
    return {
      name: `${families[at % families.length]}${given[(at * 5) % given.length]}`,
      number: first17 + idCardCheck(first17),
      phone: `1390001${String(1000 + at)}`,
      email: `staff${at + 1}@${mail}`,
      degree: degrees[at % degrees.length]!,
      title: titles[at % titles.length]!,
      position: positions[at % positions.length]!,
      joinedOn: `${2018 + (at % 7)}-${two(1 + ((at * 3) % 12))}-${two(1 + ((at * 11) % 28))}`,
    };
  });
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** Head of a sheet for talent recognition, in Chinese. */
export const sheetHead = [
  '姓名',
  '证件类型',
  '证件号码',
  '手机号码',
  '电子邮箱',
  '学位',
  '职称',
  '职务或岗位',
  '入职日期',
  '申请类别',
  '认定条款',
  '认定方式',
  '备注',
];

/** Rows of such a sheet, in class E. */
export function sheetRows(people: readonly Employee[]): string[][] {
  return people.map(({ name, number, phone, email, degree, title, position, joinedOn }) => [
    name,
    '居民身份证',
    number,
    phone,
    email,
    degree,
    title,
    position,
    joinedOn,
    'E 类（高级人才）',
    '',
    '',
    '',
  ]);
}
