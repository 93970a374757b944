import {
  colours,
  grouped,
  letterhead,
  type PrintDocument,
  type PrintNode,
  page,
  ridges,
  shanghaiTime,
  sizeText,
} from '#core/documents/print.ts';
import { type QrMatrix, qrSvg } from '#core/documents/qr-code.ts';
import type { Locale, Text } from '#core/texts/text.ts';
import { textIn } from '#core/texts/text.ts';
import type { Helper } from '#features/casework/shared/helping.ts';

/** What a receipt says. */
export interface ReceiptFacts {
  /** Public code under which anybody can check the receipt. */
  readonly code: string;
  readonly no: string;
  readonly applicant: string;
  /** Who helped to fill it in. */
  readonly helpers: readonly Helper[];
  readonly programme: Text;
  readonly year: number;
  readonly tenant: Text;
  readonly submittedAt: Date;
  readonly files: number;
  /** Of all files together. */
  readonly bytes: number;
  /** SHA-256 in hex. */
  readonly digest: string;
  /** Ed25519 signature and public key, in base64url. */
  readonly signature: string;
  readonly key: string;
  /** Where the receipt is checked. */
  readonly url: string;
  readonly qr: QrMatrix;
}

/** The receipt as one A4 page: the paper card of the status page, and below it how to check it. */
export function receiptDocument(facts: ReceiptFacts, locale: Locale): PrintDocument {
  const read = (text: Text) => textIn(text, locale);
  return {
    title: `${read(words.title)} ${facts.no}`,
    locale,
    createdAt: facts.submittedAt,
    background: [{ svg: card, absolutePosition: { x: 0, y: 0 } }, ridges],
    content: [
      letterhead(facts.tenant, locale),
      { svg: sealOf(facts.submittedAt, locale), width: 92, absolutePosition: { x: 428, y: 122 } },
      {
        stack: [
          {
            text: read(words.title),
            headlineLevel: 1,
            fontSize: 24,
            bold: true,
            color: colours.deep,
            characterSpacing: locale === 'CN' ? 4 : 0,
          },
          { text: read(words.subtitle), fontSize: 9.5, color: colours.muted, margin: [0, 3, 0, 13] },
          factTable(facts, locale),
        ],
        absolutePosition: { x: cardLeft + 30, y: 128 },
      },
      { svg: qrSvg(facts.qr), width: 104, alt: read(words.scan), absolutePosition: { x: cardLeft + 30, y: tear + 17 } },
      {
        stack: [
          { text: read(words.scan), fontSize: 11, bold: true, color: colours.deep },
          { text: read(words.code), fontSize: 9.5, color: colours.muted, margin: [0, 8, 0, 0] },
          { text: facts.code, fontSize: 15, bold: true, characterSpacing: 0.6 },
          { text: facts.url, fontSize: 9.5, color: colours.muted, margin: [0, 6, 0, 0] },
        ],
        absolutePosition: { x: cardLeft + 156, y: tear + 22 },
      },
      {
        stack: [
          block(read(words.digest), [grouped(facts.digest)]),
          block(read(words.signature), [
            facts.signature,
            { text: `${read(words.key)} ${facts.key}`, color: colours.muted },
          ]),
          block(read(words.how), [{ ol: words.steps.map((step) => ({ text: read(step), margin: [2, 0, 0, 3] })) }]),
          { text: read(words.meaning), fontSize: 9.5, color: colours.muted, margin: [0, 12, 0, 0] },
        ],
        margin: [0, bottom - 40 - 34 + 42, 0, 0],
      },
    ],
    footer: `${read(words.title)} ${facts.no} · ${facts.code}`,
  };
}

const words = {
  title: { CN: '收件回执', EN: 'Receipt' },
  subtitle: { CN: '申报材料已由平台收到', EN: 'Your application has arrived' },
  no: { CN: '编号', EN: 'Number' },
  applicant: { CN: '申报人', EN: 'Applicant' },
  helpers: { CN: '协助填写', EN: 'Helped by' },
  programme: { CN: '事项', EN: 'Programme' },
  received: { CN: '收件', EN: 'Received' },
  zone: { CN: '（北京时间）', EN: ' (Beijing time)' },
  files: { CN: '材料', EN: 'Documents' },
  seal: { CN: '已收件', EN: 'RECEIVED' },
  scan: { CN: '扫码核验真伪', EN: 'Scan to check this receipt' },
  code: { CN: '校验码', EN: 'Code' },
  digest: { CN: '数字摘要（SHA-256）', EN: 'Digest (SHA-256)' },
  signature: { CN: '电子签名（Ed25519）', EN: 'Signature (Ed25519)' },
  key: { CN: '公钥', EN: 'Public key' },
  how: { CN: '如何核验', EN: 'How to check it' },
  steps: [
    {
      CN: '扫描上方二维码，或打开上方网址，无需登录。',
      EN: 'Scan the code above or open the address beside it. You need not sign in.',
    },
    {
      CN: '对照页面上的编号、事项、收件时间与本回执是否一致。',
      EN: 'Compare number, programme and time on the page with this receipt.',
    },
    {
      CN: '页面显示“有效”，说明申报内容和每一份材料自收件以来未被改动；数字摘要应与上面的一致。',
      EN: 'If the page says Valid, neither the entries nor any document has changed since. The digest must be the one above.',
    },
  ],
  meaning: {
    CN: '本回执由平台自动生成，证明已收到上述申报材料，不代表受理或批准。',
    EN: 'Issued automatically. It proves that the application was received, not that it was accepted or approved.',
  },
} as const satisfies Record<string, Text | readonly Text[]>;

