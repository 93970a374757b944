import { colours, letterhead, type PrintDocument, ridges } from '#core/documents/print.ts';
import { yuanText } from '#core/texts/amount.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';

/** What the slip of a payment says; the amount in fen, days as YYYY-MM-DD. */
export interface SlipFacts {
  readonly no: string;
  readonly tenant: Text;
  readonly payee: string;
  readonly programme: Text;
  readonly title: Text;
  readonly amount: number;
  readonly paidOn: string;
  readonly tail: string;
  readonly at: Date;
}

/** The slip of a payment as one A4 page. */
export function slipDocument(facts: SlipFacts, locale: Locale): PrintDocument {
  const read = (text: Text) => textIn(text, locale);
  const rows: readonly (readonly [Text, string])[] = [
    [words.no, facts.no],
    [words.payee, facts.payee],
    [words.programme, read(facts.programme)],
    [words.part, read(facts.title)],
    [words.amount, `CNY ${yuanText(facts.amount)}`],
    [words.paidOn, facts.paidOn],
    [words.account, `**** ${facts.tail}`],
  ];
  return {
    title: `${read(words.title)} ${facts.no}`,
    locale,
    createdAt: facts.at,
    background: [ridges],
    content: [
      letterhead(facts.tenant, locale),
      {
        text: read(words.title),
        headlineLevel: 1,
        fontSize: 24,
        bold: true,
        color: colours.deep,
        margin: [0, 48, 0, 20],
      },
      {
        layout: 'facts',
        table: {
          widths: [110, '*'],
          body: rows.map(([label, value]) => [
            { text: read(label), color: colours.muted, margin: [0, 4, 0, 4] },
            { text: value, margin: [0, 4, 0, 4] },
          ]),
        },
        fontSize: 11.5,
      },
      { text: read(words.meaning), fontSize: 9.5, color: colours.muted, margin: [0, 20, 0, 0] },
    ],
    footer: `${read(words.title)} ${facts.no}`,
  };
}

const words = {
  title: { CN: '拨付回单', EN: 'Payment slip' },
  no: { CN: '编号', EN: 'Number' },
  payee: { CN: '收款人', EN: 'Payee' },
  programme: { CN: '项目', EN: 'Programme' },
  part: { CN: '款项', EN: 'Instalment' },
  amount: { CN: '金额', EN: 'Amount' },
  paidOn: { CN: '到账日', EN: 'Paid on' },
  account: { CN: '收款账户', EN: 'Account' },
  meaning: {
    CN: '本回单由平台根据银行回盘生成，金额以银行入账为准。',
    EN: 'Issued from what the bank reported; what the bank booked decides.',
  },
} as const satisfies Record<string, Text>;
