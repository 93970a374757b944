import { Link } from 'react-router';
import { complainedUseCall } from '#features/benefits/calls/complained.ts';
import { redemptionStates } from '#features/benefits/shared/member.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useCan } from '#web/office/session.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './complained-use.module.css';
import { useTexts } from './words.ts';

/** Beside a complaint: the use of the own card that it names, with the ways to where something is done about it. */
export function ComplainedUse({ id }: { id: string }) {
  const t = useTexts();
  const read = useTextIn();
  const [canSeeUses, canSeeCards] = [useCan('Mgr.Shop'), useCan('Mgr.ShopMember')];
  const { data } = useOfficeCall(complainedUseCall, { id });
  if (!data?.use) return null;
  const { use } = data;
  const state = redemptionStates[use.state as keyof typeof redemptionStates];
  return (
    <section className={`stack gap-6 size-12-5 ${styles.part}`} aria-label={t('complained.title')}>
      <h3 className="row wraps gap-8 size-13">
        {t('complained.title')} <StatusTag tone={state.tone}>{read(state.label)}</StatusTag>
      </h3>
      <p className="breaks">
        {read(use.shop)} · {read(use.title)}
      </p>
      <p className="muted">
        {shortTime(use.usedAt)} · {use.no} · {t('complained.card', { no: use.cardNo })}
      </p>
      <p className="row wraps gap-12">
        {canSeeUses && (
          <Link className="link" to={`/shop/redemption?id=${use.id}`}>
            {t('complained.use')}
          </Link>
        )}
        {canSeeCards && (
          <Link className="link" to={`/customer?id=${use.cardId}`}>
            {t('complained.holder')}
          </Link>
        )}
      </p>
      <p className="muted">{t('complained.note')}</p>
    </section>
  );
}
