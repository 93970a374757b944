import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { readEmail } from '#features/accounts/server/addresses.ts';
import { redeemCode } from '#features/accounts/server/sign-in/codes.ts';
import { mailSubject } from '#features/accounts/server/sign-in/send-code.ts';
import { endOfWorkingDay } from '#features/casework/server/applications/status/deadlines.ts';
import type { objectCall } from '#features/publicity/calls.ts';
import { answerDays, objectionSection } from '#features/publicity/shared/objection.ts';
import { hit, ipSubject } from '#server/base/limits.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { readFields } from '#server/resources/verbs.ts';
import type { Scope } from '#server/scope.ts';
import { addObjection } from './add-objection.ts';
import { getNotice } from './notice.ts';

type Input = InputOf<typeof objectCall>;

/**
 * Takes an objection to a public notice that runs. Under a name (signed in, or by a proven mail address) the case it is
 * about is on hold from this moment; an anonymous one is noted. INVALID by field, NOTICE_OVER, NOT_FOUND for a line that
 * is not on the list, CODE_WRONG, FILE_REFUSED, TOO_MANY.
 */
export async function objectTo(scope: Scope, input: Input): Promise<OutputOf<typeof objectCall>> {
  const notice = await getNotice(scope, input.notice);
  if (scope.now > notice.endsAt) throw new Refusal('NOTICE_OVER');
  const values = readFields(scope, objectionSection({ hasFiles: scope.actor !== null }), input.values);
  const isNamed = values.identity === 'NAMED';
  const by = isNamed ? await provenObjector(scope, input) : { ownerId: null, email: '' };
  await hit(scope, 'objection-ip', ipSubject(scope.ip));
  await hit(scope, 'objection', by.ownerId ?? (by.email || ipSubject(scope.ip)));
  const dueAt = await endOfWorkingDay(scope, answerDays);
  // Whose files they are would say who an anonymous objector is.
  const said = isNamed ? values : { ...values, files: [] };
  const { no, code, isHeld } = await addObjection(scope, { notice, entry: input.entry, values: said, dueAt, by });
  return { no, code, isHeld };
}

/** An account, or an address that answered a code. */
async function provenObjector(scope: Scope, { email, authcode }: Input) {
  if (scope.actor) return { ownerId: scope.actor.id, email: '' };
  const address = readEmail(email ?? '');
  if (!address) throw fieldRefusal(scope, 'EMAIL_INVALID', 'email');
  await redeemCode(scope, { purpose: 'OBJECT', subject: mailSubject(address), code: authcode ?? '' });
  return { ownerId: null, email: address };
}
