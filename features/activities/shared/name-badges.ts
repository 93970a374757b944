import { dateTimeInShanghai } from '#core/calendar/dates.ts';
import { colours, type PrintDocument, type PrintNode, shanghaiTime } from '#core/documents/print.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';

export interface NameBadgesFacts {
  readonly title: Text;
  readonly startAt: Date;
  readonly tenant: Text;
  readonly people: readonly { readonly name: string; readonly company: string }[];
  readonly printedAt: Date;
  readonly printedBy: string;
}

const acrossCount = 2;
const downCount = 4;
/** Points: four rows fill what the margins leave of an A4 page. */
const height = 172;
/** Widths of a badge in characters of one em, at the size of its smallest line. */
const inside = 210;

/** Name badges to cut out, eight an A4 sheet, with what is held in both languages; the last sheet is filled with blanks. */
export function nameBadges(facts: NameBadgesFacts, locale: Locale): PrintDocument {
  const { title, people, printedAt, printedBy } = facts;
  const perSheet = acrossCount * downCount;
  const sheets = Math.max(1, Math.ceil(people.length / perSheet));
  return {
    title: `${textIn(words.title, locale)} ${textIn(title, locale)}`,
    locale,
    createdAt: printedAt,
    content: Array.from({ length: sheets }, (_, sheet): PrintNode => {
      const badge = (place: number) => badgeOf(facts, people[sheet * perSheet + place]);
      return {
        layout: 'cut',
        table: {
          widths: Array.from({ length: acrossCount }, () => '*'),
          heights: height,
          dontBreakRows: true,
          body: Array.from({ length: downCount }, (_row, row) =>
            Array.from({ length: acrossCount }, (_column, column) => badge(row * acrossCount + column)),
          ),
        },
        ...(sheet < sheets - 1 ? { pageBreak: 'after' } : {}),
      };
    }),
    footer: `${textIn(words.printed, locale)} ${shanghaiTime(printedAt, locale)} · ${printedBy}`,
  };
}

function badgeOf(
  { title, tenant, startAt }: NameBadgesFacts,
  person: { readonly name: string; readonly company: string } = { name: '', company: '' },
): PrintNode {
  const day = dateTimeInShanghai(startAt).slice(0, 10);
  const line = (text: string, fontSize: number) => cut(text, inside / fontSize);
  return {
    stack: [
      { text: line(title.CN, 11), fontSize: 11, bold: true, color: colours.deep },
      { text: line(title.EN, 8.5), fontSize: 8.5, color: colours.muted, margin: [0, 2, 0, 0] },
      {
        text: person.name || ' ',
        fontSize: nameSize(person.name),
        bold: true,
        alignment: 'center',
        margin: [0, 58 - nameSize(person.name), 0, 0],
      },
      { text: line(person.company, 10.5) || ' ', fontSize: 10.5, alignment: 'center', margin: [0, 4, 0, 0] },
      {
        text: `${line(`${day}  ${tenant.CN}`, 7.5)}\n${line(tenant.EN, 7.5)}`,
        fontSize: 7.5,
        color: colours.muted,
        margin: [0, 22 - nameSize(person.name) / 3, 0, 0],
      },
    ],
    margin: [10, 8, 10, 0],
  };
}

/** As large as the name leaves room, between 13 and 32 points. */
function nameSize(name: string): number {
  return Math.min(32, Math.max(13, Math.floor(inside / Math.max(1, widthOf(name)))));
}

/** A text of at most so many ems, with an ellipsis where it is longer. */
function cut(text: string, ems: number): string {
  if (widthOf(text) <= ems) return text;
  let kept = '';
  for (const sign of text) {
    if (widthOf(kept + sign) > ems - 1) break;
    kept += sign;
  }
  return `${kept.trimEnd()}…`;
}

/** How wide a text is, in ems: Chinese characters are square, others about half as wide. */
function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e7f ? 1 : 0.54), 0);
}

const words = {
  title: { CN: '胸卡', EN: 'Name badges' },
  printed: { CN: '打印于', EN: 'Printed' },
} as const satisfies Record<string, Text>;
