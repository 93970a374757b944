import type { Static } from 'typebox';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { visibleSections } from '#core/forms/section.ts';
import type { Data } from '#core/forms/values.ts';
import type {
  ApplicationWhole,
  declareListCall,
  ProgrammeCalls,
  programmeYearCall,
} from '#features/casework/calls/applications.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { readEntries, shownEntries } from '#features/casework/server/helping/entries.ts';
import { readHelpLines } from '#features/casework/server/helping/help-lines.ts';
import { hasHelp } from '#features/casework/server/helping/help-policy.ts';
import { usedSentences } from '#features/casework/server/sentences.ts';
import { applicationEvents, applications } from '#features/casework/server/tables.ts';
import { formOf } from '#features/casework/shared/programme-year.ts';
import { formContextAt } from '#server/base/form-context.ts';
import { instantIn, readPosition, rowsBefore, writePosition } from '#server/base/keyset.ts';
import { and, asc, eq, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { isOwn } from './application-policy.ts';
import {
  type CorrectionItem,
  itemsOfRound,
  labelOf,
  presentCorrection,
  readCorrections,
  unlockedPaths,
} from './corrections.ts';
import type { ApplicationRecord } from './facts.ts';
import { ownSiblings } from './family/siblings.ts';
import { findLive, getOwn } from './find-own.ts';
import { noticeOf, presentEvent, presentRow } from './present.ts';
import { definitionOf, programmeOf } from './programmes.ts';
import { findCertificate } from './read-certificate.ts';
import { findReceipt, presentReceipt } from './receipts.ts';
import { dataOf, readSections, readSectionsOf } from './sections/sections.ts';
import { lastSnapshot } from './sections/snapshots.ts';
import { currentWindow, type Window, windowOfYear } from './windows.ts';

type Whole = Static<typeof ApplicationWhole>;
type OwnList = OutputOf<ProgrammeCalls['list']>;

/** The caller's applications to one programme, the newest first, with its window and whether another can be begun. */
export async function listOwn(scope: ActorScope, code: string): Promise<OwnList> {
  const programme = definitionOf(code);
  const window = await currentWindow(scope, programme);
  const rows = await scope.db
    .select()
    .from(applications)
    .where(and(isOwn(scope), eq(applications.programme, code)))
    .orderBy(...newestFirst)
    .limit(100);
  const live = await findLive(scope, { programme: code, year: window.year });
  return {
    rows: await presentRows(scope, rows),
    window: presentWindow(window),
    yearSettings: window.settings,
    canAdd: window.state === 'open' && live === undefined,
  };
}

/** What the present year of a programme sets otherwise than its definition. */
export async function readYear(
  scope: Scope,
  { code }: InputOf<typeof programmeYearCall>,
): Promise<OutputOf<typeof programmeYearCall>> {
  const { year, settings } = await currentWindow(scope, definitionOf(code));
  return { year, yearSettings: settings };
}

/** Everything the caller applied for, by keyset; `total` counts the filter. */
export async function listDeclares(
  scope: ActorScope,
  { state, after, page: number }: InputOf<typeof declareListCall>,
): Promise<OutputOf<typeof declareListCall>> {
  const position = readPosition(after, 2);
  const filter = and(isOwn(scope), state ? eq(applications.state, state) : undefined);
  const rows = await scope.db
    .select()
    .from(applications)
    .where(
      and(
        filter,
        position
          ? sql`(${applications.updatedAt}, ${applications.id}) < (${instantIn(position[0]).toISOString()}::timestamptz, ${String(position[1])})`
          : undefined,
      ),
    )
    .orderBy(...newestFirst)
    .limit(pageSize + 1)
    .offset(rowsBefore({ page: number, size: pageSize }));
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const total = await scope.db.$count(applications, filter);
  return {
    rows: await presentRows(scope, page),
    total,
    next: last && rows.length > pageSize ? writePosition([last.updatedAt.toISOString(), last.id]) : null,
  };
}

const pageSize = 20;
/** Word for word as in the index, where a descending column has its nulls last. */
const newestFirst = [sql`${applications.updatedAt} desc nulls last`, sql`${applications.id} desc nulls last`];

/** One application of the caller; with a programme only one of that programme. */
export async function readOwn(
  scope: ActorScope,
  { id, programme: code }: { id: string; programme?: string },
): Promise<Whole> {
  const application = await getOwn(scope, { id, programme: code });
  const programme = await programmeOf(scope, application);
  const sections = await readSections(scope, programme, id);
  const data = dataOf(sections);
  const items = visibleItems(await readCorrections(scope, id));
  const window = await windowOfYear(scope, programme, application.year);
  // What one officer proposes is nothing until a second has decided.
  const events = (await readEvents(scope, id)).filter(({ action }) => !action.startsWith('propose-'));
  const receipt = await findReceipt(scope, id);
  const result = application.result as { reason: string | null } | null;
  return {
    ...presentRow(application, { programme, data, window, now: scope.now }),
    sectionsData: programme.sections.map(({ key }) => {
      const stored = sections.get(key);
      return {
        key,
        rev: stored?.rev ?? 0,
        values: stored?.values ?? {},
        savedAt: stored?.savedAt.toISOString() ?? null,
      };
    }),
    unlocked: await unlockedOf(scope, { application, programme, items, data }),
    corrections: items.map((item) =>
      presentCorrection(item, { programme, data, dueAt: application.dueAt ?? scope.now }),
    ),
    events: events.map((event) => presentEvent(event)),
    help: await readHelpLines(scope, { id, programme }),
    sentences: await usedSentences(scope, programme.code, [
      ...items,
      ...events.map(({ reason }) => ({ note: reason })),
    ]),
    receipt: receipt && presentReceipt(receipt),
    helped: await readHelped(scope, { application, programme, data }),
    siblings: await ownSiblings(scope, programme, application),
    canAddAnother: programme.oncePer !== undefined && (await canAddAnother(scope, programme)),
    result:
      result && application.decidedAt
        ? { reason: result.reason, decidedAt: application.decidedAt.toISOString() }
        : null,
    withdrawal: application.withdrawalAskedAt && {
      askedAt: application.withdrawalAskedAt.toISOString(),
      reason: events.findLast((event) => event.action === 'request-withdrawal')?.reason ?? null,
    },
    appealedAt: application.appealedAt?.toISOString() ?? null,
    notice: noticeOf(application),
    decisionNo: application.decisionNo,
    certificate: await findCertificate(scope, id),
    window: presentWindow(window),
    rounds: application.rounds,
    maxRounds: programme.maxSupplementRounds,
  };
}

/** Whether an application for another can be begun now: the year is open, and none waits to be told for whom it is. */
async function canAddAnother(scope: ActorScope, { code }: Programme): Promise<boolean> {
  const window = await currentWindow(scope, definitionOf(code));
  return window.state === 'open' && (await findLive(scope, { programme: code, year: window.year })) === undefined;
}

/** What helpers wrote and still stands; null where nobody ever helped. */
async function readHelped(
  scope: ActorScope,
  { application, programme, data }: { application: ApplicationRecord; programme: Programme; data: Data },
): Promise<Whole['helped']> {
  if (!application.isHelped) return null;
  const context = formContextAt(scope.now);
  const entries = shownEntries(programme, await readEntries(scope, application.id), { data, context });
  return {
    isActive: await hasHelp(scope, application.id),
    entries: entries.map(({ path, name, at, rev, readAt }) => ({
      path,
      label: labelOf(programme, path, data),
      by: name,
      at: at.toISOString(),
      rev,
      isRead: readAt !== null,
    })),
  };
}

/** The history of an application, the oldest line first. */
export function readEvents(scope: Scope, applicationId: string) {
  return scope.db
    .select()
    .from(applicationEvents)
    .where(and(eq(applicationEvents.tenantId, scope.tenantId), eq(applicationEvents.applicationId, applicationId)))
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.id));
}

