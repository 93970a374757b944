import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { mySignupCall } from '#features/activities/calls/activities.ts';
import { activityPhases } from '#features/activities/shared/activity-choices.ts';
import type { OneContent } from '#features/contents/portal/article-page.tsx';
import { courseOneCall } from '#features/learning/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { formWords } from '#web/kit/form/words.ts';
import { withWords } from '#web/kit/with-words.ts';
import { meetCompany } from '#web/portal/shell/company-guard.ts';
import { signInPath } from '#web/portal/shell/redirect.ts';
import { type ActivityLine, courseOf, phaseOf } from './line.ts';
import { useActivityWords } from './words.ts';

const SignUpDialog = lazy(
  withWords(formWords, () => import('./sign-up-dialog.tsx').then((loaded) => ({ default: loaded.SignUpDialog }))),
);

/** The button that says where the activity stands, and the way in for whoever has a code, while there is one. */
export function SignUp(props: { content: OneContent; line: ActivityLine }) {
  const t = useActivityWords();
  const isComing = ['NOT_OPEN', 'OPEN', 'FULL', 'CLOSED'].includes(phaseOf(props.line.phase));
  return (
    <>
      <SignUpButton {...props} />
      {isComing && (
        <Link className="small" to="/personal/code">
          {t('sign.byCode')}
        </Link>
      )}
    </>
  );
}

/** The button that says where the activity stands, or what became of the own sign-up. */
function SignUpButton({ content, line }: { content: OneContent; line: ActivityLine }) {
  const t = useActivityWords();
  const locale = useSession((state) => state.locale);
  const isSignedIn = useSession((state) => Boolean(state.user?.loginName));
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall(mySignupCall, isSignedIn ? { id: content.id } : undefined, { quiet: true, staleTime: 0 });
  const phase = phaseOf(line.phase);
  const canWait = phase === 'FULL' && line.waitlist;
  const course = courseOf(content.facts);
  const { data: taken } = useCall(courseOneCall, course ? { id: course } : undefined, { quiet: true });
  if (data?.signup && data.signup.state !== 'CANCELLED') return <Mine signup={data.signup} />;
  if (phase !== 'OPEN' && !canWait) return <Button disabled>{textIn(activityPhases[phase], locale)}</Button>;
  if (!isSignedIn)
    return (
      <ButtonLink kind="accent" to={signInPath(`/activity/${content.id}`)}>
        {canWait ? t('sign.signInToWait') : t('sign.signIn')}
      </ButtonLink>
    );
  // Sessions are for those who take the course: the way there stands where the form would refuse them.
  if (course && taken && (taken.mine === null || taken.mine.state === 'DROPPED'))
    return (
      <ButtonLink kind="accent" to={`/phenixcoll/course/${course}`}>
        {t('sessions.joinFirst')}
      </ButtonLink>
    );
  /** Whoever comes for no company is told before the form, not after it. */
  const begin = async () => {
    if (content.facts.companyOnly === 'YES' && (await meetCompany()) !== 'passed') return;
    setOpen(true);
  };
  return (
    <>
      <Button kind="accent" disabled={!data} onClick={() => void begin()}>
        {canWait ? t('sign.wait') : t('sign.action')}
      </Button>
      {isOpen && (
        <Suspense>
          <SignUpDialog content={content} isFull={canWait} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

type Signup = NonNullable<OutputOf<typeof mySignupCall>['signup']>;

function Mine({ signup }: { signup: Signup }) {
  const t = useActivityWords();
  const state = signup.state as keyof typeof told;
  return (
    <>
      <b role="status">{t(told[state] ?? told.APPROVED, { count: signup.before ?? 0 })}</b>
      <ButtonLink kind="primary" to="/personal/activity">
        {signup.ticket ? t('sign.toTicket') : t('sign.toMine')}
      </ButtonLink>
    </>
  );
}

const told = {
  APPROVED: 'sign.mine.APPROVED',
  PENDING: 'sign.mine.PENDING',
  WAITLIST: 'sign.mine.WAITLIST',
  CHECKED_IN: 'sign.mine.CHECKED_IN',
  ABSENT: 'sign.mine.ABSENT',
  REJECTED: 'sign.mine.REJECTED',
} as const;
