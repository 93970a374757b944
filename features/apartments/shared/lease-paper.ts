import { colours, letterhead, type PrintDocument, ridges } from '#core/documents/print.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';

/** What a lease says; the rent in yuan a month, days as YYYY-MM-DD. */
export interface LeaseFacts {
  readonly no: string;
  readonly tenant: Text;
  readonly applicant: string;
  readonly home: Text;
  readonly rent: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly signedAt: string | null;
  readonly at: Date;
}

/** The lease of a talent apartment as one A4 page; a pale word says so until it is signed. */
export function leaseDocument(facts: LeaseFacts, locale: Locale): PrintDocument {
  const read = (text: Text) => textIn(text, locale);
  const yuan = `CNY ${facts.rent.toLocaleString('en-US')}`;
  const rows: readonly (readonly [Text, string])[] = [
    [words.no, facts.no],
    [words.lessor, read(facts.tenant)],
    [words.lessee, facts.applicant],
    [words.home, read(facts.home)],
    [words.term, `${facts.startsOn} – ${facts.endsOn}`],
    [words.rent, yuan],
    [words.deposit, yuan],
    [words.signed, facts.signedAt?.slice(0, 10) ?? '–'],
  ];
  return {
    title: `${read(words.title)} ${facts.no}`,
    locale,
    createdAt: facts.at,
    background: [ridges],
    ...(facts.signedAt ? {} : { watermark: read(words.draft) }),
    content: [
      letterhead(facts.tenant, locale),
      {
        text: read(words.title),
        headlineLevel: 1,
        fontSize: 22,
        bold: true,
        color: colours.deep,
        margin: [0, 40, 0, 16],
      },
      {
        layout: 'facts',
        table: {
          widths: [110, '*'],
          body: rows.map(([label, value]) => [
            { text: read(label), color: colours.muted, margin: [0, 3, 0, 3] },
            { text: value, margin: [0, 3, 0, 3] },
          ]),
        },
        fontSize: 11,
      },
      { ol: terms.map((term) => ({ text: read(term), margin: [0, 0, 0, 6] })), margin: [0, 20, 0, 0] },
    ],
    footer: `${read(words.title)} ${facts.no}`,
  };
}

/** The terms that matter most, on paper and on the page. */
export const terms: readonly Text[] = [
  {
    CN: '租金按季支付；人才类别变化的，次月起按新类别计租。',
    EN: 'The rent is paid each quarter. When the class of the tenant changes, it follows from the next month on.',
  },
  {
    CN: '承租人提前 30 日书面告知即可退租，不收违约金。',
    EN: 'The tenant may leave with 30 days’ written notice, free of charge.',
  },
  {
    CN: '离开云汀新区工作的，应在 60 日内搬出。',
    EN: 'Whoever stops working in the district moves out within 60 days.',
  },
  {
    CN: '退租验收后 10 日内退还押金。',
    EN: 'The deposit is returned within ten days of handing the apartment back.',
  },
];

const words = {
  title: { CN: '人才公寓租赁合同', EN: 'Lease of a talent apartment' },
  draft: { CN: '待签', EN: 'NOT SIGNED' },
  no: { CN: '编号', EN: 'Number' },
  lessor: { CN: '出租人', EN: 'Lessor' },
  lessee: { CN: '承租人', EN: 'Tenant' },
  home: { CN: '房屋', EN: 'Apartment' },
  term: { CN: '租期', EN: 'Term' },
  rent: { CN: '每月租金', EN: 'Rent a month' },
  deposit: { CN: '押金', EN: 'Deposit' },
  signed: { CN: '签订日期', EN: 'Signed on' },
} as const satisfies Record<string, Text>;
