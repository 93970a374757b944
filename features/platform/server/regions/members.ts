import { logBusiness } from '#server/base/business-log/business-log.ts';
import { sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { readReplacedMarks } from './marks.ts';

/** Codes that somebody of the office was given. */
export interface GivenRegions {
  readonly id: string;
  readonly codes: string[];
}

interface Held {
  readonly id: string;
  readonly accountId: string | null;
  readonly login: string | null;
  readonly regions: string[];
}

/** Whoever has a region is given those that take over from it; answers what each of them had not, and who they are. */
export async function giveRegions(scope: Scope, code: string, codes: readonly string[]) {
  const held = await holdMembers(scope, sql`m.regions @> ${sql.param([code])}::text[]`);
  const given = held.flatMap((member) => {
    const missing = codes.filter((each) => !member.regions.includes(each));
    return missing.length === 0 ? [] : [{ member, codes: missing }];
  });
  for (const { member, codes: missing } of given)
    await setRegions(scope, member, [...member.regions, ...missing].sort());
  return {
    given: given.map(({ member, codes: missing }): GivenRegions => ({ id: member.id, codes: missing })),
    accounts: given.flatMap(({ member }) => (member.accountId === null ? [] : [member.accountId])),
  };
}

/**
 * Takes back what a replacement of `code` gave, from whoever still has that region; what they have for another replaced
 * region, too, they keep.
 */
export async function takeRegions(scope: Scope, code: string, given: readonly GivenRegions[]): Promise<void> {
  const ids = given.map(({ id }) => id);
  const held = await holdMembers(scope, sql`m.id = any(${sql.param(ids)}::text[])`);
  const replaced = await readReplacedMarks(scope);
  for (const member of held) {
    if (!member.regions.includes(code)) continue;
    const kept = replaced.filter((mark) => mark.code !== code && member.regions.includes(mark.code));
    const taken = given
      .find(({ id }) => id === member.id)!
      .codes.filter((each) => !kept.some(({ into }) => into.includes(each)));
    const left = member.regions.filter((each) => !taken.includes(each));
    if (left.length < member.regions.length) await setRegions(scope, member, left);
  }
}

async function holdMembers(scope: Scope, which: ReturnType<typeof sql>): Promise<Held[]> {
  const { rows } = await scope.db.execute<{ [K in keyof Held]: Held[K] }>(sql`
    select m.id, m.account_id as "accountId", a.login_name as login, m.regions
      from members m left join accounts a on a.id = m.account_id
     where m.tenant_id = ${scope.tenantId} and ${which} order by m.id for update of m`);
  return rows;
}

async function setRegions(scope: Scope, { id, login, regions }: Held, after: string[]): Promise<void> {
  await scope.db.execute(sql`
    update members set regions = ${sql.param(after)}::text[], rev = rev + 1, updated_at = ${scope.now}
     where tenant_id = ${scope.tenantId} and id = ${id}`);
  const title = login ?? id;
  await logBusiness(scope, {
    module: 'TENANTUSER',
    action: 'EDIT',
    objectType: 'tenantuser',
    objectId: id,
    title,
    text: { CN: `随区域替换修改用户「${title}」的数据范围`, EN: `changed the regions of ${title} with a replacement` },
    changes: [{ field: 'regions', before: regions, after }],
  });
}
