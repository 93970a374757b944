import { colours, type PrintDocument, shanghaiTime } from '#core/documents/print.ts';
import { yuanText } from '#core/texts/amount.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import type { StatementLine, StatementStep } from './statement.ts';

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
  const right = (value: number) => ({ text: String(value), alignment: 'right' });
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
          widths: ['*', 70, 70, 70],
          body: [
            [words.benefit, words.used, words.voided, words.people].map((text, at) => ({
              text: t(text),
              bold: true,
              alignment: at === 0 ? 'left' : 'right',
            })),
            ...lines.map((line) => [t(line.title), right(line.used), right(line.voided), right(line.people)]),
            [{ text: t(words.total), bold: true }, right(used), right(voided), ''],
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
            ...settlement.steps.map(({ step, name, at }) => ({
              text: `${t(words[step as StatementStep])} ${name} · ${shanghaiTime(new Date(at), locale)}`,
              color: colours.muted,
            })),
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
