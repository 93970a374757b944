import {
  colours,
  grouped,
  letterhead,
  type PrintDocument,
  type PrintNode,
  page,
  product,
  shanghaiTime,
  sizeText,
} from '#core/documents/print.ts';
import { type QrMatrix, qrSvg } from '#core/documents/qr-code.ts';
import type { Field } from '#core/forms/field.ts';
import { shownFields } from '#core/forms/fields.ts';
import type { FieldContext, FormContext } from '#core/forms/kind.ts';
import type { RowsField } from '#core/forms/kinds/rows.ts';
import { displayField, orderedRows, rowSummary } from '#core/forms/kinds.ts';
import { type Section, visibleSections } from '#core/forms/section.ts';
import type { Data, FileValue, RowValue, Values } from '#core/forms/values.ts';
import { isRecord } from '#core/forms/values.ts';
import type { Locale, Text } from '#core/texts/text.ts';
import { atStart, textIn } from '#core/texts/text.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';

/** What is printed of an application. */
export interface ApplicationFacts {
  readonly programme: Programme;
  readonly year: number;
  readonly tenant: Text;
  /** Absent until the first submission. */
  readonly no?: string;
  readonly applicant: string;
  readonly state: Text;
  readonly isDraft: boolean;
  readonly data: Data;
  readonly context: Omit<FormContext, 'data'>;
  readonly printedAt: Date;
  /** Whether sensitive values were masked for the reader. */
  readonly isMasked?: boolean;
  /** The applicant's picture as a data address, 3 wide and 4 high. */
  readonly portrait?: string;
  /** What shows that these are the answers of a submission. */
  readonly proof?: FormProof;
}

/** Where the submission that was printed can be checked; `digest` is SHA-256 in hex. */
export interface FormProof {
  readonly code: string;
  readonly url: string;
  readonly digest: string;
  readonly qr: QrMatrix;
}

/** All answers of an application, section by section, as the person filled them in; drafts read so on every page. */
export function applicationDocument(facts: ApplicationFacts, locale: Locale): PrintDocument {
  const read = (text: Text) => textIn(text, locale);
  const { programme, data, no, year } = facts;
  const name = `${read(programme.name)} ${year}`;
  const print = { locale, context: { ...facts.context, data } };
  const sections = visibleSections(programme, data);
  return {
    title: [name, no, facts.isDraft && read(words.draftTitle)].filter(Boolean).join(' '),
    locale,
    createdAt: facts.printedAt,
    content: [
      letterhead(facts.tenant, locale),
      titleBlock(facts, name, locale),
      ...sections.map((section, index) => sectionTable(section, { ...print, index, values: data[section.key] ?? {} })),
      ...(facts.proof ? [proofBlock(facts.proof, locale)] : []),
    ],
    footer: [name, no, read(product)].filter(Boolean).join(' · '),
    ...(facts.isDraft ? { watermark: read(words.draft) } : {}),
    ...(facts.portrait ? { images: { portrait: facts.portrait } } : {}),
  };
}

const words = {
  applicant: { CN: '申报人', EN: 'Applicant' },
  no: { CN: '编号', EN: 'Number' },
  state: { CN: '状态', EN: 'Status' },
  printed: { CN: '打印时间', EN: 'Printed' },
  blank: { CN: '未填写', EN: 'Not given' },
  draft: { CN: '草稿', EN: 'DRAFT' },
  draftTitle: { CN: '草稿', EN: 'draft' },
  masked: {
    CN: '证件号码、账号、电话和邮箱已部分隐去。',
    EN: 'Numbers of documents and accounts, phone numbers and e-mail addresses are partly hidden.',
  },
  scan: { CN: '核验这次提交', EN: 'Check this submission' },
  how: {
    CN: '扫码，或打开 {url}，核对编号、事项和数字摘要。显示“有效”，说明平台收到的内容和材料自提交以来未被改动。',
    EN: 'Scan the code or open {url} and compare number, programme and digest. If it says Valid, nothing that was received has changed since.',
  },
  code: { CN: '校验码', EN: 'Code' },
  digest: { CN: '数字摘要（SHA-256）', EN: 'Digest (SHA-256)' },
} as const satisfies Record<string, Text>;

interface Print {
  readonly locale: Locale;
  readonly context: FormContext;
}

/** What it is and whose, beside the portrait. */
function titleBlock(facts: ApplicationFacts, name: string, locale: Locale): PrintNode {
  const said: PrintNode[] = [
    { text: name, headlineLevel: 1, fontSize: 22, bold: true, color: colours.deep, margin: [0, 22, 0, 6] },
    { text: headline(facts, locale), color: colours.muted, margin: [0, 0, 0, facts.isMasked ? 4 : 16] },
    ...(facts.isMasked ? [{ text: textIn(words.masked, locale), color: colours.muted, margin: [0, 0, 0, 16] }] : []),
  ];
  if (!facts.portrait) return said;
  return {
    columns: [
      { width: '*', stack: said },
      { width: portrait.width, image: 'portrait', height: portrait.height, margin: [0, 8, 0, 14] },
    ],
    columnGap: 16,
  };
}

