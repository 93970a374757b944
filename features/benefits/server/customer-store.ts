import { dayInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { cardMessages } from '#features/benefits/messages.ts';
import { customer as resource } from '#features/benefits/resources/customer.ts';
import { isOnOneOf } from '#server/base/filters.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Store, Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { levelText } from './issue-card.ts';
import { talentCards } from './tables.ts';

/** Holders of the talent card, as the back office works on them. */
export const customerStore: Store = {
  ...readings({
    resource,
    select: ({ tenantId, now }) => sql`
      select c.id, c.rev, c.card_no as "cardNo", c.name, c.level, c.note, c.valid_from::text as "validFrom",
             c.valid_to::text as "validTo", c.updated_at as "updatedAt", p.no as source,
             case when c.status = 'FROZEN' then 'FROZEN'
                  when c.valid_to < ${dayInShanghai(now.getTime())}::date then 'EXPIRED'
                  when c.paused_at is not null then 'PAUSED' else 'ACTIVE' end as status,
             jsonb_array_length(c.family) as family,
             (select string_agg(f->>'name', '、') from jsonb_array_elements(c.family) f) as "familyNames",
             (select count(*)::int from redemptions r where r.tenant_id = c.tenant_id and r.card_id = c.id
                 and r.status = 'USED') as uses,
             (select max(r.used_at) from redemptions r where r.tenant_id = c.tenant_id and r.card_id = c.id
                 and r.status = 'USED') as "lastUsedAt"
        from talent_cards c left join applications p on p.id = c.application_id and p.tenant_id = c.tenant_id
       where c.tenant_id = ${tenantId}`,
    keyword: ['cardNo', 'source'],
    filters: { validTo: (days) => isOnOneOf('validTo', days) },
  }),

  hold: holdRows(talentCards),

  async act(scope, { action, ids, values }) {
    for (const id of ids) await change(scope, { id, action, values });
    return null;
  },
};

interface Change {
  readonly id: string;
  readonly action: string;
  readonly values: Values;
}

async function change(scope: ActorScope, { id, action, values }: Change): Promise<void> {
  const isOne = and(eq(talentCards.tenantId, scope.tenantId), eq(talentCards.id, id));
  const [before] = await scope.db.select().from(talentCards).where(isOne);
  if (!before) throw new Refusal('NOT_FOUND');
  const reason = String(values.reason ?? '');
  const set = changes[action]?.(values, reason);
  if (!set) throw new Refusal('NOT_ALLOWED');
  await scope.db
    .update(talentCards)
    .set({ ...set, updatedAt: scope.now, rev: sql`${talentCards.rev} + 1` })
    .where(isOne);
  const told = [
    ...(set.status && set.status !== before.status
      ? [{ field: 'status', before: before.status, after: set.status }]
      : []),
    ...(set.level && set.level !== before.level ? [{ field: 'level', before: before.level, after: set.level }] : []),
    ...(reason ? [{ field: 'reason', before: null, after: reason }] : []),
  ];
  await logAction(scope, { resource, id, title: before.cardNo, action, changes: told });
  if (before.accountId)
    await tell(scope, cardMessages[events[action]!], {
      to: before.accountId,
      facts: { no: before.cardNo, level: levelText(set.level ?? before.level), reason },
    });
}

const changes: Readonly<Record<string, (values: Values, reason: string) => Partial<typeof talentCards.$inferInsert>>> =
  {
    freeze: (_, note) => ({ status: 'FROZEN', note }),
    unfreeze: () => ({ status: 'ACTIVE', note: null }),
    level: ({ level }, note) => ({ level: String(level), note }),
  };

const events: Readonly<Record<string, 'frozen' | 'unfrozen' | 'level'>> = {
  freeze: 'frozen',
  unfreeze: 'unfrozen',
  level: 'level',
};
