import { grantsCall } from '#features/payments/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { GrantView } from './grant-view.tsx';
import { usePaymentWords } from './words.ts';

/** The instalments of one application, on the page that tells where it stands; nothing while there are none. */
export function ProgressCard({ id }: { id: string }) {
  const t = usePaymentWords();
  const { data } = useCall(grantsCall, { applicationId: id }, { quiet: true });
  const [grant] = data?.rows ?? [];
  if (!grant) return null;
  return (
    <section aria-label={t('title')} className="above-32">
      <GrantView grant={grant} />
    </section>
  );
}
