import { useSession } from '../kit/session.ts';
import { localTags } from './local-time.ts';

/** Figures as the page's language writes them; `digits` fixes their decimals. */
export function useNumbers(): (value: number, digits?: number) => string {
  const locale = useSession((state) => state.locale);
  return (value, digits) => {
    const fixed = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat(localTags[locale], fixed).format(value);
  };
}
