import type { Message } from '#core/messages/message.ts';
import { contentMessages } from '#features/contents/messages.ts';
import { type ContentType, menuOf } from '#features/contents/shared/content.ts';
import { resourceOf } from '#features/contents/shared/resource-of.ts';
import { accountsHolding } from '#server/base/accounts-holding.ts';
import { tell } from '#server/base/mail/tell.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Content } from './find-content.ts';

interface Step {
  readonly action: string;
  /** The content as it was before. */
  readonly content: Content;
  readonly reason: string;
}

/** Tells whoever may publish that something waits for them, and its submitter what became of it; never oneself. */
export async function tellReview(scope: ActorScope, type: ContentType, { action, content, reason }: Step) {
  const { id, titleCN, titleEN, state, submittedBy } = content;
  const { path } = resourceOf(type);
  const send = (message: Message, at: string, to: readonly string[]) =>
    tell(scope, message, {
      to: to.filter((each) => each !== scope.actor.id),
      facts: {
        path: `${path}${at}`,
        type: type.item,
        title: { CN: titleCN || titleEN, EN: titleEN || titleCN },
        who: scope.actor.nickname,
        reason,
      },
    });
  if (action === 'submit')
    return send(
      contentMessages.submitted,
      `?f.status=REVIEW&id=${id}`,
      await accountsHolding(scope, `${menuOf(type)}.publish`),
    );
  if (state !== 'REVIEW' || submittedBy === null) return;
  if (action === 'return') await send(contentMessages.returned, `/edit?id=${id}`, [submittedBy]);
  if (action === 'publish') await send(contentMessages.published, `?id=${id}`, [submittedBy]);
}
