import type { ReactNode } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { apartmentCall } from '#features/apartments/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';

type Apartment = OutputOf<typeof apartmentCall>;

/** The round and the leases of the reader once they are there; before that their outline, or why they did not come. */
export function LoadedApartment({ children }: { children: (data: Apartment, refetch: () => void) => ReactNode }) {
  const { data, error, refetch } = useCall(apartmentCall, {}, { quiet: true, staleTime: 0 });
  if (data) return children(data, refetch);
  if (error)
    return (
      <div className="wrap above-32 below-24">
        <ErrorState error={error} onRetry={refetch} />
      </div>
    );
  return (
    <Loading>
      <div className="wrap stack gap-20 above-32">
        <Skeleton height="140px" />
        <Skeleton height="420px" />
      </div>
    </Loading>
  );
}
