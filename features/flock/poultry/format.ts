import { figuresIn } from '#features/flock/shared/scoring/figures.ts';
import { useSession } from '#web/kit/call/session.ts';
import { localTags } from './local-time.ts';

/** Figures as the page's language writes them; `digits` fixes their decimals. */
export function useNumbers(): (value: number, digits?: number) => string {
  const locale = useSession((state) => state.locale);
  return (value, digits) => {
    const decimals = digits === undefined ? { most: 3 } : { least: digits, most: digits };
    return figuresIn(localTags[locale], decimals).format(value);
  };
}
