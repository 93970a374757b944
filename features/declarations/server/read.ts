import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { allOptions } from '#core/forms/options.ts';
import { companyNameIn } from '#core/texts/company-name.ts';
import { textIn } from '#core/texts/text.ts';
import { stateSets } from '#core/workflow/states.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { currentWindows } from '#features/casework/server/applications/windows.ts';
import { applications, numbers } from '#features/casework/server/tables.ts';
import { requireMembership } from '#features/companies/server/own.ts';
import { readSelected } from '#features/companies/server/read.ts';
import type { batchAuthCall, batchExcelCall, batchListCall, batchOneCall } from '#features/declarations/calls.ts';
import { type BatchState, type RowState, undoUntil } from '#features/declarations/shared/batch.ts';
import { type Column, columnsOf } from '#features/declarations/shared/columns.ts';
import { batchProgrammes } from '#features/declarations/shared/programmes.ts';
import { formContextAt } from '#server/base/form-context.ts';
import { cursorOf, readCursor } from '#server/base/keyset.ts';
import { and, desc, eq, inArray, ne, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { checkRows, presentChecked } from './check.ts';
import { type BatchRecord, getBatch, isOfCompany, type OpenRow, readRows } from './find-batch.ts';
import { declarationRows, declarations } from './tables.ts';

type Presented = OutputOf<typeof batchOneCall>['batch'];

/** Who may declare for which company, and for what; throws what `requireCompany` throws. */
export async function readAuth(scope: ActorScope): Promise<OutputOf<typeof batchAuthCall>> {
  const { company, programmes: own } = await requireMembership(scope);
  const { id, code } = company;
  const name = companyNameIn(company, scope.locale);
  const { members } = await readSelected(scope);
  const list = batchProgrammes.filter((each) => own === null || own.includes(each)).map(definitionOf);
  const windows = await currentWindows(scope, list);
  const used = await scope.db
    .select({ programme: numbers.programme, year: numbers.year, last: numbers.last })
    .from(numbers)
    .where(and(eq(numbers.tenantId, scope.tenantId), inArray(numbers.programme, [...batchProgrammes])));
  return {
    company: { id, name, code },
    people: members
      .filter(({ state, isLapsed, programmes }) => {
        const isIn = programmes === null || batchProgrammes.some((code) => programmes.includes(code));
        return state === 'ACTIVE' && !isLapsed && isIn;
      })
      .map((member) => ({ name: member.name, role: member.role, isMe: member.isMe })),
    programmes: list.map((programme) => {
      const { year, state, opensAt, closesAt, quota } = windows.get(programme.code)!;
      const taken = used.find((each) => each.programme === programme.code && each.year === year)?.last ?? 0;
      return {
        code: programme.code,
        name: programme.name,
        year,
        state,
        opensAt: opensAt.toISOString(),
        closesAt: closesAt.toISOString(),
        quota: quota === null ? null : { most: quota, used: Math.min(taken, quota) },
        columns: columnsOf(programme).map(({ key, field }) => ({
          key,
          label: field.label,
          isNeeded: field.required === true,
        })),
      };
    }),
  };
}

const pageSize = 20;

/** The batches of the caller's company. */
export async function listBatches(
  scope: ActorScope,
  { after }: InputOf<typeof batchListCall>,
): Promise<OutputOf<typeof batchListCall>> {
  const filter = isOfCompany(scope, await requireMembership(scope));
  const position = after === undefined ? undefined : readCursor(after);
  const rows = await scope.db
    .select()
    .from(declarations)
    .where(
      and(
        filter,
        position &&
          sql`(${declarations.createdAt}, ${declarations.id}) < (${position.at.toISOString()}::timestamptz, ${position.id})`,
      ),
    )
    .orderBy(desc(declarations.createdAt), desc(declarations.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const counts = await countRows(scope, page);
  return {
    rows: page.map((row) => presentBatch(row, counts.get(row.id) ?? new Map())),
    total: await scope.db.$count(declarations, filter),
    next: last && rows.length > pageSize ? cursorOf(last.createdAt, last.id) : null,
  };
}

/** How many rows of each batch are in which state. */
async function countRows(scope: Scope, batches: readonly BatchRecord[]): Promise<Map<string, Map<string, number>>> {
  const found = new Map<string, Map<string, number>>();
  if (batches.length === 0) return found;
  const rows = await scope.db
    .select({ id: declarationRows.declarationId, state: declarationRows.state, count: sql<number>`count(*)::int` })
    .from(declarationRows)
    .where(
      inArray(
        declarationRows.declarationId,
        batches.map(({ id }) => id),
      ),
    )
    .groupBy(declarationRows.declarationId, declarationRows.state);
  for (const { id, state, count } of rows) found.set(id, (found.get(id) ?? new Map()).set(state, count));
  return found;
}

function presentBatch(batch: BatchRecord, counts: ReadonlyMap<string, number>): Presented {
  const { id, no, programme, year, name, state, lines, ownerName, createdAt, doneAt } = batch;
  return {
    id,
    no,
    programme,
    programmeName: definitionOf(programme).name,
    year,
    name,
    state: state as BatchState,
    rows: lines,
    made: counts.get('MADE') ?? 0,
    waiting: counts.get('WAITING') ?? 0,
    by: ownerName,
    at: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  };
}

function countsOf(rows: readonly OpenRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { state } of rows) counts.set(state, (counts.get(state) ?? 0) + 1);
  return counts;
}

/** A sheet with everything that stands in the way of its rows. */
export async function readSheetOf(
  scope: ActorScope,
  { id }: InputOf<typeof batchExcelCall>,
): Promise<OutputOf<typeof batchExcelCall>> {
  const found = await getBatch(scope, id);
  const { batch, columns } = found;
  const rows = await readRows(scope, id);
  const checked = await checkRows(
    scope,
    found,
    rows.filter(({ state }) => state === 'OPEN'),
  );
  const [same] = await scope.db
    .select()
    .from(declarations)
    .where(
      and(
        eq(declarations.tenantId, scope.tenantId),
        eq(declarations.companyId, batch.companyId),
        eq(declarations.digest, batch.digest),
        eq(declarations.programme, batch.programme),
        ne(declarations.id, id),
      ),
    )
    .orderBy(desc(declarations.createdAt))
    .limit(1);
  return {
    batch: presentBatch(batch, countsOf(rows)),
    rev: batch.rev,
    columns: columns.map((column) => presentColumn(scope, column)),
    rows: checked.map((each) => presentChecked(columns, each)),
    ignored: batch.ignored as string[],
    same: same ? { at: same.createdAt.toISOString(), by: same.ownerName, no: same.no } : null,
  };
}

function presentColumn(scope: Scope, { key, field, source }: Column) {
  const { dictionaries } = formContextAt(scope.now);
  return {
    key,
    label: field.label,
    isNeeded: field.required === true,
    isSecret: field.sensitive === 'S3' || source?.kind === 'phone',
    options:
      field.kind === 'choice' ? allOptions(field, dictionaries).map(({ label }) => textIn(label, scope.locale)) : [],
  };
}

/** What became of a batch. */
export async function readBatch(
  scope: ActorScope,
  { id }: InputOf<typeof batchOneCall>,
): Promise<OutputOf<typeof batchOneCall>> {
  const { batch } = await getBatch(scope, id);
  const rows = await readRows(scope, id);
  const counts = countsOf(rows);
  const made = await readMade(scope, rows);
  const until = batch.doneAt && batch.state === 'DONE' ? undoUntil(batch.doneAt) : null;
  const nameOf = ({ cells }: OpenRow) => cells['person.name'] ?? '';
  const stateOf = (row: OpenRow) => made.get(row.applicationId ?? '');
  const progress = { waiting: counts.get('WAITING') ?? 0, draft: 0, accepting: 0, review: 0, correcting: 0, done: 0 };
  for (const row of rows) {
    const application = stateOf(row);
    if (application && row.state === 'MADE') progress[groupOf(application.state)] += 1;
  }
  return {
    batch: presentBatch(batch, counts),
    undoUntil: until && until > scope.now ? until.toISOString() : null,
    begun: rows.filter((row) => row.state === 'MADE' && isBegun(batch, stateOf(row))).map(nameOf),
    left: counts.get('OPEN') ?? 0,
    progress,
    rows: rows.map((row) => ({
      line: row.line,
      name: nameOf(row),
      state: row.state as RowState,
      no: stateOf(row)?.no ?? null,
      application: stateOf(row)?.state ?? null,
    })),
  };
}

/** An application of a batch as the company may know it. */
export interface MadeApplication {
  readonly id: string;
  readonly no: string | null;
  readonly state: string;
  readonly updatedAt: Date;
}

/** The applications of rows by their ids; those that are gone are left out. */
export async function readMade(scope: Scope, rows: readonly OpenRow[]): Promise<Map<string, MadeApplication>> {
  const ids = rows.flatMap(({ applicationId }) => applicationId ?? []);
  if (ids.length === 0) return new Map();
  const found = await scope.db
    .select({ id: applications.id, no: applications.no, state: applications.state, updatedAt: applications.updatedAt })
    .from(applications)
    .where(
      and(
        eq(applications.tenantId, scope.tenantId),
        inArray(applications.id, ids),
        sql`${applications.deletedAt} is null`,
      ),
    );
  return new Map(found.map((row) => [row.id, row]));
}

/** Whether somebody worked on what was prepared for them, so that it is theirs. */
export function isBegun({ doneAt }: BatchRecord, application: MadeApplication | undefined): boolean {
  if (!application) return false;
  return application.state !== 'DRAFT' || (doneAt !== null && application.updatedAt > doneAt);
}

function groupOf(state: string): 'draft' | 'accepting' | 'review' | 'correcting' | 'done' {
  if (state === 'DRAFT') return 'draft';
  if (state === 'SUPPLEMENT' || state === 'UNIT_RETURNED') return 'correcting';
  if (state === 'ACCEPTING' || state === 'UNIT_REVIEW') return 'accepting';
  return (stateSets.open as readonly string[]).includes(state) ? 'review' : 'done';
}
