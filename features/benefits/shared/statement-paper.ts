import { colours, type PrintDocument, shanghaiTime } from '#core/documents/print.ts';
import { yuanText } from '#core/texts/amount.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import type { ShopAnswer, StatementLine, StatementStep } from './statement.ts';
import { statementTable } from './statement-table.ts';

export interface StatementFacts {
  readonly shop: Text;
  /** `2026-11`. */
  readonly month: string;
  readonly tenant: Text;
  readonly lines: readonly StatementLine[];
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
  const { shop, month, tenant, lines, settlement, printedAt, printedBy } = facts;
  const t = (text: Text) => textIn(text, locale);
  const title = `${t(words.title)} ${t(shop)} ${month}`;
  const { head, rows, total } = statementTable({
    lines,
    columns: ['used', 'voided', 'people', 'price', 'subtotal'],
    locale,
  });
  const right = (text: string) => ({ text, alignment: 'right' });
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
            head.map((text, at) => ({ text, bold: true, alignment: at === 0 ? 'left' : 'right' })),
            ...rows.map(({ title, cells }) => [title, ...cells.map(right)]),
            [{ text: total.title, bold: true }, ...total.cells.map(right)],
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
  title: { CN: '商户月结单', EN: 'Monthly statement' },
  shopSigns: { CN: '商户确认（签章）：', EN: 'For the shop:' },
  officeSigns: { CN: '经办人（签章）：', EN: 'For the office:' },
  printed: { CN: '打印于', EN: 'Printed' },
} as const satisfies Record<string, Text>;
