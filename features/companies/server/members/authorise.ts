import type { InputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import { findHead } from '#features/casework/programmes/heads.ts';
import type { authAuthoriseCall } from '#features/companies/calls.ts';
import { authorisationForm } from '#features/companies/shared/authorisation.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { noteOf, tellOf } from '../note.ts';
import { lockOwned } from '../own.ts';
import { companyMembers } from '../tables.ts';
import { lockMember, nameOf } from './members.ts';
import { limitsIn, readValues } from './read-values.ts';

type Input = InputOf<typeof authAuthoriseCall>;

/**
 * The owner says in which programmes an agent acts, and until when; it counts from the next call. Throws NOT_FOUND,
 * NOT_ALLOWED for an owner and for whoever is no member yet, CONFLICT for a stale revision, INVALID beside the fields.
 */
export async function authorise(scope: ActorScope, { memberId, rev, values }: Input): Promise<void> {
  const { member, company } = await lockMember(scope, memberId);
  const isOwner = (await lockOwned(scope)).some(({ id }) => id === company.id);
  if (!isOwner) throw new Refusal('NOT_FOUND');
  if (member.role === 'OWNER' || member.state !== 'ACTIVE')
    throw new Refusal('NOT_ALLOWED', { cause: `authorising ${member.role} in ${member.state}` });
  if (member.rev !== rev) throw new Refusal('CONFLICT', { obj: { rev: member.rev } });
  const after = limitsIn(readValues(scope, authorisationForm, values as Values));
  await scope.db
    .update(companyMembers)
    .set({ ...after, rev: rev + 1 })
    .where(and(eq(companyMembers.tenantId, scope.tenantId), eq(companyMembers.id, memberId)));
  const name = await nameOf(scope, member);
  const [may, until] = [wordsOf(after.programmes), untilOf(after.validTo)];
  await noteOf(scope, company, {
    action: 'AUTHORISE',
    text: {
      CN: `设定${name}的授权：${may.CN}，${until.CN}`,
      EN: `set what ${name} may do: ${may.EN}, ${until.EN}`,
    },
    changes: [
      { field: 'programmes', before: wordsOf(member.programmes), after: may },
      { field: 'validTo', before: member.validTo, after: after.validTo },
    ],
  });
  await tellOf(scope, member.accountId, {
    company: { ...company, validTo: null },
    event: 'AUTHORISE',
    more: { programmes: may, until },
  });
}

/** The programmes in words. */
export function wordsOf(programmes: readonly string[] | null): Text {
  if (!programmes) return { CN: '全部事项', EN: 'all programmes' };
  const names = programmes.map((code) => findHead(code)?.short ?? { CN: code, EN: code });
  return { CN: names.map(({ CN }) => CN).join('、'), EN: names.map(({ EN }) => EN).join(', ') };
}

/** The last day in words. */
export function untilOf(day: string | null): Text {
  return day ? { CN: `至 ${day}`, EN: `until ${day}` } : { CN: '不限期', EN: 'no end date' };
}
