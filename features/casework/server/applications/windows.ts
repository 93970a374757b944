import { dayInShanghai, endOfDayInShanghai, midnightInShanghai, yearInShanghai } from '#core/calendar/dates.ts';
import { sqlListOf } from '#core/workflow/states.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { applications } from '#features/casework/server/tables.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import type { YearSettings } from '#features/casework/shared/programme-year.ts';
import type { PgColumn } from '#server/database/pg-tables.ts';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  ne,
  type Placeholder,
  type SQL,
  sql,
} from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/**
 * A period in which a programme takes applications; `closesAt` is exclusive and counts outages and what the person was
 * granted, `state` is that at the arrival of the call.
 */
export interface Window {
  readonly programme: string;
  readonly year: number;
  readonly state: 'open' | 'coming' | 'closed';
  /** Whether what arrives now still counts: while it is open, and in the minutes of grace after its end. */
  readonly isTaken: boolean;
  readonly opensAt: Date;
  readonly closesAt: Date;
  /** Most applications taken; null: no limit. */
  readonly quota: number | null;
  /** Types with times of their own, and the ends of those that outages moved, by type, as ISO texts. */
  readonly types: readonly TypeWindow[];
  readonly typeEnds: Readonly<Record<string, string>>;
  /** Minutes after the end in which what arrives still counts. */
  readonly graceMinutes: number;
  /** Until when the person was granted time; null where nothing was. */
  readonly granted: Date | null;
  /** What the year sets otherwise than the definition. */
  readonly settings: YearSettings;
}

/** Times of one type of a programme; what is null is that of the year. Instants as ISO texts. */
export interface TypeWindow {
  readonly type: string;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
}

/** The window a visitor is told about: the open one, else the next, else the last, else the programme's usual period as closed. */
export async function currentWindow(scope: Scope, programme: Programme): Promise<Window> {
  const found = await currentWindows(scope, [programme]);
  return found.get(programme.code)!;
}

/** The same for several programmes, by code, in one query. */
export async function currentWindows(scope: Scope, list: readonly Programme[]): Promise<Map<string, Window>> {
  const codes = list.map((programme) => programme.code);
  const rows = await scope.db
    .selectDistinctOn([windows.programme], columnsAt(scope.now))
    .from(windows)
    .where(and(eq(windows.tenantId, scope.tenantId), inArray(windows.programme, codes)))
    .orderBy(
      windows.programme,
      sql`case when ${stateAt(scope.now)} = 'open' then 0 when ${stateAt(scope.now)} = 'coming' then 1 else 2 end`,
      sql`abs(extract(epoch from ${windows.opensAt} - ${scope.now.toISOString()}::timestamptz))`,
    );
  const byCode = new Map(rows.map((row) => [row.programme, row]));
  return new Map(list.map((programme) => [programme.code, honest(scope, programme, byCode.get(programme.code))]));
}

/**
 * The window of one year, by which an application of that year is judged; compared in SQL with the arrival of the call.
 * What was granted to one person counts for the caller, or for the owner that is named.
 */
export async function windowOfYear(
  scope: Scope,
  programme: Programme,
  year: number,
  owner = scope.actor?.id,
): Promise<Window> {
  const [row] = await scope.db
    .select(columnsAt(scope.now, owner))
    .from(windows)
    .where(and(eq(windows.tenantId, scope.tenantId), eq(windows.programme, programme.code), eq(windows.year, year)));
  return honest(scope, programme, row, year);
}

/** The condition and the columns by which a query of applications brings the window of each along, as it is at `now`. */
export function windowOfApplication(now: Date | Placeholder) {
  return {
    on: and(
      eq(windows.tenantId, applications.tenantId),
      eq(windows.programme, applications.programme),
      eq(windows.year, applications.year),
    ),
    columns: columnsAt(now, applications.ownerId),
  };
}

/** What is true of a window that such a query found, or did not find. */
export function windowFound(scope: Scope, programme: Programme, row: Window | null, year: number): Window {
  return honest(scope, programme, row ?? undefined, year);
}

/** Windows that are open or will open, with their titles: the open ones by closing date, then the coming ones. */
export function listWindows(scope: Scope) {
  return scope.db
    .select({ ...columnsAt(scope.now), titleCN: windows.titleCN, titleEN: windows.titleEN })
    .from(windows)
    .where(and(eq(windows.tenantId, scope.tenantId), gt(endOf(), scope.now.toISOString())))
    .orderBy(
      sql`case when ${stateAt(scope.now)} = 'open' then 0 else 1 end`,
      sql`case when ${stateAt(scope.now)} = 'open' then ${endOf()} else ${windows.opensAt} end`,
      asc(windows.id),
    );
}

/** Calendar days in Asia/Shanghai until the last open day, or until the first one while it is still to come; never negative. */
export function daysLeft(window: Pick<Window, 'state' | 'opensAt' | 'closesAt'>, now: Date): number {
  // The closing instant is exclusive: the day before it is the last one.
  const target = window.state === 'coming' ? window.opensAt.getTime() : window.closesAt.getTime() - 1;
  const days = Date.parse(dayInShanghai(target)) - Date.parse(dayInShanghai(now.getTime()));
  return Math.max(0, Math.round(days / 86_400_000));
}

