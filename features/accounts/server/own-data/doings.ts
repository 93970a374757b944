import { and, eq, inArray, sql } from 'drizzle-orm';
import { calendarFeeds, signups } from '#features/activities/server/tables.ts';
import { companies, companyEvents, companyMembers } from '#features/companies/server/tables.ts';
import { nobody, noRequest } from '#features/platform/server/retention/carry-out.ts';
import { serviceRequests } from '#features/site/server/tables.ts';
import { follows, smartpolicyAnswers } from '#features/smart-policy/server/tables.ts';
import { supporters } from '#features/supporters/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import type { Erasure, OwnPart } from '#server/base/own-part.ts';
import { ownFormFiles, ownForms } from '#server/database/tables/own-forms.ts';
import type { ActorScope } from '#server/scope.ts';

/** What people did on the portal beside applying. */
export const doings: readonly OwnPart[] = [
  {
    key: 'activities',
    name: { CN: '活动报名', EN: 'Sign-ups to activities' },
    tables: [signups, calendarFeeds],
    read: ({ db, actor, tenantId }) =>
      db
        .select({
          activityId: signups.activityId,
          name: signups.name,
          phone: signups.phone,
          company: signups.company,
          answers: signups.answers,
          state: signups.state,
          signedAt: signups.signedAt,
          checkedAt: signups.checkedAt,
          score: signups.score,
          feedback: signups.feedback,
        })
        .from(signups)
        .where(and(eq(signups.tenantId, tenantId), eq(signups.accountId, actor.id))),
    // The place itself stays taken: the organiser counts on somebody who signed up.
    erase: async ({ db, accountId, now }) => {
      await db
        .update(signups)
        .set({ ...nobody, updatedAt: now })
        .where(eq(signups.accountId, accountId));
      await db.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
    },
  },
  {
    key: 'matching',
    name: { CN: '智能政策、关注与适合的岗位', EN: 'Smart policy, follows and fitting posts' },
    tables: [smartpolicyAnswers, follows],
    read: async ({ db, actor, tenantId }) => ({
      answers: await db
        .select({ answers: smartpolicyAnswers.answers, consentAt: smartpolicyAnswers.consentAt })
        .from(smartpolicyAnswers)
        .where(and(eq(smartpolicyAnswers.tenantId, tenantId), eq(smartpolicyAnswers.accountId, actor.id))),
      follows: await db
        .select({ kind: follows.kind, contentId: follows.contentId, since: follows.createdAt })
        .from(follows)
        .where(and(eq(follows.tenantId, tenantId), eq(follows.accountId, actor.id))),
    }),
    erase: async ({ db, accountId }) => {
      await db.delete(smartpolicyAnswers).where(eq(smartpolicyAnswers.accountId, accountId));
      await db.delete(follows).where(eq(follows.accountId, accountId));
    },
  },
  {
    key: 'companies',
    name: { CN: '单位认证与草稿', EN: 'Company authentication and drafts' },
    tables: [companyMembers, ownForms],
    read: readCompanies,
    erase: eraseCompanies,
    kept: { CN: '单位的认证资料属于单位', EN: 'What authenticates a company belongs to the company' },
  },
  {
    key: 'supporter',
    name: { CN: '推荐人资料', EN: 'Supporter' },
    tables: [supporters],
    read: ({ db, tenantId, actor }) =>
      db
        .select({ kind: supporters.kind, name: supporters.name, code: supporters.code, data: supporters.data })
        .from(supporters)
        .where(and(eq(supporters.tenantId, tenantId), eq(supporters.accountId, actor.id))),
    erase: async ({ db, accountId, now }) => {
      const nobody = { name: '—', nameEN: '', org: '', phone: '', email: '', data: {}, state: 'SUSPENDED' };
      await db
        .update(supporters)
        .set({ ...nobody, updatedAt: now })
        .where(eq(supporters.accountId, accountId));
    },
  },
  {
    key: 'requests',
    name: { CN: '一对一服务', EN: 'One-to-one services' },
    tables: [serviceRequests],
    read: ({ db, tenantId, actor }) =>
      db
        .select()
        .from(serviceRequests)
        .where(and(eq(serviceRequests.tenantId, tenantId), eq(serviceRequests.ownerId, actor.id))),
    erase: async ({ db, accountId, now }) => {
      const mine = eq(serviceRequests.ownerId, accountId);
      await db
        .update(serviceRequests)
        .set({ state: 'CLOSED' })
        .where(and(mine, inArray(serviceRequests.state, ['NEW', 'ACCEPTED'])));
      await db
        .update(serviceRequests)
        .set({ ...noRequest, updatedAt: now })
        .where(mine);
    },
  },
];

async function readCompanies({ db, tenantId, actor }: ActorScope) {
  const companyOf = { company: companies.name, code: companies.code, role: companyMembers.role };
  return {
    memberships: await db
      .select({ ...companyOf, state: companyMembers.state, since: companyMembers.createdAt })
      .from(companyMembers)
      .innerJoin(companies, eq(companies.id, companyMembers.companyId))
      .where(and(eq(companyMembers.tenantId, tenantId), eq(companyMembers.accountId, actor.id))),
    drafts: await db
      .select({ form: ownForms.form, sections: ownForms.sections, savedAt: ownForms.updatedAt })
      .from(ownForms)
      .where(and(eq(ownForms.tenantId, tenantId), eq(ownForms.ownerId, actor.id))),
  };
}

async function eraseCompanies({ db, accountId, now }: Erasure): Promise<void> {
  const mine = db.select({ id: ownForms.id }).from(ownForms).where(eq(ownForms.ownerId, accountId));
  await db.delete(ownFormFiles).where(and(inArray(ownFormFiles.formId, mine), eq(ownFormFiles.isHandedIn, false)));
  await db.delete(ownForms).where(eq(ownForms.ownerId, accountId));
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
