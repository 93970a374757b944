import { useState } from 'react';
import { cancelSignupCall, mySignupCall, mySignupsCall } from '#features/activities/calls/activities.ts';
import { activityCalls } from '#features/activities/calls/activity-calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDateTime } from '#web/kit/dates.ts';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import type { OwnSignup } from './own/signup-ticket.tsx';
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
