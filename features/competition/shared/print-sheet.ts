import { colours, grouped, letterhead, type PrintDocument, type PrintNode, sizeText } from '#core/documents/print.ts';
import { type QrMatrix, qrSvg } from '#core/documents/qr-code.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';

/** Most bytes of uploads and most of their pages in one print; what comes after is printed by itself. */
export const mostPrintBytes = 60 * 1024 * 1024;
export const mostPages = 300;

/** One approved file of a paper. */
export interface PrintedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal; empty for a file that is not there any more. */
  readonly sha256: string;
  /** Its pages behind the sheet. */
  readonly pages?: number;
  /** Why it is not behind the sheet but must be printed by itself. */
  readonly apart?: keyof typeof reasons;
}

export interface PrintedPaper {
  readonly label: Text;
  readonly files: readonly PrintedFile[];
}

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
  readonly papers: readonly PrintedPaper[];
  /** Pages of the sheet itself: the files begin on the next. */
  readonly ownPages: number;
  /** Leads an officer to the entry. */
  readonly qr: QrMatrix;
  /** Of the version that was approved. */
  readonly code: string;
  /** What is booked at the counter, written out; null while nothing is. */
  readonly booking: { readonly time: string; readonly venue: string } | null;
  readonly createdAt: Date;
}

/**
 * The papers as they were approved, to be ticked at the counter, with the pages on which their files follow; its own
 * pages have the code and how many there are of everything.
 */
export function sheetDocument(facts: SheetFacts, locale: Locale): PrintDocument {
  const read = (text: Text) => textIn(text, locale);
  const files = facts.papers.flatMap((paper) => paper.files);
  const pages = facts.ownPages + files.reduce((sum, file) => sum + (file.pages ?? 0), 0);
  const apart = files.filter((file) => file.apart !== undefined);
  const numbered = withPageNumbers(facts);
  const rows: readonly (readonly [Text, string])[] = [
    [words.no, facts.no],
    [words.project, facts.project],
    [words.company, facts.company],
    [words.prize, `${read(facts.edition)} · ${read(facts.prize)}`],
    [words.approved, facts.approvedOn],
    [words.code, facts.code],
    ...(facts.booking ? ([[words.time, `${facts.booking.time} · ${facts.booking.venue}`]] as const) : []),
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
        margin: [0, 14, 0, 8],
      },
      {
        columns: [
          {
            layout: 'facts',
            table: {
              widths: [90, '*'],
              body: rows.map(([label, value]) => [{ text: read(label), color: colours.muted }, { text: value }]),
            },
          },
          {
            width: 92,
            stack: [
              { svg: qrSvg(facts.qr), width: 84, alt: read(words.scan), alignment: 'center' },
              {
                text: read(words.scan),
                fontSize: 8.5,
                color: colours.muted,
                alignment: 'center',
                margin: [0, 6, 0, 0],
              },
            ],
          },
        ],
        columnGap: 20,
      },
      { text: read(words.bring), margin: [0, 12, 0, apart.length > 0 ? 8 : 10] },
      ...(apart.length > 0 ? [apartBox(apart, read)] : []),
      {
        layout: 'headed',
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: [108, '*', 48, 40, 44],
          body: [
            [words.paper, words.files, words.pageNumbers, words.printed, words.original].map((label) => ({
              text: read(label),
              bold: true,
            })),
            ...numbered.map((paper) => paperRow(paper, read)),
          ],
        },
      },
      {
        columns: [words.entrant, words.officer].map((label) => signature(read(label), read(words.date))),
        columnGap: 32,
        margin: [0, 18, 0, 0],
        unbreakable: true,
      },
    ],
    footer: `${facts.no}  ${read(words.code)} ${facts.code}`,
    pageWords: read(words.pages).replace('{pages}', String(pages)),
  };
}

type Numbered = PrintedFile & { readonly pageNumbers: string };

/** Where each file lies behind the sheet: 4, or 4–6. */
function withPageNumbers({ papers, ownPages }: SheetFacts) {
  let behind = ownPages;
  return papers.map(({ label, files }) => ({
    label,
    files: files.map((file): Numbered => {
      if (file.pages === undefined) return { ...file, pageNumbers: '' };
      const from = behind + 1;
      behind += file.pages;
      return { ...file, pageNumbers: file.pages === 1 ? String(from) : `${from}–${behind}` };
    }),
  }));
}

