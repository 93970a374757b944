import { dateTimeInShanghai, instantInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { textIn } from '#core/texts/text.ts';
import { appVersion as resource } from '#features/flock/resources/app-version.ts';
import { apps, type VersionState, versionKinds, versionWords } from '#features/flock/shared/app-version.ts';
import { compareVersions } from '#features/flock/shared/compare-versions.ts';
import { and, eq, type SQL, sql } from '#server/database/sql.ts';
import { changesBetween, logAction } from '#server/resources/changes.ts';
import type { Row, Store, Values } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { appVersions } from './tables.ts';

const plain = tableStore({
  resource,
  table: appVersions,
  select: selectOf,
  keyword: ['number', 'titleCN', 'titleEN'],
  present,
  columns: columnsOf,
  unique: 'number',
});

/** Versions of the applications. What is scheduled is released by the clock alone: nobody has to wake up for it. */
export const appVersionStore: Store = {
  ...plain,
  async act(scope, { action, ids, values }) {
    if (action === 'del') return plain.act(scope, { action, ids, values });
    for (const id of ids) await move(scope, { id, action, values });
    return null;
  },
};

/**
 * The newest version of an application that is released, in the words of a language, with what all released ones demand
 * of older ones; undefined when there is none.
 */
export async function findReleased({ db, tenantId, now, locale }: Scope, app: string) {
  const rows = await db
    .select({
      number: appVersions.number,
      isForced: appVersions.isForced,
      values: appVersions.values,
      minNumber: appVersions.minNumber,
    })
    .from(appVersions)
    .where(and(eq(appVersions.tenantId, tenantId), eq(appVersions.app, app), isReleased(now)));
  const newest = rows.toSorted((a, b) => compareVersions(b.number, a.number))[0];
  if (!newest) return undefined;
  const words = newest.values as Values;
  return {
    number: newest.number,
    title: versionWords(words, 'title', locale),
    notes: versionWords(words, 'notes', locale),
    forcedNumber: latest(rows.filter(({ isForced }) => isForced).map(({ number }) => number)),
    minNumber: latest(rows.map(({ minNumber }) => minNumber)),
  };
}

/** The highest of numbers; empty when there is none. */
function latest(numbers: readonly string[]): string {
  return numbers.toSorted((a, b) => compareVersions(b, a))[0] ?? '';
}

function isReleased(now: Date): SQL {
  return sql`(${appVersions.state} = 'RELEASED' or (${appVersions.state} = 'SCHEDULED' and ${appVersions.releaseAt} <= ${now}))`;
}

function own({ tenantId }: ActorScope, id: string) {
  return and(eq(appVersions.tenantId, tenantId), eq(appVersions.id, id));
}

const after: Readonly<Record<string, Exclude<VersionState, 'DRAFT'>>> = {
  release: 'RELEASED',
  schedule: 'SCHEDULED',
  withdraw: 'WITHDRAWN',
};

async function move(scope: ActorScope, { id, action, values }: { id: string; action: string; values: Values }) {
  const [stored] = await scope.db.select().from(appVersions).where(own(scope, id));
  if (!stored) throw new Refusal('NOT_FOUND');
  const title = titleOf(stored.values as Values).CN;
  const state = after[action];
  if (!state) throw new Refusal('NOT_ALLOWED');
  const releaseAt = { RELEASED: scope.now, SCHEDULED: timeIn(scope, values), WITHDRAWN: stored.releaseAt }[state];
  await scope.db
    .update(appVersions)
    .set({ state, releaseAt, updatedAt: scope.now, rev: sql`${appVersions.rev} + 1` })
    .where(own(scope, id));
  const told = (at: Date | null) => (at ? dateTimeInShanghai(at) : null);
  const changes = changesBetween(
    { status: stored.state, releaseAt: told(stored.releaseAt) },
    { status: state, releaseAt: told(releaseAt), ...(values.reason ? { reason: values.reason } : {}) },
  );
  await logAction(scope, { resource, id, title, action, changes });
}

/** The time that a schedule asks for; it has to come yet. */
function timeIn(scope: ActorScope, { releaseAt }: Values): Date | null {
  if (typeof releaseAt !== 'string') return null;
  const at = instantInShanghai(releaseAt);
  if (at > scope.now) return at;
  const text = {
    CN: '发布时间应晚于现在；要马上发布请用“立即发布”。',
    EN: 'Choose a time to come, or release it now.',
  };
  const fields = [{ path: 'releaseAt', key: 'INVALID', msg: textIn(text, scope.locale) } as const];
  throw new Refusal('INVALID', { params: { count: 1 }, fields });
}

function columnsOf(values: Values, { actor }: ActorScope) {
  return {
    values,
    savedBy: actor.id,
    app: String(values.app),
    number: String(values.number),
    titleCN: String(values.titleCN),
    titleEN: String(values.titleEN),
    kind: String(values.kind),
    isForced: values.forced === 'YES',
    minNumber: String(values.minNumber ?? ''),
    builtFrom: String(values.builtFrom ?? ''),
  };
}

function titleOf({ app, number }: Values) {
  const { CN, EN } = apps.find(({ value }) => value === app)?.label ?? { CN: String(app), EN: String(app) };
  return { CN: `${CN} ${String(number)}`, EN: `${EN} ${String(number)}` };
}

/** Numbers sort as numbers: 2.10.0 comes after 2.9.0. */
function selectOf({ tenantId, now }: ActorScope): SQL {
  return sql`
    select v.id, v.rev, v.app, v.number, v.title_cn as "titleCN", v.title_en as "titleEN", v.kind,
           v.is_forced as forced, v.min_number as "minNumber", v.release_at as "releaseAt", v.built_from as "builtFrom",
           v.values, v.updated_at as "updatedAt",
           v.app || ' ' || (select string_agg(lpad(part, 5, '0'), '.' order by place)
              from string_to_table(v.number, '.') with ordinality as parts(part, place)) as name,
           case when v.state = 'SCHEDULED' and v.release_at <= ${now} then 'RELEASED' else v.state end as status
      from app_versions v
     where v.tenant_id = ${tenantId}`;
}

function present({ titleCN, titleEN, ...row }: Row): Row {
  const kind = versionKinds.find(({ value }) => value === row.kind)?.label ?? row.kind;
  const app = apps.find(({ value }) => value === row.app)?.label ?? row.app;
  return { ...row, name: titleOf(row), title: { CN: titleCN, EN: titleEN }, kind, app } as Row;
}
