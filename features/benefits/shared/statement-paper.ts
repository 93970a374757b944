import { colours, type PrintDocument, shanghaiTime } from '#core/documents/print.ts';
import { yuanText } from '#core/texts/amount.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import { type ShopAnswer, type StatementLine, type StatementStep, sumOf } from './statement.ts';

export interface StatementFacts {
  readonly shop: Text;
  /** `2026-11`. */
  readonly month: string;
  readonly tenant: Text;
  readonly lines: readonly StatementLine[];
  readonly used: number;
  readonly voided: number;
  /** How far it is settled; null until it is drawn up. */
  readonly settlement: {
    /** In fen. */
    readonly amount: number;
    readonly note: string;
    readonly answer: ShopAnswer | null;
    readonly answeredAt: string | null;
    readonly objection: string | null;
    readonly override: string | null;
    readonly steps: readonly { readonly step: string; readonly name: string; readonly at: string }[];
  } | null;
  readonly printedAt: Date;
  readonly printedBy: string;
}

/** What a shop redeemed in a month, to be signed by both sides. */
export function statementPaper(facts: StatementFacts, locale: Locale): PrintDocument {
  const { shop, month, tenant, lines, used, voided, settlement, printedAt, printedBy } = facts;
  const t = (text: Text) => textIn(text, locale);
  const title = `${t(words.title)} ${t(shop)} ${month}`;
  const right = (value: number | string) => ({ text: String(value), alignment: 'right' });
  const line = (text: string) => ({ text, color: colours.muted });
  return {
    title,
    locale,
    createdAt: printedAt,
    content: [
      { text: t(words.title), fontSize: 18, bold: true, color: colours.deep },
      { text: `${t(shop)} · ${month}`, fontSize: 12, margin: [0, 6, 0, 2] },
      { text: t(tenant), color: colours.muted, margin: [0, 0, 0, 14] },
      {
        table: {
          headerRows: 1,
          widths: ['*', 50, 50, 50, 70, 80],
          body: [
            [words.benefit, words.used, words.voided, words.people, words.price, words.subtotal].map((text, at) => ({
              text: t(text),
              bold: true,
              alignment: at === 0 ? 'left' : 'right',
            })),
            ...lines.map(({ title, used, voided, people, price }) => [
              t(title),
              right(used),
              right(voided),
              right(people),
              right(price > 0 ? yuanText(price) : '–'),
              right(yuanText(price * used)),
            ]),
            [{ text: t(words.total), bold: true }, right(used), right(voided), '', '', right(yuanText(sumOf(lines)))],
          ],
        },
      },
      ...(settlement
        ? [
            {
              text: `${t(words.owed)} ${yuanText(settlement.amount)}`,
              bold: true,
              margin: [0, 14, 0, 4],
            },
            ...(settlement.note ? [line(settlement.note)] : []),
            ...settlement.steps.map(({ step, name, at }) =>
              line(`${t(words[step as StatementStep])} ${name} · ${shanghaiTime(new Date(at), locale)}`),
            ),
            ...(settlement.answer && settlement.answeredAt
              ? [
                  line(
                    [
                      `${t(words[settlement.answer])} ${shanghaiTime(new Date(settlement.answeredAt), locale)}`,
                      settlement.objection,
                    ]
                      .filter(Boolean)
                      .join(' · '),
                  ),
                ]
              : []),
            ...(settlement.override ? [line(`${t(words.override)} ${settlement.override}`)] : []),
          ]
        : []),
      {
        columns: [{ text: t(words.shopSigns) }, { text: t(words.officeSigns) }],
        margin: [0, 48, 0, 0],
        color: colours.muted,
      },
    ],
    footer: `${t(words.printed)} ${shanghaiTime(printedAt, locale)} · ${printedBy}`,
  };
}

const words = {
  owed: { CN: '应付（元）', EN: 'Owed (CNY)' },
  draw: { CN: '出账', EN: 'Drawn up by' },
  check: { CN: '核对', EN: 'Checked by' },
  pay: { CN: '拨付', EN: 'Paid by' },
  CONFIRMED: { CN: '商户确认', EN: 'Confirmed by the shop' },
  OBJECTED: { CN: '商户异议', EN: 'Shop objected' },
  override: { CN: '未经商户确认拨付：', EN: 'Paid without the shop’s agreement:' },
  price: { CN: '单价（元）', EN: 'Each (CNY)' },
  subtotal: { CN: '小计（元）', EN: 'Subtotal (CNY)' },
  title: { CN: '商户月结单', EN: 'Monthly statement' },
  benefit: { CN: '权益', EN: 'Benefit' },
  used: { CN: '核销', EN: 'Redeemed' },
  voided: { CN: '撤销', EN: 'Void' },
  people: { CN: '人数', EN: 'People' },
  total: { CN: '合计', EN: 'Total' },
  shopSigns: { CN: '商户确认（签章）：', EN: 'For the shop:' },
  officeSigns: { CN: '经办人（签章）：', EN: 'For the office:' },
  printed: { CN: '打印于', EN: 'Printed' },
} as const satisfies Record<string, Text>;
