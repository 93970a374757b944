import { useState } from 'react';
import { cancelSignupCall, mySignupCall, mySignupsCall } from '#features/activities/calls/activities.ts';
import { activityCalls } from '#features/activities/calls/activity-calls.ts';
import { newRequestId } from '../../../kit/call.ts';
import { showDateTime } from '../../../kit/dates.ts';
import { ConfirmDialog } from '../../../kit/pieces/dialog.tsx';
import { toast } from '../../../kit/pieces/toasts.tsx';
import { useSend } from '../../../kit/query.ts';
import { useSession } from '../../../kit/session.ts';
import type { OwnSignup } from './signup-ticket.tsx';
import { useActivityWords } from './words.ts';

export function CancelDialog({ signup, onClose }: { signup: OwnSignup; onClose: () => void }) {
  const t = useActivityWords();
  const locale = useSession((state) => state.locale);
  const [reqId] = useState(newRequestId);
  const send = useSend(cancelSignupCall, {
    invalidates: [mySignupsCall, mySignupCall, activityCalls.one, activityCalls.list],
  });
  return (
    <ConfirmDialog
      open
      title={t('own.cancelTitle')}
      confirm={t('own.cancel')}
      kind="danger"
      busy={send.isPending}
      onClose={onClose}
      onConfirm={() =>
        send.mutate(
          { id: signup.id, reqId },
          {
            onSuccess: () => {
              toast('success', t('own.cancelled'));
              onClose();
            },
            onError: onClose,
          },
        )
      }
    >
      <p>{t('own.cancelNote', { until: signup.cancelUntil ? showDateTime(signup.cancelUntil, locale) : '' })}</p>
    </ConfirmDialog>
  );
}
