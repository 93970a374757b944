import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { profileCall, saveAvatarCall } from '#features/accounts/calls/own-account.ts';
import { and, eq, isNull, sql } from '#server/database/sql.ts';
import { files, publicFiles } from '#server/database/tables/files.ts';
import type { ActorScope } from '#server/scope.ts';
import { logAccount } from './log-account.ts';
import { changeProfile, getOwn } from './profile.ts';

/**
 * Shows one of the own uploaded pictures as avatar, or none; the former one is gone from its address at once. Throws
 * FILE_REFUSED for a file that is not an own avatar, and CONFLICT.
 */
export async function saveAvatar(
  scope: ActorScope,
  { fileId, rev }: InputOf<typeof saveAvatarCall>,
): Promise<OutputOf<typeof profileCall>> {
  if (fileId && !(await isOwnPicture(scope, fileId)))
    throw new Refusal('FILE_REFUSED', { reason: 'owner', cause: 'not an own avatar' });
  const { avatar: former } = await getOwn(scope);
  const saved = await changeProfile(scope, rev, { avatar: fileId ?? null });
  if (former && former !== fileId) await withdrawPicture(scope, former);
  await logAccount(scope, saved.account, {
    action: 'AVATAR',
    text: fileId ? { CN: '更换头像', EN: 'changed the picture' } : { CN: '移除头像', EN: 'removed the picture' },
  });
  return saved.profile;
}

async function isOwnPicture({ db, actor }: ActorScope, id: string): Promise<boolean> {
  const isOwn = and(eq(files.id, id), eq(files.ownerId, actor.id), eq(files.purpose, 'avatar'));
  return (await db.$count(files, and(isOwn, isNull(files.deletedAt)))) === 1;
}

/** Takes a picture from its public address; the object goes with the next purge. */
export async function withdrawPicture({ db, now }: Pick<ActorScope, 'db' | 'now'>, id: string): Promise<void> {
  await db.delete(publicFiles).where(eq(publicFiles.id, id));
  await db
    .update(files)
    .set({ deletedAt: now })
    .where(and(eq(files.id, id), sql`${files.purpose} = 'avatar'`));
}
