import { dateTimeInShanghai } from '#core/calendar/dates.ts';
import { colours, letterhead, type PrintDocument, type PrintNode, shanghaiTime } from '#core/documents/print.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';

export interface SignInSheetFacts {
  readonly title: Text;
  readonly place: Text;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly tenant: Text;
  readonly people: readonly {
    readonly name: string;
    readonly company: string;
    readonly phone: string;
    readonly letters: string;
    readonly checkedAt: Date | null;
  }[];
  readonly printedAt: Date;
  readonly printedBy: string;
}

/** A list to sign at the door, by name; whoever has checked in already has the time in the place of the signature. */
export function signInSheet(facts: SignInSheetFacts, locale: Locale): PrintDocument {
  const read = (text: Text) => textIn(text, locale);
  const { title, place, startAt, endAt, people, printedAt, printedBy } = facts;
  const [start, end] = [dateTimeInShanghai(startAt), dateTimeInShanghai(endAt)];
  const time = `${start} – ${start.slice(0, 10) === end.slice(0, 10) ? end.slice(11) : end}`;
  return {
    title: `${read(words.title)} ${read(title)}`,
    locale,
    createdAt: printedAt,
    content: [
      letterhead(facts.tenant, locale),
      { text: read(words.title), fontSize: 20, bold: true, color: colours.deep, margin: [0, 18, 0, 4] },
      { text: read(title), fontSize: 13, bold: true, margin: [0, 0, 0, 6] },
      { text: `${time}   ${read(place)}`, color: colours.muted },
      {
        text: `${read(words.count)} ${people.length}`,
        color: colours.muted,
        margin: [0, 2, 0, 10],
      },
      {
        layout: 'facts',
        table: {
          headerRows: 1,
          widths: [24, 72, '*', 104, 70, 96],
          body: [
            [words.no, words.name, words.company, words.phone, words.ticket, words.sign].map((text) => ({
              text: read(text),
              bold: true,
              color: colours.muted,
              fontSize: 9.5,
            })),
            ...people.map((person, at): PrintNode[] => [
              { text: String(at + 1), color: colours.muted },
              person.name,
              person.company,
              person.phone,
              { text: person.letters, fontSize: 9.5 },
              person.checkedAt
                ? { text: `${read(words.checked)} ${dateTimeInShanghai(person.checkedAt).slice(11)}`, fontSize: 9.5 }
                : { text: ' ', margin: [0, 4, 0, 4] },
            ]),
          ],
        },
        fontSize: 10.5,
      },
    ],
    footer: `${read(words.printed)} ${shanghaiTime(printedAt, locale)} · ${printedBy}`,
  };
}

const words = {
  title: { CN: '活动签到表', EN: 'Sign-in sheet' },
  count: { CN: '人数', EN: 'People' },
  no: { CN: '序', EN: 'No.' },
  name: { CN: '姓名', EN: 'Name' },
  company: { CN: '单位', EN: 'Employer' },
  phone: { CN: '手机号', EN: 'Telephone' },
  ticket: { CN: '票码', EN: 'Ticket' },
  sign: { CN: '签名', EN: 'Signature' },
  checked: { CN: '已签到', EN: 'Checked in' },
  printed: { CN: '打印于', EN: 'Printed' },
} as const satisfies Record<string, Text>;
