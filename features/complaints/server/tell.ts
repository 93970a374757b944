import { dayInShanghai } from '#core/calendar/dates.ts';
import type { Facts } from '#core/messages/message.ts';
import type { Locale, Text } from '#core/texts/text.ts';
import { type ComplaintMessage, complaintMessages } from '#features/complaints/messages.ts';
import { complaintKinds } from '#features/complaints/shared/complaint.ts';
import { accountsHolding } from '#server/base/accounts-holding.ts';
import { tell, tellAddress } from '#server/base/mail/tell.ts';
import type { Scope } from '#server/scope.ts';
import { type ComplaintRecord, keyOf } from './find-complaint.ts';

/** Tells whoever complained; somebody without an account by mail, with a link that proves them. */
export async function tellPerson(
  scope: Scope,
  row: ComplaintRecord,
  event: ComplaintMessage,
  words = '',
): Promise<void> {
  const message = complaintMessages[event];
  const facts = factsOf(row, words);
  if (row.accountId) await tell(scope, message, { to: row.accountId, facts });
  else if (row.email)
    await tellAddress(scope, message, {
      to: row.email,
      locale: row.locale as Locale,
      facts,
      page: `/complaint/${row.no}#k=${keyOf(scope, row)}`,
    });
}

/** Tells the office: whoever handles it where somebody does, all who may otherwise. */
export async function tellStaff(
  scope: Scope,
  row: ComplaintRecord,
  event: ComplaintMessage,
  words = '',
): Promise<void> {
  const to = row.assigneeId ? [row.assigneeId] : await accountsHolding(scope, 'Mgr.Complaint.handle');
  if (to.length > 0) await tell(scope, complaintMessages[event], { to, facts: factsOf(row, words) });
}

function factsOf({ id, no, title, kind, acceptBy, dueAt }: ComplaintRecord, words: string): Facts {
  const { label } = complaintKinds.find(({ value }) => value === kind) ?? complaintKinds[0]!;
  const named: Text = { CN: label.CN, EN: label.EN.toLowerCase() };
  const day = (at: Date) => dayInShanghai(at.getTime());
  return { id, no, title, words, kind: named, acceptBy: day(acceptBy), dueAt: day(dueAt) };
}
