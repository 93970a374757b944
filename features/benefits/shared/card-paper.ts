import { colours, type PrintDocument, shanghaiTime } from '#core/documents/print.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';

export interface TalentCardFacts {
  readonly cardNo: string;
  readonly name: string;
  readonly level: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly tenant: Text;
  readonly printedAt: Date;
}

/** The talent card as a sheet; whoever redeems asks for the code on the phone. */
export function talentCardPaper(facts: TalentCardFacts, locale: Locale): PrintDocument {
  const { cardNo, name, level, validFrom, validTo, tenant, printedAt } = facts;
  const pairs: readonly (readonly [Text, string])[] = [
    [words.no, cardNo],
    [words.valid, `${validFrom} – ${validTo}`],
    [words.by, textIn(tenant, locale)],
  ];
  return {
    title: `${textIn(words.title, locale)} ${cardNo}`,
    locale,
    createdAt: printedAt,
    content: [
      {
        table: {
          widths: ['*', 'auto'],
          body: [
            [
              {
                stack: [
                  { text: textIn(words.title, locale), fontSize: 13, color: colours.gold, bold: true },
                  { text: name, fontSize: 26, bold: true, color: colours.deep, margin: [0, 18, 0, 12] },
                  ...pairs.map(([label, value]) => ({
                    text: [{ text: `${textIn(label, locale)}  `, color: colours.muted }, value],
                    margin: [0, 2, 0, 0],
                  })),
                ],
                margin: [18, 18, 12, 18],
              },
              {
                stack: [
                  { text: level, fontSize: 64, bold: true, color: colours.gold, alignment: 'center' },
                  { text: textIn(words.level, locale), color: colours.muted, alignment: 'center' },
                ],
                margin: [12, 24, 24, 18],
              },
            ],
          ],
        },
      },
      { text: textIn(words.note, locale), color: colours.muted, margin: [0, 14, 0, 0] },
    ],
    footer: `${textIn(words.printed, locale)} ${shanghaiTime(printedAt, locale)}`,
  };
}

const words = {
  title: { CN: '人才卡', EN: 'Talent card' },
  no: { CN: '卡号', EN: 'Card no.' },
  valid: { CN: '有效期', EN: 'Valid' },
  by: { CN: '发卡单位', EN: 'Issued by' },
  level: { CN: '类', EN: 'class' },
  note: {
    CN: '在商户使用权益时，请出示手机上每分钟变化的二维码；纸面不能核销。',
    EN: 'In the shops, show the code on your phone that changes each minute; this sheet redeems nothing.',
  },
  printed: { CN: '打印于', EN: 'Printed' },
} as const satisfies Record<string, Text>;
