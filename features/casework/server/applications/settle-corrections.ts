import { isSame } from '#core/forms/merge.ts';
import { getPath, isPathUnlocked } from '#core/forms/paths.ts';
import type { Data } from '#core/forms/values.ts';
import { correctionItems } from '#features/casework/server/tables.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { type CorrectionItem, itemsOfRound, readCorrections, recountItems } from './corrections.ts';
import type { ApplicationRecord } from './facts.ts';

/**
 * In a round of corrections what was changed is answered by the change: an open item counts as answered once its value
 * differs from the one sent back, and waits again when it is put back without a reply. `changed` are the paths of a save.
 */
export async function settleCorrections(
  scope: ActorScope,
  application: ApplicationRecord,
  { data, changed }: { data: Data; changed: readonly string[] },
): Promise<void> {
  if (application.state !== 'SUPPLEMENT') return;
  const items = itemsOfRound(application, await readCorrections(scope, application.id));
  const moved = items
    .filter(({ path }) => changed.some((each) => isPathUnlocked(each, [path]) || isPathUnlocked(path, [each])))
    .map((item) => ({ item, state: stateOf(item, data) }))
    .filter(({ item, state }) => item.state !== state);
  for (const { item, state } of moved) {
    const answeredAt = state === 'answered' ? scope.now : null;
    await scope.db
      .update(correctionItems)
      .set({ state, answeredAt })
      .where(and(eq(correctionItems.tenantId, scope.tenantId), eq(correctionItems.id, item.id)));
  }
  if (moved.length > 0) await recountItems(scope, application);
}

function stateOf(item: CorrectionItem, data: Data): string {
  const isChanged = !isSame(getPath(data, item.path) ?? null, item.before ?? null);
  return isChanged || item.reply ? 'answered' : 'open';
}
