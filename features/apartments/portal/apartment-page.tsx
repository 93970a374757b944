import type { OutputOf } from '#core/contracts/contract.ts';
import type { apartmentCall } from '#features/apartments/calls.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { Choice } from './choice.tsx';
import { LeaseCard } from './lease-card.tsx';
import { LoadedApartment } from './loaded-apartment.tsx';
import { useApartmentWords } from './words.ts';

export type Round = NonNullable<OutputOf<typeof apartmentCall>['round']>;
export type Unit = Round['units'][number];
export type Lease = OutputOf<typeof apartmentCall>['leases'][number];

/** The round in which I choose, live, and what I rent. */
export function Component() {
  return <LoadedApartment>{(data, refetch) => <ApartmentView {...data} refetch={refetch} />}</LoadedApartment>;
}

function ApartmentView({ round, leases, refetch }: OutputOf<typeof apartmentCall> & { refetch: () => void }) {
  const t = useApartmentWords();
  if (!round && leases.length === 0)
    return (
      <div className="wrap">
        <EmptyState
          level={1}
          title={t('none')}
          actions={
            <ButtonLink kind="primary" to="/serve/apartapply">
              {t('toGuide')}
            </ButtonLink>
          }
        >
          {t('noneNote')}
        </EmptyState>
      </div>
    );
  return (
    <>
      {round && <Choice round={round} onEnd={refetch} />}
      {leases.length > 0 && (
        <section className="wrap stack gap-16 one above-32 below-24" aria-labelledby="leases">
          {round ? (
            <h2 id="leases" className="title-24">
              {t('leases')}
            </h2>
          ) : (
            <h1 id="leases">{t('leases')}</h1>
          )}
          {leases.map((lease) => (
            <LeaseCard key={lease.id} lease={lease} onDone={refetch} />
          ))}
        </section>
      )}
    </>
  );
}
