import { mainlandChina } from '#core/calendar/mainland-china.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { yearFactsCall } from '#features/casework/calls/year-editing.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { applications, numbers } from '#features/casework/server/tables.ts';
import { windows, yearDrafts } from '#features/casework/server/year-tables.ts';
import { countItems } from '#features/casework/server/years/take-item.ts';
import { accountsHolding, optionsOf } from '#server/base/accounts-holding.ts';
import { readOwnDays } from '#server/base/platform.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { formOfWindow } from './year-form.ts';

type Answer = OutputOf<typeof yearFactsCall>;

/** What the page of a year knows beyond its form. Throws NOT_FOUND for an unknown programme. */
export async function readYearFacts(
  scope: ActorScope,
  { programme: code, year, id }: InputOf<typeof yearFactsCall>,
): Promise<Answer> {
  const before = await windowOf(scope, { programme: code, year: year - 1 });
  return {
    ...(await factsOfYear(scope, { programme: code, year })),
    lastYear: before ? formOfWindow(before) : null,
    ownDays: await readOwnDays(scope),
    stages: stagesOf(definitionOf(code)),
    review: id === undefined ? null : await readReview(scope, id),
  };
}

/** What the checks of a year have to know, as things stand; `quotaAt` of what is in force says what takes an item. */
export async function factsOfYear(
  scope: ActorScope,
  { programme: code, year, quotaAt }: { programme: string; year: number; quotaAt?: unknown },
) {
  const of = { programme: code, year };
  const definition = definitionOf(code);
  const window = await windowOf(scope, of);
  const [number] = await scope.db
    .select({ last: numbers.last })
    .from(numbers)
    .where(and(eq(numbers.tenantId, scope.tenantId), eq(numbers.programme, code), eq(numbers.year, year)));
  const [begun] = await scope.db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(eq(applications.tenantId, scope.tenantId), eq(applications.programme, code), eq(applications.year, year)),
    )
    .limit(1);
  const moment = quotaAt ?? window?.allotment.quotaAt;
  return {
    taken: number?.last ?? 0,
    takenItems: await countItems(scope, { ...of, at: moment === 'SUBMITTED' ? 'SUBMITTED' : 'APPROVED' }),
    isBegun: begun !== undefined,
    inForce: window ? formOfWindow(window) : null,
    steps: stagesOf(definition).filter(({ isTimed }) => isTimed),
    calendarYears: [...mainlandChina.years],
  };
}

async function windowOf({ db, tenantId }: ActorScope, { programme, year }: { programme: string; year: number }) {
  const [window] = await db
    .select()
    .from(windows)
    .where(and(eq(windows.tenantId, tenantId), eq(windows.programme, programme), eq(windows.year, year)));
  return window;
}

/** The steps after the application, with the days of the definition; those without a deadline are not a year's to set. */
function stagesOf({ stages, deadlines }: Programme): Answer['stages'] {
  return stages.flatMap(({ states: [state], title, days }) =>
    state === undefined || days === 0 ? [] : { state, title, days, isTimed: state in deadlines },
  );
}

/** Who changed the draft of a year, who could publish it, and what the last second person said. */
async function readReview(scope: ActorScope, id: string): Promise<Answer['review']> {
  const [draft] = await scope.db
    .select()
    .from(yearDrafts)
    .where(and(eq(yearDrafts.tenantId, scope.tenantId), eq(yearDrafts.id, id)));
  if (!draft) return null;
  const able = (await accountsHolding(scope, 'Mgr.ApplyProgram.publish')).filter(
    (account) => !draft.changedBy.includes(account) && account !== draft.sentBy,
  );
  const ids = [...draft.changedBy, ...(draft.returnedBy ? [draft.returnedBy] : [])];
  const names = new Map(
    (
      await scope.db
        .select({ id: accounts.id, name: accounts.nickname })
        .from(accounts)
        .where(inArray(accounts.id, ids))
    ).map((row) => [row.id, row.name]),
  );
  return {
    state: draft.state,
    changedBy: draft.changedBy.flatMap((account) => names.get(account) ?? []),
    second: (await optionsOf(scope, able.slice(0, 5))).map(({ label }) => label),
    isMine: draft.changedBy.includes(scope.actor.id) || draft.sentBy === scope.actor.id,
    sentAt: draft.sentAt?.toISOString() ?? null,
    returnedBy: (draft.returnedBy && names.get(draft.returnedBy)) ?? null,
    reason: draft.reason,
    savedAt: draft.updatedAt.toISOString(),
  };
}
