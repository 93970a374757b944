import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { addWorkingDays, isWorkingDay } from '#core/calendar/working-days.ts';
import told from '#data/demo/complaints.json' with { type: 'json' };

/** A complaint that was closed before the story begins, and its answer. */
export interface EarlierComplaint {
  readonly kind: string;
  readonly target: string;
  readonly about: string;
  readonly title: string;
  readonly content: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly acceptedAt: Date;
  readonly repliedAt: Date;
  readonly closedAt: Date;
  readonly reply: string;
  readonly score: number | null;
  readonly isSolved: boolean | null;
}

/** Two years of closed complaints up to `until`, the oldest first: always the same ones. */
export function earlierComplaints(until: Date): EarlierComplaint[] {
  const first = `${Number(dayInShanghai(until.getTime()).slice(0, 4)) - 1}-01-01`;
  const found: EarlierComplaint[] = [];
  for (let month = first; month < dayInShanghai(until.getTime()); month = moveDate(month, { months: 1 })) {
    const count = told.months[Number(month.slice(5, 7)) - 1]!;
    for (let nth = 0; nth < count; nth++) found.push(one(month, found.length, Math.floor((nth * 27) / count)));
  }
  return found.filter(({ closedAt }) => closedAt < until).toSorted((a, b) => +a.createdAt - +b.createdAt);
}

function one(month: string, seed: number, days: number): EarlierComplaint {
  const { reply, ...pattern } = told.patterns[(seed * 7) % told.patterns.length]!;
  const day = moveDate(month, { days });
  const createdAt = at(day, 9 + ((seed * 5) % 11), (seed * 13) % 60);
  const accepted = isWorkingDay(day, mainlandChina) ? day : addWorkingDays(day, 1, mainlandChina);
  const answered = addWorkingDays(accepted, 1 + ((seed * 3) % 6), mainlandChina);
  const isJudged = seed % 4 !== 0;
  const score = pattern.kind === 'PRAISE' ? 5 : 3 + ((seed * 11) % 3);
  return {
    ...pattern,
    reply,
    createdAt,
    name: told.names[seed % told.names.length]!,
    acceptedAt: new Date(Math.max(+at(accepted, 10, (seed * 17) % 60), +createdAt + 1_500_000)),
    repliedAt: at(answered, 15, (seed * 19) % 60),
    closedAt: at(moveDate(answered, { days: 7 }), 9, 0),
    score: isJudged ? score : null,
    isSolved: isJudged ? score > 3 : null,
  };
}

function at(day: string, hour: number, minute: number): Date {
  return new Date(`${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00+08:00`);
}
