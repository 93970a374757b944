import { Refusal } from '#core/errors.ts';
import type { Text } from '#core/texts/text.ts';
import { renewalMessages } from '#features/phoenix-plan/messages.ts';
import { renewal as resource } from '#features/phoenix-plan/resources/renewal.ts';
import { type RenewalState, renewalSection } from '#features/phoenix-plan/shared/renewal.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { renewals } from './tables.ts';

const states: Readonly<Record<string, RenewalState>> = { accept: 'ACCEPTED', refuse: 'REFUSED' };

/** Renewed documents, as the back office looks at them. */
export const renewalStore: Store = {
  ...readings({ resource, select: selectOf, keyword: ['no', 'applicant'], present }),

  hold: holdRows(renewals),

  async act(scope, { action, ids, values }) {
    const after = states[action];
    if (!after) throw new Refusal('NOT_ALLOWED');
    for (const id of ids) await decide(scope, { id, action, after, reason: String(values.reason ?? '') || null });
    return null;
  },
};

interface Decision {
  readonly id: string;
  readonly action: string;
  readonly after: RenewalState;
  readonly reason: string | null;
}

async function decide(scope: ActorScope, { id, action, after, reason }: Decision): Promise<void> {
  const own = and(eq(renewals.tenantId, scope.tenantId), eq(renewals.id, id));
  const [before] = await scope.db.select().from(renewals).where(own);
  if (!before) throw new Refusal('NOT_FOUND');
  if (before.state !== 'PENDING') throw new Refusal('NOT_ALLOWED');
  await scope.db
    .update(renewals)
    .set({ state: after, reason, updatedAt: scope.now, rev: sql`${renewals.rev} + 1` })
    .where(own);
  const name = nameOf(before.document);
  const changes = [
    { field: 'status', before: before.state, after },
    ...(reason ? [{ field: 'reason', before: null, after: reason }] : []),
  ];
  await logAction(scope, { resource, id, title: name.CN, action, changes });
  await tell(scope, after === 'ACCEPTED' ? renewalMessages.accepted : renewalMessages.refused, {
    to: before.ownerId,
    facts: { document: name, reason: reason ?? '', id: before.applicationId },
  });
}

function selectOf(scope: ActorScope) {
  return sql`
    select r.id, r.rev, r.state as status, a.no, a.applicant, r.document, r.valid_to as "validTo", r.files, r.reason,
           r.application_id as "applicationId", r.created_at as "createdAt", r.updated_at as "updatedAt"
      from renewals r join applications a on a.id = r.application_id and a.tenant_id = r.tenant_id
     where r.tenant_id = ${scope.tenantId}`;
}

function present(row: Row): Row {
  return { ...row, document: nameOf(String(row.document)) };
}

function nameOf(document: string): Text {
  const field = renewalSection.fields.find(({ key }) => key === 'document');
  const options = field?.kind === 'choice' && typeof field.options !== 'string' ? field.options : [];
  return options.find(({ value }) => value === document)?.label ?? { CN: document, EN: document };
}
