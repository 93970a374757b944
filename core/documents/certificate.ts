import { dayInShanghai } from '#core/calendar/dates.ts';
import { colours, type PrintDocument, type PrintNode, page } from '#core/documents/print.ts';
import { printFonts } from '#core/documents/print-fonts.ts';
import { type QrMatrix, qrSvg } from '#core/documents/qr-code.ts';
import { markSvg, mark as shapes } from '#core/mark.ts';
import type { Text } from '#core/texts/text.ts';

/** What kind of certificate it is, and the sentence that says what its holder has. */
export interface CertificateWords {
  readonly heading: Text;
  readonly says: Text;
  /** Of a contest, whose paper has its orbits instead of the valley: what was won, large below the sentence. */
  readonly prize?: { readonly contest: Text; readonly name: string; readonly amount?: string };
  /** The holder’s name in Latin script. */
  readonly latinName?: string;
  readonly employer?: string;
}

/** What a certificate says. */
export interface CertificateFacts extends CertificateWords {
  /** Public code under which anybody can check it. */
  readonly code: string;
  readonly no: string;
  readonly holder: string;
  readonly tenant: Text;
  readonly validFrom: Date;
  readonly validTo: Date | null;
  readonly issuedAt: Date;
  readonly isRevoked: boolean;
  readonly url: string;
  readonly qr: QrMatrix;
  /** The round seal of the tenant, as a drawing. */
  readonly seal: string;
}

/** Points of an A4 page on its long side. */
const paper = { width: page.height, height: page.width } as const;

/** The certificate as one page in both languages; a revoked one says so across it. */
export function certificateDocument(facts: CertificateFacts): PrintDocument {
  const { no, prize } = facts;
  return {
    title: `证书 ${no}`,
    locale: 'CN',
    createdAt: facts.issuedAt,
    isLandscape: true,
    isBare: true,
    margins: { side: 0, top: 0, bottom: 0 },
    footer: '',
    ...(facts.isRevoked ? { watermark: '已撤销 REVOKED' } : {}),
    background: [{ svg: prize ? contestFrame : frame, absolutePosition: { x: 0, y: 0 } }],
    content: [...(prize ? contestContent(facts, prize) : valleyContent(facts)), ...footOf(facts)],
  };
}

function valleyContent(facts: CertificateFacts): PrintNode[] {
  const { no, holder, heading, says, latinName, employer } = facts;
  return [
    { ...mark, width: 50, absolutePosition: { x: (paper.width - 50) / 2, y: 46 } },
    middle(104, [
      { text: heading.CN, headlineLevel: 1, fontSize: 38, bold: true, color: colours.deep, characterSpacing: 14 },
      { text: heading.EN, fontSize: 12, color: gold, characterSpacing: 1.2, font: printFonts.latin },
    ]),
    middle(196, [{ text: holder, fontSize: nameSize(holder), bold: true }]),
    ...(latinName ? [middle(254, [{ text: latinName, fontSize: 11, color: colours.muted }])] : []),
    middle(278, [
      { text: says.CN, fontSize: 14.5 },
      {
        text: says.EN,
        fontSize: 10.5,
        color: colours.muted,
        margin: [0, 8, 0, 0],
      },
    ]),
    {
      columns: [
        fact({ CN: '证书编号', EN: 'No.' }, no),
        ...(employer ? [fact({ CN: '工作单位', EN: 'Employer' }, employer)] : []),
        fact({ CN: '有效期', EN: 'Valid' }, validity(facts)),
      ],
      absolutePosition: { x: employer ? 130 : 220, y: 366 },
    },
  ];
}

