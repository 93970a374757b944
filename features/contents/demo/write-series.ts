import { createHash } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { moveDate } from '#core/calendar/dates.ts';
import { policyDepartment, policyField } from '#features/contents/shared/polity-choices.ts';
import { readData } from '#server/demo/read-data.ts';
import { Both } from '#server/demo/read-prose.ts';
import { publishers } from './letterhead.ts';
import type { Draft } from './read-drafts.ts';
import type { WrittenContent } from './write-content.ts';
import { type NoticeHead, writeNotice } from './write-notice.ts';
import { writePolicy } from './write-policy.ts';

const year = Type.Integer({ minimum: 2000, maximum: 2100 });
const closed = { additionalProperties: false } as const;

/** Papers that come again every year. In their words `{year}`, `{word}` (what tells the papers of a year apart), `{n}` (their number) and figures. */
const NoticeSeries = Type.Object(
  {
    key: Type.String(),
    by: Type.Enum(Object.keys(publishers) as (keyof typeof publishers)[]),
    kind: Type.Enum(['NOTICE', 'PUBLICITY', 'RESULT', 'TENDER']),
    /** The first year and the last. */
    years: Type.Tuple([year, year]),
    /** One paper each a year: its day as `03-16`, and its word. */
    items: Type.Array(
      Type.Object({ on: Type.String({ pattern: '^\\d\\d-\\d\\d$' }), CN: Type.String(), EN: Type.String() }, closed),
    ),
    title: Both,
    summary: Both,
    /** Paragraphs and tables as `readArticle` reads them. */
    text: Type.Object({ CN: Type.Array(Type.String()), EN: Type.Array(Type.String()) }, closed),
    no: Type.Optional(Both),
    /** For public notices: how many days they are public. */
    days: Type.Optional(Type.Integer()),
    /** Figures by their letter: from the lowest to the highest, or `b+c` for the sum of others. */
    figures: Type.Optional(
      Type.Unsafe<Readonly<Record<string, string | readonly [number, number]>>>({ type: 'object' }),
    ),
    programme: Type.Optional(Type.String()),
  },
  closed,
);

const PolicySeries = Type.Object(
  {
    key: Type.String(),
    /** What it is about, to stand after 关于做好 and “Notice on”. */
    CN: Type.String(),
    EN: Type.String(),
    department: Type.Enum(policyDepartment.map(({ value }) => value)),
    field: Type.Array(Type.Enum(policyField.map(({ value }) => value))),
  },
  closed,
);

const Series = Type.Object({ notices: Type.Array(NoticeSeries), policies: Type.Array(PolicySeries) }, closed);

/** The long tail of papers that an authority has: every year's calls, results, fees, hours and rules, the same at each start. */
export function readSeries(): WrittenContent[] {
  const { notices, policies } = readData('series.json', Series);
  return [...notices.flatMap(noticesOf), ...policies.flatMap(policiesOf)];
}

function noticesOf(series: Static<typeof NoticeSeries>): WrittenContent[] {
  const { key, years, items, text, title, summary, no, days, by, kind, programme } = series;
  return yearsOf(years).flatMap((of) =>
    items.map(({ on, ...word }, at) => {
      const day = `${of}-${on}`;
      const figures = figuresOf(series, day);
      const put = ({ CN, EN }: Static<typeof Both>) => ({
        CN: fill(CN, { year: of, word: word.CN, n: at + 1, ...figures }),
        EN: fill(EN, { year: of, word: word.EN, n: at + 1, ...figures }),
      });
      const draft: Draft<Static<typeof NoticeHead>> = {
        file: `series.json: ${key}, ${day}`,
        by,
        kind,
        at: `${day} ${clockOf(key, day)}`,
        title: put(title),
        summary: put(summary),
        ...put({ CN: text.CN.join('\n\n'), EN: text.EN.join('\n\n') }),
        ...(no && { no: put(no) }),
        ...(days !== undefined && { until: moveDate(day, { days }) }),
        ...(programme !== undefined && { programme }),
        files: [],
      };
      return writeNotice(draft);
    }),
  );
}

