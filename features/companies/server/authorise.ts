import type { InputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { normaliseSection, validateDraft, validateSection } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import { findHead } from '#features/casework/programmes/heads.ts';
import type { authAuthoriseCall } from '#features/companies/calls.ts';
import { authorisationForm, authorisationSection } from '#features/companies/shared/authorisation.ts';
import { invalid } from '#server/base/drafts/problems.ts';
import { formContextAt } from '#server/base/form-context.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { lockMember, nameOf } from './members.ts';
import { noteOf, tellOf } from './note.ts';
import { lockOwned } from './own.ts';
import { companyMembers } from './tables.ts';

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
  const after = readValues(scope, values as Values);
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

/** What was filled in, as it is kept; throws INVALID. */
function readValues(scope: ActorScope, typed: Values) {
  const shape = validateDraft(authorisationForm, { [authorisationSection.key]: typed });
  if (shape.length > 0) throw invalid(authorisationForm, shape, scope.locale);
  const values = normaliseSection(authorisationSection, typed);
  const problems = validateSection(authorisationSection, values, {
    ...formContextAt(scope.now),
    data: { [authorisationSection.key]: values },
  });
  if (problems.length > 0)
    throw invalid(
      authorisationForm,
      problems.map((problem) => ({ ...problem, path: `${authorisationSection.key}.${problem.path}` })),
      scope.locale,
    );
  const programmes = (values.programmes ?? []) as string[];
  const validTo = typeof values.validTo === 'string' ? values.validTo : null;
  return { programmes: programmes.length > 0 ? programmes : null, validTo };
}

function wordsOf(programmes: readonly string[] | null): Text {
  if (!programmes) return { CN: '全部事项', EN: 'all programmes' };
  const names = programmes.map((code) => findHead(code)?.short ?? { CN: code, EN: code });
  return { CN: names.map(({ CN }) => CN).join('、'), EN: names.map(({ EN }) => EN).join(', ') };
}

function untilOf(day: string | null): Text {
  return day ? { CN: `至 ${day}`, EN: `until ${day}` } : { CN: '不限期', EN: 'no end date' };
}