/** Names and sentences may take two lines; the prize keeps its size. */
function contestContent(
  { holder, heading, says }: CertificateFacts,
  { contest, name, amount }: NonNullable<CertificateWords['prize']>,
): PrintNode[] {
  return [
    { ...mark, width: 32, absolutePosition: { x: 78, y: 62 } },
    within(120, 62, 420, [
      { text: contest.CN, fontSize: 13.5, bold: true, color: navy },
      { text: contest.EN, fontSize: 9, color: colours.muted, margin: [0, 1, 0, 0] },
    ]),
    within(78, 114, 480, [
      { text: heading.CN, headlineLevel: 1, fontSize: 36, bold: true, color: navy, characterSpacing: 8 },
      { text: heading.EN, fontSize: 11, bold: true, color: gold, characterSpacing: 1.6, font: printFonts.latin },
      { text: `${holder}：`, fontSize: 17, bold: true, margin: [0, 22, 0, 0] },
      { text: says.CN, fontSize: 14, margin: [0, 10, 0, 0] },
      {
        text: [
          { text: name, fontSize: 34, bold: true, color: sunRed, characterSpacing: 4 },
          ...(amount ? [{ text: `   ${amount}`, fontSize: 10.5 }] : []),
        ],
        margin: [0, 12, 0, 0],
      },
      { text: says.EN, fontSize: 10, color: colours.muted, margin: [0, 12, 0, 0] },
    ]),
  ];
}

function footOf({ no, qr, code, url, tenant, issuedAt, prize, seal }: CertificateFacts): PrintNode[] {
  return [
    { svg: qrSvg(qr), width: 76, alt: '扫码核验', absolutePosition: { x: 78, y: 452 } },
    {
      stack: [
        { text: '扫码核验 Scan to verify', fontSize: 10, bold: true },
        { text: code, fontSize: 9.5, margin: [0, 4, 0, 0] },
        ...(prize ? [{ text: `证书编号 No. ${no}`, fontSize: 9.5, margin: [0, 2, 0, 0] }] : []),
        { text: url, fontSize: 7.5, color: colours.muted, margin: [0, 4, 0, 0] },
        { text: '以核验页面显示的状态为准 Valid only if the page says so', fontSize: 7.5, color: colours.muted },
      ],
      absolutePosition: { x: 164, y: prize ? 452 : 458 },
    },
    within(500, 462, paper.width - 600, [
      { text: tenant.CN, fontSize: 14, bold: true, alignment: 'center' },
      { text: tenant.EN, fontSize: 9, color: colours.muted, alignment: 'center', margin: [0, 2, 0, 0] },
      { text: issuedOn(issuedAt).CN, fontSize: 10.5, alignment: 'center', margin: [0, 6, 0, 0] },
      { text: issuedOn(issuedAt).EN, fontSize: 8.5, color: colours.muted, alignment: 'center', margin: [0, 1, 0, 0] },
    ]),
    // Over the name, as a seal is set.
    { svg: seal, width: 104, alt: `${tenant.CN}印章`, absolutePosition: { x: 664, y: 436 } },
  ];
}

const mark = { svg: `<svg viewBox="0 0 64 64">${markSvg()}</svg>` } as const;
const navy = '#1B3F66';
const sunRed = '#C8452F';
const gold = '#8A5A12';

/** A stack across the page, its lines in the middle. */
function middle(y: number, stack: readonly PrintNode[]): PrintNode {
  const lines = stack.map((node) => ({ ...(node as object), alignment: 'center' }));
  return within(76, y, paper.width - 152, lines);
}

/** A stack of its own width: what stands at a fixed place would go on to the edge of the page. */
function within(x: number, y: number, width: number, stack: readonly PrintNode[]): PrintNode {
  return { columns: [{ width, stack }], absolutePosition: { x, y } };
}

function fact(name: Text, value: string): PrintNode {
  return {
    width: (paper.width - 260) / 3,
    stack: [
      { text: `${name.CN} ${name.EN}`, fontSize: 9.5, color: colours.muted, alignment: 'center' },
      { text: value, fontSize: 12, bold: true, alignment: 'center', margin: [0, 4, 0, 0] },
    ],
  };
}

/** The day a certificate was issued: 2026 年 7 月 23 日, 23 July 2026. */
function issuedOn(issuedAt: Date): Text {
  const day = new Date(`${dayInShanghai(issuedAt.getTime())}T00:00:00Z`);
  return {
    CN: `${day.getUTCFullYear()} 年 ${day.getUTCMonth() + 1} 月 ${day.getUTCDate()} 日`,
    EN: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(day),
  };
}

function validity({ validFrom, validTo }: CertificateFacts): string {
  const from = dayInShanghai(validFrom.getTime());
  return validTo ? `${from} 至 ${dayInShanghai(validTo.getTime())}` : `${from} 起`;
}

/** Long names shrink, so that they keep to one line. */
function nameSize(name: string): number {
  return name.length > 24 ? 20 : name.length > 12 ? 26 : 34;
}

