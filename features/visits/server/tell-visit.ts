import { getEntry } from '#features/competition/server/entry-record.ts';
import { entrantVisitMessages, visitOfficeMessages, visitorMessages } from '#features/visits/messages.ts';
import { accountsHolding } from '#server/base/accounts-holding.ts';
import { tell } from '#server/base/mail/tell.ts';
import { timeText } from '#server/base/time-text.ts';
import type { Scope } from '#server/scope.ts';
import type { VisitRow } from './visit-record.ts';

interface Telling {
  readonly entrant?: keyof typeof entrantVisitMessages;
  readonly visitors?: keyof typeof visitorMessages;
  readonly organisers?: keyof typeof visitOfficeMessages;
  /** Ids of those who go there. */
  readonly to?: readonly string[];
  readonly count?: number;
}

/** Tells both sides of a visit what happened to it, each in the language of their account. */
export async function tellOfVisit(scope: Scope, visit: VisitRow, telling: Telling): Promise<void> {
  const { no, project } = await getEntry(scope, visit.entryId);
  const { startAt, endAt, address, reason } = visit;
  const hours = startAt && endAt && { startAt, endAt };
  const facts = {
    id: visit.id,
    entry: visit.entryId,
    no: no ?? '',
    title: project,
    address,
    reason: reason ?? '',
    time: hours ? { CN: timeText(hours, 'CN'), EN: timeText(hours, 'EN') } : '',
    count: telling.count ?? 0,
  };
  const { entrant, visitors, organisers, to = [] } = telling;
  if (entrant) await tell(scope, entrantVisitMessages[entrant], { to: visit.ownerId, facts });
  if (visitors) await tell(scope, visitorMessages[visitors], { to, facts });
  if (organisers)
    await tell(scope, visitOfficeMessages[organisers], { to: await accountsHolding(scope, 'Mgr.Itec.audit'), facts });
}
