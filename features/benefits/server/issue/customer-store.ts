import { dayInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { cardMessages } from '#features/benefits/messages.ts';
import { customer as resource } from '#features/benefits/resources/customer.ts';
import type { CardRecord } from '#features/benefits/server/card-code.ts';
import { talentCards } from '#features/benefits/server/tables.ts';
import { isOnOneOf } from '#server/base/filters.ts';
import { tell } from '#server/base/mail/tell.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, asc, eq, ne, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Store, Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { findByDocument, issueByOffice } from './issue-by-office.ts';
import { levelText } from './issue-card.ts';

/** Holders of the talent card, as the back office works on them. */
export const customerStore: Store = {
  ...readings({
    resource,
    select: ({ tenantId, now }) => sql`
      select c.id, c.rev, c.card_no as "cardNo", c.name, c.level, c.note, c.valid_from::text as "validFrom",
             c.valid_to::text as "validTo", c.updated_at as "updatedAt", p.no as source, c.company, c.company_code as "companyCode", a.login_name as account,
             case when c.phone_area <> '+86' then c.phone_area || ' ' || c.phone else c.phone end as phone,
             case when c.status in ('CANCELLED', 'FROZEN') then c.status
                  when c.valid_to < ${dayInShanghai(now.getTime())}::date then 'EXPIRED'
                  when c.status = 'PENDING' then 'PENDING'
                  when c.paused_at is not null then 'PAUSED' else 'ACTIVE' end as status,
             jsonb_array_length(c.family) as family,
             (select string_agg(f->>'name', '、') from jsonb_array_elements(c.family) f) as "familyNames",
             (select count(*)::int from redemptions r where r.tenant_id = c.tenant_id and r.card_id = c.id
                 and r.status = 'USED') as uses,
             (select max(r.used_at) from redemptions r where r.tenant_id = c.tenant_id and r.card_id = c.id
                 and r.status = 'USED') as "lastUsedAt"
        from talent_cards c left join applications p on p.id = c.application_id and p.tenant_id = c.tenant_id
                           left join accounts a on a.id = c.account_id
       where c.tenant_id = ${tenantId}`,
    keyword: ['cardNo', 'source', 'company', 'companyCode'],
    values: ({ account, name, level, phone, company, companyCode, validTo }) => ({
      account,
      name,
      level,
      phone,
      company,
      companyCode,
      validTo,
      isIssued: true,
    }),
    filters: { validTo: (days) => isOnOneOf('validTo', days) },
  }),

  async known(scope, number) {
    return (await findByDocument(scope, number))?.id ?? null;
  },

  async save(scope, { id, values }) {
    if (id !== undefined) throw new Refusal('NOT_ALLOWED');
    const card = await issueByOffice(scope, values);
    return { id: card.id, rev: card.rev };
  },

  hold: holdRows(talentCards),

  async options({ db, tenantId }) {
    const rows = await db
      .selectDistinct({ company: talentCards.company })
      .from(talentCards)
      .where(and(eq(talentCards.tenantId, tenantId), ne(talentCards.company, '')))
      .orderBy(asc(talentCards.company))
      .limit(500);
    return { companies: rows.map(({ company }) => ({ value: company, label: { CN: company, EN: company } })) };
  },

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
  const act = acts[action];
  if (!act) throw new Refusal('NOT_ALLOWED');
  const set = act.set({ scope, before, values, reason });
  await scope.db
    .update(talentCards)
    .set({ ...set, updatedAt: scope.now, rev: sql`${talentCards.rev} + 1` })
    .where(isOne);
  const told = [
    ...(['status', 'level', 'validTo'] as const).flatMap((field) =>
      set[field] !== undefined && set[field] !== before[field]
        ? [{ field, before: before[field], after: set[field] }]
        : [],
    ),
    ...(reason ? [{ field: 'reason', before: null, after: reason }] : []),
  ];
  await logAction(scope, { resource, id, title: before.cardNo, action, changes: told });
  if (before.accountId)
    await tell(scope, cardMessages[act.message], {
      to: before.accountId,
      facts: { no: before.cardNo, level: levelText(set.level ?? before.level), reason, date: set.validTo ?? '' },
    });
}

interface Asked {
  readonly scope: ActorScope;
  readonly before: CardRecord;
  readonly values: Values;
  readonly reason: string;
}

/** What an action sets, and what its holder is told. */
interface Act {
  readonly set: (asked: Asked) => Partial<CardRecord>;
  readonly message: keyof typeof cardMessages;
}

const acts: Readonly<Record<string, Act>> = {
  freeze: { set: ({ reason: note }) => ({ status: 'FROZEN', note }), message: 'frozen' },
  unfreeze: { set: () => ({ status: 'ACTIVE', note: null }), message: 'unfrozen' },
  level: { set: ({ values, reason: note }) => ({ level: String(values.level), note }), message: 'level' },
  renew: { set: renewed, message: 'renewed' },
  cancel: {
    // Of somebody who never came to claim it, nothing is kept by which they could be found again.
    set: ({ before, reason: note }) => ({
      status: 'CANCELLED',
      note,
      ...(before.accountId === null && { phone: null, phoneArea: null, personKey: null }),
    }),
    message: 'cancelled',
  },
};

function renewed({ scope, before, values, reason: note }: Asked): Partial<CardRecord> {
  const validTo = String(values.validTo);
  if (validTo <= before.validTo) throw fieldRefusal(scope, 'CARD_NOT_LONGER', 'validTo', { date: before.validTo });
  return { validTo, note };
}