/** The card on the page: its left edge, the tear line and its lower edge. */
const cardLeft = page.side;
const cardTop = 100;
const tear = 360;
const bottom = 498;

function factTable(facts: ReceiptFacts, locale: Locale): PrintNode {
  const read = (text: Text) => textIn(text, locale);
  const isHelped = facts.helpers.length > 0;
  const rows: readonly (readonly [Text, string, number?])[] = [
    [words.no, facts.no],
    [words.applicant, facts.applicant],
    ...(isHelped ? ([[words.helpers, helpersText(facts.helpers, locale), 9.5]] as const) : []),
    [words.programme, `${read(facts.programme)} ${facts.year}`],
    [words.received, `${shanghaiTime(facts.submittedAt, locale)}${read(words.zone)}`],
    [words.files, filesText(facts, locale)],
  ];
  // One row more stands closer: the card is as high as ever.
  const above = isHelped ? 0.5 : 2.5;
  return {
    layout: 'noBorders',
    table: {
      widths: [74, 340],
      body: rows.map(([label, value, fontSize = 11.5]) => [
        { text: read(label), color: colours.muted, margin: [0, above, 0, above] },
        { text: value, fontSize, margin: [0, above + (fontSize < 11.5 ? 1.5 : 0), 0, above] },
      ]),
    },
    fontSize: 11.5,
  };
}

/** Who helped, each with the sections; in two lines at most, so with their number where there are many. */
function helpersText(helpers: readonly Helper[], locale: Locale): string {
  const isChinese = locale === 'CN';
  const [comma, semicolon] = isChinese ? ['、', '；'] : [', ', '; '];
  const among = (inner: string) => (isChinese ? `（${inner}）` : ` (${inner})`);
  const countOf = (count: number) =>
    isChinese ? `${count} 个部分` : `${count} ${count === 1 ? 'section' : 'sections'}`;
  const ways = [
    helpers.map(({ name, sections }) => name + among(sections.map((title) => textIn(title, locale)).join(comma))),
    helpers.map(({ name, sections }) => name + among(countOf(sections.length))),
  ].map((each) => each.join(semicolon));
  const [first] = helpers;
  const short = isChinese ? `${first?.name}等 ${helpers.length} 人` : `${first?.name} and ${helpers.length - 1} more`;
  return ways.find((text) => text.length <= (isChinese ? 70 : 140)) ?? short;
}

function filesText({ files, bytes }: ReceiptFacts, locale: Locale): string {
  if (locale === 'CN') return `${files} 份，共 ${sizeText(bytes)}`;
  return `${files} ${files === 1 ? 'file' : 'files'}, ${sizeText(bytes)}`;
}

function block(title: string, content: readonly PrintNode[]): PrintNode {
  return {
    stack: [
      { text: title, headlineLevel: 2, fontSize: 10.5, bold: true, color: colours.deep, margin: [0, 0, 0, 2] },
      { stack: content, fontSize: 9.5 },
    ],
    margin: [0, 0, 0, 14],
  };
}

/** White paper with a notch at each end of the tear line, on a pale ground. */
const card = (() => {
  const right = page.width - cardLeft;
  const notch = 9;
  const outline = (by: number) =>
    `M${cardLeft} ${cardTop + by}H${right}V${tear - notch + by}a${notch} ${notch} 0 0 0 0 ${2 * notch}V${bottom + by}H${cardLeft}V${tear + notch + by}a${notch} ${notch} 0 0 0 0 ${-2 * notch}z`;
  return `<svg viewBox="0 0 ${page.width} ${page.height}" width="${page.width}" height="${page.height}"><rect x="0" y="84" width="${page.width}" height="${bottom - 84 + 20}" fill="${colours.page}"/><path d="${outline(3)}" fill="#E6ECE9"/><path d="${outline(0)}" fill="${colours.card}" stroke="${colours.line}" stroke-width=".8"/><rect x="${cardLeft}" y="${cardTop}" width="${right - cardLeft}" height="6" fill="${colours.primary}"/><path d="M${cardLeft + 18} ${tear}H${right - 18}" stroke="#B9C6C0" stroke-width="1.2" stroke-dasharray="5 4" fill="none"/></svg>`;
})();

function sealOf(at: Date, locale: Locale): string {
  const day = shanghaiTime(at, 'CN').slice(5, 10);
  const size = locale === 'CN' ? 15 : 9.5;
  return `<svg viewBox="0 0 76 76"><g transform="rotate(-14 38 38)"><circle cx="38" cy="38" r="35" fill="none" stroke="${colours.seal}" stroke-width="2.5"/><circle cx="38" cy="38" r="30" fill="none" stroke="${colours.seal}"/><path d="M38 14l2 4.2 4.6.5-3.400 3.200.9 4.600-4.100-2.300-4.100 2.300.9-4.600-3.400-3.200 4.600-.5z" fill="${colours.seal}"/><text x="38" y="46" text-anchor="middle" font-family="Noto" font-weight="bold" font-size="${size}" fill="${colours.seal}">${textIn(words.seal, locale)}</text><text x="38" y="59" text-anchor="middle" font-family="Noto" font-size="9" fill="${colours.seal}">${day}</text></g></svg>`;
}
