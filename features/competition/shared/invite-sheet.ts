import { type PrintDocument, type PrintNode, page } from '#core/documents/print.ts';
import { type QrMatrix, qrSvg } from '#core/documents/qr-code.ts';
import { markSvg } from '#core/mark.ts';
import { showAmount } from '#core/texts/amount.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import type { Edition } from './edition.ts';

/** What the sheet by which a supporter invites projects says. */
export interface InviteFacts {
  readonly edition: Pick<Edition, 'title' | 'intro' | 'tracks' | 'prizes'>;
  readonly tenant: Text;
  /** End of registration, written out. */
  readonly until: string;
  readonly code: string;
  /** Where the QR code leads. */
  readonly url: string;
  readonly qr: QrMatrix;
  readonly locale: Locale;
  readonly createdAt: Date;
}

const words = {
  prizes: { CN: '个奖项，奖金合计', EN: 'prizes,' },
  inAll: { CN: '', EN: ' in all' },
  tracks: { CN: '赛道', EN: 'Tracks' },
  until: { CN: '报名截止', EN: 'Enter by' },
  scan: { CN: '扫码直接报名', EN: 'Scan to enter' },
  code: { CN: '推荐码', EN: 'Referral code' },
} satisfies Record<string, Text>;

const ink = { cream: '#F6E7C8', pale: '#C4D3DF', navy: '#123552', line: '#E9A14B' } as const;

/** One standing page in the colours of the contest, to hang up or send on: the edition, and the supporter's QR code. */
export function inviteSheet(facts: InviteFacts): PrintDocument {
  const { edition, tenant, until, code, url, locale } = facts;
  const read = (text: Text) => textIn(text, locale);
  const count = edition.prizes.reduce((sum, prize) => sum + prize.count, 0);
  const amount = edition.prizes.reduce((sum, prize) => sum + prize.count * prize.amount, 0);
  const tracks = edition.tracks.map(({ name }) => read(name)).join(locale === 'CN' ? '、' : ', ');
  const title = read(edition.title);
  return {
    title: `${title} ${code}`,
    locale,
    createdAt: facts.createdAt,
    isBare: true,
    margins: { side: 0, top: 0, bottom: 0 },
    footer: '',
    background: [{ svg: ground, absolutePosition: { x: 0, y: 0 } }],
    content: [
      { svg: `<svg viewBox="0 0 64 64">${markSvg()}</svg>`, width: 40, absolutePosition: { x: 56, y: 56 } },
      within(108, 66, 380, [{ text: read(tenant), fontSize: 14, color: ink.cream }]),
      within(56, 168, 400, [
        {
          // A name in both scripts breaks between them, not within a word.
          text: title.replace(/ (?=\p{Script=Han})/u, '\n'),
          headlineLevel: 1,
          fontSize: title.length > 24 ? 30 : 38,
          bold: true,
          color: ink.cream,
          lineHeight: 1.15,
        },
        { text: read(edition.intro), fontSize: 12.5, color: ink.pale, margin: [0, 12, 0, 0], lineHeight: 1.3 },
      ]),
      within(56, 376, 483, [
        {
          text: `${count} ${read(words.prizes)} ${showAmount(amount, locale)}${read(words.inAll)}`,
          fontSize: 15,
          bold: true,
          color: ink.line,
        },
        {
          text: `${read(words.tracks)}  ${tracks}`,
          fontSize: 11.5,
          color: ink.pale,
          margin: [0, 10, 0, 0],
          lineHeight: 1.3,
        },
      ]),
      { svg: qrSvg(facts.qr), width: 186, alt: read(words.scan), absolutePosition: { x: 77, y: 539 } },
      within(302, 540, 220, [
        { text: read(words.scan), fontSize: 19, bold: true, color: ink.navy },
        { text: read(words.until), fontSize: 10.5, color: ink.navy, margin: [0, 14, 0, 0] },
        { text: until, fontSize: 13, bold: true, color: ink.navy },
        { text: read(words.code), fontSize: 10.5, color: ink.navy, margin: [0, 14, 0, 0] },
        { text: code, fontSize: 22, bold: true, color: ink.navy, characterSpacing: 2 },
        { text: url, fontSize: 8, color: ink.navy, margin: [0, 12, 0, 0] },
      ]),
    ],
  };
}

/** A stack of its own width: what stands at a fixed place would go on to the edge of the page. */
function within(x: number, y: number, width: number, stack: readonly PrintNode[]): PrintNode {
  return { columns: [{ width, stack }], absolutePosition: { x, y } };
}

/** A night sky with the sun and orbits of the contest, a ridge, and a white card for the code. */
const ground = (() => {
  const { width, height } = page;
  const sun = { x: width - 92, y: 116 };
  const orbits = [58, 96, 142, 196, 258, 328].map(
    (radius) => `<circle cx="${sun.x}" cy="${sun.y}" r="${radius}" fill="none" stroke="${ink.cream}" opacity=".2"/>`,
  );
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#173F5F"/>${orbits.join('')}<circle cx="${sun.x}" cy="${sun.y}" r="30" fill="#C8452F"/><circle cx="${sun.x - 96}" cy="${sun.y + 2}" r="4" fill="${ink.line}"/><circle cx="${sun.x - 58}" cy="${sun.y + 129}" r="5" fill="${ink.cream}"/><path fill="#0D2438" d="M0 ${height - 130}c90-40 190 18 300 0s200-48 ${width - 300}-14V${height}H0z"/><rect x="56" y="516" width="483" height="232" rx="14" fill="#FFFFFF"/></svg>`;
})();
