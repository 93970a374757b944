import { type Static, Type } from 'typebox';
import { instantInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { ProgrammeCode } from '#features/casework/programmes/heads.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { checkData, readData, Words } from '#server/demo/read-data.ts';
import type { StoryTime } from '#server/demo/story-time.ts';
import type { Scoring } from './experts.ts';
import type { Helping } from './help.ts';
import { personOf } from './people.ts';
import type { Answer, Checking, Sitting, Vouching } from './play.ts';

/** Working days before the story's day, or a day, and the time in Asia/Shanghai: `8 20:40`, `2025-03-03 20:10`. */
const at = Type.String({ pattern: '^(\\d{1,3}|20\\d\\d-\\d\\d-\\d\\d) \\d\\d:\\d\\d$' });
const closed = { additionalProperties: false };

const Review = Type.Object(
  {
    do: Type.Literal('review'),
    at,
    /** Absent: by the reviewer. */
    by: Type.Optional(Words),
    /** Paths, or names of sets of them. */
    marks: Type.Optional(Type.Array(Words)),
    items: Type.Optional(Type.Array(Type.Object({ path: Words, reason: Words, note: Words }, closed))),
    accept: Type.Optional(Type.Array(Words)),
    opinion: Type.Optional(Words),
    action: Type.Optional(Words),
    reason: Type.Optional(Words),
    release: Type.Optional(Type.Literal(true)),
  },
  closed,
);

const Reply = Type.Object(
  {
    path: Words,
    value: Type.Optional(Type.Union([Words, Type.Number()])),
    paper: Type.Optional(Words),
    reply: Type.Optional(Words),
  },
  closed,
);

const turns = {
  fill: Type.Object({ do: Type.Literal('fill'), at, sections: Type.Optional(Type.Array(Words)) }, closed),
  submit: Type.Object({ do: Type.Literal('submit'), at }, closed),
  answer: Type.Object({ do: Type.Literal('answer'), at, answers: Type.Array(Reply) }, closed),
  review: Review,
  assign: Type.Object({ do: Type.Literal('assign'), at, by: Words, to: Words, reason: Words }, closed),
  move: Type.Object(
    {
      do: Type.Literal('move'),
      at,
      action: Type.Enum(['request-withdrawal', 'appeal', 'take-up']),
      reason: Type.Optional(Words),
    },
    closed,
  ),
  vouch: Type.Object(
    {
      do: Type.Literal('vouch'),
      at,
      /** Who acts for the employer. */
      by: Words,
      action: Type.Enum(['unit-pass', 'unit-return', 'unit-refuse']),
      /** What is not true; all else is. */
      wrong: Type.Optional(Type.Array(Type.Object({ path: Words, note: Words }, closed))),
    },
    closed,
  ),
  /** A department answers in joint review, or only looks. */
  check: Type.Object(
    {
      do: Type.Literal('check'),
      at,
      by: Words,
      department: Words,
      action: Type.Optional(Type.Enum(['clear', 'find'])),
      finding: Type.Optional(Words),
    },
    closed,
  ),
  /** Experts are asked to score the case. */
  experts: Type.Object({ do: Type.Literal('experts'), at, of: Type.Array(Words, { minItems: 1 }) }, closed),
  score: Type.Object(
    { do: Type.Literal('score'), at, by: Words, points: Type.Array(Type.Number()), opinion: Words },
    closed,
  ),
  lapse: Type.Object({ do: Type.Literal('lapse'), at }, closed),
  /** The applicant makes a code, somebody takes it up and fills something in. */
  invite: Type.Object({ do: Type.Literal('invite'), at, sections: Type.Array(Words), note: Words }, closed),
  redeem: Type.Object({ do: Type.Literal('redeem'), at, by: Words }, closed),
  help: Type.Object(
    { do: Type.Literal('help'), at, by: Words, section: Words, values: Type.Record(Type.String(), Type.Unknown()) },
    closed,
  ),
};
type Written = { readonly [K in keyof typeof turns]: Static<(typeof turns)[K]> }[keyof typeof turns];

/** What tells one kind of turn from another is checked first, so that an error names what is wrong with it. */
const AnyTurn = Type.Object({ do: Type.Enum(Object.keys(turns) as (keyof typeof turns)[]) });

export const Story = Type.Object(
  {
    /** Sets of paths that are compared with the papers together. */
    marks: Type.Record(Type.String(), Type.Array(Words)),
    tales: Type.Array(
      Type.Object(
        {
          login: Words,
          programme: Type.Enum(programmes.map(({ code }) => code)),
          tenant: Type.Optional(Words),
          claim: Type.Optional(Type.Object({ clause: Words, reason: Words }, closed)),
          /** The social insurance record lacks a month: `{gap}` in what is said, its number `{gapMonth}`. */
          hasGap: Type.Optional(Type.Literal(true)),
          /** Working days before the story's day on which the identity card ended. */
          idCardEnds: Type.Optional(Type.Integer({ minimum: 1 })),
          /** Begun before the process of the programme changed: it goes on as it was. */
          isEarlier: Type.Optional(Type.Literal(true)),
          /** For the second child of the family. */
          isSecond: Type.Optional(Type.Literal(true)),
          turns: Type.Array(AnyTurn, { minItems: 1 }),
        },
        closed,
      ),
    ),
  },
  closed,
);

/** One thing that happens to an application. */
export type Turn = { readonly at: Date } & (
  | { readonly do: 'fill'; readonly sections?: readonly string[] }
  | { readonly do: 'submit' }
  | { readonly do: 'answer'; readonly answers: readonly Answer[] }
  | { readonly do: 'review'; readonly sitting: Sitting }
  | { readonly do: 'assign'; readonly by: string; readonly to: string; readonly reason: string }
  | { readonly do: 'move'; readonly action: 'request-withdrawal' | 'appeal' | 'take-up'; readonly reason?: string }
  | ({ readonly do: 'vouch' } & Vouching)
  | ({ readonly do: 'check' } & Checking)
  | { readonly do: 'experts'; readonly of: readonly string[] }
  | ({ readonly do: 'score' } & Scoring)
  | { readonly do: 'lapse' }
  | { readonly do: 'invite'; readonly sections: readonly string[]; readonly note: string }
  | { readonly do: 'redeem'; readonly by: string }
  | ({ readonly do: 'help' } & Helping)
);

/** The whole life of one application so far. */
export interface Tale {
  readonly login: string;
  readonly programme: ProgrammeCode;
  readonly tenant?: string;
  /** What an earlier application relied on. */
  readonly claim?: { readonly clause: string; readonly reason: string };
  /** A month (YYYY-MM) that the social insurance record lacks. */
  readonly gap?: string;
  /** Until when the identity card is valid, YYYY-MM-DD; usually long. */
  readonly idValidTo?: string;
  readonly isEarlier?: true;
  readonly isSecond?: true;
  readonly turns: readonly Turn[];
}

const file = 'story.json';

/** Everything that happened before the story's day; throws, naming the entry, for what is no turn. */
export function tellStory(time: StoryTime): Tale[] {
  const { marks, tales } = readData(file, Story);
  const gap = moveDate(`${time.day(7).slice(0, 7)}-01`, { months: -3 }).slice(0, 7);
  return tales.map(({ hasGap, idCardEnds, turns: written, ...tale }, number) => {
    const facts = { gap, gapMonth: String(Number(gap.slice(5))), contractEnd: personOf(tale.login, time).contract[1] };
    return {
      ...tale,
      programme: tale.programme as ProgrammeCode,
      ...(hasGap && { gap }),
      ...(idCardEnds && { idValidTo: time.day(idCardEnds) }),
      turns: written.map((turn, index) =>
        turnOf(filled(checkTurn(turn, `tales.${number} (${tale.login}): turns.${index}`), facts), { time, marks }),
      ),
    };
  });
}

/** When people of the story signed up: a day before their first application. */
export function signedUp(time: StoryTime): ReadonlyMap<string, Date> {
  const byLogin = Map.groupBy(tellStory(time), ({ login }) => login);
  return new Map(
    [...byLogin].map(([login, tales]) => {
      const first = Math.min(...tales.flatMap(({ turns: own }) => own.map((turn) => turn.at.getTime())));
      return [login, new Date(first - 26 * 3_600_000)];
    }),
  );
}

function checkTurn(turn: Static<typeof AnyTurn>, where: string): Written {
  return checkData(`${file}: ${where}`, turn, turns[turn.do]);
}

/** The same with facts put in for their names in braces, wherever something is said. */
function filled<T>(value: T, facts: Readonly<Record<string, string>>): T {
  if (typeof value === 'string') return value.replace(/\{(\w+)\}/g, (all, name) => facts[name] ?? all) as T;
  if (Array.isArray(value)) return value.map((each) => filled(each, facts)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, facts)])) as T;
}

interface Telling {
  readonly time: StoryTime;
  readonly marks: Readonly<Record<string, readonly string[]>>;
}

function turnOf(written: Written, { time, marks: sets }: Telling): Turn {
  const [day = '', clock = ''] = written.at.split(' ');
  const instant = day.includes('-') ? time.moved(instantInShanghai(written.at)) : time.at(Number(day), clock);
  if (written.do !== 'review') return { ...written, at: instant };
  const { do: kind, at: _at, by = 'reviewer', marks, ...rest } = written;
  const compared = marks?.flatMap((mark) => sets[mark] ?? [mark]);
  return { do: kind, at: instant, sitting: { ...rest, by, ...(compared && { marks: compared }) } };
}
