import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { companyNameIn } from '#core/texts/company-name.ts';
import type {
  authCheckCall,
  authChooseCall,
  authFormCall,
  authListCall,
  authMembersCall,
  authOneCall,
  authSearchCall,
} from '#features/companies/calls.ts';
import { companyAuthForm } from '#features/companies/shared/company-auth.ts';
import { talentCertificatesForm } from '#features/companies/shared/talent-certificates.ts';
import { contains } from '#server/base/filters.ts';
import { draftSections, findDraft } from '#server/base/own-forms/drafts.ts';
import { and, desc, eq, inArray, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { isActing, isLapsed, isOwning, isOwnMembership } from './company-policy.ts';
import { invitationsToMe } from './members/answer-invitation.ts';
import type { InvitationRow } from './members/invite.ts';
import { findLapsed, findPassed, requireCompany, selectedCompany, selectedOtec } from './own.ts';
import { standing, standingOf } from './standing.ts';
import { companies, companyEvents, companyInvitations, companyMembers } from './tables.ts';

/** The forms that the calls of authentication keep, by the type they are asked by. */
export const authForms = { COMPANY: companyAuthForm, TALENT: talentCertificatesForm } as const;

/**
 * The specification's look-up: no company while the caller acts for none, and whether that is because their authorisation
 * has expired; `credit` only while it is authenticated.
 */
export async function readAuth(scope: ActorScope): Promise<OutputOf<typeof authOneCall>> {
  const company = await selectedCompany(scope);
  if (!company) return (await findLapsed(scope)) ? { isLapsed: true } : {};
  const { id, name, code, validTo, reason } = company;
  const state = standingOf(company, scope.now);
  return { auth: { id, name, state, credit: state === 'PASSED' ? code : '', validTo, reason } };
}

/** The caller's companies with those who act for them; whoever asks to is shown to the owner. */
export async function listCompanies(scope: ActorScope): Promise<OutputOf<typeof authListCall>> {
  const rows = await scope.db
    .select({ company: companies, member: companyMembers })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(isOwnMembership(scope))
    .orderBy(desc(companies.updatedAt), companies.id);
  const acting = rows
    .filter(({ member }) => member.state === 'ACTIVE' && !isLapsed(member, scope.now))
    .map(({ company }) => company.id);
  const members = acting.length > 0 ? await readMembers(scope, acting) : [];
  const owned = rows.filter(({ company, member }) => member.role === 'OWNER' && acting.includes(company.id));
  const invitations = await readInvitations(
    scope,
    owned.map(({ company }) => company.id),
  );
  const events = acting.length > 0 ? await readEvents(scope, acting) : [];
  const draft = await findDraft(scope, companyAuthForm);
  return {
    companies: rows.map(({ company, member }) => ({
      id: company.id,
      name: companyNameIn(company, scope.locale),
      code: company.code,
      isWaiting: company.isWaiting,
      state: standingOf(company, scope.now),
      reason: company.reason,
      validTo: company.validTo,
      submittedAt: company.submittedAt.toISOString(),
      role: member.role,
      membership: member.state === 'ACTIVE' && isLapsed(member, scope.now) ? 'LAPSED' : member.state,
      memberId: member.id,
      members: members
        .filter(({ companyId, state }) => companyId === company.id && (state === 'ACTIVE' || member.role === 'OWNER'))
        .map(({ id, name, loginName, role, state, note, accountId, at, programmes, validTo, rev }) => ({
          id,
          name,
          loginName,
          role,
          state,
          note,
          at: at.toISOString(),
          isMe: accountId === scope.actor.id,
          programmes: role === 'OWNER' ? null : programmes,
          validTo: role === 'OWNER' ? null : validTo,
          isLapsed: isLapsed({ role, validTo }, scope.now),
          rev,
        })),
      invitations: invitations
        .filter(({ companyId }) => companyId === company.id)
        .map(({ state, validUntil, ...row }) => ({
          ...shownInvitation({ ...row, validUntil }),
          email: row.email,
          state: state === 'OPEN' && validUntil <= scope.now ? 'EXPIRED' : state,
        })),
      events: events
        .filter(({ companyId }) => companyId === company.id)
        .map(({ id, action, reason, at }) => ({ id, action, reason, at: at.toISOString() })),
    })),
    invitations: (await invitationsToMe(scope)).map(({ row, company }) => ({
      ...shownInvitation(row),
      company: companyNameIn(company, scope.locale),
    })),
    otec: await selectedOtec(scope),
    hasDraft: draft !== undefined,
  };
}

/** The selected company, for its members; throws what `requireCompany` throws. */
export async function readSelected(scope: ActorScope): Promise<OutputOf<typeof authMembersCall>> {
  const { id } = await requireCompany(scope);
  const { companies: own } = await listCompanies(scope);
  return own.find((company) => company.id === id)!;
}

function readMembers(scope: ActorScope, ids: readonly string[]) {
  return scope.db
    .select({
      id: companyMembers.id,
      companyId: companyMembers.companyId,
      accountId: companyMembers.accountId,
      role: companyMembers.role,
      state: companyMembers.state,
      note: companyMembers.note,
      name: accounts.nickname,
      loginName: accounts.loginName,
      at: companyMembers.createdAt,
      programmes: companyMembers.programmes,
      validTo: companyMembers.validTo,
      rev: companyMembers.rev,
    })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(
      and(
        eq(companyMembers.tenantId, scope.tenantId),
        inArray(companyMembers.companyId, [...ids]),
        inArray(companyMembers.state, ['ACTIVE', 'ASKED']),
      ),
    )
    .orderBy(desc(companyMembers.role), companyMembers.createdAt);
}

function shownInvitation({ id, programmes, validTo, validUntil }: Omit<InvitationRow, 'email' | 'state'>) {
  return { id, programmes, validTo, validUntil: validUntil.toISOString() };
}

/** Addresses that companies have invited, newest first. */
async function readInvitations(scope: ActorScope, ids: readonly string[]): Promise<InvitationRow[]> {
  if (ids.length === 0) return [];
  return scope.db
    .select()
    .from(companyInvitations)
    .where(and(eq(companyInvitations.tenantId, scope.tenantId), inArray(companyInvitations.companyId, [...ids])))
    .orderBy(desc(companyInvitations.createdAt), companyInvitations.id);
}

function readEvents(scope: ActorScope, ids: readonly string[]) {
  return scope.db
    .select()
    .from(companyEvents)
    .where(and(eq(companyEvents.tenantId, scope.tenantId), inArray(companyEvents.companyId, [...ids])))
    .orderBy(desc(companyEvents.at), companyEvents.id)
    .limit(60);
}

/** The own form with its revisions; that of a company that waits cannot be changed. */
export async function readForm(
  scope: ActorScope,
  { type }: InputOf<typeof authFormCall>,
): Promise<OutputOf<typeof authFormCall>> {
  const form = authForms[type];
  const sectionsData = draftSections(form, await findDraft(scope, form));
  return { sectionsData, isLocked: type === 'COMPANY' && (await hasWaiting(scope)) };
}

/** Whether something of the caller's waits for the office. */
export async function hasWaiting(scope: ActorScope): Promise<boolean> {
  const [row] = await scope.db
    .select({ id: companies.id })
    .from(companies)
    .innerJoin(companyMembers, eq(companyMembers.companyId, companies.id))
    .where(and(isOwning(scope), eq(companies.isWaiting, true)))
    .limit(1);
  return row !== undefined;
}

/** Whether a credit code is known already; the name of a company that passed is public. */
export async function checkCode(
  scope: ActorScope,
  { code }: InputOf<typeof authCheckCall>,
): Promise<OutputOf<typeof authCheckCall>> {
  const passed = await findPassed(scope, code.trim().toUpperCase());
  if (!passed) return { state: 'FREE', name: null };
  const [own] = await scope.db
    .select({ id: companies.id })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(isActing(scope), eq(companies.id, passed.id)));
  return { state: own ? 'OWN' : 'KNOWN', name: passed.name };
}