/** Years of a programme in which somebody applied and that have no results yet: the window is not over, or a case waits for its decision. The newest first. */
export async function yearsUnderWay(scope: Scope, programme: Programme): Promise<number[]> {
  const years = await scope.db
    .select({
      year: applications.year,
      isOpen: sql<boolean>`bool_or(${applications.state} in ${sql.raw(sqlListOf('open'))})`,
    })
    .from(applications)
    .where(
      and(
        eq(applications.tenantId, scope.tenantId),
        eq(applications.programme, programme.code),
        isNotNull(applications.submittedAt),
        ne(applications.state, 'DRAFT'),
      ),
    )
    .groupBy(applications.year)
    .orderBy(desc(applications.year));
  const underWay: number[] = [];
  for (const { year, isOpen } of years)
    if (isOpen || (await windowOfYear(scope, programme, year)).state !== 'closed') underWay.push(year);
  return underWay;
}

type Owner = string | PgColumn;

function columnsAt(now: Date | Placeholder, owner?: Owner) {
  return {
    programme: windows.programme,
    year: windows.year,
    opensAt: windows.opensAt,
    closesAt: endOf(owner).mapWith(windows.closesAt),
    quota: windows.quota,
    types: sql<TypeWindow[]>`${windows.types}`,
    typeEnds: windows.typeEnds,
    graceMinutes: windows.graceMinutes,
    granted: sql<Date | null>`${owner === undefined ? sql`null::timestamptz` : grantedTo(owner)}`.mapWith(
      windows.closesAt,
    ),
    settings: windows.settings,
    state: stateAt(now, owner),
    isTaken: sql<boolean>`${at(now)} >= ${windows.opensAt}
      and ${at(now)} < ${endOf(owner)} + make_interval(mins => ${windows.graceMinutes})`,
  };
}

/** The end with what outages moved, and with what was granted to one person. */
function endOf(owner?: Owner): SQL<Date> {
  if (owner === undefined) return sql`greatest(${windows.closesAt}, ${windows.extendedTo})`;
  return sql`greatest(${windows.closesAt}, ${windows.extendedTo}, ${grantedTo(owner)})`;
}

function grantedTo(owner: Owner): SQL {
  return sql`(select max(x.until) from extensions x
    where x.tenant_id = ${windows.tenantId} and x.programme = ${windows.programme} and x.year = ${windows.year}
      and x.account_id = ${owner} and x.state = 'APPROVED')`;
}

function stateAt(now: Date | Placeholder, owner?: Owner): SQL<Window['state']> {
  return sql`case when ${at(now)} < ${windows.opensAt} then 'coming' when ${at(now)} < ${endOf(owner)} then 'open' else 'closed' end`;
}

function at(now: Date | Placeholder): SQL {
  return sql`${now instanceof Date ? now.toISOString() : now}::timestamptz`;
}

/**
 * A window as it is for one type; without a type, or for one without times of its own, it is that of the year. An end of
 * its own is moved as that of the year is: by outages and by what the person was granted, with the same minutes of grace.
 */
export function windowOfType(window: Window, type: unknown, now: Date): Window {
  const own = window.types.find((each) => each.type === type);
  if (!own) return window;
  const opensAt = own.opensAt === null ? window.opensAt : new Date(own.opensAt);
  if (now < opensAt) return { ...window, opensAt, closesAt: endOfType(window, own), state: 'coming', isTaken: false };
  if (own.closesAt === null) return { ...window, opensAt };
  const closesAt = endOfType(window, own);
  const state = now < closesAt ? window.state : 'closed';
  const isTaken = window.isTaken && now.getTime() < closesAt.getTime() + window.graceMinutes * 60_000;
  return { ...window, opensAt, closesAt, state, isTaken };
}

function endOfType({ closesAt, typeEnds, granted }: Window, own: TypeWindow): Date {
  if (own.closesAt === null) return closesAt;
  const ends = [own.closesAt, typeEnds[own.type]].flatMap((end) => (end === undefined ? [] : [Date.parse(end)]));
  return new Date(Math.max(...ends, granted?.getTime() ?? 0));
}

/** A programme that is always open needs no window, and one without a window is closed. */
function honest(scope: Scope, programme: Programme, row: Window | undefined, year?: number): Window {
  const thisYear = year ?? yearInShanghai(scope.now);
  if (!programme.alwaysOpen) return row ?? { ...usualPeriod(programme, thisYear), state: 'closed', isTaken: false };
  const isCurrent = row?.state === 'open' || (year !== undefined && row !== undefined);
  return { ...(isCurrent ? row : usualPeriod(programme, thisYear)), state: 'open', isTaken: true };
}

function usualPeriod(programme: Programme, year: number): Omit<Window, 'state' | 'isTaken'> {
  const { from, to } = programme.defaultWindow ?? { from: '01-01', to: '12-31' };
  const opensAt = midnightInShanghai(`${year}-${from}`);
  const closesAt = endOfDayInShanghai(`${year}-${to}`);
  return {
    programme: programme.code,
    year,
    opensAt,
    closesAt,
    quota: null,
    types: [],
    typeEnds: {},
    graceMinutes: 0,
    granted: null,
    settings: {},
  };
}
