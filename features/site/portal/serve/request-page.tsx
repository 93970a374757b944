import { useRef } from 'react';
import { useParams } from 'react-router';
import type { Values } from '#core/forms/values.ts';
import { textIn } from '#core/texts/text.ts';
import { useServeWords } from '#features/casework/portal/words.ts';
import { serveCalls } from '#features/contents/calls/contents.ts';
import { isGone, type OneContent } from '#features/contents/portal/article-page.tsx';
import { ownRequestsCall, saveRequestCall } from '#features/site/calls/requests.ts';
import { requestSection } from '#features/site/shared/request.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { invalidate, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonArticle } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs, usePageTitle } from '#web/portal/shell/page-title.ts';
import { useIsOffered } from '#web/portal/shell/use-platform.ts';
import { GuideCard } from './guide-card.tsx';
import { OwnRequests } from './own-requests.tsx';
import styles from './programme-page.module.css';

/** One-to-one service: the own requests for it, and the form for another. */
export function Component() {
  const t = useServeWords();
  const { type = '' } = useParams();
  const { data, error, refetch } = useCall(serveCalls.one, { id: type }, { staleTime: 60_000, quiet: true });
  if (data?.facts.high === 'YES') return <Request key={data.id} guide={data} service={String(data.facts.slug)} />;
  return (
    <div className="wrap">
      {data || (error && isGone(error)) ? (
        <EmptyState
          level={1}
          drawing="lost"
          title={data ? t('request.notHigh') : t('office.gone')}
          actions={
            <ButtonLink kind="primary" to={data ? `/serve/${type}` : '/serve'}>
              {data ? t('request.guide') : t('office.showAll')}
            </ButtonLink>
          }
        />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <SkeletonArticle />
      )}
    </div>
  );
}

function Request({ guide, service }: { guide: OneContent; service: string }) {
  const t = useServeWords();
  const locale = useSession((session) => session.locale);
  const isOffered = useIsOffered('oneToOne');
  const own = useCall(ownRequestsCall, { service }, { quiet: true });
  const title = textIn(guide.title, locale);
  const reqId = useRef(newRequestId());
  usePageTitle(`${t('request.title')} · ${title}`);
  const send = async (values: Values) => {
    const { no } = await call(saveRequestCall, { service, values, reqId: reqId.current });
    reqId.current = newRequestId();
    toast('success', t('request.sent', { no }));
    await invalidate(ownRequestsCall);
  };
  return (
    <>
      <PageHead crumbs={useCrumbs(title)} title={title} note={textIn(guide.summary, locale)} />
      <div className={`${styles.columns} wrap stack top folds-laptop`}>
        <div className={styles.guide}>
          {own.error && !own.data && <ErrorState error={own.error} onRetry={own.refetch} />}
          {own.data && own.data.rows.length > 0 && <OwnRequests rows={own.data.rows} />}
          {own.data && (
            <section>
              <h2>{t('request.title')}</h2>
              {!isOffered ? (
                <p>{t('request.off')}</p>
              ) : own.data.canAdd ? (
                <Card boxed>
                  <SmallForm section={requestSection} label={t('request.send')} send={send}>
                    <p className={styles.hint}>{t('request.note')}</p>
                  </SmallForm>
                </Card>
              ) : (
                <p>{t('request.only')}</p>
              )}
            </section>
          )}
        </div>
        <aside className={`${styles.aside} stack gap-24`}>
          <GuideCard guide={guide} isAsking />
        </aside>
      </div>
    </>
  );
}
