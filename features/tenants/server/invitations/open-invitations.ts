import { createHash } from 'node:crypto';
import type { Text } from '#core/texts/text.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import { isTenantOpen } from '#server/policies/tenant.ts';
import type { Scope } from '#server/scope.ts';

/** An invitation that waits for an answer. */
export interface Invitation {
  /** Of the place in the tenant that it is to. */
  readonly memberId: string;
  readonly tenantId: string;
  readonly tenant: Text;
  /** Lower case. */
  readonly email: string;
  /** As the inviting administrator typed it. */
  readonly name: string;
  readonly roles: { CN: string; EN: string }[];
  readonly validUntil: Date;
}

type Asking = Pick<Scope, 'db' | 'now'>;

/** The open invitations to an address, in whichever tenants, the newest first. */
export function invitationsTo(scope: Asking, email: string): Promise<Invitation[]> {
  return read(scope, sql`open_invitations(${email}, null)`);
}

/** The open invitation of the code in a mail, if there is one. */
export async function findByCode(scope: Asking, code: string): Promise<Invitation | undefined> {
  const [found] = await read(scope, sql`open_invitations(null, ${hashCode(code)})`);
  return found;
}

/** How a code is kept. */
export function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

async function read({ db, now }: Asking, from: SQL): Promise<Invitation[]> {
  const { rows } = await db.execute<{
    member_id: string;
    tenant_id: string;
    email: string;
    name: string;
    roles: { CN: string; EN: string }[];
    valid_until: Date;
    name_cn: string;
    name_en: string;
  }>(sql`
    select i.*, tenants.name_cn, tenants.name_en from ${from} i join tenants on tenants.id = i.tenant_id
     where i.valid_until > ${now} and ${isTenantOpen(now)} order by i.valid_until desc`);
  return rows.map((row) => ({
    memberId: row.member_id,
    tenantId: row.tenant_id,
    email: row.email,
    name: row.name,
    roles: row.roles,
    tenant: { CN: row.name_cn, EN: row.name_en },
    validUntil: new Date(row.valid_until),
  }));
}
