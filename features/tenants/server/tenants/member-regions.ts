import { Refusal } from '#core/errors.ts';
import { regionPrefix } from '#core/forms/regions.ts';
import type { Option } from '#core/resources/resource.ts';
import { regionLabel } from '#server/base/region-label.ts';
import { sql } from '#server/database/sql.ts';
import { widestReach } from '#server/policies/reach.ts';
import type { Row, Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';

/** The regions a form gave, in the order of their codes. */
export function regionsIn(values: Values): string[] {
  return [...((values.regions as string[] | undefined) ?? [])].sort();
}

/** Regions that somebody can be put in charge of: those that the tenant serves or its cases lie in, with what is above them, and those given already. */
export async function listRegions(scope: ActorScope): Promise<Option[]> {
  const { rows } = await scope.db.execute<{ code: string }>(sql`
    select distinct region as code from applications where tenant_id = ${scope.tenantId} and region is not null
     union select unnest(regions) from members where tenant_id = ${scope.tenantId}
     union select code from region_marks where tenant_id = ${scope.tenantId} and is_served`);
  const codes = new Set(rows.flatMap(({ code }) => [code, `${code.slice(0, 4)}00`, `${code.slice(0, 2)}0000`]));
  // Above an unknown region there may be none that has a name.
  const isNamed = (code: string) => rows.some((row) => row.code === code) || regionLabel(code).CN !== code;
  return [...codes]
    .filter(isNamed)
    .sort()
    .map((value) => ({ value, label: regionLabel(value) }));
}

/** Nobody changes their own regions, and who reaches regions only gives none outside them. */
export function checkRegions(scope: ActorScope, wanted: readonly string[] = [], member: Row | null): void {
  const held = (member?.regions as string[] | undefined) ?? [];
  const added = wanted.filter((code) => !held.includes(code));
  if (added.length === 0 && held.every((code) => wanted.includes(code))) return;
  if (member?.accountId === scope.actor.id) throw new Refusal('OWN_RIGHTS');
  const widest = widestReach(scope);
  if (widest === 'ALL' || widest === 'TENANT') return;
  const isOwn = (code: string) => scope.reach.regions.some((own) => code.startsWith(regionPrefix(own)));
  if (!added.every(isOwn)) throw new Refusal('CODE_NOT_HELD');
}
