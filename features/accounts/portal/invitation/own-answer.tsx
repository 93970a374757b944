import { textIn } from '#core/texts/text.ts';
import { answerInvitationCall, ownInvitationsCall } from '#features/accounts/calls/invitations.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { usePersonalWords } from '#web/portal/personal/words.ts';
import { DeclineButton } from './decline-button.tsx';
import type { Invitation } from './facts.tsx';

interface OwnAnswerProps {
  invitation: Invitation;
  onAnswered: (accept: boolean) => void;
}

/** Accept or decline with the account that is signed in. */
export function OwnAnswer({ invitation, onAnswered }: OwnAnswerProps) {
  const t = usePersonalWords();
  const locale = useSession((session) => session.locale);
  const answer = useSend(answerInvitationCall, {
    invalidates: [ownInvitationsCall],
    onSuccess: (_, { accept }) => onAnswered(accept),
  });
  const send = (accept: boolean) => answer.mutate({ id: invitation.id, accept });
  return (
    <div className="row wraps gap-12 above-20">
      <Button kind="primary" busy={answer.isPending} onClick={() => send(true)}>
        {t('invitation.accept')}
      </Button>
      <DeclineButton tenant={textIn(invitation.tenant, locale)} busy={answer.isPending} onDecline={() => send(false)} />
    </div>
  );
}
