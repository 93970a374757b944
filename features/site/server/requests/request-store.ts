import { Refusal } from '#core/errors.ts';
import type { ChoiceField } from '#core/forms/kinds/choice.ts';
import { requestMessages } from '#features/site/messages.ts';
import { serviceRequest as resource } from '#features/site/resources/request.ts';
import { serviceRequests } from '#features/site/server/tables.ts';
import { type RequestState, requestSection, requestStatuses } from '#features/site/shared/request.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';

/** The state that each action leads to. */
const states: Readonly<Record<string, RequestState>> = { accept: 'ACCEPTED', answer: 'DONE', close: 'CLOSED' };

/** Requests for one-to-one service, as the back office works on them. */
export const requestStore: Store = {
  ...readings({ resource, select: selectOf, texts: ['service'], keyword: ['no', 'service'], present }),

  hold: holdRows(serviceRequests),

  async act(scope, { action, ids, values }) {
    const after = states[action];
    if (!after) throw new Refusal('NOT_ALLOWED');
    for (const id of ids) await move(scope, { id, action, after, answer: String(values.answer ?? '') });
    return null;
  },
};

interface Move {
  readonly id: string;
  readonly action: string;
  readonly after: RequestState;
  readonly answer: string;
}

/** From the state in which the action was offered; whoever was first has moved it otherwise. */
async function move(scope: ActorScope, { id, action, after, answer }: Move): Promise<void> {
  const own = and(eq(serviceRequests.tenantId, scope.tenantId), eq(serviceRequests.id, id));
  const [before] = await scope.db.select().from(serviceRequests).where(own);
  if (!before) throw new Refusal('NOT_FOUND');
  const isOpen = before.state === 'NEW' || before.state === 'ACCEPTED';
  if (!isOpen || (action === 'accept' && before.state !== 'NEW')) throw new Refusal('NOT_ALLOWED');
  await scope.db
    .update(serviceRequests)
    .set({
      state: after,
      answer,
      handlerId: scope.actor.id,
      updatedAt: scope.now,
      rev: sql`${serviceRequests.rev} + 1`,
    })
    .where(own);
  const changes = [
    { field: 'status', before: before.state, after },
    ...(answer ? [{ field: 'answer', before: null, after: answer }] : []),
  ];
  await logAction(scope, { resource, id, title: before.no, action, changes });
  const { label } = requestStatuses[after];
  await tell(scope, requestMessages.moved, {
    to: before.ownerId,
    facts: {
      service: { CN: before.titleCN, EN: before.titleEN },
      status: { CN: label.CN, EN: label.EN.toLowerCase() },
      no: before.no,
      answer: answer && `\n${answer}`,
      slug: before.service,
    },
  });
}

function selectOf(scope: ActorScope) {
  return sql`
    select r.id, r.rev, r.no, r.state as status, json_build_object('CN', r.title_cn, 'EN', r.title_en) as service,
           r.name, r.phone, r.standing, r.wish, r.answer, r.preferred_on as "preferredOn",
           (select p.id from publications p where p.tenant_id = r.tenant_id and p.type = 'serve'
               and p.facts ->> 'slug' = r.service limit 1) as "serviceId", a.nickname as handler, r.created_at as "createdAt", r.updated_at as "updatedAt"
      from service_requests r left join accounts a on a.id = r.handler_id
     where r.tenant_id = ${scope.tenantId}`;
}

const standing = requestSection.fields.find(({ key }) => key === 'standing') as ChoiceField;

function present(row: Row): Row {
  const options = typeof standing.options === 'string' ? [] : standing.options;
  return { ...row, standing: options.find(({ value }) => value === row.standing)?.label ?? row.standing };
}
