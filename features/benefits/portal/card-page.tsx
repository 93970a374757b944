import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { cardPdfCall, myCardCall } from '#features/benefits/calls/card.ts';
import { relationLabel } from '#features/benefits/shared/family.ts';
import { type MemberState, memberStates } from '#features/benefits/shared/member.ts';
import { TalentCardGround } from '#web/kit/art/talent-card-ground.tsx';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { FileButton } from '#web/kit/files/file-button.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import styles from './benefits.module.css';
import { CardBenefits } from './card-benefits.tsx';
import { CardBookings } from './card-bookings.tsx';
import { CardClaim } from './card-claim.tsx';
import { CardCode } from './card-code.tsx';
import { CardFamily } from './card-family.tsx';
import { CardNear } from './card-near.tsx';
import { CardPause } from './card-pause.tsx';
import { CardUses } from './card-uses.tsx';
import { useBenefitWords } from './words.ts';

type Answer = OutputOf<typeof myCardCall>;
type OwnCard = NonNullable<Answer['card']>;
export type Family = Answer['family'][number];

/** My talent card: its changing code, what it gives, and what it was used for. */
export function Component() {
  const t = useBenefitWords();
  const { data, error, refetch } = useCall(myCardCall, {}, { quiet: true, staleTime: 0 });
  const [memberId, setMemberId] = useState<string>();
  // Who was taken off the card leaves it to the holder again.
  const member = data?.family.find(({ id }) => id === memberId);
  const shared = data?.benefits.filter(({ isForFamily }) => isForFamily) ?? [];
  const isOver = data?.card?.state === 'CANCELLED';
  return (
    <PersonalFrame>
      <h1 className="below-20">{t('card.title')}</h1>
      {data?.card ? (
        <div className={`stack top gap-32 ${styles.card} folds-tablet`}>
          <div>
            {!isOver && <CardFamily family={data.family} chosen={member?.id} onChoose={setMemberId} />}
            <OwnCardView card={data.card} member={member} />
            {!isOver && <CardHelp canPause={data.card.state === 'ACTIVE'} />}
          </div>
          <div className="stack gap-32">
            {isOver ? (
              <CardClaim isWaiting={data.isWaiting} />
            ) : (
              <>
                <CardBenefits key={member?.id} benefits={member ? shared : data.benefits} />
                <CardNear level={data.card.level} />
                <CardBookings benefits={data.benefits} />
              </>
            )}
            <CardUses uses={data.uses} />
          </div>
        </div>
      ) : data ? (
        <div className="stack gap-20">
          {data.isWaiting && <CardClaim isWaiting />}
          <Card>
            <EmptyState
              title={t('card.none')}
              actions={
                <>
                  <ButtonLink kind="primary" to="/serve/talentapply">
                    {t('toApply')}
                  </ButtonLink>
                  <ButtonLink to="/shop">{t('toShops')}</ButtonLink>
                </>
              }
            >
              {t('card.noneNote')}
            </EmptyState>
          </Card>
          {!data.isWaiting && <CardClaim isWaiting={false} />}
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Card boxed>
          <SkeletonRows rows={6} />
        </Card>
      )}
    </PersonalFrame>
  );
}

function OwnCardView({ card, member }: { card: OwnCard; member: Family | undefined }) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const state = card.state as MemberState;
  return (
    <section className={`panel clip ${styles.own}`} aria-label={t('card.title')}>
      <div className={`on-dark anchor clip column ${styles.face}`}>
        <TalentCardGround className="cover" />
        <span className="line apart gap-12 small">
          <b className={styles.kind}>{t('card.name')}</b>
          <span>{t('card.until', { date: showDate(card.validTo, locale) })}</span>
        </span>
        <span className="line apart baseline gap-12">
          <span>
            <b className={`block breaks ${styles.holder}`}>{member?.name ?? card.name}</b>
            <small className="breaks">
              {member &&
                `${t('family.of', { name: card.name, relation: textIn(relationLabel(member.relation), locale) })} · `}
              {card.cardNo}
            </small>
          </span>
          <b className={styles.level}>{t('card.level', { level: card.level })}</b>
        </span>
      </div>
      <div className={`stack gap-12 centred ${styles.below}`}>
        {state === 'ACTIVE' ? (
          <CardCode key={member?.id} member={member?.id} title={member?.name ?? card.name} />
        ) : (
          <div className="toned rounded" data-tone={state === 'PAUSED' ? 'warn' : 'bad'} role="status">
            <p className={styles.closed}>
              <b>{textIn(memberStates[state].label, locale)}</b>{' '}
              {state === 'PAUSED' ? t('card.pausedNote') : state === 'EXPIRED' ? t('card.expiredNote') : card.note}
            </p>
          </div>
        )}
        {state === 'PAUSED' && <CardPause isPaused />}
        {state !== 'CANCELLED' && (
          <FileButton block contract={cardPdfCall} input={{}}>
            {t('card.pdf')}
          </FileButton>
        )}
      </div>
    </section>
  );
}

/** What the code is for, and what to do when the phone is gone. */
function CardHelp({ canPause }: { canPause: boolean }) {
  const t = useBenefitWords();
  return (
    <section className={`small above-20 ${styles.help}`} aria-labelledby="help">
      <h2 id="help" className="title-20 below-8">
        {t('card.how')}
      </h2>
      <ol className="muted stack gap-4">
        <li>{t('card.how1')}</li>
        <li>{t('card.how2')}</li>
        <li>{t('card.how3')}</li>
      </ol>
      {canPause && <CardPause isPaused={false} />}
    </section>
  );
}
