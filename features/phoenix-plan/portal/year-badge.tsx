import { phoenixYearsCall } from '#features/phoenix-plan/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { usePhoenixWords } from './words.ts';

/** How the year stands that applications are taken for, or will be. */
export function YearBadge({ className = '' }: { className?: string | undefined }) {
  const t = usePhoenixWords();
  const { data } = useCall(phoenixYearsCall, {}, { staleTime: 300_000, quiet: true });
  const year = data?.years.find(({ state }) => state !== 'closed') ?? data?.years[0];
  if (!year) return null;
  return <span className={className}>{t(`badge.${year.state}`, { year: year.year })}</span>;
}