/** The files that are not behind the sheet, each with the reason. */
function apartBox(files: readonly PrintedFile[], read: (text: Text) => string): PrintNode {
  return {
    margin: [0, 0, 0, 16],
    layout: 'boxes',
    table: {
      widths: ['*'],
      body: [
        [
          {
            stack: [
              { text: read(words.apart), bold: true, color: colours.seal },
              ...files.map(({ name, apart }) => ({
                text: `${name}${read(words.colon)}${read(reasons[apart!])}`,
                margin: [0, 3, 0, 0],
              })),
            ],
            margin: [6, 5, 6, 5],
          },
        ],
      ],
    },
  };
}

function paperRow(
  { label, files }: { label: Text; files: readonly Numbered[] },
  read: (text: Text) => string,
): PrintNode[] {
  const box = {
    svg: '<svg viewBox="0 0 12 12"><rect x="1" y="1" width="10" height="10" fill="none" stroke="#5B6B66"/></svg>',
    width: 12,
    alignment: 'center',
  };
  return [
    { text: read(label) },
    {
      stack: files.map(({ name, size, sha256 }) => ({
        stack: [
          { text: `${name} (${sizeText(size)})`, fontSize: 9 },
          ...(sha256 === '' ? [] : [{ text: grouped(sha256), fontSize: 6.5, color: colours.muted }]),
        ],
      })),
    },
    { stack: files.map(({ pageNumbers, apart }) => ({ text: apart ? read(words.alone) : pageNumbers, fontSize: 9 })) },
    box,
    box,
  ];
}

function signature(label: string, date: string): PrintNode {
  return {
    stack: [
      { text: label },
      { canvas: [{ type: 'line', x1: 0, y1: 32, x2: 230, y2: 32, lineWidth: 0.6, lineColor: colours.muted }] },
      { text: date, fontSize: 9, color: colours.muted, margin: [0, 4, 0, 0] },
    ],
  };
}

const words = {
  title: { CN: '获奖材料现场核对单', EN: 'Award material: sheet for the counter' },
  scan: { CN: '窗口扫码调出材料', EN: 'Scanned at the counter' },
  no: { CN: '编号', EN: 'Number' },
  project: { CN: '项目', EN: 'Project' },
  company: { CN: '企业', EN: 'Company' },
  prize: { CN: '奖项', EN: 'Prize' },
  approved: { CN: '电子审核通过', EN: 'Files approved' },
  code: { CN: '校验码', EN: 'Code' },
  time: { CN: '预约时间', EN: 'Booked for' },
  bring: {
    CN: '请将本文件整份打印一套（本单之后依次是下列文件），签字盖章，连同原件、身份证和公章带到窗口。',
    EN: 'Print this whole document once: the files below follow this sheet in their order. Sign and seal the papers and bring them with the originals, your identity document and the company seal.',
  },
  paper: { CN: '材料', EN: 'Paper' },
  files: { CN: '通过的文件与 SHA-256 摘要', EN: 'Approved files and their SHA-256' },
  pageNumbers: { CN: '页码', EN: 'Pages' },
  alone: { CN: '另行打印', EN: 'Separate' },
  apart: {
    CN: '下列文件不在本文件之内，请另行打印，放在最后：',
    EN: 'These files are not part of this document. Print them separately and put them last:',
  },
  colon: { CN: '：', EN: ': ' },
  printed: { CN: '打印件', EN: 'Print' },
  original: { CN: '原件', EN: 'Original' },
  entrant: { CN: '参赛者签字、企业盖章', EN: 'Signature of the entrant, company seal' },
  officer: { CN: '窗口核对人签字', EN: 'Signature of the officer' },
  date: { CN: '日期：', EN: 'Date:' },
  pages: { CN: '第 {page} 页，共 {pages} 页', EN: 'Page {page} of {pages}' },
} as const satisfies Record<string, Text>;

const reasons = {
  PROTECTED: { CN: '文件已加密', EN: 'the file is encrypted' },
  BROKEN: { CN: '文件无法读取', EN: 'the file cannot be read' },
  GONE: { CN: '文件已不在系统中', EN: 'the file is no longer in the system' },
  SIZE: {
    CN: `合并的文件总量不超过 ${mostPrintBytes / 1024 / 1024} MB`,
    EN: `merged files may have ${mostPrintBytes / 1024 / 1024} MB in all`,
  },
  PAGES: { CN: `合并的文件总共不超过 ${mostPages} 页`, EN: `merged files may have ${mostPages} pages in all` },
} as const satisfies Record<string, Text>;
