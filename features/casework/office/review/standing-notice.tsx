import { Link } from 'react-router';
import { useTexts } from '#features/casework/office/words.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useCan } from '#web/office/session.tsx';
import type { Case } from './case-model.ts';
import styles from './desk.module.css';

/** What stands between a case and its result: a public notice, an objection that holds it, a revocation that waits. */
export function StandingNotice({ found, isRanked }: { found: Case; isRanked: boolean }) {
  const t = useTexts();
  const seesObjections = useCan('Mgr.Apply.publish');
  const seesLists = useCan('Mgr.Apartment');
  const { notice, revocation } = found;
  return (
    <>
      {revocation && (
        <section className={`notice problem wraps top rigid ${styles.claimFirst}`} aria-label={t('review.revocation')}>
          <Icon name="warning" />
          <p>
            <b>{t('review.revocationAsked', { name: revocation.by, time: shortTime(revocation.at) })}</b>{' '}
            {revocation.reason}
            <small className="block">{t(revocation.isMine ? 'review.revocationMine' : 'review.revocationOther')}</small>
          </p>
        </section>
      )}
      {notice?.isHeld && (
        <section className={`notice problem wraps top rigid ${styles.claimFirst}`} aria-label={t('review.onHold')}>
          <Icon name="warning" />
          <p>
            <b>{t('review.onHold')}</b> {t('review.onHoldNote')}{' '}
            {seesObjections && <Link to={`/apply/objection?f.keyword=${found.no}`}>{t('review.toObjections')}</Link>}
          </p>
        </section>
      )}
      {found.state === 'JOINT' && isRanked && (
        <div className={`notice info rigid ${styles.claimFirst}`}>
          <Icon name="info" /> {t('review.toBeRanked')}{' '}
          {seesLists && <Link to="/apartment/meeting">{t('review.toMeetings')}</Link>}
        </div>
      )}
      {found.state === 'PUBLICITY' && !notice && (
        <div className={`notice info rigid ${styles.claimFirst}`}>
          <Icon name="info" /> {t('review.notAnnounced')}{' '}
          {seesObjections && <Link to="/apply/publicity">{t('review.toRounds')}</Link>}
        </div>
      )}
    </>
  );
}