async function presentRows(scope: ActorScope, rows: readonly ApplicationRecord[]) {
  const windows = await windowsOf(scope, rows);
  const list = rows.map((row) => {
    const window = windows.get(`${row.programme} ${row.year}`)!;
    const begun = { formVersion: row.formVersion, yearSettings: window.settings };
    return { id: row.id, row, window, programme: formOf(definitionOf(row.programme), begun) };
  });
  const sections = await readSectionsOf(scope, list);
  return list.map(({ id, row, window, programme }) => {
    return presentRow(row, { programme, data: dataOf(sections.get(id) ?? new Map()), window, now: scope.now });
  });
}

/** One query for each programme and year among the rows, of which there are few. */
async function windowsOf(scope: Scope, rows: readonly ApplicationRecord[]) {
  const result = new Map<string, Window>();
  for (const { programme, year } of rows) {
    const key = `${programme} ${year}`;
    if (!result.has(key)) result.set(key, await windowOfYear(scope, definitionOf(programme), year));
  }
  return result;
}

/** What reviewers only noted is not shown; what they opened again counts as answered until the case is returned. */
function visibleItems(items: readonly CorrectionItem[]): CorrectionItem[] {
  return items.flatMap((item) => {
    if (item.state !== 'noted') return item;
    return item.answeredAt ? { ...item, state: 'answered' } : [];
  });
}

/** Paths that may be changed in the present state; null while all may. */
export async function unlockedOf(
  scope: ActorScope,
  {
    application,
    programme,
    items,
    data,
  }: {
    application: ApplicationRecord;
    programme: Programme;
    items: readonly CorrectionItem[];
    data: Parameters<typeof visibleSections>[1];
  },
): Promise<string[] | null> {
  if (application.state === 'DRAFT' || application.state === 'UNIT_RETURNED') return null;
  if (application.state !== 'SUPPLEMENT') return [];
  const frozen = (await lastSnapshot(scope, programme, application.id))?.data ?? {};
  const context = formContextAt(scope.now);
  return unlockedPaths(programme, itemsOfRound(application, items), { frozen, current: data, context });
}

function presentWindow({ year, state, opensAt, closesAt }: Window): OwnList['window'] {
  return { year, state, opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() };
}
