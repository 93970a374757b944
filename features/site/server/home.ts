import { dayInShanghai, instantInShanghai } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import { nextActivities } from '#features/activities/server/list.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { currentWindows, daysLeft, listWindows } from '#features/casework/server/applications/windows.ts';
import { applications } from '#features/casework/server/tables.ts';
import { programmeSwitch } from '#features/casework/shared/programme-switch.ts';
import { companies } from '#features/companies/server/tables.ts';
import { countContents } from '#features/contents/server/counts.ts';
import { latestPublished } from '#features/contents/server/published.ts';
import { highlight } from '#features/contents/shared/highlight.ts';
import { notify } from '#features/contents/shared/notify.ts';
import { polity } from '#features/contents/shared/polity.ts';
import { post } from '#features/contents/shared/post.ts';
import { sumPaid } from '#features/payments/server/sum-paid.ts';
import type { indexCall } from '#features/site/calls/home.ts';
import { readPlatform } from '#server/base/platform.ts';
import { and, eq, gte, isNull, or, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

type Home = OutputOf<typeof indexCall>;

/** The home page of the portal's tenant: windows, programmes with their state, the newest news, policies and notices, contact. */
export async function readHome(scope: Scope): Promise<Home> {
  const {
    hotWords,
    fourEyes: _fourEyes,
    outsideLinks: _outsideLinks,
    firstLanguage: _firstLanguage,
    days,
    ...platform
  } = await readPlatform(scope);
  const isOn = (key: string) => !platform.off.includes(key);
  return {
    windows: (await openWindows(scope)).filter(({ programme }) => isOn(programmeSwitch(programme))),
    programmes: (await programmeCards(scope)).filter(({ code }) => isOn(programmeSwitch(code))),
    notices: (await latestPublished(scope, notify, 5)).map(({ id, title, publishedAt, validTo, facts }) => ({
      id,
      title,
      publishedAt,
      validTo,
      kind: String(facts.kind),
    })),
    highlights: await latestNews(scope),
    activities: isOn('activity') ? await homeActivities(scope) : [],
    policies: await latestPolicies(scope),
    hotWords,
    numbers: await readNumbers(scope, isOn('post')),
    platform: { ...platform, days: days.map(({ day, isWorking }) => ({ day, isWorking })) },
  };
}

/** What the lists count; those of people and companies in one turn to the database. */
async function readNumbers(scope: Scope, hasPosts: boolean): Promise<Home['numbers']> {
  const policies = await countContents(scope, polity);
  const posts = hasPosts ? (await countContents(scope, post)).total : 0;
  const [row] = await scope.db
    .select({
      companies: sql<number>`(select count(*)::int from ${companies} where ${isTrusted(scope)})`,
      talents: sql<number>`(select count(distinct ${applications.ownerId})::int from ${applications} where ${isRecognised(scope)})`,
    })
    .from(sql`(select 1) as one`);
  const paid = Math.floor((await sumPaid(scope)) / 1_000_000);
  return { companies: row?.companies ?? 0, talents: row?.talents ?? 0, policies: policies.total, posts, paid };
}

/** Authenticated and still so today. */
function isTrusted({ tenantId, now }: Scope) {
  const today = dayInShanghai(now.getTime());
  return and(
    eq(companies.tenantId, tenantId),
    eq(companies.state, 'PASSED'),
    eq(companies.status, 'ON'),
    or(isNull(companies.validTo), gte(companies.validTo, today)),
  );
}

/** Recognised as talent, and the recognition in effect. */
function isRecognised({ tenantId }: Scope) {
  return and(
    eq(applications.tenantId, tenantId),
    eq(applications.programme, 'talentapply'),
    eq(applications.state, 'EFFECTIVE'),
    isNull(applications.deletedAt),
  );
}

async function latestNews(scope: Scope): Promise<Home['highlights']> {
  const rows = await latestPublished(scope, highlight, 6);
  return rows.map(({ id, title, summary, datedAt, cover, facts }) => ({
    id,
    title,
    summary,
    datedAt,
    cover,
    module: String(facts.module ?? ''),
    art: String(facts.art ?? ''),
  }));
}

async function homeActivities(scope: Scope): Promise<Home['activities']> {
  const rows = await nextActivities(scope, 4);
  return rows.map(({ id, title, facts }) => ({
    id,
    title,
    startAt: instantOf(facts.startAt),
    endAt: instantOf(facts.endAt),
    signFrom: instantOf(facts.signFrom),
    mode: String(facts.mode),
    address: { CN: String(facts.addressCN ?? ''), EN: String(facts.addressEN ?? '') },
    phase: String(facts.phase),
    left: typeof facts.quota === 'number' ? Math.max(0, facts.quota - Number(facts.taken)) : null,
    waiting: Number(facts.waiting),
    waitlist: facts.waitlist === 'YES',
  }));
}

function instantOf(dateTime: unknown): string {
  return instantInShanghai(String(dateTime)).toISOString();
}

async function latestPolicies(scope: Scope): Promise<Home['policies']> {
  const rows = await latestPublished(scope, polity, 5);
  return rows.map(({ id, title, datedAt, facts }) => ({
    id,
    title,
    datedAt,
    level: String(facts.level ?? ''),
    issueNo: String(facts.issueNo ?? ''),
  }));
}

async function openWindows(scope: Scope): Promise<Home['windows']> {
  const rows = await listWindows(scope);
  // A window of a programme that this release does not have leads nowhere; that of one open all year ends nothing.
  return rows
    .filter((row) => programmes.some(({ code, alwaysOpen }) => code === row.programme && !alwaysOpen))
    .map((row) => ({
      programme: row.programme,
      title: { CN: row.titleCN, EN: row.titleEN },
      state: row.state,
      opensAt: row.opensAt.toISOString(),
      closesAt: row.closesAt.toISOString(),
      daysLeft: daysLeft(row, scope.now),
      path: pathOf(row.programme),
    }));
}

async function programmeCards(scope: Scope): Promise<Home['programmes']> {
  const windows = await currentWindows(scope, programmes);
  return programmes.map((programme) => {
    const window = windows.get(programme.code);
    const dated = programme.alwaysOpen ? undefined : window;
    return {
      code: programme.code,
      name: { ...programme.name },
      summary: { ...programme.summary },
      art: programme.art,
      state: window?.state ?? 'closed',
      alwaysOpen: programme.alwaysOpen,
      opensAt: dated?.opensAt.toISOString() ?? null,
      closesAt: dated?.closesAt.toISOString() ?? null,
      path: pathOf(programme.code),
    };
  });
}

function pathOf(code: string): string {
  return `/serve/${code}`;
}
