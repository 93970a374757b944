import { Refusal } from '#core/errors.ts';
import { newId } from '#server/base/ids.ts';
import type { Erasure, OwnPart } from '#server/base/own-part.ts';
import type { Queryable } from '#server/database/database.ts';
import { alias } from '#server/database/pg-tables.ts';
import { and, eq, inArray, ne, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { ownFormFiles, ownForms } from '#server/database/tables/own-forms.ts';
import type { ActorScope } from '#server/scope.ts';
import { companies, companyEvents, companyInvitations, companyMembers } from './tables.ts';

/** The companies that people act for, and drafts of own forms. */
export const companyPart: OwnPart = {
  key: 'companies',
  name: { CN: '单位认证与草稿', EN: 'Company authentication and drafts' },
  tables: [companyMembers, ownForms],
  read: readCompanies,
  refuse: refuseShared,
  erase: eraseCompanies,
  kept: { CN: '单位的认证资料属于单位', EN: 'What authenticates a company belongs to the company' },
};

/** COMPANY_OWNED for the owner of a company that others act for. */
async function refuseShared(db: Queryable, accountId: string): Promise<void> {
  const [shared] = await readShared(db, accountId);
  if (shared) throw new Refusal('COMPANY_OWNED', { params: shared });
}

/** Companies that the account owns and others act for, with how many these are. */
function readShared(db: Queryable, accountId: string) {
  const others = alias(companyMembers, 'others');
  return db
    .select({ company: companies.name, count: sql<number>`count(*)::int` })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .innerJoin(others, eq(others.companyId, companyMembers.companyId))
    .where(
      and(
        eq(companyMembers.accountId, accountId),
        eq(companyMembers.role, 'OWNER'),
        ne(companies.status, 'MERGED'),
        ne(others.accountId, accountId),
        eq(others.state, 'ACTIVE'),
      ),
    )
    .groupBy(companies.id, companies.name)
    .limit(1);
}

async function readCompanies({ db, tenantId, actor }: ActorScope) {
  const companyOf = { company: companies.name, code: companies.code, role: companyMembers.role };
  return {
    memberships: await db
      .select({
        ...companyOf,
        state: companyMembers.state,
        since: companyMembers.createdAt,
        programmes: companyMembers.programmes,
        until: companyMembers.validTo,
      })
      .from(companyMembers)
      .innerJoin(companies, eq(companies.id, companyMembers.companyId))
      .where(and(eq(companyMembers.tenantId, tenantId), eq(companyMembers.accountId, actor.id))),
    invitations: await db
      .select({
        company: companies.name,
        state: companyInvitations.state,
        since: companyInvitations.createdAt,
        openUntil: companyInvitations.validUntil,
      })
      .from(companyInvitations)
      .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
      .where(and(eq(companyInvitations.tenantId, tenantId), inArray(companyInvitations.email, emailOf(db, actor.id)))),
    drafts: await db
      .select({ form: ownForms.form, sections: ownForms.sections, savedAt: ownForms.updatedAt })
      .from(ownForms)
      .where(and(eq(ownForms.tenantId, tenantId), eq(ownForms.ownerId, actor.id))),
  };
}

/** The address that invitations reach an account by. */
function emailOf(db: Queryable, accountId: string) {
  return db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
}

async function eraseCompanies({ db, accountId, now }: Erasure): Promise<void> {
  const mine = db.select({ id: ownForms.id }).from(ownForms).where(eq(ownForms.ownerId, accountId));
  await db.delete(ownFormFiles).where(and(inArray(ownFormFiles.formId, mine), eq(ownFormFiles.isHandedIn, false)));
  await db.delete(ownForms).where(eq(ownForms.ownerId, accountId));
  await db.delete(companyInvitations).where(inArray(companyInvitations.email, emailOf(db, accountId)));
  await leaveCompanies(db, accountId, now);
  await db.delete(companyMembers).where(eq(companyMembers.accountId, accountId));
}

/** Nobody else acts for a company that is left so: what never passed is forgotten, what passed waits for a new owner. */
async function leaveCompanies(db: Erasure['db'], accountId: string, now: Date): Promise<void> {
  const owned = await db
    .select({ id: companies.id, tenantId: companies.tenantId, validTo: companies.validTo })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.accountId, accountId), eq(companyMembers.role, 'OWNER')));
  for (const { id, tenantId, validTo } of owned) {
    if (validTo === null) {
      await db.delete(companyMembers).where(eq(companyMembers.companyId, id));
      await db.delete(companyEvents).where(eq(companyEvents.companyId, id));
      await db.delete(companyInvitations).where(eq(companyInvitations.companyId, id));
      await db.delete(companies).where(eq(companies.id, id));
      continue;
    }
    await db
      .update(companies)
      .set({ isWaiting: false, updatedAt: now, rev: sql`${companies.rev} + 1` })
      .where(eq(companies.id, id));
    await db
      .insert(companyEvents)
      .values({ id: newId(), tenantId, companyId: id, action: 'OWNERLESS', reason: null, at: now });
  }
}
