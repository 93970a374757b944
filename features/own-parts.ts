import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Erasure, OwnPart } from '#server/base/own-part.ts';
import { accounts, consents, recoveryCodes, resets, sessions, totpDrafts } from '#server/database/tables/accounts.ts';
import { applicationFiles, files, uploads } from '#server/database/tables/files.ts';
import { jobs } from '#server/database/tables/jobs.ts';
import { keptDrafts } from '#server/database/tables/kept-drafts.ts';
import { listViews } from '#server/database/tables/list-views.ts';
import { apiLog, messages, outbox } from '#server/database/tables/logs.ts';
import { ownFormFiles } from '#server/database/tables/own-forms.ts';
import { invitations, members, preferences } from '#server/database/tables/tenants.ts';
import { isOwnMessage } from '#server/policies/account.ts';
import type { ActorScope } from '#server/scope.ts';
import { withdrawPicture } from './accounts/server/avatar.ts';
import { readConsents } from './accounts/server/own-data/consents.ts';
import { doings } from './accounts/server/own-data/doings.ts';
import { listSessions } from './accounts/server/own-sessions.ts';
import { readProfile } from './accounts/server/profile.ts';
import { readTags } from './accounts/server/tags.ts';
import { isOwn } from './casework/server/applications/application-policy.ts';
import { emptyApplications } from './casework/server/applications/empty.ts';
import { readOwn } from './casework/server/applications/queries.ts';
import { applications, caseJudges, sectionSaves } from './casework/server/tables.ts';
import { flockPart } from './flock/server/own-data.ts';
import { flockPhotos } from './flock/server/tables.ts';
import { withdrawInvitation } from './tenants/server/invitations/invite.ts';

/** Every place where the product knows a person; a test holds that no table is forgotten. */
export const ownParts: readonly OwnPart[] = [
  {
    key: 'account',
    name: { CN: '账号与登录', EN: 'Account and sign-in' },
    tables: [accounts, sessions, totpDrafts, recoveryCodes, resets, preferences],
    read: async (scope) => ({
      profile: await readProfile(scope),
      tags: await readTags(scope),
      ...(await listSessions(scope)),
    }),
    erase: eraseAccount,
  },
  {
    key: 'consents',
    name: { CN: '同意记录', EN: 'Consents' },
    tables: [consents],
    read: readConsents,
    kept: { CN: '证明您同意过什么，不含姓名和联系方式', EN: 'Proof of what was agreed, without name or address' },
  },
  {
    key: 'applications',
    name: { CN: '申报记录', EN: 'Applications' },
    tables: [applications, sectionSaves],
    read: readApplications,
    erase: eraseDrafts,
    kept: {
      CN: '已提交的申报是行政决定的依据，按档案规定保存，此后您和工作人员都不能再修改',
      EN: 'Submitted applications are the ground of public decisions and kept for the time the archive rules set; nobody can change them any more',
    },
  },
  // Before the files: photos of a farm that goes are marked with it, those of one that stays are held by it.
  flockPart,
  {
    key: 'files',
    name: { CN: '上传的文件', EN: 'Uploaded files' },
    tables: [files, uploads],
    erase: eraseFiles,
    kept: {
      CN: '随已提交的申报保存的材料，以及他人仍在使用的农场的照片',
      EN: 'Documents of submitted applications, as long as these, and photos of farms that others go on with',
    },
  },
  ...doings,
  {
    key: 'messages',
    name: { CN: '消息与邮件', EN: 'Messages and mails' },
    tables: [messages],
    read: (scope) =>
      scope.db
        .select({
          title: { CN: messages.titleCN, EN: messages.titleEN },
          body: { CN: messages.bodyCN, EN: messages.bodyEN },
          at: messages.at,
        })
        .from(messages)
        .where(isOwnMessage(scope))
        .orderBy(asc(messages.at)),
    erase: async ({ db, accountId, email }) => {
      await db.delete(messages).where(eq(messages.accountId, accountId));
      if (email) await db.delete(outbox).where(eq(outbox.recipient, email));
    },
  },
  {
    key: 'jobs',
    name: { CN: '后台任务', EN: 'Background jobs' },
    tables: [jobs],
    erase: async ({ db, accountId, now }) => {
      await db.update(jobs).set({ expiresAt: now }).where(eq(jobs.accountId, accountId));
    },
  },
  {
    key: 'duties',
    name: { CN: '工作人员身份', EN: 'Duties in the back office' },
    // Who works in the back office cannot leave before the duties are taken away.
    tables: [members, caseJudges],
    erase: async ({ db, email }) => {
      const asked = email === null ? [] : await db.select().from(invitations).where(eq(invitations.email, email));
      for (const { tenantId, memberId } of asked) await withdrawInvitation({ db, tenantId }, memberId);
    },
  },
  {
    key: 'views',
    name: { CN: '后台列表的视图', EN: 'Saved views of lists in the back office' },
    tables: [listViews],
    read: (scope) =>
      scope.db
        .select({
          list: listViews.resource,
          name: listViews.name,
          query: listViews.query,
          isShared: listViews.isShared,
        })
        .from(listViews)
        .where(and(eq(listViews.accountId, scope.actor.id), eq(listViews.tenantId, scope.tenantId)))
        .orderBy(asc(listViews.createdAt)),
    erase: async ({ db, accountId }) => {
      await db.delete(listViews).where(and(eq(listViews.accountId, accountId), eq(listViews.isShared, false)));
    },
    kept: { CN: '共享给单位的视图', EN: 'Views shared with the office' },
  },
  {
    key: 'kept',
    name: { CN: '后台里输入后没有用到的内容', EN: 'What was typed in the back office and not used' },
    tables: [keptDrafts],
    // Work of the office on what other people handed in: it is read where it was typed, or not at all.
    erase: async ({ db, accountId }) => {
      await db.delete(keptDrafts).where(eq(keptDrafts.ownerId, accountId));
    },
  },
  {
    key: 'logs',
    name: { CN: '操作日志', EN: 'Logs' },
    tables: [apiLog],
    kept: {
      CN: '依法留存的安全日志，到期自动删除，含账号编号以及当时的登录名和昵称',
      EN: 'Security logs that the law demands, deleted when their time is over; they hold the number of the account, and its login name and nickname at the time',
    },
  },
];

