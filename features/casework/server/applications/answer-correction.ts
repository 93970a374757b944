import { Refusal } from '#core/errors.ts';
import { isSame } from '#core/forms/merge.ts';
import { getPath } from '#core/forms/paths.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import { correctionItems } from '#features/casework/server/tables.ts';
import { invalidWith } from '#server/base/drafts/problems.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import {
  type Correction,
  itemsOfRound,
  presentCorrection,
  readCorrections,
  recountItems,
  sealedPart,
} from './corrections.ts';
import { lockOwn } from './find-own.ts';
import { programmeOf } from './programmes.ts';
import { dataOf, readSections } from './sections/sections.ts';

/** Answers one correction item of the round under way; the reply may be empty when the value was changed. */
export async function answerCorrection(
  scope: ActorScope,
  code: string,
  { id, itemId, reply }: { id: string; itemId: string; reply: string },
): Promise<Correction> {
  const application = await lockOwn(scope, { id, programme: code });
  const programme = await programmeOf(scope, application);
  if (application.state !== 'SUPPLEMENT') throw new Refusal('NOT_ALLOWED');
  if (application.dueAt && scope.now > application.dueAt) throw new Refusal('OVERDUE');
  const item = itemsOfRound(application, await readCorrections(scope, id)).find((each) => each.id === itemId);
  if (!item) throw new Refusal('NOT_FOUND');

  const sections = await readSections(scope, programme, id);
  const data = dataOf(sections);
  const after = getPath(data, item.path) ?? null;
  const text = reply.trim();
  if (text === '' && isSame(after, item.before)) throw replyNeeded(scope);
  const changes = {
    state: 'answered',
    reply: text,
    revTo: sections.get(item.path.split('.')[0] ?? '')?.rev ?? 0,
    answeredAt: scope.now,
  };
  await scope.db
    .update(correctionItems)
    .set({ ...changes, after: sealedPart(scope, itemId, 'after', after) })
    .where(and(eq(correctionItems.tenantId, scope.tenantId), eq(correctionItems.id, itemId)));
  await recountItems(scope, application);
  await logCase(scope, application, {
    action: 'answer',
    text: { CN: '答复补正事项', EN: 'Answered a correction item' },
    changes: [{ field: item.path, before: item.state, after: 'answered' }],
  });
  return presentCorrection({ ...item, ...changes, after }, { programme, data, dueAt: application.dueAt ?? scope.now });
}

function replyNeeded(scope: ActorScope): Refusal {
  const text = {
    CN: '请修改内容，或说明不需要修改的原因。',
    EN: 'Change the value, or say why it does not need a change.',
  };
  return invalidWith('reply', 'REQUIRED', text, scope.locale);
}
