import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Values } from '#core/forms/values.ts';
import { type Text, textIn } from '#core/texts/text.ts';
import { companypermListCall, companypermOneCall, companypermSaveCall } from '#features/company-rights/calls.ts';
import { rightForm, rightSection } from '#features/company-rights/shared/right.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { NotShown } from './not-shown.tsx';
import styles from './rights.module.css';
import { useRightWords } from './words.ts';

/** The form of a right: new, or a draft that is gone on with. */
export function Component() {
  const { type = '', id } = useParams();
  const list = useCall(companypermListCall, { type }, { quiet: true });
  const one = useCall(companypermOneCall, id ? { id } : undefined, { quiet: true, staleTime: Infinity });
  const error = list.error ?? one.error;
  if (error) return <NotShown error={error} onRetry={() => void (list.error ? list.refetch() : one.refetch())} />;
  if (!list.data || (id && !one.data))
    return (
      <div className="wrap above-24 below-32">
        <SkeletonRows rows={6} />
      </div>
    );
  return <Form key={id ?? 'new'} type={type} service={list.data.title} draft={one.data} />;
}

interface Draft {
  readonly id: string;
  readonly rev: number;
  readonly state: string;
  readonly values: Values;
}

function Form({ type, service, draft }: { type: string; service: Text; draft: Draft | undefined }) {
  const t = useRightWords();
  const locale = useSession((session) => session.locale);
  const navigate = useNavigate();
  const [kept, setKept] = useState({ id: draft?.id, rev: draft?.rev ?? 0 });
  const reqId = useRef(newRequestId());
  const { mutateAsync } = useSend(companypermSaveCall, { invalidates: [companypermListCall, companypermOneCall] });
  const title = t('form.title', { service: textIn(service, locale) });
  const save = async (values: Values, submit: boolean) => {
    const saved = await mutateAsync({ ...kept, type, values, submit, reqId: reqId.current });
    reqId.current = newRequestId();
    setKept({ id: saved.id, rev: saved.rev });
    toast('success', t(submit ? 'form.sent' : 'form.saved'));
    if (submit) navigate(`/serve/${type}/perm/dtl/${saved.id}`, { replace: true });
  };
  return (
    <>
      <PageHead crumbs={useCrumbs(title)} title={title} note={t('form.note')} />
      <div className="wrap above-24 below-32">
        <Card boxed className={styles.form}>
          {draft && draft.state !== 'DRAFT' ? (
            <p>{t('form.locked')}</p>
          ) : (
            <SmallForm
              section={rightSection}
              start={draft?.values ?? {}}
              label={t('form.submit')}
              purpose={`${rightForm.code}:${rightSection.key}.letter`}
              send={(values) => save(values, true)}
              keep={{ label: t('form.draft'), send: (values) => save(values, false) }}
            />
          )}
        </Card>
      </div>
    </>
  );
}