async function eraseAccount({ db, accountId, now }: Erasure): Promise<void> {
  const [account] = await db.select({ avatar: accounts.avatar }).from(accounts).where(eq(accounts.id, accountId));
  if (account?.avatar) await withdrawPicture({ db, now }, account.avatar);
  await db
    .update(accounts)
    .set({
      loginName: `erased-${accountId}`,
      nickname: '—',
      email: null,
      phoneArea: null,
      phone: null,
      avatar: null,
      tags: [],
      isTag: false,
      otec: null,
      passwordHash: null,
      pepperId: null,
      totpSecret: null,
      totpSince: null,
      status: 'ERASED',
      updatedAt: now,
      rev: sql`${accounts.rev} + 1`,
    })
    .where(eq(accounts.id, accountId));
  for (const table of [sessions, totpDrafts, recoveryCodes, resets, preferences])
    await db.delete(table).where(eq(table.accountId, accountId));
}

async function readApplications(scope: ActorScope) {
  const rows = await scope.db
    .select({ id: applications.id })
    .from(applications)
    .where(isOwn(scope))
    .orderBy(asc(applications.createdAt));
  const whole = [];
  // One at a time: somebody has a handful, and each is read as its owner reads it.
  for (const { id } of rows) whole.push(await readOwn(scope, { id }));
  return whole;
}

/** What was never submitted is nobody's business: it goes for good, its bare row stays. */
async function eraseDrafts({ db, accountId, now }: Erasure): Promise<void> {
  const drafts = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.ownerId, accountId), isNull(applications.submittedAt)));
  await emptyApplications(
    db,
    drafts.map(({ id }) => id),
    now,
  );
  await db.delete(sectionSaves).where(eq(sectionSaves.ownerId, accountId));
}

async function eraseFiles({ db, accountId, now }: Erasure): Promise<void> {
  const held = db.select({ one: sql`1` }).from(applicationFiles).where(eq(applicationFiles.fileId, files.id));
  const handedIn = db
    .select({ one: sql`1` })
    .from(ownFormFiles)
    .where(and(eq(ownFormFiles.fileId, files.id), eq(ownFormFiles.isHandedIn, true)));
  const inReports = db.select({ one: sql`1` }).from(flockPhotos).where(eq(flockPhotos.fileId, files.id));
  const isFree = and(notExists(held), notExists(handedIn), notExists(inReports));
  await db
    .update(files)
    .set({ deletedAt: now })
    .where(and(eq(files.ownerId, accountId), eq(files.visibility, 'private'), isFree));
  await db.delete(uploads).where(eq(uploads.ownerId, accountId));
}
