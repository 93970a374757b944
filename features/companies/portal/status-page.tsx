import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { authListCall } from '#features/companies/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import { AskList } from './ask-list.tsx';
import styles from './company.module.css';
import { CompanyCard } from './company-card.tsx';
import { InvitationsToMe } from './invitations.tsx';
import { JoinForm } from './join-form.tsx';
import { useCompanyWords } from './words.ts';

type List = OutputOf<typeof authListCall>;

/** How the own companies stand, what to do about it, who asks to join, and the way to join one. */
export function Component() {
  const t = useCompanyWords();
  const { data, error, refetch } = useCall(authListCall, {}, { quiet: true });
  const otec = data?.otec;
  useEffect(() => {
    if (otec !== undefined) useSession.getState().setOtec(otec);
  }, [otec]);
  return (
    <PersonalFrame>
      <h1>{t('status.title')}</h1>
      <p className={styles.note}>{t('status.note')}</p>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : data ? (
        <Shown list={data} />
      ) : (
        <Loading>
          <Skeleton height="280px" />
        </Loading>
      )}
    </PersonalFrame>
  );
}

function Shown({ list }: { list: List }) {
  const t = useCompanyWords();
  const [query] = useSearchParams();
  const [isJoining, setJoining] = useState(query.has('join'));
  const { companies, invitations, otec, hasDraft } = list;
  const isOwnerSomewhere = companies.some(({ role }) => role === 'OWNER');
  const join = !isJoining && (
    <Button onClick={() => setJoining(true)}>
      <Icon name="plus" size={16} />
      {t('status.join')}
    </Button>
  );
  return (
    <>
      <InvitationsToMe invitations={invitations} />
      <AskList companies={companies} />
      {companies.map((company) => (
        <CompanyCard
          key={company.id}
          company={company}
          isChosen={otec?.id === company.id}
          canChoose={companies.filter(({ state }) => state === 'PASSED').length > 1}
        />
      ))}
      {companies.length === 0 && (
        <Card className={invitations.length > 0 ? 'above-20' : undefined}>
          <EmptyState
            title={t('status.none')}
            actions={
              <>
                <ButtonLink kind="accent" to="/personal/auth/edit">
                  {t(hasDraft ? 'status.goOn' : 'status.begin')}
                </ButtonLink>
                {join}
              </>
            }
          >
            {t('status.noneNote')}
          </EmptyState>
        </Card>
      )}
      {isJoining && <JoinForm code={query.get('join') ?? ''} onClose={() => setJoining(false)} />}
      {companies.length > 0 && (
        <div className={`row wraps gap-12 above-20 ${styles.actions}`}>
          {!isOwnerSomewhere && (
            <ButtonLink to="/personal/auth/edit">{t(hasDraft ? 'status.goOn' : 'status.another')}</ButtonLink>
          )}
          {join}
        </div>
      )}
    </>
  );
}
