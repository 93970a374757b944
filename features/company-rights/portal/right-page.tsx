import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { dayInShanghai } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import {
  companypermBackCall,
  companypermDeleteCall,
  companypermListCall,
  companypermOneCall,
} from '#features/company-rights/calls.ts';
import { rightForm, rightSection } from '#features/company-rights/shared/right.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { SectionAnswers } from '#web/kit/form/answers.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useFormDictionaries } from '#web/portal/own-form/use-form-dictionaries.ts';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { NotShown } from './not-shown.tsx';
import { RightTag } from './right-tag.tsx';
import styles from './rights.module.css';
import { useRightWords } from './words.ts';

type Right = OutputOf<typeof companypermOneCall>;

/** One right: how it stands, what it was asked with, and what the company can still do about it. */
export function Component() {
  const t = useRightWords();
  const locale = useSession((session) => session.locale);
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(companypermOneCall, { id }, { quiet: true, ...renewed });
  const dictionaries = useFormDictionaries(rightForm);
  const title = data ? t('list.title', { service: textIn(data.title, locale) }) : t('detail.title');
  const crumbs = useCrumbs(title);
  if (error && !data) return <NotShown error={error} onRetry={refetch} />;
  return (
    <>
      <PageHead crumbs={crumbs} title={title} />
      <div className={`wrap column gap-20 above-24 below-32 ${styles.form}`}>
        {!data || !dictionaries ? (
          <SkeletonRows rows={4} />
        ) : (
          <>
            <Standing right={data} />
            <SectionAnswers
              section={rightSection}
              values={data.values}
              means={{ data: { right: data.values }, dictionaries, locale, today: dayInShanghai(now()) }}
            />
          </>
        )}
      </div>
    </>
  );
}

function Standing({ right }: { right: Right }) {
  const t = useRightWords();
  const locale = useSession((session) => session.locale);
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'back' | 'delete'>();
  const invalidates = { invalidates: [companypermListCall, companypermOneCall] };
  const back = useSend(companypermBackCall, invalidates);
  const del = useSend(companypermDeleteCall, { invalidates: [companypermListCall] });
  const list = `/serve/${right.type}/perm`;
  const agree = async () => {
    const input = { id: right.id, reqId: newRequestId() };
    await (asking === 'back' ? back : del).mutateAsync(input);
    toast('success', t(asking === 'back' ? 'detail.backDone' : 'detail.deleted'));
    if (asking === 'delete') navigate(list, { replace: true });
    setAsking(undefined);
  };
  return (
    <Card boxed>
      <div className="row wraps apart gap-4-12">
        <h2 className="title-20">{t('detail.result')}</h2>
        <RightTag state={right.state} />
      </div>
      <p className="meta above-12">
        <span>{t('row.asked', { count: right.asked })}</span>
        {right.granted !== null && <span>{t('row.granted', { count: right.granted })}</span>}
        {right.validFrom && right.validTo && (
          <span>
            {t('detail.period', { from: showDate(right.validFrom, locale), to: showDate(right.validTo, locale) })}
          </span>
        )}
      </p>
      {right.reason && <p className="above-12 breaks">{t('row.reason', { reason: right.reason })}</p>}
      {right.actions.length > 0 && (
        <p className="line wraps gap-8 above-16">
          {right.actions.includes('edit') && (
            <ButtonLink kind="primary" to={`${list}/edit/${right.id}`}>
              {t('list.edit')}
            </ButtonLink>
          )}
          {right.actions.includes('back') && <Button onClick={() => setAsking('back')}>{t('detail.back')}</Button>}
          {right.actions.includes('delete') && (
            <Button kind="danger" onClick={() => setAsking('delete')}>
              {t('detail.delete')}
            </Button>
          )}
        </p>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        title={t(`detail.${asking ?? 'back'}`)}
        confirm={t(`detail.${asking ?? 'back'}`)}
        busy={back.isPending || del.isPending}
        onConfirm={() => void agree()}
        onClose={() => setAsking(undefined)}
      >
        <p>{t(`detail.${asking ?? 'back'}Ask`)}</p>
      </ConfirmDialog>
    </Card>
  );
}
