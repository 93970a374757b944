import type { OutputOf } from '#core/contracts/contract.ts';
import { expertReviewCall } from '#features/casework/calls/experts.ts';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useOfficeCall } from '#web/office/office-call.ts';

export type Review = NonNullable<OutputOf<typeof expertReviewCall>['review']>;
export type Column = Review['columns'][number];

/** The expert review of the case on the desk; asked for only where its programme has cases scored. */
export function useReview({ data, programme }: Pick<Desk, 'data' | 'programme'>) {
  const isScored = programme?.experts !== undefined && data?.isPayer === false;
  const found = useOfficeCall(expertReviewCall, { id: data?.id ?? '' }, { enabled: isScored });
  return { found, isScored, review: found.data?.review ?? null };
}
