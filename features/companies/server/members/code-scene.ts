import { dayInShanghai } from '#core/calendar/dates.ts';
import { companyName, companyNameIn } from '#core/texts/company-name.ts';
import type { CodeScene } from '#server/base/code-scene.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, asc, eq, gte, isNull, notExists, or, type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { isLapsed, isReachedCompany } from '../company-policy.ts';
import { noteOf, tellOf } from '../note.ts';
import { type CompanyRow, standingOf } from '../standing.ts';
import { companies, companyMembers } from '../tables.ts';
import { takeInvitation } from './answer-invitation.ts';
import { join } from './join.ts';
import { ownerOf } from './members.ts';

/**
 * A code makes its holder an agent of an authenticated company, as an accepted invitation does: in everything and without an
 * end, or as far as the owner said who has invited them. What the owner decided on somebody before stays: no code brings back
 * whom they declined or removed, or renews an authorisation.
 */
export const companyScene: CodeScene = {
  code: 'COMPANY_BIND',
  prefix: 'CMP',
  name: { CN: '企业绑定', EN: 'Company' },
  welcome: {
    CN: '您现在是它的经办人，可以代表单位办理。',
    EN: 'You are an agent of the company now and can act for it.',
  },
  permission: 'Mgr.Company.edit',

  async options(scope) {
    const rows = await scope.db
      .select({ value: companies.id, name: companies.name, nameEN: companies.nameEN })
      .from(companies)
      .where(and(isPassed(scope), isReachedCompany(scope), notExists(ownMembership(scope))))
      .orderBy(asc(companies.name), asc(companies.id))
      .limit(1000);
    return rows.map(({ value, ...company }) => ({ value, label: companyName(company) }));
  },

  async open(scope, refId, { issuedBy }) {
    // Nobody decides on a company they act for: with a code of their own an operator would.
    if (issuedBy === scope.actor.id) throw fieldRefusal(scope, 'ACCESS_CODE_OWN', 'code');
    const company = await lockPassed(scope, refId);
    if (!company) throw fieldRefusal(scope, 'ACCESS_CODE_GONE', 'code');
    await refuseKnown(scope, company);
    const invited = await takeInvitation(scope, company);
    await join(scope, {
      companyId: company.id,
      programmes: invited?.programmes ?? null,
      validTo: invited?.validTo ?? null,
    });
    await noteOf(scope, company, {
      action: 'BY_CODE',
      text: { CN: '用凭码成为经办人', EN: 'became an agent by an access code' },
    });
    const owner = await ownerOf(scope, company.id);
    if (owner) await tellOf(scope, owner.accountId, { company, event: 'BY_CODE', name: scope.actor.nickname });
    return { path: '/personal/auth' };
  },
};

/** Authenticated today; the same as `standingOf`, of the columns. */
function isPassed({ tenantId, now }: ActorScope): SQL {
  const { state, status, validTo } = companies;
  const isInTime = or(isNull(validTo), gte(validTo, dayInShanghai(now.getTime())));
  return and(eq(companies.tenantId, tenantId), eq(state, 'PASSED'), eq(status, 'ON'), isInTime)!;
}

function ownMembership({ db, actor }: ActorScope) {
  return db
    .select({ one: sql`1` })
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.companyId, companies.id),
        eq(companyMembers.accountId, actor.id),
        eq(companyMembers.state, 'ACTIVE'),
      ),
    );
}

/** The company first, as everybody takes it: a code, an answer to an invitation and the owner wait for each other. */
async function lockPassed({ db, tenantId, now }: ActorScope, id: string): Promise<CompanyRow | undefined> {
  const [company] = await db
    .select()
    .from(companies)
    .where(and(eq(companies.tenantId, tenantId), eq(companies.id, id)))
    .for('update');
  return company && standingOf(company, now) === 'PASSED' ? company : undefined;
}

/** Whoever acts for the company, or did, or was not wanted. */
async function refuseKnown(scope: ActorScope, company: CompanyRow): Promise<void> {
  const [member] = await scope.db
    .select()
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.tenantId, scope.tenantId),
        eq(companyMembers.companyId, company.id),
        eq(companyMembers.accountId, scope.actor.id),
      ),
    );
  if (!member || member.state === 'ASKED') return;
  const title = companyNameIn(company, scope.locale);
  if (member.state === 'DECLINED') throw fieldRefusal(scope, 'ACCESS_CODE_DECLINED', 'code', { title });
  const key = isLapsed(member, scope.now) ? 'ACCESS_CODE_LAPSED' : 'ACCESS_CODE_NEEDLESS';
  throw fieldRefusal(scope, key, 'code', { title });
}
