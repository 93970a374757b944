import { colours, letterhead, type PrintDocument, ridges } from '#core/documents/print.ts';
import { capitalYuan } from '#core/texts/amount.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import { roomTypes } from './states.ts';

/** What a lease says; the rent in yuan a month, days as YYYY-MM-DD. */
export interface LeaseFacts {
  readonly no: string;
  readonly lessor: Text;
  readonly lessee: string;
  /** The number of their identity document, its middle hidden. */
  readonly lesseeNo: string | null;
  /** How many move in, the tenant included. */
  readonly people: number | null;
  readonly home: Text;
  /** Of dictionary `roomType`. */
  readonly type: string;
  /** Square metres. */
  readonly area: number;
  readonly rent: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly signedAt: string | null;
  /** ISO 8601. */
  readonly chosenAt: string;
}

/** The lease of a talent apartment as one A4 page; a pale word says so until it is signed. */
export function leaseDocument(facts: LeaseFacts, locale: Locale): PrintDocument {
  const read = (text: Text) => textIn(text, locale);
  return {
    title: `${read(leaseTitle)} ${facts.no}`,
    locale,
    createdAt: new Date(facts.chosenAt),
    background: [ridges],
    ...(facts.signedAt ? {} : { watermark: read(words.draft) }),
    content: [
      letterhead(facts.lessor, locale),
      {
        text: read(leaseTitle),
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
          body: leaseRows(facts, locale).map(({ name, value }) => [
            { text: name, color: colours.muted, margin: [0, 3, 0, 3] },
            { text: value, margin: [0, 3, 0, 3] },
          ]),
        },
        fontSize: 11,
      },
      ...articles.flatMap(({ title, text }) => [
        { text: read(title), bold: true, margin: [0, 14, 0, 2] as [number, number, number, number] },
        { text: read(text) },
      ]),
    ],
    footer: `${read(leaseTitle)} ${facts.no}`,
  };
}

/** What a lease states of its two sides, the apartment and the money, in order. */
export function leaseRows(facts: LeaseFacts, locale: Locale): { key: string; name: string; value: string }[] {
  const read = (text: Text) => textIn(text, locale);
  const figures = facts.rent.toLocaleString('en-US');
  const amount = locale === 'CN' ? `${figures} 元（${capitalYuan(facts.rent * 100)}）` : `CNY ${figures}`;
  const rooms = roomTypes.find(({ value }) => value === facts.type)?.label;
  const home = [read(facts.home), rooms && read(rooms), read({ CN: `${facts.area} 平方米`, EN: `${facts.area} m²` })];
  const comma = read({ CN: '，', EN: ', ' });
  const rows: Record<keyof typeof words.rows, string | null> = {
    no: facts.no,
    lessor: read(facts.lessor),
    lessee: [facts.lessee, facts.lesseeNo].filter(Boolean).join(comma),
    people:
      facts.people === null
        ? null
        : read({ CN: `${facts.people} 人，含本人`, EN: `${facts.people}, the tenant included` }),
    home: home.filter(Boolean).join(comma),
    term: read({ CN: `${facts.startsOn} 至 ${facts.endsOn}`, EN: `${facts.startsOn} to ${facts.endsOn}` }),
    rent: amount + read({ CN: '，按季支付', EN: ', paid each quarter' }),
    deposit: amount + read({ CN: '，退租验收后 10 日内退还', EN: ', back within ten days of handing over' }),
    signed: facts.signedAt?.slice(0, 10) ?? '–',
  };
  return Object.entries(words.rows).flatMap(([key, name]) => {
    const value = rows[key as keyof typeof rows];
    return value === null ? [] : [{ key, name: read(name), value }];
  });
}

/** What is due before the keys are handed over, in yuan: the deposit, which is the rent of a month, and the first month. */
export function firstPayment({ rent }: Pick<LeaseFacts, 'rent'>): number {
  return 2 * rent;
}

export const leaseTitle: Text = { CN: '人才公寓租赁合同', EN: 'Lease of a talent apartment' };

/** The articles that matter most, on paper and on the page; `figure` says of each what one remembers, null: the rent. */
export const articles: readonly {
  readonly title: Text;
  readonly text: Text;
  readonly figure: number | null;
  readonly short: Text;
}[] = [
  {
    title: { CN: '租金的支付和调整', EN: 'Rent' },
    text: {
      CN: '押金和首月租金在交钥匙前缴清，其后租金按季支付；人才类别变化的，次月起按新类别计租。',
      EN: 'The deposit and the first month are paid before the keys are handed over, the rent of later months each quarter. When the class of the tenant changes, the rent follows from the next month on.',
    },
    figure: null,
    short: { CN: '元每月，类别不变就不变', EN: 'yuan a month, as long as your class stays' },
  },
  {
    title: { CN: '退租', EN: 'Leaving' },
    text: {
      CN: '承租人提前 30 日书面告知即可退租，不收违约金。',
      EN: 'The tenant may leave with 30 days’ written notice, free of charge.',
    },
    figure: 30,
    short: { CN: '天前说一声就能退', EN: 'days of notice, and you can leave' },
  },
  {
    title: { CN: '离区', EN: 'Work outside the district' },
    text: {
      CN: '离开云汀新区工作的，应在 60 日内搬出。',
      EN: 'Whoever stops working in the district moves out within 60 days.',
    },
    figure: 60,
    short: { CN: '天，离区工作后的搬出期', EN: 'days to move out once you work elsewhere' },
  },
  {
    title: { CN: '押金', EN: 'Deposit' },
    text: {
      CN: '退租验收后 10 日内退还押金。',
      EN: 'The deposit is returned within ten days of handing the apartment back.',
    },
    figure: 10,
    short: { CN: '天内退押金', EN: 'days until the deposit is back' },
  },
];

const words = {
  draft: { CN: '待签', EN: 'NOT SIGNED' },
  rows: {
    no: { CN: '编号', EN: 'Number' },
    lessor: { CN: '出租人', EN: 'Lessor' },
    lessee: { CN: '承租人', EN: 'Tenant' },
    people: { CN: '入住人数', EN: 'People moving in' },
    home: { CN: '房屋', EN: 'Apartment' },
    term: { CN: '租期', EN: 'Term' },
    rent: { CN: '每月租金', EN: 'Rent a month' },
    deposit: { CN: '押金', EN: 'Deposit' },
    signed: { CN: '签订日期', EN: 'Signed on' },
  },
} as const;
