import { useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { profileCall } from '#features/accounts/calls/own-account.ts';
import { fileComplaintCall, myComplaintsCall } from '#features/complaints/calls.ts';
import { complaintForm } from '#features/complaints/shared/complaint.ts';
import { startIn } from '#features/complaints/shared/complaint-start.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { invalidate, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { AddressProof, type ProofHandle } from './address-proof.tsx';
import styles from './complaints.module.css';
import { useComplaintWords } from './words.ts';

const [whole] = complaintForm.sections as readonly [Section];
/** Without an account nothing can be uploaded. */
const withoutFiles: Section = { ...whole, fields: whole.fields.filter(({ kind }) => kind !== 'files') };

/** Where anybody complains, suggests or asks: signed in, or with an address that a code proves. */
export function Component() {
  const t = useComplaintWords();
  const user = useSession((session) => session.user);
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={t('title')} note={t('note')} />
      <div className={`${styles.columns} wrap stack top folds-tablet`}>
        <Card boxed>{user ? <SignedIn /> : <Guest />}</Card>
        <aside className="stack gap-16">
          <section className={styles.rules}>
            <h2 className="title-20 below-8">{t('rules')}</h2>
            <ol className="dotted stack gap-8">
              <li>{t('ruleAccept')}</li>
              <li>{t('ruleAnswer')}</li>
              <li>{t('ruleReopen')}</li>
              <li>{t('ruleName')}</li>
            </ol>
          </section>
          <p className="small muted">{user ? <Link to="/personal/complaint">{t('toMine')}</Link> : t('guestFind')}</p>
        </aside>
      </div>
    </>
  );
}

function SignedIn() {
  const t = useComplaintWords();
  const navigate = useNavigate();
  const reqId = useRef(newRequestId());
  const given = startIn(useLocation().state);
  const { data: profile } = useCall(profileCall, {}, { quiet: true });
  const send = async (values: Values) => {
    const { no } = await call(fileComplaintCall, { values, reqId: reqId.current });
    reqId.current = newRequestId();
    toast('success', t('sent', { no }));
    await invalidate(myComplaintsCall);
    void navigate(`/personal/complaint/${no}`);
  };
  if (!profile)
    return (
      <Loading>
        <Skeleton height="520px" />
      </Loading>
    );
  const phone = profile.phone ? `${profile.area ?? '+86'} ${profile.phone}` : '';
  return (
    <SmallForm
      section={whole}
      start={{ anonymous: 'NAMED', name: profile.nickname, phone, ...given }}
      purpose="complaint:complaint.files"
      label={t('send')}
      send={send}
    >
      {({ anonymous }) => given && anonymous === 'HIDDEN' && <p className="small muted">{t('hiddenNote')}</p>}
    </SmallForm>
  );
}

function Guest() {
  const t = useComplaintWords();
  const navigate = useNavigate();
  const reqId = useRef(newRequestId());
  const proof = useRef<ProofHandle>(null);
  const send = async (values: Values) => {
    const proven = proof.current?.read();
    if (!proven) throw new CallError({ key: 'INVALID', code: 114, msg: '', fields: [] });
    try {
      const { no, key } = await call(fileComplaintCall, { values, ...proven, reqId: reqId.current });
      reqId.current = newRequestId();
      toast('success', t('sent', { no }));
      void navigate(`/complaint/${no}#k=${key}`);
    } catch (error) {
      if (error instanceof CallError) proof.current?.refuse(error);
      throw error;
    }
  };
  return (
    <SmallForm section={withoutFiles} start={{ anonymous: 'NAMED' }} label={t('send')} send={send}>
      <AddressProof ref={proof} />
      <p className="small muted">
        <Link to="/login?redirect=/complaint">{t('signIn')}</Link> {t('signInNote')}
      </p>
    </SmallForm>
  );
}