/** What each topic had: a notice a year, each in force until the next, and the measures before them, long over. */
function policiesOf(topic: Static<typeof PolicySeries>, at: number): WrittenContent[] {
  const { key, department, field } = topic;
  const common = { department, field, level: 'DISTRICT' as const, files: [] };
  const notices = yearsOf([2021, 2025]).map((of) => {
    const issuedOn = moveDate(`${of}-01-08`, { days: at * 5 + pick(`${key}${of}`, [0, 4]) });
    return writePolicy({
      ...common,
      file: `series.json: ${key}, ${of}`,
      at: `${issuedOn} 16:00`,
      issueNo: `云汀规〔${of}〕${at * 3 + 31}号`,
      indexNo: `YT-GF-${of}-${String(at * 3 + 31).padStart(4, '0')}`,
      issuedOn,
      effectiveFrom: issuedOn,
      ...(of < 2025 && { effectiveTo: `${of}-12-31` }),
      validity: of < 2025 ? ('EXPIRED' as const) : ('EFFECTIVE' as const),
      title: {
        CN: `关于做好 ${of} 年${topic.CN}工作的通知`,
        EN: `Notice on ${topic.EN} in ${of}`,
      },
      summary: {
        CN: `明确 ${of} 年${topic.CN}的对象、时间和办理方式。`,
        EN: `Who it is for, when, and how it is done in ${of}.`,
      },
      CN: [
        `为做好 ${of} 年${topic.CN}工作，现就有关事项通知如下。`,
        `**一、**　对象为在新区依法登记的用人单位及其人才，条件以当年公布的申报通知为准。`,
        `**二、**　申请在人才服务平台提交，能由数据核验的材料不再要求提供。`,
        `**三、**　自受理之日起 20 个工作日内作出决定，结果在平台公示。`,
        of < 2025 ? `本通知自印发之日起施行，至 ${of} 年 12 月 31 日止。` : '本通知自印发之日起施行。',
      ].join('\n\n'),
      EN: [
        `This notice is about ${topic.EN} in ${of}.`,
        '**1.** It is for employers registered in the new area and the talent they employ; the conditions are those of the call of the year.',
        '**2.** Applications are made on the platform. What can be verified from records is not asked for again.',
        '**3.** The decision comes within 20 working days and is published on the platform.',
        of < 2025 ? `It holds from the day of issue to 31 December ${of}.` : 'It holds from the day of issue.',
      ].join('\n\n'),
    });
  });
  const rules = yearsOf([2021, 2024]).map((of) => {
    const issuedOn = moveDate(`${of}-05-10`, { days: at * 6 + pick(`${key}rules${of}`, [0, 5]) });
    return writePolicy({
      ...common,
      level: of % 2 === 0 ? ('CITY' as const) : ('PARK' as const),
      department: of % 2 === 0 ? 'CITY_HUMAN' : department,
      file: `series.json: ${key} rules, ${of}`,
      at: `${issuedOn} 10:30`,
      issueNo: `${of % 2 === 0 ? '汀人社' : '云汀园'}〔${of}〕${at * 2 + 11}号`,
      indexNo: `YT-XZ-${of}-${String(at * 2 + 11).padStart(4, '0')}`,
      issuedOn,
      effectiveFrom: issuedOn,
      effectiveTo: moveDate(issuedOn, { years: 2 }),
      validity: of === 2024 ? ('REVISED' as const) : ('EXPIRED' as const),
      title: {
        CN: `${topic.CN}实施细则（${of} 年版）`,
        EN: `Detailed rules on ${topic.EN} (${of})`,
      },
      summary: {
        CN: `规定${topic.CN}的申请、审核、公示和监督，有效期两年。`,
        EN: 'How applications are made, checked, published and supervised, for two years.',
      },
      CN: [
        `**第一条**　为规范${topic.CN}，制定本细则。`,
        '**第二条**　坚持公开、公平、便捷，一次告知全部条件和材料。',
        '**第三条**　申请人对材料的真实性负责；弄虚作假的，三年内不予受理。',
        '**第四条**　本细则自印发之日起施行，有效期两年。',
      ].join('\n\n'),
      EN: [
        `**Article 1.** These rules are about ${topic.EN}.`,
        '**Article 2.** They are open, fair and simple: conditions and papers are told at once and in full.',
        '**Article 3.** Applicants answer for what they hand in; after false statements no application is taken for three years.',
        '**Article 4.** The rules hold from the day of issue for two years.',
      ].join('\n\n'),
    });
  });
  return [...notices, ...rules];
}

function yearsOf([first, last]: readonly [number, number]): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function figuresOf({ key, figures = {} }: Static<typeof NoticeSeries>, day: string): Record<string, number> {
  const drawn: Record<string, number> = {};
  const entries = Object.entries(figures);
  for (const [name, range] of entries) if (typeof range !== 'string') drawn[name] = pick(`${key}${day}${name}`, range);
  for (const [name, sum] of entries)
    if (typeof sum === 'string') drawn[name] = sum.split('+').reduce((all, part) => all + (drawn[part] ?? 0), 0);
  return drawn;
}

/** A minute of the working day. */
function clockOf(key: string, day: string): string {
  const minutes = pick(`${key}${day}at`, [9 * 60, 17 * 60]);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** A whole number of a range, both ends included, that is always the same for the same seed. */
function pick(seed: string, [least, most]: readonly [number, number]): number {
  return least + (createHash('sha256').update(seed).digest().readUInt32BE() % (most - least + 1));
}

function fill(text: string, words: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`data/demo/series.json: “${text}” has no {${name}}`);
    return typeof word === 'number' && name !== 'year' && word >= 1000 ? word.toLocaleString('en-US') : String(word);
  });
}