/** Selects one of the caller's authenticated companies. Throws NOT_FOUND. */
export async function chooseCompany(
  scope: ActorScope,
  { companyId }: InputOf<typeof authChooseCall>,
): Promise<OutputOf<typeof authChooseCall>> {
  const [row] = await scope.db
    .select({ company: companies })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(isActing(scope), eq(companies.id, companyId)));
  if (!row || standingOf(row.company, scope.now) !== 'PASSED') throw new Refusal('NOT_FOUND');
  const { id, name, nameEN } = row.company;
  await scope.db.update(accounts).set({ otec: { id, name } }).where(eq(accounts.id, scope.actor.id));
  return { otec: { id, name, nameEN } };
}

/** Authenticated companies by name or beginning of the code, for the employer of a form; ten at most. */
export async function searchCompanies(
  scope: ActorScope,
  { key }: InputOf<typeof authSearchCall>,
): Promise<OutputOf<typeof authSearchCall>> {
  const word = key.trim();
  if ([...word].length < 2) return { rows: [] };
  const like = contains(word);
  const { rows } = await scope.db.execute<{ name: string; code: string }>(
    sql`select c.name, c.code from companies c
      where c.tenant_id = ${scope.tenantId} and c.state = 'PASSED' and ${standing(scope.now)} = 'PASSED'
        and (c.name ilike ${like} or c.name_en ilike ${like} or c.code like ${like.slice(1).toUpperCase()})
      order by c.name, c.id limit 10`,
  );
  return { rows: rows.map(({ name, code }) => ({ name, code })) };
}
