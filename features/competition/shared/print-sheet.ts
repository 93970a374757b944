import { colours, letterhead, type PrintDocument, type PrintNode, sizeText } from '#core/documents/print.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import type { Paper } from './papers.ts';

/** What the sheet on top of the printed award material says. */
export interface SheetFacts {
  readonly tenant: Text;
  readonly edition: Text;
  readonly no: string;
  readonly project: string;
  readonly company: string;
  readonly prize: Text;
  /** Day on which the files were approved, written out. */
  readonly approvedOn: string;
  readonly papers: readonly Paper[];
  /** Of the version that was approved. */
  readonly code: string;
  /** What is booked at the counter, written out; null while nothing is. */
  readonly booking: { readonly time: string; readonly venue: string } | null;
  readonly createdAt: Date;
}

/** The papers as they were approved, to be ticked at the counter; every page has the code and how many there are. */
export function sheetDocument(facts: SheetFacts, locale: Locale): PrintDocument {
  const read = (text: Text) => textIn(text, locale);
  const rows: readonly (readonly [Text, string])[] = [
    [words.no, facts.no],
    [words.project, facts.project],
    [words.company, facts.company],
    [words.prize, `${read(facts.edition)} · ${read(facts.prize)}`],
    [words.approved, facts.approvedOn],
    [words.code, facts.code],
    ...(facts.booking
      ? ([
          [words.time, facts.booking.time],
          [words.venue, facts.booking.venue],
        ] as const)
      : []),
  ];
  return {
    title: `${read(words.title)} ${facts.no}`,
    locale,
    createdAt: facts.createdAt,
    content: [
      letterhead(facts.tenant, locale),
      {
        text: read(words.title),
        headlineLevel: 1,
        fontSize: 22,
        bold: true,
        color: colours.deep,
        margin: [0, 28, 0, 14],
      },
      {
        layout: 'facts',
        table: {
          widths: [110, '*'],
          body: rows.map(([label, value]) => [{ text: read(label), color: colours.muted }, { text: value }]),
        },
      },
      { text: read(words.bring), margin: [0, 16, 0, 16] },
      {
        layout: 'headed',
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: ['*', '*', 44, 44],
          body: [
            [words.paper, words.files, words.printed, words.original].map((label) => ({
              text: read(label),
              bold: true,
            })),
            ...facts.papers.map((paper) => paperRow(paper, read)),
          ],
        },
      },
      {
        columns: [words.entrant, words.officer].map((label) => signature(read(label), read(words.date))),
        columnGap: 32,
        margin: [0, 32, 0, 0],
        unbreakable: true,
      },
    ],
    footer: `${facts.no}  ${read(words.code)} ${facts.code}`,
    pageWords: read(words.pages),
  };
}

function paperRow({ label, files }: Paper, read: (text: Text) => string): PrintNode[] {
  const box = {
    svg: '<svg viewBox="0 0 12 12"><rect x="1" y="1" width="10" height="10" fill="none" stroke="#5B6B66"/></svg>',
    width: 12,
    alignment: 'center',
  };
  return [
    { text: read(label) },
    {
      stack: files.map(({ name, size }) => ({
        text: `${name} (${sizeText(size)})`,
        fontSize: 9,
        color: colours.muted,
      })),
    },
    box,
    box,
  ];
}

function signature(label: string, date: string): PrintNode {
  return {
    stack: [
      { text: label },
      { canvas: [{ type: 'line', x1: 0, y1: 44, x2: 230, y2: 44, lineWidth: 0.6, lineColor: colours.muted }] },
      { text: date, fontSize: 9, color: colours.muted, margin: [0, 4, 0, 0] },
    ],
  };
}

const words = {
  title: { CN: '获奖材料现场核对单', EN: 'Award material: sheet for the counter' },
  no: { CN: '编号', EN: 'Number' },
  project: { CN: '项目', EN: 'Project' },
  company: { CN: '企业', EN: 'Company' },
  prize: { CN: '奖项', EN: 'Prize' },
  approved: { CN: '电子审核通过', EN: 'Files approved' },
  code: { CN: '校验码', EN: 'Code' },
  time: { CN: '预约时间', EN: 'Booked for' },
  venue: { CN: '地点', EN: 'Place' },
  bring: {
    CN: '请将下列文件各打印一份，签字盖章，放在本单之后，连同原件、身份证和公章带到窗口。',
    EN: 'Print the files below, sign and seal them, put them behind this sheet, and bring them with the originals, your identity document and the company seal.',
  },
  paper: { CN: '材料', EN: 'Paper' },
  files: { CN: '通过的文件', EN: 'Approved files' },
  printed: { CN: '打印件', EN: 'Print' },
  original: { CN: '原件', EN: 'Original' },
  entrant: { CN: '参赛者签字、企业盖章', EN: 'Signature of the entrant, company seal' },
  officer: { CN: '窗口核对人签字', EN: 'Signature of the officer' },
  date: { CN: '日期：', EN: 'Date:' },
  pages: { CN: '第 {page} 页，共 {pages} 页', EN: 'Page {page} of {pages}' },
} as const satisfies Record<string, Text>;
