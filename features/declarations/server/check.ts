import type { Static } from 'typebox';
import type { Data } from '#core/forms/values.ts';
import { problemText } from '#core/texts/errors/problems.ts';
import { stateSets } from '#core/workflow/states.ts';
import { applications } from '#features/casework/server/tables.ts';
import type { CheckedRowShape } from '#features/declarations/calls.ts';
import type { Column } from '#features/declarations/shared/columns.ts';
import { fixFor } from '#features/declarations/shared/fixes.ts';
import { type Cells, dataOfRow, isUnused, problemsOfRow } from '#features/declarations/shared/rows.ts';
import { formContextAt } from '#server/base/form-context.ts';
import { personKey } from '#server/base/sensitive/person-key.ts';
import { and, eq, inArray, isNull, notInArray, or, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { type OpenBatch, type OpenRow, readFiles } from './find-batch.ts';
import { declarationRows } from './tables.ts';
import { batchWords } from './words.ts';

type Problem = Static<CheckedRowShape>['problems'][number];

/** A row as it stands before anything is made of it. */
export interface CheckedRow {
  readonly row: OpenRow;
  readonly data: Data;
  readonly state: Static<CheckedRowShape>['state'];
  readonly problems: readonly Problem[];
  readonly twin: number | null;
  readonly live: string | null;
  /** The account of the address in the row. */
  readonly accountId: string | null;
  readonly files: number;
}

/** Checks rows against the form, against each other and against what runs already, in a few statements for all of them. */
export async function checkRows(scope: ActorScope, found: OpenBatch, rows: readonly OpenRow[]): Promise<CheckedRow[]> {
  const { programme } = found;
  const read = rows.map((row) => {
    const data = dataOf(scope, found, row.cells);
    const key = personKey(scope, programme.sections, data)?.toString('hex') ?? null;
    return { row, data, key, email: emailOf(data) };
  });
  const owners = await accountsOf(
    scope,
    read.map(({ email }) => email),
  );
  const running = await runningFor(scope, found, {
    keys: read.flatMap(({ key }) => key ?? []),
    owners: [...owners.values()],
  });
  const files = await readFiles(
    scope,
    rows.map(({ id }) => id),
  );
  const people = new Map<string, number>();
  const addresses = new Map<string, number>();
  return read.map(({ row, data, key, email }) => {
    const accountId = owners.get(email) ?? null;
    const twin = key === null ? null : (people.get(key) ?? null);
    if (key !== null && twin === null) people.set(key, row.line);
    const problems = [...problemsOf(scope, found, row.cells, data), ...sameAddress()];
    const live = running.get(key ?? '') ?? running.get(accountId ?? '') ?? null;
    const state = stateOf();
    return { row, data, state, problems, twin, live, accountId, files: files.get(row.id)?.length ?? 0 };

    function sameAddress(): Problem[] {
      if (email === '') return [];
      const line = addresses.get(email);
      if (line === undefined) addresses.set(email, row.line);
      if (line === undefined || twin !== null) return [];
      const msg = batchWords(scope.locale).sameAddress.replace('{line}', String(line));
      return [{ column: 'contact.email', msg, isWarning: false, fix: null }];
    }

    function stateOf(): CheckedRow['state'] {
      if (live !== null) return 'live';
      if (problems.some(({ isWarning }) => !isWarning)) return 'wrong';
      if (twin !== null) return 'twin';
      return problems.length > 0 ? 'warn' : 'ok';
    }
  });
}

/** What a row says of an application of its programme. */
export function dataOf(
  scope: Scope,
  { programme, columns, company }: Pick<OpenBatch, 'programme' | 'columns' | 'company'>,
  cells: Cells,
): Data {
  return dataOfRow(programme, { columns, cells, employer: company, context: formContextAt(scope.now) });
}

/** The address that a row gives, in the form by which accounts are found; empty without one. */
export function emailOf(data: Data): string {
  const { email } = data.contact ?? {};
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

function problemsOf(scope: ActorScope, batch: OpenBatch, cells: Cells, data: Data): Problem[] {
  const { programme, columns } = batch;
  const locale = scope.locale === 'CN' ? 'CN' : 'EN';
  const context = formContextAt(scope.now);
  const { dictionaries } = context;
  const found = problemsOfRow(programme, { columns, cells, data, context }).map(({ column, problem, isWarning }) => ({
    column: column.key,
    msg: problemText(problem, column.field, locale),
    isWarning,
    fix: isWarning || !cells[column.key] ? null : (fixOf(column) ?? null),
  }));
  const unused = columns.filter((column) => isUnused(column, cells, data));
  const { unused: msg } = batchWords(locale);
  return [...found, ...unused.map(({ key }) => ({ column: key, msg, isWarning: true, fix: null }))];

  function fixOf(column: Column): string | undefined {
    const isRight = (text: string) => {
      const changed = { ...cells, [column.key]: text };
      const after = dataOf(scope, batch, changed);
      const left = problemsOfRow(programme, { columns, cells: changed, data: after, context });
      return !left.some((each) => each.column === column && !each.isWarning);
    };
    return fixFor(column, cells[column.key] ?? '', { dictionaries, locale, isRight });
  }
}

/** Accounts by their addresses. */
async function accountsOf({ db }: Scope, emails: readonly string[]): Promise<Map<string, string>> {
  const asked = [...new Set(emails)].filter((email) => email !== '');
  if (asked.length === 0) return new Map();
  const rows = await db
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(and(inArray(accounts.email, asked), eq(accounts.status, 'ACTIVE')));
  return new Map(rows.map(({ id, email }) => [email ?? '', id]));
}

/** Numbers of what runs for people, by the hash of their document and by account; empty for what has no number yet. */
async function runningFor(
  { db, tenantId }: Scope,
  { batch: { programme, year } }: OpenBatch,
  { keys, owners }: { keys: readonly string[]; owners: readonly string[] },
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const hashes = [...new Set(keys)].map((key) => Buffer.from(key, 'hex'));
  if (hashes.length === 0 && owners.length === 0) return found;
  const waiting = await db
    .select({ key: declarationRows.personKey })
    .from(declarationRows)
    .where(
      and(
        eq(declarationRows.tenantId, tenantId),
        eq(declarationRows.state, 'WAITING'),
        hashes.length > 0 ? inArray(declarationRows.personKey, hashes) : sql`false`,
        sql`exists (select from declarations d where d.id = ${declarationRows.declarationId} and d.programme = ${programme} and d.year = ${year})`,
      ),
    );
  for (const { key } of waiting) if (key) found.set(key.toString('hex'), '');
  const rows = await db
    .select({ no: applications.no, key: applications.personKey, ownerId: applications.ownerId })
    .from(applications)
    .where(
      and(
        eq(applications.tenantId, tenantId),
        eq(applications.programme, programme),
        eq(applications.year, year),
        isNull(applications.deletedAt),
        notInArray(applications.state, [...stateSets.ended]),
        or(
          hashes.length > 0 ? inArray(applications.personKey, hashes) : undefined,
          owners.length > 0 ? inArray(applications.ownerId, [...owners]) : undefined,
        ),
      ),
    );
  for (const { no, key, ownerId } of rows) {
    if (key) found.set(key.toString('hex'), no ?? '');
    found.set(ownerId, no ?? '');
  }
  return found;
}

/** A checked row for the page, its cells in the order of the columns. */
export function presentChecked(
  columns: readonly Column[],
  { row, state, problems, twin, live, files }: CheckedRow,
): Static<CheckedRowShape> {
  return {
    line: row.line,
    cells: columns.map(({ key }) => row.cells[key] ?? ''),
    state,
    problems: problems.map((each) => ({ ...each })),
    twin,
    live,
    files,
  };
}