/** Cream paper with fine waves and the mark in it, a double line with a leaf in each corner, ridges along the foot. */
const frame = (() => {
  const { width, height } = paper;
  const line = (inset: number, stroke: string, weight: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="6" fill="none" stroke="${stroke}" stroke-width="${weight}"/>`;
  const foot = height - 26;
  // Below what stands at the foot on the left.
  const ridge = `M26 ${foot - 24}c110-14 210 2 300-10 50-8 70-62 134-62 60 0 90 44 150 46 80 2 110-34 166-30 24 2 32 4 40 4`;
  const waves = Array.from({ length: 13 }, (_, at) => {
    const y = 52 + 30 * at;
    return `<path d="M27 ${y}c130-22 250 16 390 2s270-26 398 4"/>`;
  });
  const leaf = `<path d="M37 37c16-1 26 8 27 26-18-1-27-11-27-26zl21 21M43 43l0 8M43 43l8 0M50 50l0 7M50 50l7 0"/><path d="M73 37h54M37 73v54"/><circle cx="73" cy="37" r="1.6" fill="${colours.gold}"/><circle cx="37" cy="73" r="1.6" fill="${colours.gold}"/>`;
  const corners = [
    '',
    `translate(${width} 0) scale(-1 1)`,
    `translate(0 ${height}) scale(1 -1)`,
    `translate(${width} ${height}) scale(-1 -1)`,
  ].map((transform) => `<g transform="${transform}">${leaf}</g>`);
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#FDFBF4"/><g fill="none" stroke="#E9E6D6" stroke-width=".5">${waves.join('')}</g><path fill="${colours.deep}" opacity=".05" transform="translate(${width / 2 - 112} 160) scale(3.5)" d="${shapes.leaf}"/><path fill="${colours.soft}" d="${ridge}V${foot}H26z"/><path fill="none" stroke="${colours.gold}" stroke-width=".7" d="${ridge}"/>${line(21, colours.gold, 1.6)}${line(26, '#E4D3AE', 0.8)}<g fill="none" stroke="${colours.gold}" stroke-width=".8">${corners.join('')}</g><path d="M300 252h242" stroke="${colours.gold}" stroke-width=".8"/></svg>`;
})();

/** Navy and gold lines, orbits round a red sun, a comet's way up to it, two soft ridges. */
const contestFrame = (() => {
  const { width, height } = paper;
  const sun = { x: width - 118, y: 118 };
  const line = (inset: number, stroke: string, weight: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${stroke}" stroke-width="${weight}"/>`;
  const orbits = [44, 76, 116, 162, 214, 272].map(
    (radius) =>
      `<circle cx="${sun.x}" cy="${sun.y}" r="${radius}" fill="none" stroke="${colours.gold}" stroke-width=".6" opacity=".35"/>`,
  );
  const foot = height - 39;
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><clipPath id="inner"><rect x="39" y="39" width="${width - 78}" height="${height - 78}"/></clipPath></defs><rect width="${width}" height="${height}" fill="#FBF8EE"/><rect x="39" y="39" width="${width - 78}" height="${height - 78}" fill="#FFFEF9"/><g clip-path="url(#inner)">${orbits.join('')}<circle cx="${sun.x}" cy="${sun.y}" r="26" fill="${sunRed}"/><path fill="none" stroke="#E9A14B" stroke-width="1.4" d="M39 440C420 440 690 380 ${sun.x - 8} ${sun.y + 25}"/><circle cx="${sun.x - 162}" cy="${sun.y - 8}" r="4" fill="${colours.gold}"/><circle cx="${sun.x - 44}" cy="${sun.y + 2}" r="4" fill="${navy}"/><circle cx="${sun.x - 80}" cy="${sun.y + 84}" r="4" fill="#8FB2CC"/><path fill="#DCE6EF" d="M39 ${foot - 58}c110-30 210 24 340 8s230-44 424-26v${foot}H39z" opacity=".6"/><path fill="#C9D8E6" d="M39 ${foot - 26}c140-26 260 10 380 0s240-26 384-10v${foot}H39z" opacity=".55"/></g>${line(16, navy, 2)}${line(24, '#E4D3AE', 3)}${line(39, colours.gold, 1)}</svg>`;
})();
