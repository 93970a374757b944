import { and, asc, eq, notExists, sql } from '#server/database/sql.ts';
import { applicationFiles, files, uploads } from '#server/database/tables/files.ts';
import { jobs } from '#server/database/tables/jobs.ts';
import { keptDrafts } from '#server/database/tables/kept-drafts.ts';
import { listViews } from '#server/database/tables/list-views.ts';
import { apiLog, messages, outbox } from '#server/database/tables/logs.ts';
import { ownFormFiles } from '#server/database/tables/own-forms.ts';
import { isOwnMessage } from '#server/policies/account.ts';
import { isHeldByNone } from './files/holders.ts';
import type { Erasure, OwnPart } from './own-part.ts';

export const filePart: OwnPart = {
  key: 'files',
  name: { CN: '上传的文件', EN: 'Uploaded files' },
  tables: [files, uploads],
  erase: eraseFiles,
  kept: {
    CN: '随已提交的申报保存的材料，以及他人仍在使用的农场的照片',
    EN: 'Documents of submitted applications, as long as these, and photos of farms that others go on with',
  },
};

export const messageParts: readonly OwnPart[] = [
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
];

/** What the lists of the back office and the logs know. */
export const listParts: readonly OwnPart[] = [
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

async function eraseFiles({ db, accountId, now, services }: Erasure): Promise<void> {
  const handedIn = db
    .select({ one: sql`1` })
    .from(ownFormFiles)
    .where(and(eq(ownFormFiles.fileId, files.id), eq(ownFormFiles.isHandedIn, true)));
  // Papers of a draft are nobody else's: the draft goes with the account.
  const isFree = and(
    notExists(handedIn),
    isHeldByNone(db, [applicationFiles.fileId, ...services.features.fileHolders]),
  );
  await db
    .update(files)
    .set({ deletedAt: now })
    .where(and(eq(files.ownerId, accountId), eq(files.visibility, 'private'), isFree));
  await db.delete(uploads).where(eq(uploads.ownerId, accountId));
}
