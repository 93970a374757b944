import { useState } from 'react';
import type { Values } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import { profileCall } from '#features/accounts/calls/own-account.ts';
import { mySignupCall, mySignupsCall, signUpCall } from '#features/activities/calls/activities.ts';
import { activityCalls } from '#features/activities/calls/activity-calls.ts';
import { signupSection } from '#features/activities/shared/signup.ts';
import type { OneContent } from '#features/contents/portal/article-page.tsx';
import { newRequestId } from '#web/kit/call/call.ts';
import { invalidate, useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { useActivityWords } from './words.ts';

/** The sign-up form: who comes, and what this activity asks. */
export function SignUpDialog({
  content,
  isFull,
  onClose,
}: {
  content: OneContent;
  isFull: boolean;
  onClose: () => void;
}) {
  const t = useActivityWords();
  const locale = useSession((state) => state.locale);
  const { data: profile } = useCall(profileCall, {}, { quiet: true });
  const [reqId] = useState(newRequestId);
  const sending = useSend(signUpCall, { invalidates: [mySignupCall, mySignupsCall], quiet: ['INVALID'] });
  const send = async (values: Values) => {
    try {
      const { state } = await sending.mutateAsync({ id: content.id, values: { ...values }, reqId });
      toast('success', t(done[state as keyof typeof done] ?? done.APPROVED));
      void invalidate(activityCalls.list);
      onClose();
    } finally {
      // Refused or not, the button behind tells the new state: somebody was faster, or it closed meanwhile.
      void invalidate(activityCalls.one);
    }
  };
  return (
    <Dialog open wide title={t('sign.title', { title: textIn(content.title, locale) })} onClose={onClose}>
      {isFull && <Notice tone="warn">{t('sign.waitNote')}</Notice>}
      <p>{t('sign.note')}</p>
      {profile ? (
        <SmallForm
          section={signupSection(content.facts.questions)}
          start={{ phone: { area: profile.area ?? '+86', number: profile.phone ?? '' } }}
          label={t('sign.submit')}
          send={send}
        />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Dialog>
  );
}

const done = {
  APPROVED: 'sign.done.APPROVED',
  PENDING: 'sign.done.PENDING',
  WAITLIST: 'sign.done.WAITLIST',
} as const;
