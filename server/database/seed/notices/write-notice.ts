import { articleHtml, readArticle } from '../article.ts';

/** A file under a notice; its content is an article as `readArticle` reads it, printed as a PDF. */
export interface NoticeFile {
  /** Shown title, without an ending. */
  readonly name: string;
  readonly content: string;
}

/** A published notice of the demo story, as the table takes it. */
export interface DemoNotice {
  readonly tenant: 'yunting' | 'fengqi';
  readonly kind: 'NOTICE' | 'PUBLICITY' | 'RESULT' | 'TENDER';
  readonly titleCN: string;
  readonly titleEN: string;
  readonly summaryCN: string;
  readonly summaryEN: string;
  readonly publisherCN: string;
  readonly publisherEN: string;
  readonly bodyCN: string;
  readonly bodyEN: string;
  readonly programme?: string;
  readonly top?: boolean;
  /** ISO 8601 with the offset of Asia/Shanghai. */
  readonly publishedAt: string;
  readonly validTo?: string;
  readonly files: readonly NoticeFile[];
}

/** Who publishes, in Chinese and English. */
const publishers = {
  bureau: ['云汀新区人才工作局', 'Yunting New Area Talent Bureau'],
  centre: ['云汀新区人才服务中心', 'Yunting Talent Service Centre'],
  housing: ['云汀新区人才安居中心', 'Yunting Talent Housing Centre'],
  college: ['凤凰学院', 'Phoenix College'],
  contest: ['ITEC 国际人才创新大赛组委会办公室', 'Organising Office of the ITEC International Talent Contest'],
  visa: ['云汀新区出入境服务站', 'Yunting Entry and Exit Service Station'],
  education: ['云汀新区教育局', 'Yunting Education Bureau'],
  park: ['凤栖科技园管理中心', 'Fengqi Science Park Administration'],
} as const satisfies Record<string, readonly [string, string]>;

/** What an author writes: Chinese first, English second; dates and times as `2026-11-20 09:30`, Asia/Shanghai. */
interface Draft extends Pick<DemoNotice, 'kind' | 'programme' | 'top'> {
  readonly by: keyof typeof publishers;
  readonly at: string;
  readonly until?: string;
  /** Issue number, when the paper has one. */
  readonly no?: readonly [string, string];
  readonly title: readonly [string, string];
  readonly summary: readonly [string, string];
  readonly CN: string;
  readonly EN: string;
  readonly files?: readonly NoticeFile[];
}

/** Completes a draft: issue number above the text, publisher and date below it. */
export function writeNotice({ by, at, until, no, title, summary, CN, EN, files = [], ...rest }: Draft): DemoNotice {
  const [publisherCN, publisherEN] = publishers[by];
  const day = at.slice(0, 10);
  return {
    ...rest,
    tenant: by === 'park' ? 'fengqi' : 'yunting',
    titleCN: title[0],
    titleEN: title[1],
    summaryCN: summary[0],
    summaryEN: summary[1],
    publisherCN,
    publisherEN,
    bodyCN: body([no?.[0], CN, publisherCN, dayCN(day)]),
    bodyEN: body([no?.[1], EN, publisherEN, dayEN(day)]),
    publishedAt: instant(at),
    ...(until ? { validTo: instant(until) } : {}),
    files,
  };
}

function body(parts: readonly (string | undefined)[]): string {
  return articleHtml(readArticle(parts.filter((part) => part !== undefined).join('\n')));
}

function instant(text: string): string {
  return `${text.replace(' ', 'T')}:00+08:00`;
}

function dayCN(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year} 年 ${month} 月 ${date} 日`;
}

function dayEN(day: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', options);
}
