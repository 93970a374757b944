import { useState } from 'react';
import { signupSection } from '#core/contents/signup.ts';
import { mySignupCall, mySignupsCall, signUpCall } from '#core/contracts/activities.ts';
import { activityCalls } from '#core/contracts/activity-calls.ts';
import { profileCall } from '#core/contracts/own-account.ts';
import { textIn } from '#core/texts/text.ts';
import { newRequestId } from '../../../kit/call.ts';
import { CallError } from '../../../kit/call-error.ts';
import { PlainForm } from '../../../kit/form/plain-form.tsx';
import { Button } from '../../../kit/pieces/button.tsx';
import { Dialog } from '../../../kit/pieces/dialog.tsx';
import { Notice } from '../../../kit/pieces/notice.tsx';
import { SkeletonRows } from '../../../kit/pieces/skeleton.tsx';
import { toast } from '../../../kit/pieces/toasts.tsx';
import { invalidate, useCall, useSend } from '../../../kit/query.ts';
import { useSession } from '../../../kit/session.ts';
import type { OneContent } from '../contents/article-page.tsx';
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
  const [refused, setRefused] = useState<readonly { path: string; text: string }[]>([]);
  const send = useSend(signUpCall, { invalidates: [mySignupCall, mySignupsCall], quiet: ['INVALID'] });
  const submit = (values: Record<string, unknown>) =>
    send.mutate(
      { id: content.id, values, reqId },
      {
        onSuccess: ({ state }) => {
          toast('success', t(done[state as keyof typeof done] ?? done.APPROVED));
          void invalidate(activityCalls.one);
          void invalidate(activityCalls.list);
          onClose();
        },
        onError: (error) => {
          if (error instanceof CallError && error.key === 'INVALID')
            setRefused(error.fields.map(({ path, msg }) => ({ path, text: msg })));
          // Somebody was faster, or it closed meanwhile: the button behind tells the new state.
          void invalidate(activityCalls.one);
        },
      },
    );
  return (
    <Dialog open wide title={t('sign.title', { title: textIn(content.title, locale) })} onClose={onClose}>
      {isFull && <Notice tone="warn">{t('sign.waitNote')}</Notice>}
      <p>{t('sign.note')}</p>
      {profile ? (
        <PlainForm
          section={signupSection(content.facts.questions)}
          start={{ name: '', phone: { area: profile.area ?? '+86', number: profile.phone ?? '' } }}
          refused={refused}
          onSubmit={submit}
        >
          <Button kind="primary" type="submit" busy={send.isPending}>
            {t('sign.submit')}
          </Button>
        </PlainForm>
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
