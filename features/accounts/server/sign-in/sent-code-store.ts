import { maskEmail, maskPhone } from '#core/forms/masks.ts';
import { sentCode as resource } from '#features/accounts/resources/sent-code.ts';
import { sql } from '#server/database/sql.ts';
import { readings } from '#server/resources/readings.ts';
import type { Store } from '#server/resources/store.ts';
import { mostTries } from './codes.ts';

/**
 * Codes that the tenant's pages sent. Addresses leave the server masked and are found only by whoever knows them whole: it
 * is a page to help somebody whose code does not come, not one to look for people.
 */
export const sentCodeStore: Store = readings({
  resource,
  select: ({ tenantId, now }) => sql`
    select o.id, o.channel, o.recipient, o.created_at as "createdAt", c.tries, c.used_at as "usedAt",
           c.expires_at as "expiresAt",
           -- Nobody learns here whether there was an account to sign in to, or one already.
           case o.scene when 'NO_ACCOUNT' then 'CODE_LOGIN' when 'ACCOUNT_DISABLED' then 'CODE_LOGIN'
                        when 'HAVE_ACCOUNT' then 'CODE_REGISTER' else o.scene end as scene,
           case when c.used_at is not null then 'USED' when o.state = 'failed' then 'FAILED'
                when c.tries >= ${mostTries} then 'BLOCKED' when c.expires_at > ${now} then 'SENT' else 'OVER' end as status
      from outbox o left join codes c on c.id = o.code_id
     where o.tenant_id = ${tenantId} and o.code_id is not null`,
  filters: { keyword: (whole) => [sql`lower(recipient) in (${addressOf(whole)}, ${`+86 ${addressOf(whole)}`})`] },
  present: (row) => {
    const mask = row.channel === 'MAIL' ? maskEmail : maskPhone;
    return { ...row, recipient: mask(String(row.recipient)) };
  },
});

function addressOf(typed: unknown): string {
  return String(typed).trim().toLowerCase();
}
