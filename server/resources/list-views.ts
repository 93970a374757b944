import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { mostViews, type removeViewCall, type saveViewCall, type viewListCall } from '#core/contracts/list-views.ts';
import { Refusal } from '#core/errors.ts';
import type { Resource } from '#core/resources/resource.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, asc, eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { listViews } from '#server/database/tables/list-views.ts';
import { mayChangeView, visibleViews } from '#server/policies/list-view.ts';
import type { ActorScope } from '#server/scope.ts';
import { invalidAt } from './query.ts';
import { demand } from './verbs.ts';

type ViewRow = OutputOf<typeof viewListCall>['rows'][number];
type View = typeof listViews.$inferSelect;

/** The views of a list that the caller may read, shared ones first, then by name. */
export async function listViewsOf(
  scope: ActorScope,
  { resource: code }: InputOf<typeof viewListCall>,
): Promise<OutputOf<typeof viewListCall>> {
  getReadable(scope, code);
  const rows = await scope.db
    .select({ view: listViews, by: accounts.nickname })
    .from(listViews)
    .leftJoin(accounts, eq(accounts.id, listViews.accountId))
    .where(and(visibleViews(scope), eq(listViews.resource, code)))
    .orderBy(sql`${listViews.isShared} desc`, asc(listViews.createdAt), asc(listViews.id));
  return { rows: rows.map(({ view, by }) => present(scope, view, by ?? '')) };
}

/**
 * Keeps a view of a list that the caller may read. Throws NO_PERMISSION for sharing, or for changing what is shared,
 * without Mgr.View.share; INVALID for columns that the list does not have and for a default that is not shared or new,
 * DUPLICATE for a second view of that name.
 */
export async function saveView(
  scope: ActorScope,
  input: InputOf<typeof saveViewCall>,
): Promise<OutputOf<typeof saveViewCall>> {
  const resource = getReadable(scope, input.resource);
  checkColumns(resource, input.columns);
  if (input.isShared) demand(scope, 'Mgr.View.share');
  const { isShared, query, columns = null } = input;
  const before = input.id === undefined ? null : await getChangeable(scope, input.id, resource);
  if (input.isDefault && !(before && isShared)) throw invalidAt('isDefault');
  const isDefault = isShared && (input.isDefault ?? before?.isDefault ?? false);
  const values = { name: input.name.trim(), query, columns, isShared, isDefault, updatedAt: scope.now };
  if (isDefault && !before?.isDefault) await endDefault(scope, resource);
  await checkName(scope, { resource, name: values.name, owner: before?.accountId ?? scope.actor.id, except: input.id });
  const saved = before ? await change(scope, before, input.rev, values) : await add(scope, resource, values);
  await log(scope, { resource, id: saved.id, name: values.name, action: before ? 'EDIT' : 'ADD', isShared });
  return saved;
}

/** Removes a view that the caller may change. */
export async function removeView(
  scope: ActorScope,
  { id }: InputOf<typeof removeViewCall>,
): Promise<OutputOf<typeof removeViewCall>> {
  const view = await getChangeable(scope, id);
  await scope.db.delete(listViews).where(and(visibleViews(scope), eq(listViews.id, id)));
  const resource = getReadable(scope, view.resource);
  await log(scope, { resource, id, name: view.name, action: 'DEL', isShared: view.isShared });
  return {};
}

type Values = Pick<View, 'name' | 'query' | 'columns' | 'isShared' | 'isDefault' | 'updatedAt'>;

/** The list opens with no view of the tenant's until another one is told; two who tell one take turns. */
async function endDefault({ db, tenantId }: ActorScope, { code }: Resource): Promise<void> {
  const ofList = and(eq(listViews.tenantId, tenantId), eq(listViews.resource, code), eq(listViews.isShared, true));
  await db.select({ id: listViews.id }).from(listViews).where(ofList).orderBy(listViews.id).for('update');
  // A page that still takes it for the one it was is refused.
  const ended = { isDefault: false, rev: sql`${listViews.rev} + 1` };
  await db
    .update(listViews)
    .set(ended)
    .where(and(ofList, eq(listViews.isDefault, true)));
}

