import { idCardCheck } from '#core/forms/identifiers/id-card.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { columnsOf } from '#features/declarations/shared/columns.ts';

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

/** A sheet of a programme as a personnel office fills it in, head first, with what each of them applies for by column. */
export function sheetOf(code: string, people: readonly Employee[], own: Readonly<Record<string, string>>): string[][] {
  const columns = columnsOf(getProgramme(code));
  return [
    columns.map(({ field }) => field.label.CN),
    ...people.map((each) => {
      const cells: Readonly<Record<string, string>> = { ...cellsOf(each), ...own };
      return columns.map(({ key }) => cells[key] ?? '');
    }),
  ];
}

function cellsOf({ name, number, phone, email, degree, title, position, joinedOn }: Employee) {
  return {
    'person.name': name,
    'person.identity.type': '居民身份证',
    'person.identity.number': number,
    'contact.phone': phone,
    'contact.email': email,
    'education.degrees.degree': degree,
    'title.titles.name': title,
    'employment.position': position,
    'employment.joinedOn': joinedOn,
  };
}

/** Head of a sheet for talent recognition, in Chinese. */
export const sheetHead: string[] = sheetOf('talentapply', [], {})[0]!;

/** Rows of such a sheet, in class E. */
export function sheetRows(people: readonly Employee[]): string[][] {
  return sheetOf('talentapply', people, { 'recognition.class': 'E 类（高级人才）' }).slice(1);
}
