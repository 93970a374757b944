import { useState } from 'react';
import { useParams } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { helpListCall } from '#features/casework/calls/helping.ts';
import { pathsOf } from '#features/casework/portal/application/programme.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { GrantList } from './grant-list.tsx';
import styles from './helping.module.css';
import { InviteForm } from './invite-form.tsx';
import { type Invitation, NewCode } from './new-code.tsx';
import { isNowhere } from './not-there.ts';
import { useHelpingWords } from './words.ts';

export type HelpList = OutputOf<typeof helpListCall>;

/** Who may fill in what of one's own application: invitations, and how they are taken back. */
export function Component() {
  const t = useHelpingWords();
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(helpListCall, { id }, { quiet: true, ...renewed });
  if (data) return <Helpers id={id} list={data} />;
  return (
    <div className="wrap">
      {error && isNowhere(error) ? (
        <EmptyState
          level={1}
          drawing="lost"
          title={t('ask.failed')}
          actions={
            <ButtonLink kind="primary" to="/personal/declare">
              {t('ask.toList')}
            </ButtonLink>
          }
        />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Loading>
          <Skeleton height="480px" />
        </Loading>
      )}
    </div>
  );
}

const rules = ['scope', 'signed', 'submit', 'end'] as const;

function Helpers({ id, list }: { id: string; list: HelpList }) {
  const t = useHelpingWords();
  const locale = useSession((session) => session.locale);
  const [made, setMade] = useState<Invitation>();
  const form = pathsOf(list.programme).edit(id);
  return (
    <>
      <PageHead
        crumbs={useCrumbs(t('ask.title'))}
        title={t('ask.title')}
        note={`${textIn(list.title, locale)} ${list.year}`}
      />
      <div className={`wrap stack top gap-32 folds ${styles.page}`}>
        <div className="column gap-20">
          {made && <NewCode invitation={made} onClose={() => setMade(undefined)} />}
          {list.isOpen ? (
            <InviteForm id={id} sections={list.sections} onMade={setMade} />
          ) : (
            <Notice>{t('ask.closed')}</Notice>
          )}
          <section aria-labelledby="grants-title">
            <h2 id="grants-title" className="title-20 below-12">
              {t('grants.title')}
            </h2>
            <GrantList grants={list.grants} onEnded={(ended) => made?.id === ended && setMade(undefined)} />
          </section>
        </div>
        <aside>
          <Card boxed>
            <p>{t('ask.intro')}</p>
            <ul className="dotted stack gap-8 above-12">
              {rules.map((rule) => (
                <li key={rule}>{t(`ask.rules.${rule}`)}</li>
              ))}
            </ul>
            <p className="above-16">
              <ButtonLink to={form}>
                <Icon name="left" size={16} />
                {t('ask.back')}
              </ButtonLink>
            </p>
          </Card>
        </aside>
      </div>
    </>
  );
}