async function add(scope: ActorScope, resource: Resource, values: Values) {
  const { db, tenantId, actor, now } = scope;
  const isOwn = and(eq(listViews.tenantId, tenantId), eq(listViews.accountId, actor.id));
  const count = await db.$count(listViews, and(isOwn, eq(listViews.resource, resource.code)));
  if (count >= mostViews) throw new Refusal('NOT_ALLOWED', { cause: 'too many views' });
  const id = newId();
  const made = await db
    .insert(listViews)
    .values({ id, tenantId, accountId: actor.id, resource: resource.code, ...values, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: listViews.id });
  if (made.length === 0) throw fieldRefusal(scope, 'DUPLICATE', 'name');
  return { id, rev: 0 };
}

async function change(scope: ActorScope, { id, rev: known }: View, rev: number | undefined, values: Values) {
  const [saved] = await scope.db
    .update(listViews)
    .set({ ...values, rev: sql`${listViews.rev} + 1` })
    .where(and(visibleViews(scope), eq(listViews.id, id), eq(listViews.rev, rev ?? -1)))
    .returning({ id: listViews.id, rev: listViews.rev });
  if (!saved) throw new Refusal('CONFLICT', { obj: { rev: known } });
  return saved;
}

/** The resource, for whoever may read its list; throws NOT_FOUND and NO_PERMISSION. */
export function getReadable(scope: ActorScope, code: string): Resource {
  const resource = scope.services.features.resources.find((each) => each.code === code);
  if (!resource) throw new Refusal('NOT_FOUND');
  const codes = [resource.permission, ...(resource.readers ?? [])];
  if (!codes.some((each) => each === 'operator' || scope.permCodes.has(each))) throw new Refusal('NO_PERMISSION');
  return resource;
}

/** A view that the caller may change; those they cannot see do not exist for them. */
async function getChangeable(scope: ActorScope, id: string, resource?: Resource): Promise<View> {
  const isOfList = resource ? eq(listViews.resource, resource.code) : undefined;
  const [view] = await scope.db
    .select()
    .from(listViews)
    .where(and(visibleViews(scope), eq(listViews.id, id), isOfList));
  if (!view) throw new Refusal('NOT_FOUND');
  if (!mayChangeView(scope, view)) throw new Refusal('NO_PERMISSION');
  return view;
}

function checkColumns({ columns: known }: Resource, columns: InputOf<typeof saveViewCall>['columns']): void {
  const keys = known.map(({ key }) => key);
  const unknown = Object.values(columns ?? {})
    .flat()
    .find((key) => !keys.includes(key));
  if (unknown !== undefined)
    throw new Refusal('INVALID', { fields: [{ path: 'columns', key: 'INVALID', msg: unknown }] });
}

async function checkName(
  scope: ActorScope,
  {
    resource,
    name,
    owner,
    except = '',
  }: { resource: Resource; name: string; owner: string; except: string | undefined },
): Promise<void> {
  const isNamed = and(eq(listViews.resource, resource.code), eq(listViews.accountId, owner), eq(listViews.name, name));
  const others = await scope.db.$count(
    listViews,
    and(eq(listViews.tenantId, scope.tenantId), isNamed, sql`${listViews.id} <> ${except}`),
  );
  if (others > 0) throw fieldRefusal(scope, 'DUPLICATE', 'name');
}

function present(scope: ActorScope, view: View, by: string): ViewRow {
  return {
    id: view.id,
    name: view.name,
    query: view.query,
    isShared: view.isShared,
    isDefault: view.isDefault,
    rev: view.rev,
    by,
    columns: view.columns as ViewRow['columns'],
    isMine: view.accountId === scope.actor.id,
    canChange: mayChangeView(scope, view),
  };
}

interface Logged {
  readonly resource: Resource;
  readonly id: string;
  readonly name: string;
  readonly action: 'ADD' | 'EDIT' | 'DEL';
  readonly isShared: boolean;
}

const verbs = {
  ADD: { CN: '新增', EN: 'added' },
  EDIT: { CN: '修改', EN: 'changed' },
  DEL: { CN: '删除', EN: 'removed' },
} as const;

function log(scope: ActorScope, { resource, id, name, action, isShared }: Logged): Promise<void> {
  const kind = isShared ? { CN: '共享视图', EN: 'a shared view' } : { CN: '视图', EN: 'a view' };
  return logBusiness(scope, {
    module: resource.code.toUpperCase(),
    action,
    objectType: 'listview',
    objectId: id,
    title: name,
    text: {
      CN: `${verbs[action].CN}${resource.name.CN}的${kind.CN}「${name}」`,
      EN: `${verbs[action].EN} ${kind.EN} of ${resource.name.EN}: ${name}`,
    },
  });
}
