import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { saveTagsCall, tagsCall } from '#features/accounts/calls/own-tags.ts';
import { tagLimits } from '#features/accounts/shared/tags.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Account } from './find-account.ts';
import { logAccount } from './log-account.ts';
import { getOwn } from './profile.ts';

type Tags = OutputOf<typeof tagsCall>;

/** The own tags, and whether suggestions may use them. */
export async function readTags(scope: ActorScope): Promise<Tags> {
  return present(await getOwn(scope));
}

/** Picks the own tags; none answers the question, too. Throws INVALID for one or two of them. */
export async function saveTags(
  scope: ActorScope,
  { tags = [], isPersonal }: InputOf<typeof saveTagsCall>,
): Promise<Tags> {
  if (tags.length > 0 && tags.length < tagLimits.least)
    throw fieldRefusal(scope, 'TOO_FEW_TAGS', 'tags', { count: tagLimits.least });
  const before = await getOwn(scope);
  const [saved] = await scope.db
    .update(accounts)
    .set({ tags, isPersonal, isTag: true, updatedAt: scope.now, rev: sql`${accounts.rev} + 1` })
    .where(eq(accounts.id, scope.actor.id))
    .returning();
  const changes = [
    { field: 'tags', before: before.tags.join(' '), after: tags.join(' ') },
    { field: 'isPersonal', before: String(before.isPersonal), after: String(isPersonal) },
  ].filter((change) => change.before !== change.after);
  await logAccount(scope, before, { action: 'TAGS', text: { CN: '选择标签', EN: 'picked tags' }, changes });
  return present(saved!);
}

function present({ tags, isTag, isPersonal }: Account): Tags {
  return { tags, isTag, isPersonal };
}