/** Points: 25 × 33 mm. */
const portrait = { width: 71, height: 94.6 } as const;

function headline(facts: ApplicationFacts, locale: Locale): string {
  const pairs: readonly (readonly [Text, string | undefined])[] = [
    [words.applicant, facts.applicant || undefined],
    [words.no, facts.no],
    [words.state, textIn(facts.state, locale)],
    [words.printed, shanghaiTime(facts.printedAt, locale)],
  ];
  const said = pairs.filter(([, value]) => value !== undefined);
  return said.map(([label, value]) => `${textIn(label, locale)} ${value}`).join(locale === 'CN' ? '　' : '   ');
}

/** The QR code that leads to the public check, and the digest to compare. */
function proofBlock({ code, url, digest, qr }: FormProof, locale: Locale): PrintNode {
  const read = (text: Text) => textIn(text, locale);
  return {
    unbreakable: true,
    columnGap: 16,
    columns: [
      { svg: qrSvg(qr), width: 84, alt: read(words.scan) },
      {
        width: '*',
        stack: [
          { text: read(words.scan), bold: true, fontSize: 12, color: colours.deep, margin: [0, 0, 0, 4] },
          read(words.how).replace('{url}', url),
          { text: `${read(words.code)} ${code}`, margin: [0, 4, 0, 0] },
          { text: `${read(words.digest)} ${grouped(digest)}`, color: colours.muted, margin: [0, 4, 0, 0] },
        ],
        fontSize: 9.5,
      },
    ],
  };
}

const labelWidth = 150;
/** What is left of the page beside the labels and the padding of two cells: given, so that no long word widens the table. */
const valueWidth = page.width - 2 * page.side - labelWidth - 16;

/** One table a section; its title stands again at the head of the next page. */
function sectionTable(section: Section, print: Print & { index: number; values: Values }): PrintNode {
  const { locale, index, values, context } = print;
  const title = {
    text: `${index + 1}  ${textIn(section.title, locale)}`,
    headlineLevel: 2,
    bold: true,
    fontSize: 12,
    color: colours.deep,
  };
  const inner: FieldContext = { ...context, values };
  const rows = shownFields(section.fields, inner).flatMap((field) => fieldRows(field, values[field.key], print));
  return {
    layout: 'facts',
    table: {
      widths: [labelWidth, valueWidth],
      headerRows: 1,
      keepWithHeaderRows: 1,
      body: [[{ ...title, colSpan: 2, fillColor: colours.soft, margin: [2, 1, 0, 1] }, ''], ...rows],
    },
    margin: [0, 0, 0, 16],
  };
}

function fieldRows(field: Field, value: unknown, print: Print): PrintNode[][] {
  if (field.kind === 'rows') return rowsRows(field, value, print);
  const label = { text: textIn(field.label, print.locale), color: colours.muted };
  return [[label, valueNode(field, value, print)]];
}

function valueNode(field: Field, value: unknown, { locale, context }: Print): PrintNode {
  if (field.kind === 'files') return filesNode(value, locale);
  const text = displayField(field, value, locale, context.dictionaries);
  return text === '' ? blank(locale) : { text };
}

function filesNode(value: unknown, locale: Locale): PrintNode {
  if (!Array.isArray(value) || value.length === 0) return blank(locale);
  const [open, close] = locale === 'CN' ? ['（', '）'] : [' (', ')'];
  return { stack: value.map((file: FileValue) => `${file.name}${open}${sizeText(file.size)}${close}`) };
}

function blank(locale: Locale): PrintNode {
  return { text: textIn(words.blank, locale), color: '#8A9893' };
}

/** Each row under its own line: what it is called, its number and its summary. */
function rowsRows(field: RowsField, value: unknown, print: Print): PrintNode[][] {
  const label = { text: textIn(field.label, print.locale), color: colours.muted };
  const rows = Array.isArray(value) ? orderedRows(field, value.filter(isRecord) as RowValue[]) : [];
  if (rows.length === 0) return [[label, blank(print.locale)]];
  return rows.flatMap((row, index) => {
    const summary = rowSummary(field, row, print.locale, print.context.dictionaries);
    const head = `${atStart(textIn(field.item, print.locale))} ${index + 1}${summary ? ` · ${summary}` : ''}`;
    const inner: FieldContext = { ...print.context, values: row };
    return [
      [{ text: head, bold: true, colSpan: 2, fillColor: colours.page }, ''],
      ...shownFields(field.fields, inner).map((each) => [
        { text: textIn(each.label, print.locale), color: colours.muted, margin: [10, 0, 0, 0] },
        valueNode(each, row[each.key], print),
      ]),
    ];
  });
}
