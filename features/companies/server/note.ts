import type { Facts } from '#core/messages/message.ts';
import { companyName } from '#core/texts/company-name.ts';
import type { Text } from '#core/texts/text.ts';
import { type CompanyEvent, companyMessages } from '#features/companies/messages.ts';
import { type FieldChange, logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import type { ActorScope } from '#server/scope.ts';
import type { CompanyRow } from './standing.ts';
import { companyEvents } from './tables.ts';

interface CompanyTelling {
  readonly company: Pick<CompanyRow, 'name' | 'nameEN'> & Partial<Pick<CompanyRow, 'validTo'>>;
  readonly event: CompanyEvent;
  readonly reason?: string | null;
  /** Who did it, where that is told. */
  readonly name?: string;
  /** What else the message is filled in with. */
  readonly more?: Facts;
}

/** Tells somebody what happened to a company, by message and mail. */
export async function tellOf(
  scope: ActorScope,
  accountId: string,
  { company, event, reason, name, more }: CompanyTelling,
) {
  const facts = { company: companyName(company), reason, validTo: company.validTo, name, ...more };
  await tell(scope, companyMessages[event], { to: accountId, facts });
}

/** A line of the company's history and one of the business log. */
export async function noteOf(
  scope: ActorScope,
  company: Pick<CompanyRow, 'id' | 'name'>,
  {
    action,
    text,
    reason = null,
    changes = [],
  }: { action: string; text: Text; reason?: string | null; changes?: readonly FieldChange[] },
): Promise<void> {
  const { tenantId, now: at } = scope;
  await scope.db.insert(companyEvents).values({ id: newId(), tenantId, companyId: company.id, action, reason, at });
  await logBusiness(scope, {
    module: 'COMPANY',
    action,
    objectType: 'company',
    objectId: company.id,
    title: company.name,
    text,
    changes: reason ? [{ field: 'reason', before: null, after: reason }] : changes,
  });
}
